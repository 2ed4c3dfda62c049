/** Answers on this device: the same engine as the server's, over what the page has fetched already. Nothing is sent. */
import type { QueryClient } from "@tanstack/react-query";
import { type Answer, answer, type Context } from "#assistant/answer/answer.ts";
import { WORD_AREAS } from "#assistant/answer/render.ts";
import { spokenIn } from "#assistant/answer/turns/dialogue.ts";
import { type Model, readModel } from "#assistant/classifier/model.ts";
import { asAct } from "#assistant/intents/acts.ts";
import type { Agent } from "#assistant/intents/agents.ts";
import { type Locale, translated } from "#i18n/locales.ts";
import { sentencesOf } from "#web/lib/words/sentences-of.ts";
import weights from "../../../../assistant/weights/assistant.bin?url";
import { fetchPackages, knownIn } from "./known-in.ts";

/** Who is asked where nobody was chosen; whoever the question belongs to answers it. */
const FIRST: Agent = "tour_advisor";

let model: Promise<Model> | null = null;

interface Asked {
  readonly words: string;
  readonly language: Locale;
  /** Of a choice that was pressed. */
  readonly act?: string | undefined;
  readonly dialogue: Answer["dialogue"];
}

/** Rejects where the weights or the words cannot be had: both are fetched when the panel is opened, or at the first question. */
export async function answerHere(client: QueryClient, asked: Asked): Promise<Answer> {
  const { words: text, language, act, dialogue } = asked;
  const question = { text, agent: FIRST, dialogue, intent: act === undefined ? undefined : (asAct(act) ?? undefined) };
  const model = await theModel();
  const locale = translated(spokenIn({ ...question, locale: language }, model));
  const words = await sentencesOf(locale, WORD_AREAS);
  const answerFrom = (hours?: Context["prayerHours"]) =>
    answer(
      { ...question, locale },
      {
        ...{ now: new Date(), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
        ...{ known: knownIn(client), model, prayerHours: hours },
        words: (wanted: Locale) => (wanted === locale ? words : null),
      },
    );
  const first = answerFrom();
  if (first.intent === "prayer.next") return answerFrom(await hoursOfPrayer());
  if (!first.intent?.startsWith("pkg.") || !(await fetchPackages(client))) return first;
  return answerFrom();
}

/** Fetches weights and words beforehand, so that the first question needs no line; what cannot be had is asked for again then. */
export async function prepareEngine(language: Locale): Promise<void> {
  await Promise.allSettled([theModel(), sentencesOf(translated(language), WORD_AREAS), hoursOfPrayer()]);
}

/** The sun is needed for the hours of prayer alone; where it cannot be had, the answer leads to their page. */
async function hoursOfPrayer(): Promise<Context["prayerHours"]> {
  return import("#assistant/answer/bookings/prayer-times.ts").then(
    (found) => found.prayerHours,
    () => undefined,
  );
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
