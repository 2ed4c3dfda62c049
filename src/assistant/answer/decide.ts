/** Decides what a question is answered as: danger first, then what its words name, then what the classifier is sure of. */
import { type Act, agentOf, extraParts, isExtra } from "../acts.ts";
import type { Agent } from "../agents.ts";
import { featuresOf } from "../classifier/features.ts";
import { likelihoods, type Model } from "../classifier/model.ts";
import { meant, type Understood, understand } from "../classifier/understand.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import type { Found } from "../facts/find.ts";
import type { Intent } from "../intents.ts";
import type { Known } from "../known.ts";
import { wordsIn } from "../normalise/fold.ts";
import { partsFor } from "../parts.ts";
import { asksWhether } from "../reading/asks-whether.ts";
import { wordMatcher } from "../reading/number-words.ts";
import { currencyOf, foreignCurrencyIn } from "../reading/numbers.ts";
import type { Reading } from "../reading/reading.ts";
import { isNamed } from "../reading/signs.ts";
import { isIf } from "../reading/turn-words.ts";
import type { Danger } from "../safety/danger.ts";
import { dangerIn } from "../safety/recognise.ts";
import { namedFact } from "./named-facts.ts";
import { operatorActOf } from "./operator-acts.ts";
import { isPaidAlready, ownActOf } from "./own-acts.ts";
import { bookedAct } from "./own-booked.ts";

export interface Decided {
  /** Null: not understood. */
  readonly act: Act | null;
  /** What else may be meant, or, where the act is null, what may be meant at all. */
  readonly others: readonly Act[];
  /** The fact that is told where the act has nothing of its own to say. */
  readonly fact: Found | null;
  readonly danger: Danger | null;
  /** The answer goes on with the one before. */
  readonly follows?: boolean;
}

export interface Material {
  readonly text: string;
  readonly agent: Agent;
  readonly model: Model;
  readonly reading: Reading;
  /** In other letters than the facts of its language are written in, whose words it then has not. */
  readonly isTranscribed: boolean;
  /** Whoever asks has a desk of their own, which is asked of first. */
  readonly isOperator: boolean;
  /** Facts by how near they are to the question, given how likely each intent is. */
  facts(prior: ReadonlyMap<Intent, number>): readonly Found[];
}

/** What the words of the question mean, whatever their language. */
type Concepts = ReadonlySet<string>;

/** From here on the nearest fact answers, though no intent is clear. */
const FACT_ALONE = 0.48;
/** From here on it answers where the intent is one that is answered by facts. */
const FACT_OF_INTENT = 0.25;
/** A question about oneself is answered from one's own data from here on, with the others offered beside. */
const PERHAPS_OWN = 0.3;
const ANYONE = /^(none|meta\.|safety\.)/;
/** So much nearer it has to be where the classifier thinks of other matters. */
const FROM_ELSEWHERE = 1.3;
/** Where the classifier has no doubt that the question is none of the assistant's business. */
const FROM_OUTSIDE = 2;
/** An intent that is at least this likely may be meant. */
const PERHAPS_MEANT = 0.05;
/** Where this much speaks for another business, a place or a price alone makes no search for packages. */
const ASIDE = 0.2;
/** Where it is at least so likely, measured by the likeliest, a question about oneself is asked back. */
const AS_LIKELY_ASIDE = 0.5;
/** From here on a question is about its matter, however anxious it sounds. */
const MATTER = 0.6;
/** So much of what a question says a fact has to say, where the classifier has doubts. */
const COVERED = 0.34;
/** Below it a word of another matter speaks louder than the classifier. */
const CLEAR = 0.5;
const HALF = 0.5;
const CHOICES = 3;
/** This much surer than the fact the classifier is believed without one. */
const CERTAIN = 0.8;

/** The intents whose whole answer is facts. */
const TOLD = new Set<Act>([
  ...([
    "doc.upload",
    "doc.privacy",
    "queue.fair",
    "queue.alerts",
    "pay.cheapest",
    "pay.protection",
    "pay.rates",
  ] as const),
  ...(["pay.wallet", "pkg.compare", "hajj.rites", "hajj.women", "hajj.health", "hajj.packing", "nusuk.what"] as const),
  ...(["offline.use", "safety.fatwa", "meta.account"] as const),
]);

export function isTold(act: Act): boolean {
  return TOLD.has(act);
}

