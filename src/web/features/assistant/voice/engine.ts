/** Answers on this device: the same engine as the server's, over what the page has fetched already. Nothing is sent. */
import type { QueryClient } from "@tanstack/react-query";
import type { Agent } from "#assistant/agents.ts";
import { type Answer, answer } from "#assistant/answer/answer.ts";
import { WORD_AREAS } from "#assistant/answer/render.ts";
import { type Model, readModel } from "#assistant/classifier/model.ts";
import { languageOf } from "#assistant/language.ts";
import { type Locale, translated } from "#i18n/locales.ts";
import { sentencesOf } from "#web/lib/sentences-of.ts";
import weights from "../../../../assistant/weights/assistant.bin?url";
import { knownIn } from "./known-in.ts";

/** Who is asked where nobody was chosen; whoever the question belongs to answers it. */
const FIRST: Agent = "tour_advisor";

let model: Promise<Model> | null = null;

/** Rejects where the weights or the words cannot be had: both are fetched when the panel is opened, or at the first question. */
export async function answerHere(client: QueryClient, text: string, language: Locale): Promise<Answer> {
  const locale = translated(languageOf(text, language));
  const [model, words] = await Promise.all([theModel(), sentencesOf(locale, WORD_AREAS)]);
  const context = {
    ...{ now: new Date(), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    ...{ known: knownIn(client), model },
    words: (wanted: Locale) => (wanted === locale ? words : null),
  };
  return answer({ text, agent: FIRST, locale }, context);
}

/** Fetches weights and words beforehand, so that the first question needs no line; what cannot be had is asked for again then. */
export async function prepareEngine(language: Locale): Promise<void> {
  await Promise.allSettled([theModel(), sentencesOf(translated(language), WORD_AREAS)]);
}

function theModel(): Promise<Model> {
  model ??= fetchModel();
  model.catch(() => {
    model = null;
  });
  return model;
}

async function fetchModel(): Promise<Model> {
  const response = await fetch(weights);
  if (!response.ok) throw new Error(`${weights} is answered with ${response.status}`);
  return readModel(new Uint8Array(await response.arrayBuffer()));
}
