import { expect, it } from "vitest";
import { LOCALES } from "./locales.ts";
import { joinSentences } from "./sentences.ts";

it("joins sentences by the language's own stop", () => {
  const joined = LOCALES.map((locale) => [locale, joinSentences(locale, ["a", "b"])]);

  expect(Object.fromEntries(joined)).toEqual({
    ...Object.fromEntries(LOCALES.map((locale) => [locale, "a. b"])),
    ...{ ur: "a۔ b", hi: "a। b", bn: "a। b" },
  });
  expect(joinSentences("ur-u-ca-gregory-nu-latn", ["a"])).toBe("a");
  expect(joinSentences("hi-u-ca-gregory-nu-latn", ["a", "b"])).toBe("a। b");
});

it.each(LOCALES)("says why a booking's names are closed in the words of the refusal (%s)", async (locale) => {
  const { default: bookings } = await import(`./messages/${locale}/bookings.json`);
  const { default: errors } = await import(`./messages/${locale}/errors.json`);

  expect(errors).toMatchObject(bookings.changes.why);
});