export function decide(material: Material): Decided {
  const { text, agent, model, reading } = material;
  const danger = dangerIn(text);
  const nothing = { others: [], fact: null, danger };
  if (danger) return { ...nothing, act: danger === "moneyGone" ? "pay.failed" : "safety.emergency" };
  const understood = understand(model.intents, withoutNames(text, reading), agent);
  const concepts = new Set(conceptsIn(wordsIn(text)));
  const onDesk = material.isOperator
    ? operatorActOf(reading, concepts, likelihoods(model.desk, featuresOf(text)))
    : null;
  if (onDesk) return { ...nothing, act: onDesk };
  const own = material.isOperator ? null : ownActOf({ text, reading, concepts });
  // Whoever is anxious about something is answered about that.
  if (own && !(own === "meta.calm" && isSureOfMatter(understood))) return { ...nothing, act: own };
  const toldOf = namedFact(reading, concepts);
  if (toldOf) return { ...nothing, act: "fact.found", fact: toldOf };
  const booked = material.isOperator ? null : bookedAct(reading, concepts, understood);
  if (booked) return { ...nothing, act: booked };
  const named = namedAct(material, concepts, understood);
  if (named) return { ...nothing, act: named };
  // That a scholar is to be asked says nothing of what about.
  const prior = new Map(
    understood.ranked.map(({ intent, probability }) => [intent, intent === "safety.fatwa" ? 0 : probability] as const),
  );
  const [fact] = material.facts(prior);
  if (fact && isTaught(fact, reading, understood)) return { ...nothing, act: "fact.found", fact };
  const weighed = byWeight(material, concepts, understood, fact);
  return material.isOperator && !isForOperator(weighed) ? { ...nothing, act: null, others: DESK_CHOICES } : weighed;
}

/** A name tells nothing of what is asked, and its words may be those of a rite, a family or a place. */
export function withoutNames(text: string, { tokens, titled, operators }: Reading): string {
  const names = [...titled.flatMap((offers) => offers.slice(0, 1).map(({ title }) => title)), ...operators];
  if (names.length === 0) return text;
  const parts = names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []);
  const rest = tokens.filter(({ raw, value }) => value !== null || !parts.some((part) => isNamed(raw, part)));
  return rest.length === 0 ? text : rest.map(({ raw }) => raw).join(" ");
}

/** What nobody with a desk asks of themselves is not answered to them; what they do ask is offered. */
const DESK_CHOICES: readonly Act[] = ["operator.attention", "operator.bookings", "operator.month"];

function isForOperator({ act }: Decided): boolean {
  if (act === null) return false;
  return isExtra(act) || partsFor(act).every((part) => part === "packages" || part === "prayer") || isTold(act);
}

function isSureOfMatter({ decision, ranked: [first] }: Understood): boolean {
  return decision === "answer" && first !== undefined && first.probability >= MATTER && !ANYONE.test(first.intent);
}

