/** A question, and what is known: an answer in the question's language, with places to go and what it rests on. */
import { namedOn } from "#domain/obligations/papers/facts.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Model } from "../classifier/model.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { type Citation, citationOf, uniqueCitations } from "../facts/citation.ts";
import { type Fact, factWordsKey } from "../facts/fact.ts";
import { FACTS } from "../facts/facts.ts";
import { findFacts, GENERAL } from "../facts/find.ts";
import { answerOf } from "../facts/whether.ts";
import { type Act, isExtra } from "../intents/acts.ts";
import type { Agent } from "../intents/agents.ts";
import { isUnknown, type Known } from "../known.ts";
import { wordsIn } from "../normalise/fold.ts";
import { type Reading, readingOf } from "../reading/reading.ts";
import { isDay } from "../reading/words/number-words.ts";
import { isFar, isMeal } from "../reading/words/offer-words.ts";
import { tokensOf } from "../reading/words/tokens.ts";
import { isAnd, isTotal, isWhen } from "../reading/words/turn-words.ts";
import { COMPOSERS, composerOf } from "./composers.ts";
import { decide, ownerOf, withoutNames } from "./deciding/decide.ts";
import type { Decided } from "./deciding/decided.ts";
import { HEARD } from "./deciding/doubt.ts";
import { speaksOfMatter } from "./deciding/matters.ts";
import { behindOpening } from "./deciding/opening.ts";
import { type Words, write, writerOf } from "./render.ts";
import { ACTIONS, type Action, type Asked, type Reply, reply, type Sentence, say } from "./reply.ts";
import { askedBackInThread, bringsItsOwn, isOfRules, withMatterBefore } from "./turns/asked-back.ts";
import {
  type Dialogue,
  dialogueAfter,
  dialogueBeside,
  readingOfChoice,
  spokenIn,
  turnAfter,
} from "./turns/dialogue.ts";
import { bookingIn, sumsIn } from "./turns/told-of.ts";

export interface Question {
  readonly text: string;
  readonly agent: Agent;
  /** The account's; the question's own language goes before it. */
  readonly locale: Locale;
  /** What a pressed choice asks for; the text is then not read for it. */
  readonly intent?: Act | undefined;
  /** Of the answer before; left out: the first question. */
  readonly dialogue?: Dialogue | null;
  /** The language, where it was told before the text was read in its own letters. */
  readonly spoken?: Locale;
}

export interface Context {
  readonly now: Date;
  /** IANA, for the clock times of instants. */
  readonly timeZone: string;
  readonly known: Known;
  readonly model: Model;
  /** Whoever asks is an operator; left out: a pilgrim or a visitor. */
  readonly isOperator?: boolean;
  /** The account is one that many share, whose settings stand. */
  readonly isDemo?: boolean;
  /** Tells hours of prayer; left out: they are not at hand, and those of a city that is named are not told. */
  readonly prayerHours?: Asked["prayerHours"];
  /** Sentences of a language; null where they are not at hand: the answer is then in the account's. */
  words(locale: Locale): Words | null;
}

export interface OfferedAction {
  readonly label: string;
  /** `open:/path` of ours, `ask:act` to send the label with that act, `call:number`, `do:hand_off` after a yes. */
  readonly target: string;
}

export interface Answer {
  readonly content: string;
  readonly locale: Locale;
  /** `choices`: the actions are what may be meant; `unknown`: a person is offered. */
  readonly kind: "answer" | "choices" | "unknown";
  /** Null: not understood. */
  readonly intent: Act | null;
  /** Who answers: another agent than the asked one where the question is that one's. */
  readonly agent: Agent;
  readonly actions: readonly OfferedAction[];
  readonly citations: readonly Citation[];
  /** What the next question may lean on; null: nothing was understood yet. */
  readonly dialogue: Dialogue | null;
  /** All that the content was made of, for the grounding check. */
  readonly evidence: readonly string[];
}

