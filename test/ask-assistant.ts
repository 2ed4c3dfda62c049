/** Asking the assistant in tests: the committed weights, English and Arabic words, and one moment. */
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import { type Answer, answer, type Context } from "#assistant/answer/answer.ts";
import type { Words } from "#assistant/answer/render.ts";
import { readModel } from "#assistant/classifier/model.ts";
import type { Agent } from "#assistant/intents/agents.ts";
import { type Known, NOTHING_KNOWN } from "#assistant/known.ts";
import { intlTag } from "#i18n/formats.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { messages as ar } from "#i18n/messages/ar.ts";
import { messages as en } from "#i18n/messages/en.ts";

export const model = readModel(readFileSync(new URL("../src/assistant/weights/assistant.bin", import.meta.url)));
const NOW = new Date("2026-11-21T09:00:00Z");

const wordsIn =
  (locale: Locale, messages: typeof en | typeof ar): Words =>
  (area, key, values) => {
    const translate = createTranslator({
      locale: intlTag(locale),
      messages: { ...messages[area] },
      onError(error) {
        throw error;
      },
    });
    return translate(key as never, values as never);
  };

export const english = wordsIn("en", en);
const arabic = wordsIn("ar", ar);
const Facts = z.object({ words: z.record(z.string(), z.string()) });
const facts = new Map(
  LOCALES.map((locale) => {
    const file = new URL(`../src/i18n/messages/${locale}/facts.json`, import.meta.url);
    return [locale, Facts.parse(JSON.parse(readFileSync(file, "utf8"))).words] as const;
  }),
);
/** Facts are found by the words of the question's own language; what is said is read in English. */
export const wordsOfFacts = (locale: Locale): Words => {
  const own = facts.get(locale);
  return (area, key, values) =>
    area === "facts" ? (own?.[key.replace("words.", "")] ?? "") : english(area, key, values);
};

const wordsOf = (locale: Locale): Words | null => (locale === "en" ? english : locale === "ar" ? arabic : null);

export const withKnown = (known: Partial<Known>): Context => ({
  now: NOW,
  timeZone: "Europe/London",
  known: { ...NOTHING_KNOWN, ...known },
  model,
  words: wordsOf,
});
export const ask = (text: string, known: Partial<Known> = {}, agent: Agent = "document_checker") =>
  answer({ text, agent, locale: "en" }, withKnown(known));

/** Turns one after the other of whoever knows this; `said` is what the last is told, without the marks of direction. */
export function talkWith(known: Known) {
  const asked = (text: string, dialogue: Answer["dialogue"] = null): Answer =>
    answer(
      { text, agent: "tour_advisor", locale: "en", dialogue },
      { ...{ now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, known }, words: () => english },
    );
  const said = (...turns: string[]) =>
    (turns.reduce<Answer | null>((before, text) => asked(text, before?.dialogue ?? null), null)?.content ?? "")
      .replace(/[\u2066-\u2069\u200f]/g, "")
      .replace(/[\u00a0\u202f]/g, " ");
  return { ask: asked, said };
}