/** What the words name, whatever the classifier makes of the rest. */
function namedAct({ text, reading }: Material, concepts: Concepts, { ranked, decision }: Understood): Act | null {
  const { titled, wishes, numbers, slots, people } = reading;
  const first = ranked[0]?.intent ?? "none";
  const isSure = decision === "answer";
  const isOfRefund = concepts.has("refund") || (concepts.has("cancel") && !concepts.has("how"));
  if (titled.length > 0 && reading.hasTravellers && isOfRefund) return "pay.refund";
  // Of a package that one waits for, the place in its own list is asked.
  if (titled.length > 0 && reading.hasTravellers && isSure && first.startsWith("queue."))
    return first === "queue.hold" ? first : "queue.waitlist";
  if (titled.length > 0 && !(reading.hasTravellers && BOOKED.has(first))) return "pkg.named";
  if (
    reading.hasBookings &&
    reading.when.length > 0 &&
    concepts.has("pay") &&
    reading.tokens.some(({ text: said }) => isPaidAlready(said))
  )
    return "pay.paid";
  // Somebody who is named is taken out of the household, where there is no booking to be called off.
  const isOut = first === "booking.cancel" || first === "booking.change";
  if (
    isOut &&
    reading.hasTravellers &&
    !reading.hasBookings &&
    people.named.length + people.missing.length > 0 &&
    !concepts.has("booking")
  )
    return "family.members";
  const isOfElse = isSure && !/^(?:family|pkg|booking)\./.test(first);
  if (reading.hasBookings && concepts.has("who") && concepts.has("hotel") && !concepts.has("package") && !isOfElse)
    return "booking.people";
  if (wishes.search.shifting === false && concepts.has("package")) return "pkg.search";
  if (slots.document !== null && reading.hasTravellers && people.isEverybody && isLacking(concepts, reading))
    return "doc.needed";
  if (slots.document === "passport" && concepts.has("expire")) return "doc.passport_validity";
  if (!isSure && concepts.has("when") && concepts.has("wait_room") && !OF_SALE.some((one) => concepts.has(one)))
    return "queue.when";
  // How long somebody's own paper holds is told from that paper.
  if (
    slots.document === "vaccination" &&
    people.named.length > 0 &&
    reading.tokens.some(({ text: said }) => isHeld(said))
  )
    return "doc.status";
  if (reading.operators.length > 0 && concepts.has("licence")) return "pkg.operator";
  if (concepts.has("document") && (slots.month !== null || numbers.dayOfMonth !== null) && reading.hasTravellers)
    return "doc.needed";
  if (numbers.age !== null && numbers.age < OF_AGE && slots.document === null && asksWhether(text)) return "person.age";
  if (
    concepts.has("deadline") &&
    first !== "doc.passport_validity" &&
    slots.document !== null &&
    slots.document !== "visa" &&
    slots.document !== "vaccination" &&
    reading.hasTravellers
  )
    return "doc.needed";
  const isHowMuch = concepts.has("how_many") || concepts.has("price") || concepts.has("money");
  const isWhatIf = reading.tokens.some((token) => isIf(token.text));
  if (reading.hasTravellers && concepts.has("cancel") && (isHowMuch || isWhatIf)) return "pay.refund";
  if (reading.hasTravellers && concepts.has("pay") && isLacking(concepts, reading) && !concepts.has("wallet"))
    return "pay.owed";
  if (reading.hasTravellers && concepts.has("flight") && concepts.has("when") && wishes.count === 0)
    return "booking.status";
  if (reading.hasTravellers && concepts.has("hotel") && concepts.has("which") && wishes.count === 0)
    return "booking.details";
  const isAsked =
    (isHowMuch && !concepts.has("refund")) ||
    concepts.has("instalment") ||
    concepts.has("deadline") ||
    concepts.has("when");
  if (concepts.has("wallet") && isAsked && reading.hasTravellers) return "pay.next";
  if (
    first === "pay.next" &&
    !OF_MONEY.some((one) => concepts.has(one)) &&
    (concepts.has("deadline") || concepts.has("next"))
  )
    return "journey.next";
  const hasPlace = (wishes.search.departureCity?.length ?? 0) > 0 || wishes.country !== null;
  const isAside = likelihoodOf("none", ranked) >= ASIDE && !concepts.has("package");
  const isHard =
    !isAside && (hasPlace || wishes.search.accessible || wishes.search.roomType || wishes.search.maxDistance);
  const isOfPackages = wishes.order === "distance" || OF_PACKAGES.some((concept) => concepts.has(concept));
  // What is asked about packages may well be a search, unless the classifier has hardly a doubt.
  const isOther = first.startsWith("pkg.") ? likelihoodOf(first, ranked) >= CERTAIN : !ANYONE.test(first);
  if (isHard && isOfPackages && !(isSure && first !== "pkg.search" && isOther)) return "pkg.search";
  const isOfMarket = concepts.has("package") && reading.booked.length === 0;
  if (isOfMarket && wishes.order === "distance" && (concepts.has("price") || concepts.has("cheap")))
    return "pkg.search";
  if (isOfMarket && wishes.search.guideLanguage && first.startsWith("pkg.")) return "pkg.search";
  if (isHard && isOfPackages && wishes.count >= 2 && people.named.length === 0) return "pkg.search";
  if (first.startsWith("pkg.") && hasPlace && !isAside) return "pkg.search";
  if (wishes.most && wishes.people !== null && !first.startsWith("pay.")) return "pkg.search";
  if (isConversion(concepts, reading)) return "money.convert";
  return null;
}

/** Beside the line these ask of a sale or of places. */
const OF_SALE = ["opens", "join", "seat", "nusuk", "leave"];

/** Whose paper is not there; what papers are needed at all is another question. */
function isLacking(concepts: Concepts, { tokens }: Reading): boolean {
  return !concepts.has("add") && tokens.some(({ text }) => isMissing(text));
}

/** "What is missing?", and no more. */
function isBareLack({ tokens }: Reading): boolean {
  return tokens.length <= FEW_WORDS && tokens.some(({ text }) => isMissing(text));
}

const FEW_WORDS = 5;

const isMissing = wordMatcher(
  "missing lacks lack without no not نقص* ناقص* مفقود غائب نہیں باقی नहीं बाकी छूट গুম নেই বাকি eksik yok kayip manque manquent hilang belum kurang tiada کم نیست ندارد отсутств* нет хватает недоста* nahi nahin",
);

