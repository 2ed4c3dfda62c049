/** Answers a visitor on this device, from what is true for everyone and from the packages on sale. */

import { type Answer, answer, type Context, decideOn, type Question } from "#assistant/answer/answer.ts";
import { WORD_AREAS } from "#assistant/answer/render.ts";
import { type Dialogue, spokenIn } from "#assistant/answer/turns/dialogue.ts";
import { type Model, readModel } from "#assistant/classifier/model.ts";
import { asAct } from "#assistant/intents/acts.ts";
import type { Agent } from "#assistant/intents/agents.ts";
import { type KnownPackage, NOTHING_KNOWN } from "#assistant/known.ts";
import type { Typed } from "#assistant/letters/sounds.ts";
import { readSpellings, type Spellings } from "#assistant/letters/spellings.ts";
import { asMeant, typedIn } from "#assistant/letters/typed-question.ts";
import type { listPackages as PackagesRoute } from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import { type Locale, matchLocale, translated } from "#i18n/locales.ts";
import { sentencesOf } from "../../lib/words/sentences-of.ts";

/** Visitors choose no agent: whoever the question belongs to answers it. */
const FIRST: Agent = "tour_advisor";

/** The whole list; the route itself would bring its schemas along. */
const PACKAGES = "/api/packages";

interface Addresses {
  readonly weights: string;
  readonly spellings: Readonly<Record<string, string>>;
}

export type AnswerVisitor = (text: string, intent: string | null) => Promise<Answer>;

/** Addresses of the model and of the spellings of each language. What is given rejects where weights or words cannot be had; asked again it tries again. */
export function visitorEngine({ weights, spellings }: Addresses, pageLanguage: string): AnswerVisitor {
  let model: Promise<Model> | null = null;
  let packages: Promise<readonly KnownPackage[] | null> | null = null;
  let dialogue: Dialogue | null = null;
  const spellingsOf = spellingReader(spellings);
  const page = matchLocale(pageLanguage) ?? "en";
  return async (text, intent) => {
    model ??= fetchModel(weights);
    model.catch(() => {
      model = null;
    });
    packages ??= fetchPackages();
    const known = await model;
    const locale = translated(spokenIn({ text, locale: page, dialogue }, known));
    const [words, onSale] = await Promise.all([sentencesOf(locale, WORD_AREAS), packages]);
    const context = {
      now: new Date(),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      known: { ...NOTHING_KNOWN, packages: onSale },
      model: known,
      words: (wanted: Locale) => (wanted === locale ? words : null),
    };
    const asked = { text, agent: FIRST, locale, dialogue, intent: asAct(intent ?? "") ?? undefined };
    const { question, decided } = await asRead(asked, context, spellingsOf);
    const first = answer(question, context, decided);
    const given =
      first.intent === "prayer.next"
        ? answer(question, { ...context, prayerHours: await hoursOfPrayer() }, decided)
        : first;
    dialogue = given.dialogue;
    return given;
  };
}

/** As it is typed where it is no text in Latin letters, or the spellings cannot be had. */
async function asRead(
  asked: Question,
  context: Context,
  spellingsOf: (locale: Typed) => Promise<Spellings | null>,
): Promise<ReturnType<typeof asMeant>> {
  const typed = typedIn(asked, context.model);
  const spellings = typed && (await spellingsOf(typed));
  return spellings ? asMeant(asked, spellings, context) : { question: asked, decided: decideOn(asked, context) };
}

/** Fetched once a language, and once more at the next turn where it could not be had. */
function spellingReader(addresses: Addresses["spellings"]): (locale: Typed) => Promise<Spellings | null> {
  const read = new Map<Typed, Promise<Spellings>>();
  return (locale) => {
    const spellings =
      read.get(locale) ?? fetchText(addresses[locale] ?? "").then((text) => readSpellings(text, locale));
    read.set(locale, spellings);
    return spellings.catch(() => {
      read.delete(locale);
      return null;
    });
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return response.text();
}

/** The sun is needed for the hours of prayer alone; where it cannot be had, the answer leads to their page. */
async function hoursOfPrayer(): Promise<Context["prayerHours"]> {
  return import("#assistant/answer/bookings/prayer-times.ts").then(
    (found) => found.prayerHours,
    () => undefined,
  );
}

/** Null where they cannot be had: the answer says so, and leads to their page. */
async function fetchPackages(): Promise<readonly KnownPackage[] | null> {
  const response = await fetch(PACKAGES).catch(() => null);
  if (!response?.ok) return null;
  const onSale: RouteResult<typeof PackagesRoute> = await response.json();
  return onSale;
}

async function fetchModel(address: string): Promise<Model> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return readModel(new Uint8Array(await response.arrayBuffer()));
}
