/** Formats: Latin digits everywhere, days that no time zone shifts, one clock. */
import { describe, expect, it } from "vitest";
import { formatsFor, hijriFormat, intlTag } from "./formats.ts";
import { LOCALES } from "./locales.ts";

describe("formatsFor", () => {
  it.each(LOCALES)("writes Latin digits in %s", (locale) => {
    const formats = formatsFor(intlTag(locale), "UTC");

    const written = [
      formats.number(12_345),
      formats.money(7950, "USD"),
      formats.date("2027-05-14"),
      formats.hijri("2027-05-14"),
    ];

    for (const text of written) expect(text.replace(/\P{Nd}/gu, "")).toMatch(/^[0-9]+$/);
  });

  it("leaves out the decimals of whole amounts and keeps the pennies of others", () => {
    const formats = formatsFor(intlTag("en"));

    expect([formats.money("7950.00", "USD"), formats.money(12.5, "GBP")]).toEqual(["$7,950", "£12.50"]);
  });

  it("keeps an amount in one left-to-right piece inside Arabic", () => {
    expect(formatsFor(intlTag("ar")).money(7950, "USD")).toBe("\u2066$7,950\u2069");
  });

  it("writes as many decimals as asked, rates and ratings alike", () => {
    const { number } = formatsFor(intlTag("en"));

    expect([number(0.7497, 4), number(4, 1), number(0.7497)]).toEqual(["0.7497", "4.0", "0.75"]);
  });

  it("writes a calendar day as that day whatever the reader's zone", () => {
    expect(formatsFor(intlTag("en"), "Pacific/Kiritimati").date("2026-11-20")).toBe("20 November 2026");
  });

  it.each([
    ["en", "16:08", "4:08\u00a0PM"],
    ["en", "00:05", "12:05\u00a0AM"],
    ["en", "12:00", "12:00\u00a0PM"],
    ["ar", "16:08", "4:08\u00a0م"],
  ] as const)("writes in %s the clock time %s in twelve hours", (locale, time, expected) => {
    expect(formatsFor(intlTag(locale)).clock(time)).toBe(expected);
  });

  it.each(LOCALES)("writes an instant's time in %s as every clock of the page", (locale) => {
    const { clock, dateTime, time } = formatsFor(intlTag(locale), "UTC");
    const [afternoon, night] = ["2026-11-22T14:05:00Z", "2026-11-22T00:05:00Z"];

    expect([time(afternoon), time(night)]).toEqual([clock("14:05"), clock("00:05")]);
    expect(dateTime(afternoon)).toContain(clock("14:05"));
  });

  it("knows the Hijri day", () => {
    expect(formatsFor(intlTag("en")).hijri("2026-11-20")).toContain("1448");
  });

  it("names the months of Hajj in English as our own sentences do", () => {
    const { hijri } = formatsFor(intlTag("en"));

    expect(hijri("2027-05-14")).toContain("8 Dhul Hijjah 1448");
    expect(hijriFormat(intlTag("en"), { day: "numeric", month: "short" })("2027-05-14")).toContain("8 Dhul H");
  });

  it.each([
    ["ar", "ذو الحجة"],
    ["ur", "ذوالحجہ"],
    ["hi", "ज़ुलहिज्जा"],
    ["bn", "যিলহজ"],
    ["tr", "Zilhicce"],
    ["fr", "dhou al-hijja"],
    ["id", "Zulhijah"],
    ["ms", "Zulhijah"],
    ["fa", "ذی\u200cالحجه"],
    ["ru", "зуль-хиджа"],
  ] as const)("and in %s", (locale, month) => {
    expect(formatsFor(intlTag(locale)).hijri("2027-05-14")).toContain(month);
  });

  it("writes a percentage as the language does, with as many decimals as asked", () => {
    const written = (["en", "fr", "tr"] as const).map((locale) => formatsFor(intlTag(locale)).percent(70));

    expect(written).toEqual(["70%", "70\u00a0%", "%70"]);
    expect(formatsFor(intlTag("en")).percent(2.75, 2)).toBe("2.75%");
  });
});

it("keeps each name of a list in its own direction where the text runs from the right", () => {
  const names = ["Maryam", "Ibrahim Rahman"];

  expect(formatsFor("ar").list(names)).toBe("\u2068Maryam\u2069 و\u2068Ibrahim Rahman\u2069");
  expect(formatsFor("en").list(names)).toBe("Maryam and Ibrahim Rahman");
});