/** How long a paper holds. */
const isHeld = wordMatcher(
  "expire expires expired valid until ينتهي تنتهي صالح ساري ختم खत्म वैध শেষ মেয়াদ* biter bitiyor doluyor gecerli expire valable berlaku habis tamat luput تموم تمام منقضی اعتبار истека* действу* кончается khatam",
);

/** Without any of these nobody asks what is to be paid: all that is due is meant. */
const OF_MONEY = ["pay", "owe", "money", "price", "instalment", "card", "wallet", "refund", "receipt", "currency_rate"];

/** Nobody asks whether a grown person is old enough. */
const OF_AGE = 18;
const OF_PACKAGES = ["package", "cheap", "hotel", "seat", "flight", "search", "booking", "distance", "price"];

/** Questions of one's own booking name its package too. */
const BOOKED = new Set<Intent>([
  ...([
    "booking.status",
    "booking.change",
    "booking.cancel",
    "pay.refund",
    "pay.owed",
    "pay.next",
    "pay.receipt",
  ] as const),
  ...(["trip.tickets", "trip.contact", "pay.instalments"] as const),
]);

function isConversion(concepts: Concepts, { numbers, tokens }: Reading): boolean {
  const [sum] = numbers.sums;
  if (!sum || numbers.sums.length > 1 || numbers.people !== null) return false;
  const isOfPackages = concepts.has("package") || concepts.has("seat") || concepts.has("hotel");
  const named = currenciesIn(tokens).length + (foreignCurrencyIn(tokens) === null ? 0 : 1);
  return named > 1 || (concepts.has("currency_rate") && !isOfPackages);
}

function likelihoodOf(wanted: Intent, ranked: Understood["ranked"]): number {
  return ranked.find(({ intent }) => intent === wanted)?.probability ?? 0;
}

function byWeight(material: Material, concepts: Concepts, understood: Understood, fact: Found | undefined): Decided {
  const { ranked, decision, choices } = understood;
  const nothing = { others: [], fact: null, danger: null };
  const first = ranked[0] ?? { intent: "none" as const, probability: 0 };
  const outside = likelihoodOf("none", ranked);
  const isOwn = isOfOneself(material.reading) || isBareLack(material.reading);
  if (
    decision === "choices" &&
    isOwn &&
    !isTold(first.intent) &&
    first.probability >= PERHAPS_OWN &&
    outside < AS_LIKELY_ASIDE * first.probability &&
    !ANYONE.test(first.intent)
  )
    return { ...nothing, act: first.intent, others: choices.filter((choice) => choice !== first.intent).slice(0, 2) };
  const isOpen = decision !== "answer" || first.intent === "safety.other_person";
  const isPaperLacking =
    isBareLack(material.reading) && likelihoodOf("doc.needed", ranked) >= AS_LIKELY_ASIDE * first.probability;
  if (isOpen && isPaperLacking) return { ...nothing, act: "doc.needed" };
  const paper = isOpen ? paperOfPerson(material.reading, concepts) : null;
  if (paper) return { ...nothing, act: paper };
  // A search that asks for nothing and speaks of no package is a guess.
  const isGuess =
    first.intent === "pkg.search" &&
    material.reading.wishes.count === 0 &&
    !OF_PACKAGES.some((one) => concepts.has(one));
  const isSure = decision === "answer" && !isGuess;
  const isNear = (floor: number) =>
    fact !== undefined && fact.score >= floor && isAccountedFor(fact, first.probability, material);
  if (
    isSure &&
    !isOwn &&
    fact?.isOwn &&
    first.probability < CLEAR &&
    fact.taught >= PERHAPS_TAUGHT &&
    isOfAnother(fact, first.intent) &&
    isNear(FACT_ALONE)
  )
    return { ...nothing, act: "fact.found", others: [first.intent], fact };
  if (isSure && !isTold(first.intent)) return { ...nothing, act: first.intent, others: choices };
  if (isSure) {
    if (isNear(FACT_OF_INTENT)) return { ...nothing, act: first.intent, others: choices, fact: fact ?? null };
    if (first.probability >= CERTAIN) return { ...nothing, act: first.intent, others: choices };
    // What it cannot account for is offered, not told.
    if (decision === "answer") return { ...nothing, act: null, others: meant(ranked, CHOICES) };
  }
  if (fact && isNear(FACT_ALONE * doubtOf(fact, understood)))
    return { ...nothing, act: "fact.found", others: choices.slice(0, 2), fact };
  if (decision === "unknown") return { ...nothing, act: null, others: [] };
  return { ...nothing, act: null, others: isGuess ? meant(ranked, 2) : choices };
}

