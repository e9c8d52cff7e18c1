import Testing

@Suite struct PracticePlaceholder {}
