/** Answers a visitor on this device, from what is true for everyone. */
import type { Agent } from "#assistant/agents.ts";
import { type Answer, answer } from "#assistant/answer/answer.ts";
import { WORD_AREAS } from "#assistant/answer/render.ts";
import { type Model, readModel } from "#assistant/classifier/model.ts";
import { asIntent } from "#assistant/intents.ts";
import { NOTHING_KNOWN } from "#assistant/known.ts";
import { languageOf } from "#assistant/language.ts";
import { type Locale, matchLocale, translated } from "#i18n/locales.ts";
import { sentencesOf } from "../../lib/sentences-of.ts";

/** Visitors choose no agent: whoever the question belongs to answers it, without a word about that. */
const FIRST: Agent = "tour_advisor";

export type AnswerVisitor = (text: string, intent: string | null) => Promise<Answer>;

/** `weights` is the model's address. What is given rejects where weights or words cannot be had; asked again it tries again. */
export function visitorEngine(weights: string, pageLanguage: string): AnswerVisitor {
  let model: Promise<Model> | null = null;
  const page = matchLocale(pageLanguage) ?? "en";
  return async (text, intent) => {
    model ??= fetchModel(weights);
    model.catch(() => {
      model = null;
    });
    const locale = translated(languageOf(text, page));
    const [known, words] = await Promise.all([model, sentencesOf(locale, WORD_AREAS)]);
    const context = {
      now: new Date(),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      known: NOTHING_KNOWN,
      model: known,
      words: (wanted: Locale) => (wanted === locale ? words : null),
    };
    const first = answer({ text, agent: FIRST, locale, intent: asIntent(intent ?? "") ?? undefined }, context);
    if (first.intent === null || first.agent === FIRST) return first;
    return answer({ text, agent: first.agent, locale, intent: first.intent }, context);
  };
}

async function fetchModel(address: string): Promise<Model> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return readModel(new Uint8Array(await response.arrayBuffer()));
}
