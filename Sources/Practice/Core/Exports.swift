// What every file of this module uses, and what its callers get to see in errors and results.
@_exported import Processes