function isOfOneself({ people }: Reading): boolean {
  return people.isSelf || people.isEverybody || people.named.length > 0;
}

/**
 * Questions like this one are answered by the fact. Whoever has a record here is told of that where it is asked for, and of
 * the fact beside it.
 */
function isTaught({ fact, taught }: Found, reading: Reading, { ranked: [first], decision }: Understood): boolean {
  if (reading.titled.length > 0 || reading.booked.length > 0 || isBareLack(reading) || !first) return false;
  const hasRecord = reading.hasTravellers || reading.hasBookings;
  if (first.intent === "none") return taught >= TAUGHT_OF_OWN;
  if (isTold(first.intent)) return taught >= TAUGHT;
  const isAnswered = hasRecord || decision === "answer";
  // Whoever asks for a person, or how the assistant helps, is given that; a fact stands beside it.
  if (isAnswered && (fact.intents.includes(first.intent) || first.intent.startsWith("meta."))) return false;
  // Packages are shown to whoever asks for them; how they are searched or compared is another question.
  if (first.intent === "pkg.search" && decision === "answer" && first.probability >= taught) return false;
  if (ANYONE.test(first.intent)) return taught >= TAUGHT;
  return taught >= (hasRecord ? TAUGHT_OF_OWN : TAUGHT);
}

const TAUGHT = 0.4;
/** Below it the words alone speak for a fact. */
const PERHAPS_TAUGHT = 0.1;
const TAUGHT_OF_OWN = 0.8;

/** A word that hardly another fact says tells of another matter than the classifier's. */
function isOfAnother({ fact, covers }: Found, intent: Intent): boolean {
  return covers >= HALF && !fact.intents.includes(intent);
}

/** Whether the fact speaks of what the question says, or the classifier has no doubt. */
function isAccountedFor({ covers }: Found, likelihood: number, { isTranscribed }: Material): boolean {
  return isTranscribed || likelihood >= MATTER || covers >= COVERED;
}

/** How much nearer than elsewhere a fact has to be, to answer where no intent is clear. */
function doubtOf({ fact }: Found, { ranked, decision }: Understood): number {
  if (decision === "unknown" || ranked[0]?.intent === "none") return FROM_OUTSIDE;
  const isOutside = likelihoodOf("none", ranked) > 0.9 * (ranked[0]?.probability ?? 0);
  const isMeant = fact.intents.some((intent) => likelihoodOf(intent, ranked) >= PERHAPS_MEANT);
  return isOutside || !isMeant ? FROM_ELSEWHERE : 1;
}

/** Somebody of the household is named, and nothing that is not a paper. */
function paperOfPerson({ people, hasTravellers, slots }: Reading, concepts: Concepts): Intent | null {
  if (!hasTravellers || NO_PAPER.some((one) => concepts.has(one))) return null;
  if (people.named.length === 0) {
    const isReady = concepts.has("state") && (concepts.has("who") || concepts.has("everyone"));
    return isReady && concepts.has("family_group") ? "family.ready" : null;
  }
  if (concepts.has("why")) return "doc.why";
  if (slots.document !== null && !NEEDED.some((one) => concepts.has(one))) return "doc.status";
  return PAPER_ASKED.some((one) => concepts.has(one)) || people.named.length === 1 ? "doc.needed" : null;
}

const NEEDED = ["need", "owe", "deadline", "when"];
const PAPER_ASKED = ["need", "owe", "state", "document", "which"];
const NO_PAPER = [
  ...["pay", "booking", "refund", "package", "rite", "wheelchair", "medicine", "friend", "cancel", "elderly", "heat"],
  ...[
    "alert",
    "hotel",
    "money",
    "ticket",
    "flight",
    "invite",
    "add",
    "delete",
    "price",
    "prayer",
    "ruling",
    "emergency",
    "age",
  ],
];

/** Which parts of what is known an act needs, beside travellers and packages. */
export function partsOf({ act }: Pick<Decided, "act">): readonly (keyof Known)[] {
  if (act === null) return [];
  return isExtra(act) ? extraParts(act) : partsFor(act);
}

export function ownerOf(act: Act | null): Agent | null {
  return act === null ? null : agentOf(act);
}

function currenciesIn(tokens: Reading["tokens"]): string[] {
  return [...new Set(tokens.flatMap(({ text }) => currencyOf(text) ?? []))];
}
