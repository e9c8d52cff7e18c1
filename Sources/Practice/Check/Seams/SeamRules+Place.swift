extension SeamRules {
  /// The machine's language, zone and calendar.
  static let place: [SeamRule] = [
    SeamRule(
      [
        "Foundation.Locale.current", "Foundation.NSLocale.current", "Foundation.NSLocale.system",
        "Foundation.Locale.preferredLanguages",
      ],
      fix: "write Locale.current at the app's root, and pass the locale in"),
    SeamRule(
      [
        "Foundation.TimeZone.current", "Foundation.NSTimeZone.default",
        "Foundation.NSTimeZone.system", "Foundation.NSTimeZone.local",
      ],
      fix: "write TimeZone.current at the app's root, and pass the time zone in"),
    SeamRule(
      ["Foundation.Calendar.current", "Foundation.NSCalendar.current"],
      fix: "write Calendar.current at the app's root, and pass the calendar in"),
    SeamRule(
      [
        "Foundation.Locale.autoupdatingCurrent", "Foundation.TimeZone.autoupdatingCurrent",
        "Foundation.Calendar.autoupdatingCurrent", "Foundation.NSLocale.autoupdatingCurrent",
        "Foundation.NSCalendar.autoupdatingCurrent",
      ],
      fix: "write .current, and hand styles to .formatted(_:)", isFineBesideFormatStyles: true),
    SeamRule(
      [
        "Foundation.DateFormatter.init()", "Foundation.NumberFormatter.init()",
        "Foundation.DateFormatter.localizedString(from:dateStyle:timeStyle:)",
        "Foundation.NumberFormatter.localizedString(from:number:)",
      ],
      fix: "write DateFormatter() or NumberFormatter() without a module before it"),
    SeamRule(
      [
        "Foundation.DateIntervalFormatter.init()", "Foundation.DateComponentsFormatter.init()",
        "Foundation.RelativeDateTimeFormatter.init()", "Foundation.MeasurementFormatter.init()",
        "Foundation.ByteCountFormatter.init()", "Foundation.LengthFormatter.init()",
        "Foundation.MassFormatter.init()", "Foundation.EnergyFormatter.init()",
        "Foundation.ListFormatter.init()", "Foundation.PersonNameComponentsFormatter.init()",
        "Swift.Sequence.formatted", "Swift.Range.formatted", "Swift.Duration.formatted",
        "Foundation.Measurement.formatted", "Foundation.PersonNameComponents.formatted",
        "Foundation.FormatStyle.relative", "Foundation.FormatStyle.list",
        "Foundation.FormatStyle.byteCount", "Foundation.FormatStyle.interval",
        "Foundation.FormatStyle.components", "Foundation.FormatStyle.measurement",
        "Foundation.FormatStyle.time", "Foundation.FormatStyle.units",
        "Foundation.ByteCountFormatStyle.init", "Foundation.ListFormatStyle.init",
        "Foundation.Date.RelativeFormatStyle.init", "Foundation.Date.IntervalFormatStyle.init",
      ],
      fix: "format with DateFormatter, NumberFormatter or a format style of a date or number"),
    SeamRule(
      [
        "Swift.StringProtocol.localizedCompare(_:)",
        "Swift.StringProtocol.localizedCaseInsensitiveCompare(_:)",
        "Swift.StringProtocol.localizedStandardCompare(_:)",
        "Swift.StringProtocol.localizedStandardContains(_:)",
        "Swift.StringProtocol.localizedStandardRange(of:)",
        "Swift.StringProtocol.localizedCaseInsensitiveContains(_:)",
        "Swift.StringProtocol.localizedUppercase", "Swift.StringProtocol.localizedLowercase",
        "Swift.StringProtocol.localizedCapitalized", "Swift.String.localizedStringWithFormat(_:_:)",
      ],
      fix: "use the variant that takes a locale, such as compare(_:options:range:locale:)"),
    SeamRule(
      [
        "setlocale", "newlocale", "uselocale", "localeconv", "nl_langinfo", "strcoll", "strxfrm",
        "tzset", "mktime", "localtime", "localtime_r", "ctime", "ctime_r",
        "Foundation.NSTimeZone.resetSystemTimeZone()",
      ],
      fix: "pass locale and time zone in"),
  ]
}
