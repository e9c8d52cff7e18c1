import Testing

@Suite struct SupportPlaceholder {}
