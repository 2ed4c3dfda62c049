/** A question, and what is known: an answer in the question's language, with places to go and what it rests on. */
import type { Locale } from "#i18n/locales.ts";
import type { Agent } from "../agents.ts";
import type { Model } from "../classifier/model.ts";
import { understand } from "../classifier/understand.ts";
import { type Fact, wordsOf } from "../facts/fact.ts";
import { FACTS } from "../facts/facts.ts";
import { nearestFacts } from "../facts/nearest.ts";
import { type Intent, intentRule } from "../intents.ts";
import type { Known } from "../known.ts";
import { languageOf } from "../language.ts";
import type { Danger } from "../safety/danger.ts";
import { dangerIn } from "../safety/recognise.ts";
import { slotsIn } from "../slots/slots.ts";
import { COMPOSERS } from "./composers.ts";
import { type Words, write, writerOf } from "./render.ts";
import { ACTIONS, type Action, type Reply, reply, say } from "./reply.ts";

export interface Question {
  readonly text: string;
  readonly agent: Agent;
  /** The account's; the question's own language goes before it. */
  readonly locale: Locale;
  /** What a pressed choice asks for; the text is then not read for it. */
  readonly intent?: Intent | undefined;
}

export interface Context {
  readonly now: Date;
  /** IANA, for the clock times of instants. */
  readonly timeZone: string;
  readonly known: Known;
  readonly model: Model;
  /** Sentences of a language; null where they are not at hand: the answer is then in the account's. */
  words(locale: Locale): Words | null;
}

export interface OfferedAction {
  readonly label: string;
  /** `open:/path` of ours, `ask:intent` to send the label with that intent, `call:number`, `do:hand_off` after a yes. */
  readonly target: string;
}

/** Where the word that holds is read when only guides tell a thing. Source: docs/sources.md#nusuk-address. */
const NUSUK = "https://hajj.nusuk.sa";

export interface Citation {
  readonly id: string;
  readonly source: string;
  readonly url: string;
  readonly checkedOn: string;
}

export interface Answer {
  readonly content: string;
  readonly locale: Locale;
  /** `choices`: the actions are what may be meant; `unknown`: a person is offered. */
  readonly kind: "answer" | "choices" | "unknown";
  /** Null: not understood. */
  readonly intent: Intent | null;
  /** Who answers: another agent than the asked one where the question is that one's. */
  readonly agent: Agent;
  readonly actions: readonly OfferedAction[];
  readonly citations: readonly Citation[];
  /** All that the content was made of, for the grounding check. */
  readonly evidence: readonly string[];
}

export function answer(question: Question, context: Context): Answer {
  const spoken = languageOf(question.text, question.locale);
  const found = context.words(spoken);
  const locale = found ? spoken : question.locale;
  const words = found ?? context.words(question.locale);
  if (!words) throw new Error(`No words of the assistant in ${question.locale}`);

  const { intent, composed, kind } = compose(question, context);
  const writer = writerOf(locale, words, context.timeZone);
  const owner = intent === null ? null : intentRule(intent).agent;
  const agent = owner ?? question.agent;
  const handOver = agent === question.agent ? [] : [say(`handOver.${agent}`)];
  const written = [...handOver, ...composed.sentences].map((sentence) => write(writer, sentence));
  const facts = factsOf(composed.facts, intent);
  const told = facts.map(readFact);
  const isEmpty = composed.sentences.length === 0 && told.length === 0;
  if (isEmpty) written.push(write(writer, say("unknown.text")));

  return {
    content: [...written.map(({ text }) => text), ...told].join("\n"),
    locale,
    kind: isEmpty ? "unknown" : kind,
    intent,
    agent,
    actions: [...composed.actions, ...(isEmpty ? [ACTIONS.person] : [])].map((action: Action) => ({
      label: words("assistant", `actions.${action.key}`, action.values),
      target: action.target,
    })),
    citations: onceEach(facts.map(citationOf)),
    evidence: [...written.flatMap(({ evidence }) => evidence), ...told],
  };

  function factsOf(wanted: Reply["facts"], about: Intent | null): readonly Fact[] {
    if (typeof wanted !== "number") return wanted.flatMap((id) => FACTS.filter((fact) => fact.id === id));
    return about === null ? [] : nearestFacts(about, question.text, wanted, readFact);
  }

  function citationOf({ id, source, url, checkedOn }: Fact): Citation {
    if (source !== null) return { id, source, url, checkedOn };
    return { id, source: words?.("assistant", "guides") ?? "", url: NUSUK, checkedOn };
  }

  function readFact(fact: Parameters<typeof wordsOf>[0]): string {
    return words?.("facts", wordsOf(fact)) ?? "";
  }
}

/** Two facts of one page, or of guides, have one source. */
function onceEach(citations: readonly Citation[]): Citation[] {
  return citations.filter(
    ({ source, url }, at) => citations.findIndex((one) => one.source === source && one.url === url) === at,
  );
}

interface Composed {
  readonly intent: Intent | null;
  readonly composed: Reply;
  readonly kind: Answer["kind"];
}

/** What is heard before anything is weighed. */
function intentInDanger(danger: Danger | null): Intent | null {
  return danger && (danger === "moneyGone" ? "pay.failed" : "safety.emergency");
}

/** What the question will be answered as, where that is clear: the parts that are known are read for it. */
export function intentOf(model: Model, text: string, agent: Agent): Intent | null {
  const inDanger = intentInDanger(dangerIn(text));
  if (inDanger) return inDanger;
  const { decision, ranked } = understand(model, text, agent);
  return decision === "answer" ? (ranked[0]?.intent ?? null) : null;
}

function compose({ text, agent, intent }: Question, { known, now, model }: Context): Composed {
  const danger = dangerIn(text);
  const asked = { text, danger, slots: slotsIn(text), known, now };
  if (intent) return { intent, composed: COMPOSERS[intent](asked), kind: intent === "none" ? "unknown" : "answer" };
  const inDanger = intentInDanger(danger);
  if (inDanger) return { intent: inDanger, composed: COMPOSERS[inDanger](asked), kind: "answer" };
  const { ranked, decision, choices } = understand(model, text, agent);
  const first = ranked[0]?.intent ?? "none";
  const asks = choices.map((choice): Action => ({ key: `ask.${choice}`, target: `ask:${choice}` }));
  if (decision === "answer") {
    const composed = COMPOSERS[first](asked);
    return { intent: first, composed: { ...composed, actions: [...composed.actions, ...asks] }, kind: "answer" };
  }
  if (decision === "unknown") return { intent: null, composed: COMPOSERS.none(asked), kind: "unknown" };
  return { intent: null, composed: reply([say("choices.text")], [...asks, ACTIONS.person]), kind: "choices" };
}
