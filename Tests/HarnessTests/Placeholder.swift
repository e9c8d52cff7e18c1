import Testing

@Suite struct HarnessPlaceholder {}
