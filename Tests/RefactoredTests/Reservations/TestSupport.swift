// What every unit test here may use without an import of its own.
@_exported import TestSupport
