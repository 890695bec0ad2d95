// SPDX-License-Identifier: MIT
//
// Formatters. Expected texts: Unicode CLDR's for the language, checked by hand.

import Foundation
import Testing

@testable import ScreenDocument

/// What a template makes of a record.
private func text(_ template: String, _ record: String, locale: String = "en") throws -> String? {
  let (json, _) = try JSONReader.read(
    Array(record.utf8), name: "r", limits: JSONReader.Limits(bytes: 10_000))
  let scope = BindingScope(records: [json.root])
  return BindingScope.text(
    try scope.evaluate(try BindingTemplate(template), locale: locale), locale: locale)
}

@Suite struct FormatterTests {
  @Test(
    "a template and a value make a text",
    arguments: [
      ("{{a}}", #"{"a": 2024}"#, "en", "2024"), ("{{a}}", #"{"a": 4.5}"#, "de", "4,5"),
      ("{{a}}", #"{"a": true}"#, "en", "true"), ("[{{a}}]", #"{"a": null}"#, "en", "[]"),
      ("{{a.b.1}}", #"{"a": {"b": ["x", "y"]}}"#, "en", "y"),
      ("{{ a | upper }}", #"{"a": "straße"}"#, "en", "STRASSE"),
      // Unicode's SpecialCasing.txt: of Turkish, and of other languages.
      ("{{a|lower}}", #"{"a": "İI"}"#, "tr", "iı"), ("{{a|lower}}", #"{"a": "İI"}"#, "en", "i̇i"),
      ("{{a|upper}}", #"{"a": "istanbul"}"#, "tr", "İSTANBUL"),
      ("{{a|upper}}", #"{"a": "istanbul"}"#, "en", "ISTANBUL"),
      ("{{a|default:none}}", "{}", "en", "none"), ("{{a|default:}}", "{}", "en", ""),
      ("{{a|default:none|upper}}", #"{"a": null}"#, "en", "NONE"),
      ("{{a|default:none}}", #"{"a": ""}"#, "en", ""),
      ("{{a|number}}", #"{"a": 1234567.8912}"#, "en", "1,234,567.891"),
      ("{{a|number:2}}", #"{"a": 1234.5}"#, "en", "1,234.50"),
      ("{{a|number:0}}", #"{"a": 2.5}"#, "en", "2"), ("{{a|number:0}}", #"{"a": 3.5}"#, "en", "4"),
      ("{{a|number:1}}", #"{"a": 0.25}"#, "en", "0.2"),
      ("{{a|number:2}}", #"{"a": 9.999}"#, "en", "10.00"),
      ("{{a|number:2}}", #"{"a": -0.001}"#, "en", "0.00"),
      ("{{a|number}}", #"{"a": 1e21}"#, "en", "1,000,000,000,000,000,000,000"),
      ("{{a|number:1}}", #"{"a": 12345.6}"#, "de", "12.345,6"),
      ("{{a|number}}", #"{"a": 1234}"#, "es", "1234"),
      ("{{a|number}}", #"{"a": 12345}"#, "es", "12.345"),
      ("{{a|number:2}}", #"{"a": 1234.5}"#, "fr", "1\u{202F}234,50"),
      ("{{a|number}}", #"{"a": 1234}"#, "de-CH", "1’234"),
      ("{{a|number}}", #"{"a": 1234}"#, "xx", "1,234"),
      ("{{a|currency:EUR}}", #"{"a": 1234.5}"#, "en", "€1,234.50"),
      ("{{a|currency:EUR}}", #"{"a": 1234.5}"#, "de_DE", "1.234,50\u{A0}€"),
      ("{{a|currency:USD}}", #"{"a": -3}"#, "en", "-$3.00"),
      ("{{a|currency:JPY}}", #"{"a": 1234}"#, "ja", "¥1,234"),
      ("{{a|currency:CHF}}", #"{"a": 5}"#, "en", "CHF\u{A0}5.00"),
      ("{{a|currency:EUR}}", #"{"a": 5}"#, "nl", "€\u{A0}5,00"),
      ("{{a|date:yyyy-MM-dd}}", #"{"a": "2024-05-31T23:30:00-02:00"}"#, "en", "2024-06-01"),
      ("{{a|date:d. MMMM yyyy}}", #"{"a": "2024-03-05"}"#, "de", "5. März 2024"),
      (
        "{{a|date:EEE, MMM d, h:mm a}}", #"{"a": "2024-02-29T00:05:00Z"}"#, "en",
        "Thu, Feb 29, 12:05 AM"
      ),
      ("{{a|date:yyyy-MM-dd HH:mm:ss}}", #"{"a": 0}"#, "en", "1970-01-01 00:00:00"),
      ("{{a|date:EEEE dd.MM.yy}}", #"{"a": -86400}"#, "fr", "mercredi 31.12.69"),
      ("{{a|date:HH 'o''clock'}}", #"{"a": 3600}"#, "en", "01 o'clock"),
    ])
  func texts(_ template: String, _ record: String, _ locale: String, _ expected: String) throws {
    #expect(try text(template, record, locale: locale) == expected)
  }

  @Test(
    "languages have digits and groups of their own (apple-foundation, Swift 6.3)",
    arguments: [
      ("{{a|number}}", 1_234_567.5, "ar-EG", "١٬٢٣٤٬٥٦٧٫٥"),
      ("{{a|number}}", -5, "ar", "\u{200E}-5"), ("{{a|number}}", -5, "ar-SA", "\u{61C}-٥"),
      ("{{a|number}}", 1_234_567.5, "ar-MA", "1.234.567,5"),
      ("{{a|number}}", 1234.5, "ar-AE", "1,234.5"), ("{{a}}", 2024, "fa", "۲۰۲۴"),
      ("{{a|number}}", 1_234_567.5, "fa-IR", "۱٬۲۳۴٬۵۶۷٫۵"),
      ("{{a|number}}", 1_234_567.5, "hi-IN", "12,34,567.5"),
      ("{{a|number}}", 123_456_789, "en-IN", "12,34,56,789"), ("{{a|number}}", 999, "hi", "999"),
      ("{{a|number}}", 1_234_567.5, "bn", "12,34,567.5"), ("{{a|number}}", 1234, "ur", "1,234"),
      ("{{a|currency:INR}}", 123_456, "hi-IN", "₹1,23,456.00"),
      ("{{a|currency:INR}}", -5, "en-IN", "-₹5.00"),
      ("{{a|currency:EUR}}", 1234.5, "fa", "\u{200E}€۱٬۲۳۴٫۵۰"),
    ])
  func numbers(_ template: String, _ value: Double, _ locale: String, _ expected: String) throws {
    #expect(try text(template, "{\"a\": \(value)}", locale: locale) == expected)
  }

  @Test(
    "a value that does not fit is a fault",
    arguments: [
      ("{{b}}", #"{"a": 1}"#), ("{{a.x}}", #"{"a": 1}"#), ("x{{a}}", #"{"a": [1]}"#),
      ("{{a|number}}", #"{"a": "1"}"#), ("{{a|date:yyyy}}", #"{"a": "31.5.2024"}"#),
      ("{{a|date:yyyy}}", #"{"a": "2023-02-29"}"#), ("{{a|upper}}", #"{"a": {}}"#),
    ])
  func faults(_ template: String, _ record: String) {
    #expect(throws: BindingFault.self) { _ = try text(template, record) }
  }

  @Test(
    "a template written wrongly is a fault",
    arguments: [
      "{{", "{{a", "{{}}", "{{a..b}}", "{{a|}}", "{{a|shout}}", "{{a|number:x}}", "{{a|currency}}",
      "{{a|currency:eur}}", "{{a|date}}", "{{a|date:QQ}}", "{{a|date:'x}}", "{{a|upper:1}}",
      "{{a|default}}",
    ])
  func syntax(_ template: String) {
    #expect(throws: BindingTemplate.Fault.self) { _ = try BindingTemplate(template) }
  }

}