/** `decided`: what `decideOn` has said of this question, where it was asked before. */
export function answer(question: Question, context: Context, decided = decideOn(question, context)): Answer {
  const spoken = spokenIn(question, context.model);
  const found = context.words(spoken);
  const locale = found ? spoken : question.locale;
  const words = found ?? context.words(question.locale);
  if (!words) throw new Error(`No words of the assistant in ${question.locale}`);

  const { act, composed: looked, kind, dialogue } = compose(question, context, { decided, locale });
  // What follows is asked of the matter before.
  const earlier = decided.follows ? (question.dialogue?.texts.at(-1) ?? "") : "";
  const asked = `${earlier} ${question.text}`.trim();
  const composed = question.intent || !isUnknown(context.known) ? looked : forVisitor(looked);
  const writer = writerOf(locale, words, context.timeZone);
  const agent = ownerOf(act) ?? question.agent;
  const written = composed.sentences.map((sentence) => write(writer, sentence));
  const facts = withTaught(factsOf(composed.facts, act));
  const told = facts.map(readFact).map((text) => (decided.isBrief ? firstSentence(text) : text));
  const [fact] = facts;
  const begins =
    fact && composed.sentences.length === 0 ? answerOf(fact.id, question.text, tokensOf(question.text)) : null;
  if (begins) written.push(write(writer, say(`answers.${begins}`)));
  const isEmpty = composed.sentences.length === 0 && told.length === 0;
  const isOfStanding = context.isDemo && tellsOfSettings(composed.sentences, facts);
  const last = isOfStanding ? [write(writer, say("meta.demo"))] : [];
  if (isEmpty) written.push(write(writer, say("unknown.text")));

  return {
    content: [...written.map(({ text }) => text), ...told, ...last.map(({ text }) => text)].join("\n"),
    locale,
    kind: isEmpty ? "unknown" : kind,
    intent: act,
    agent,
    dialogue: dialogue && withFacts(dialogue, facts),
    actions: [...composed.actions, ...(isEmpty ? [ACTIONS.person] : [])].map((action: Action) => ({
      label: words("assistant", `actions.${action.key}`, action.values),
      target: action.target,
    })),
    citations: uniqueCitations(facts.map((fact) => citationOf(fact, words))),
    evidence: [...[...written, ...last].flatMap(({ evidence }) => evidence), ...told],
  };

  function factsOf(wanted: Reply["facts"], about: Act | null): readonly Fact[] {
    if (typeof wanted !== "number") return wanted.flatMap((id) => FACTS.filter((fact) => fact.id === id));
    if (about === null || isExtra(about) || wanted === 0) return [];
    const of = FACTS.filter(({ intents }) => intents.includes(about));
    const ranked = findFacts(asked, { locale, prior: NO_PRIOR, read: readFact, model: context.model.facts }).filter(
      ({ fact }) => of.includes(fact),
    );
    // Beside what was looked up a fact stands only where the question speaks of it.
    const floor = composed.sentences.length > 0 && !question.intent ? FACT_BESIDE : 0;
    return ranked
      .filter(({ score, covers }) => score >= floor && (floor === 0 || covers >= COVERED_BESIDE))
      .slice(0, 1)
      .map(({ fact }) => fact);
  }

  /** What is looked up may be asked for as a rule: the fact that questions like this one have taught stands beside. */
  function withTaught(found: readonly Fact[]): readonly Fact[] {
    const { people, hasBookings } = decided.reading;
    const isOfStranger = people.missing.length + people.strangers.length > 0;
    const isOwn = act !== null && kind === "answer" && !decided.follows && !question.intent && !isOfStranger;
    // How the own booking stands needs no rule.
    if (
      !isOwn ||
      (hasBookings && act === "booking.status") ||
      composed.sentences.length === 0 ||
      composed.isWhole ||
      !BESIDE_TAUGHT.test(act)
    )
      return found;
    const [top] = findFacts(question.text, { locale, prior: NO_PRIOR, read: readFact, model: context.model.facts });
    return top && top.taught >= TAUGHT_BESIDE && !found.includes(top.fact) ? [top.fact] : found;
  }

  /** Of a visitor nothing can be looked up: what else is said stands alone, or the nearest of all facts. */
  function forVisitor(found: Reply): Reply {
    const sentences = found.sentences.filter(({ key }) => !key.endsWith(NOT_READ));
    if (sentences.length > 0 || found.sentences.length === 0) return { ...found, sentences };
    const [fact] = findFacts(asked, { locale, prior: NO_PRIOR, read: readFact, model: context.model.facts });
    const isNear = fact && fact.score >= FACT_BESIDE && fact.taught >= HEARD;
    return isNear ? { ...found, sentences, facts: [fact.fact.id] } : found;
  }

  function readFact(fact: Parameters<typeof factWordsKey>[0]): string {
    return words?.("facts", factWordsKey(fact)) ?? "";
  }
}

