import Testing

@Suite struct CharacterizationPlaceholder {}
