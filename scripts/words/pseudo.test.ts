/** The language that nobody speaks keeps every value and choice of a message and changes every letter of it. */
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { expect, it } from "vitest";
import { pseudoWords } from "./pseudo.ts";

const said = (sentence: string, values: Record<string, string | number>) => {
  const words = pseudoWords({ area: { key: compile(sentence) } });
  const { area } = words as { area: { key: Parameters<typeof format>[0] } };
  return format(area.key, "en", values, { formatters: { getNumberFormat, getDateTimeFormat, getPluralRules } });
};
const getNumberFormat = (...from: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...from);
const getDateTimeFormat = (...from: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
  new Intl.DateTimeFormat(...from);
const getPluralRules = (...from: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...from);

it("changes every letter, adds two fifths and sets brackets", () => {
  expect(said("Ten seats", {})).toBe("⟦Ţéň šéåţš····⟧");
});

it.each([
  ["{seats, plural, one {# seat} other {# seats}} left", { seats: 2 }, "⟦2 šéåţš ļéƒţ····⟧"],
  ["{who, select, you {Your place} other {Their place}}", { who: "you" }, "⟦Ýöûŕ þļåçé····⟧"],
  ["From {city}, {people, number}", { city: "Leeds", people: 12 }, "⟦Ƒŕöḿ Leeds, 12···⟧"],
])("leaves the values of %s as they are", (sentence, values, shown) => {
  expect(said(sentence, values)).toBe(shown);
});