const firstSentence = (text: string) => text.split(/(?<=[.!?۔।؟])\s/u, 1)[0] ?? text;

/** What was told in the end, the next turn may lean on. */
function withFacts(dialogue: Dialogue, told: readonly Fact[]): Dialogue {
  return told.length > 0 ? { ...dialogue, facts: told.map(({ id }) => id) } : dialogue;
}

/** What is changed in the settings. */
function tellsOfSettings(sentences: readonly Sentence[], facts: readonly Fact[]): boolean {
  return sentences.some(({ key }) => key === "notices.settings") || facts.some(({ id }) => OF_SETTINGS.has(id));
}

const OF_SETTINGS = new Set(["accountEmail", "accountData"]);

/** What is answered by no more than where to ask. */
function isDeclined(act: Act): boolean {
  return act === "meta.outside" || act === "meta.unsourced";
}

/** Languages that are written in Latin letters. */
const LATIN: readonly Locale[] = ["en", "tr", "fr", "id", "ms"];
const NO_PRIOR = new Map();
const NOT_READ = ".notRead";
/** What tells of the own papers, places, money, bookings and people. */
const BESIDE_TAUGHT = /^(?:doc|queue|pay|booking|trip|family|journey|person|notice|prayer)\./;
/** So sure is what was learnt of it, where the own record is told too. */
const TAUGHT_BESIDE = 0.65;
const FACT_BESIDE = 0.3;
const COVERED_BESIDE = 0.34;

interface Composed {
  readonly act: Act | null;
  readonly composed: Reply;
  readonly kind: Answer["kind"];
  readonly dialogue: Dialogue | null;
}

type Decision = Decided & { readonly reading: Reading };

/** What a question is read as, given the travellers and packages that its names are looked up in. */
export function decideOn(question: Question, context: Context): Decision {
  const whole = decideOnWhole(question, context);
  // Thanks and a "no" that a question follows are no answer to it.
  const isOpened = whole.act === null || OPENING.has(whole.act);
  const asked = isOpened && !question.intent ? behindOpening(question.text) : null;
  const behind = asked === null ? whole : decideOn({ ...question, text: asked }, context);
  return behind.act === null ? whole : behind;
}

const OPENING: ReadonlySet<Act> = new Set<Act>(["meta.thanks", "meta.hello", "turn.no"]);

