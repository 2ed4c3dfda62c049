/** A visitor with the live chat open: the engine on the page, which sees the market and nobody's data. */
import { readFileSync } from "node:fs";
import { type Answer, answer, type Context } from "#assistant/answer/answer.ts";
import { readModel } from "#assistant/classifier/model.ts";
import { type KnownPackage, NOTHING_KNOWN } from "#assistant/known.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { Given } from "../../../test/assistant/answers/answers.ts";

const AGENT = "tour_advisor";

/** All that a visitor's answer is made from, with nothing known. */
export const CONTEXT: Context = {
  ...{ now: new Date(), timeZone: "UTC", known: NOTHING_KNOWN },
  model: readModel(readFileSync(new URL("../../../src/assistant/weights/assistant.bin", import.meta.url))),
  words: (language) => (area, key, values) => translator(language, area)(key, values),
};

/** A conversation that begins. */
export function visitor(packages: readonly KnownPackage[]): (text: string) => Given {
  let dialogue: Answer["dialogue"] = null;
  return (text) => {
    const question = { text, agent: AGENT, locale: "en", dialogue } as const;
    const given = answer(question, { ...CONTEXT, known: { ...NOTHING_KNOWN, packages } });
    dialogue = given.dialogue;
    const { content, locale, kind, citations } = given;
    return { content, locale, isAnswer: kind === "answer", cites: citations.map(({ id }) => id) };
  };
}
