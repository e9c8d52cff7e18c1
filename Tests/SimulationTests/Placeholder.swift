import Testing

@Suite struct SimulationPlaceholder {}