function decideOnWhole(question: Question, context: Context): Decision {
  const { text, agent, intent, dialogue } = question;
  const { known, model } = context;
  const reading = readingOf(text, known);
  const spoken = spokenIn(question, context.model);
  const locale = context.words(spoken) ? spoken : question.locale;
  const words = context.words(locale);
  const read = (fact: Fact) => words?.("facts", factWordsKey(fact)) ?? "";
  const decided = decide({
    ...{ text, agent, model, reading, isOperator: context.isOperator ?? false, isTurn: Boolean(dialogue) },
    isTranscribed: !LATIN.includes(locale) && /[a-z]{3}/i.test(text),
    facts: (prior) => findFacts(text, { locale, prior, read, model: model.facts }),
  });
  const { danger, act } = decided;
  if (intent && !danger) {
    const chosen = dialogue ? readingOfChoice(dialogue, reading, known) : reading;
    return { ...decided, reading: chosen, act: intent, others: [], fact: null };
  }
  if (danger || !dialogue || (act && isDeclined(act)) || act === "safety.dose") return { ...decided, reading };
  const both = act === null ? withPending(question, context, reading) : null;
  if (both) return both;
  const isOfList = dialogue.act.startsWith("pkg.") && (decided.fact?.fact.id === "bookHow" || reading.wishes.count > 0);
  if (decided.fact?.isPlain && !isOfList && reading.tokens.length > FEW_WORDS) return { ...decided, reading };
  const isClear = act !== null && act !== "fact.found";
  const isTaught = act === "fact.found" && (decided.fact?.taught ?? 0) >= TAUGHT_BESIDE;
  const taught = isTaught ? (decided.fact?.fact.intents ?? []) : [];
  const turn = turnAfter(dialogue, { reading, known, isClear, taught, own: act });
  if (turn?.isSame && turn.factId !== undefined && bringsItsOwn(reading)) {
    // "And zamzam?": what the fact that was told says nothing of is not answered by telling it again.
    const [near] = findFacts(text, { locale, prior: NO_PRIOR, read, model: model.facts });
    const isOther = near !== undefined && near.fact.id !== turn.factId;
    if (isOther && near.score >= FACT_OF_NEW && near.taught >= HEARD)
      return { ...decided, reading: turn.reading, act: "fact.found", fact: near, others: [], follows: true };
    if (near !== undefined && near.score < FACT_OF_TURN)
      return {
        ...decided,
        reading,
        act: null,
        fact: null,
        others: withMatterBefore({ act: null, others: [] }, dialogue),
      };
  }
  if (turn) {
    const told = FACTS.find(({ id }) => id === turn.factId);
    return {
      ...decided,
      ...turn,
      others: [],
      fact: told ? { fact: told, score: 1, covers: 1, isOwn: true, taught: 1 } : null,
      follows: true,
    };
  }
  if (isClear) return { ...decided, reading };
  const alone = { ...decided, reading, others: withMatterBefore(decided, dialogue) };
  if (!isShort(reading)) return alone;
  // A word or two in the midst of what can be looked up hardly ask for a rule.
  if (act === "fact.found" && reading.tokens.length <= FEW_WORDS && !isOfRules(dialogue))
    return { ...alone, ...askedBackInThread(decided, dialogue) };
  // A few words about the same matter: the facts of both questions together.
  const asked = [...dialogue.texts.slice(-1), text].join(" ");
  const [fact] = findFacts(asked, { locale, prior: NO_PRIOR, read, model: model.facts });
  const first = reading.tokens[0]?.text ?? "";
  // "And …" goes on with the same matter, unless its own words tell nearly all of another.
  if (decided.fact && decided.act === "fact.found" && isAnd(first) && decided.fact.covers < FACT_OF_OWN && fact) {
    const isSame = dialogue.facts?.includes(fact.fact.id) ?? false;
    return isSame ? { ...decided, reading, fact, follows: true } : { ...decided, reading, act: null, fact: null };
  }
  if (!fact || fact.score < FACT_OF_BOTH || (decided.fact?.score ?? 0) > fact.score) return alone;
  if (fact.taught < HEARD && !isOfRules(dialogue)) return alone;
  // What the turn itself says nothing of would only be told again.
  const itself = findFacts(text, { locale, prior: NO_PRIOR, read, model: model.facts }).find(
    (one) => one.fact === fact.fact,
  );
  if ((itself?.score ?? 0) < FACT_OF_TURN) return alone;
  return { ...decided, reading, act: "fact.found", fact, follows: true };
}

/** After a question that was asked back a few words that speak of no matter of their own say more about it. */
function withPending(question: Question, context: Context, { tokens }: Reading): Decision | null {
  const { text, dialogue } = question;
  const pending = dialogue?.pending ?? null;
  const isBare = tokens.length <= SHORT_TURN && !speaksOfMatter(new Set(conceptsIn(wordsIn(text))));
  if (!dialogue || pending === null || !isBare) return null;
  const both = decideOn({ ...question, text: `${pending} ${text}`, dialogue: { ...dialogue, pending: null } }, context);
  return both.act === null ? null : both;
}

