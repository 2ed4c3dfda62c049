/** What is typed in Latin letters is understood as what is written, and answered in its language. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { type Context, decideOn, type Question } from "../answer/answer.ts";
import { spokenIn } from "../answer/turns/dialogue.ts";
import { readModel } from "../classifier/model.ts";
import { type KnownTraveller, NOTHING_KNOWN } from "../known.ts";
import { dangerIn } from "../safety/recognise.ts";
import { readSpellings } from "./spellings.ts";
import { asMeant, typedIn } from "./typed-question.ts";

const WEIGHTS = new URL("../weights/", import.meta.url);
const context: Context = {
  ...{ now: new Date("2026-11-20T09:00:00Z"), timeZone: "UTC" },
  known: { ...NOTHING_KNOWN, travellers: [], documents: [], bookings: [], packages: [] },
  model: readModel(readFileSync(new URL("assistant.bin", WEIGHTS))),
  words: () => (_area, key) => key,
};
const asked = (text: string, locale: Locale = "en"): Question => ({ text, agent: "tour_advisor", locale });

const NADEEM: KnownTraveller = {
  ...{ id: "t1", relationship: "brother", isSelf: false, givenNames: "Nadeem", surname: "Iqbal", birthDate: null },
};

function meant(text: string, given = context): Question {
  const locale = typedIn(asked(text), context.model);
  if (locale === null) return asked(text);
  const file = readFileSync(new URL(`spellings/${locale}.txt`, WEIGHTS), "utf8");
  return asMeant(asked(text), readSpellings(file, locale), given).question;
}

it.each([
  ["ar", "kam ba2i 3a dorna bel saff?", /^queue\./],
  ["ar", "e7na 7agazna 7aga wala lessa?", /^booking\.status$/],
  ["ar", "lazem adfa3 kol el mablagh marra wa7da wala momken a2sat?", /^pay\.instalments$/],
  ["ar", "7ata aymta lazem ab3at el soura?", /^doc\./],
  ["bn", "5 joner jonno sobcheye sosta ta", /^pkg\./],
  ["fa", "ye hotel nazdike haram mikham az london ta 10 hezar dolar", /^pkg\./],
  ["hi", "mumbai se 4 logo ke liye package batao", /^pkg\./],
  ["ur", "tasveer kesi honi chahye jo reject na ho", /^(doc\.|fact)/],
] as const)("%s: %s", (locale, text, act) => {
  const question = meant(text);
  expect(spokenIn(question, context.model)).toBe(locale);
  expect(decideOn(question, context).act).toMatch(act);
});

it.each(["my father's passport", "pasaportum nerede", "جوازي وين", "مبارك 5", "?", ""])(
  "reads %j as it stands",
  (text) => {
    expect(typedIn(asked(text), context.model)).toBe(null);
  },
);

it.each(["abuya la yatanaffas", "abba saans nahi le rahe"])("never changes what sounds of danger: %s", (text) => {
  expect(dangerIn(text)).not.toBe(null);
  expect(typedIn(asked(text), context.model)).toBe(null);
});

it("hears danger in what is read", () => {
  expect(dangerIn("amar baba nishwas nicche na")).toBe(null);
  expect(decideOn(meant("amar baba nishwas nicche na"), context).act).toBe("safety.emergency");
});

it("rings no alarm for thirst, and keeps the names of the asker's own", () => {
  const known = { ...context.known, travellers: [NADEEM] };
  expect(decideOn(meant("kheyli atash daram"), context).act).not.toBe("safety.emergency");
  expect(meant("nadeem cheghadr pool dade ast", { ...context, known }).text).toMatch(/^nadeem /);
});

it("reads a choice that was pressed as it stands", () => {
  expect(typedIn({ ...asked("kam ba2i 3a dorna"), intent: "queue.position" }, context.model)).toBe(null);
});

it("is answered in its language, however little comes of it", () => {
  const question = meant("yaani kda mesh fahem haga khales");
  expect(spokenIn(question, context.model)).toBe("ar");
});
