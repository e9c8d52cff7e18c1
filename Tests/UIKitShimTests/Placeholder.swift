import Testing

@Suite struct UIKitShimPlaceholder {}