/** Few words, which may lean on the question before. */
function isShort({ tokens }: Reading): boolean {
  return tokens.length <= SHORT_TURN;
}

const FEW_WORDS = 3;
const SHORT_TURN = 8;
const FACT_OF_BOTH = 0.3;
const FACT_OF_TURN = 0.1;
const FACT_OF_NEW = 0.48;
const FACT_OF_OWN = 0.6;

function compose(
  question: Question,
  context: Context,
  { decided, locale }: { decided: ReturnType<typeof decideOn>; locale: Locale },
): Composed {
  const { text, intent, dialogue = null } = question;
  const { known, now } = context;
  const { reading, danger, act, others, fact, follows = false, isOfFirst = false } = decided;
  const isNamed = reading.titled.length > 0 && !reading.list;
  const said = conceptsIn(isNamed ? wordsIn(withoutNames(text, reading)) : reading.tokens.map((token) => token.text));
  // A turn that names nothing asks for the same of what was asked before.
  const isOfOther =
    isTotal(reading.tokens.map((token) => token.text)) ||
    reading.tokens.some(({ text: said }) => isWhen(said) || isDay(said) || isFar(said) || isMeal(said));
  const isBare =
    follows && !isOfOther && conceptsIn(wordsIn(withoutNames(text, reading))).every((one) => GENERAL.has(one));
  const concepts = isBare ? [...said, ...conceptsIn(wordsIn(dialogue?.texts.at(-1) ?? ""))] : said;
  const about = ofBooked({ known, reading }, act);
  const isOfPrayer = act === "prayer.next" && dialogue?.act === act;
  const asked: Asked = {
    text,
    danger,
    ...about,
    concepts,
    slots: reading.slots,
    now,
    prayerHours: context.prayerHours,
    earlier: isOfPrayer || (follows && act?.startsWith("operator.")) ? (dialogue?.texts ?? []) : [],
    shownSums: dialogue?.sums ?? [],
    ...(fact ? { factId: fact.fact.id } : {}),
  };
  const asks = others.map((choice): Action => ({ key: `ask.${choice}`, target: `ask:${choice}` }));
  if (act !== null) {
    const composed = composerOf(act)(asked);
    const facts = fact && typeof composed.facts === "number" ? [fact.fact.id] : composed.facts;
    const kind = intent === "none" || isDeclined(act) ? "unknown" : "answer";
    const kept = dialogueAfter(text, {
      ...{ act, locale, last: follows || isOfPrayer ? dialogue : null, shown: composed.shown ?? [], offered: others },
      sums: sumsIn(composed.sentences),
      ...{ booking: bookingIn(composed.sentences), isOfFirst },
      facts: typeof facts === "number" ? [] : facts,
    });
    return { act, composed: { ...composed, facts, actions: [...composed.actions, ...asks] }, kind, dialogue: kept };
  }
  const beside = dialogueBeside(text, { last: dialogue, locale, offered: others });
  if (others.length === 0) return { act: null, composed: COMPOSERS.none(asked), kind: "unknown", dialogue: beside };
  return {
    act: null,
    composed: reply([say("choices.text")], [...asks, ACTIONS.person]),
    kind: "choices",
    dialogue: beside,
  };
}

/** Where bookings are named: those alone, what comes back of them, and of papers those of who travels on them. */
function ofBooked({ known, reading }: Pick<Asked, "known" | "reading">, act: Act | null) {
  const { booked, people } = reading;
  if (booked.length === 0) return { known, reading };
  const isNamed = (booking: string) => booked.some(({ id }) => id === booking);
  const travel = namedOn(booked);
  const theirs = (known.travellers ?? []).filter(({ id }) => travel.has(id));
  const isOfPapers = act?.startsWith("doc.") && people.named.length === 0 && !people.isSelf;
  return {
    known: {
      ...known,
      bookings: known.bookings?.filter(({ id }) => isNamed(id)) ?? null,
      refunds: known.refunds?.filter(({ bookingId }) => isNamed(bookingId)) ?? null,
    },
    reading: isOfPapers ? { ...reading, people: { ...people, named: theirs } } : reading,
  };
}
