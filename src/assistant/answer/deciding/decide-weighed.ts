/** Weighs what the classifier thinks against the nearest fact, where the words alone do not tell. */
import { CHOICES, meant, type Understood } from "../../classifier/understand.ts";
import type { FoundFact } from "../../facts/find.ts";
import { type Intent, intentRule, isNoMatter } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { SAYS } from "../acts/named-facts.ts";
import { isBareLack } from "./decide-named.ts";
import {
  CERTAIN,
  type Concepts,
  type Decided,
  isTold,
  likelihoodOf,
  MATTER,
  type Material,
  OF_PACKAGES,
} from "./decided.ts";
import { isHeardByWordsAlone } from "./doubt.ts";
import { hasOtherMatter, isSpokenOf, isUnspoken, spokenFirst, withSpoken } from "./matters.ts";

/** From here on the nearest fact answers, though no intent is clear. */
const FACT_ALONE = 0.48;
/** From here on it answers where the intent is one that is answered by facts. */
const FACT_OF_INTENT = 0.25;
/** A question about oneself is answered from one's own data from here on, with the others offered beside. */
const PERHAPS_OWN = 0.3;
/** So much nearer it has to be where the classifier thinks of other matters. */
const FROM_ELSEWHERE = 1.3;
/** Where the classifier has no doubt that the question is none of the assistant's business. */
const FROM_OUTSIDE = 2;
/** An intent that is at least this likely may be meant. */
const PERHAPS_MEANT = 0.05;
/** Where it is at least so likely, measured by the likeliest, a question about oneself is asked back. */
const AS_LIKELY_ASIDE = 0.5;
/** So much of what a question says a fact has to say, where the classifier has doubts. */
const COVERED = 0.34;
/** Below it a word of another matter speaks louder than the classifier. */
const CLEAR = 0.5;
const HALF = 0.5;

/** An answer where one speaks loud enough, else what may be meant. */
export function byWeight(
  material: Material,
  concepts: Concepts,
  understood: Understood,
  fact: FoundFact | undefined,
): Decided {
  const { ranked, decision, choices } = understood;
  const nothing = { others: [], fact: null, danger: null };
  const first = ranked[0] ?? { intent: "none" as const, probability: 0 };
  const outside = likelihoodOf("none", ranked);
  const isOwn = isOfOneself(material.reading) || isBareLack(material.reading);
  const isOpen = decision !== "answer" || first.intent === "safety.other_person";
  const isPaperLacking =
    isBareLack(material.reading) && likelihoodOf("doc.needed", ranked) >= AS_LIKELY_ASIDE * first.probability;
  // Of nobody who is named what lacks is listed, not who lacks it.
  if ((isOpen || first.intent === "family.ready") && isPaperLacking) return { ...nothing, act: "doc.needed" };
  if (
    decision === "choices" &&
    isOwn &&
    !isTold(first.intent) &&
    first.probability >= PERHAPS_OWN &&
    outside < AS_LIKELY_ASIDE * first.probability &&
    !isNoMatter(first.intent)
  )
    return { ...nothing, act: first.intent, others: choices.filter((choice) => choice !== first.intent).slice(0, 2) };
  // Two of one matter are near each other: the likelier is answered, the other offered beside.
  if (decision === "choices" && isOwn && areSiblings(ranked))
    return { ...nothing, act: first.intent, others: meant(ranked.slice(1, 2), 1) };
  const paper = isOpen ? paperOfPerson(material.reading, concepts, ranked) : null;
  if (paper) return { ...nothing, act: paper };
  // A search that asks for nothing and speaks of no package is a guess.
  const isGuess =
    first.intent === "pkg.search" &&
    material.reading.wishes.count === 0 &&
    !OF_PACKAGES.some((one) => concepts.has(one));
  const isOfOther =
    decision === "answer" &&
    (isUnspoken(understood, concepts, material) ||
      isGuessedOfKin(first, material.reading, concepts) ||
      isGuessedOwn(first, material.reading, concepts));
  const isSure = decision === "answer" && !isGuess && !isOfOther;
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
  // Of one who is named it is told how they stand, not the household.
  const isOfOne = material.reading.hasTravellers && material.reading.people.named.length === 1;
  if (first.intent === "family.ready" && isOfOne && first.probability >= PERHAPS_LOOKED_UP)
    return { ...nothing, act: material.reading.slots.document === null ? "doc.needed" : "doc.status", others: choices };
  if (isSure && !isTold(first.intent)) return { ...nothing, act: first.intent, others: choices };
  if (isSure) {
    if (isNear(FACT_OF_INTENT)) return { ...nothing, act: first.intent, others: choices, fact: fact ?? null };
    if (first.probability >= CERTAIN) return { ...nothing, act: first.intent, others: choices };
    // What it cannot account for is offered, not told.
    if (decision === "answer") return { ...nothing, act: null, others: meant(ranked, CHOICES) };
  }
  if (
    fact &&
    isNear(FACT_ALONE * doubtOf(fact, understood)) &&
    !isOwnRather(fact, first, material.reading) &&
    !isHeardByWordsAlone(fact, understood)
  )
    return { ...nothing, act: "fact.found", others: choices.slice(0, 2), fact };
  if (decision === "unknown") return { ...nothing, act: null, others: [] };
  if (isOfOther) return { ...nothing, act: null, others: meant(spokenFirst(understood, concepts), CHOICES) };
  return {
    ...nothing,
    act: null,
    others: isGuess ? meant(ranked, 2) : withSpoken(askedBack(understood, material.reading), understood, concepts),
  };
}

/** What somebody who is not on the list paid or booked was taken for one's own. */
function isGuessedOwn(first: Understood["ranked"][number], { people }: Reading, concepts: Concepts): boolean {
  if (first.probability >= MATTER || people.named.some(({ isSelf }) => isSelf)) return false;
  const isOfElse = [people.missing, people.others, people.strangers].some(({ length }) => length > 0);
  const isOfPayer = isOfElse || people.named.length > 0 || concepts.has("protect");
  return first.intent === "pay.paid"
    ? isOfPayer
    : first.intent === "booking.status" && isOfElse && concepts.has("where");
}

/** What kin may do, or of what age they are, was taken for a question of their papers. */
function isGuessedOfKin(
  first: Understood["ranked"][number],
  { people, slots, numbers, tokens }: Reading,
  concepts: Concepts,
): boolean {
  if (!first.intent.startsWith("doc.") || first.probability >= MATTER || slots.document !== null) return false;
  const isOfKin = [people.named, people.missing, people.others].some(({ length }) => length > 0);
  const isOfElse = numbers.age !== null || tokens.some(({ text }) => isMay(text));
  return isOfKin && isOfElse && !isSpokenOf(first.intent, concepts);
}

/** The two likeliest look up the same matter, and hardly anything else is meant. */
function areSiblings([first, second]: Understood["ranked"]): boolean {
  if (!first || !second || intentRule(first.intent).tool === null) return false;
  const matterOf = (intent: Intent) => intent.split(".")[0];
  return matterOf(first.intent) === matterOf(second.intent) && first.probability + second.probability >= CLEAR;
}

/** A question about oneself that may be looked up is asked back rather than answered by a rule that is only near. */
function isOwnRather({ fact, taught }: FoundFact, first: Understood["ranked"][number], reading: Reading): boolean {
  const isOwn = isOfOneself(reading) && (reading.hasTravellers || reading.hasBookings);
  if (!isOwn || taught >= TAUGHT_OF_OWN || fact.intents.includes(first.intent)) return false;
  return intentRule(first.intent).tool !== null && first.probability >= PERHAPS_LOOKED_UP;
}

const PERHAPS_LOOKED_UP = 0.15;

/** Whoever speaks of themselves is offered what can be looked up for them. */
function askedBack({ ranked, choices }: Understood, reading: Reading): readonly Intent[] {
  if (!isOfOneself(reading) || !(reading.hasTravellers || reading.hasBookings)) return choices;
  return meant(
    ranked.filter(({ intent }, at) => at === 0 || intentRule(intent).tool !== null),
    CHOICES,
  );
}

function isOfOneself({ people }: Reading): boolean {
  return people.isSelf || people.isEverybody || people.named.length > 0;
}

/**
 * Questions like this one are answered by the fact. Whoever has a record here is told of that where it is asked for, and of
 * the fact beside it.
 */
export function isTaught(
  { fact, taught }: FoundFact,
  reading: Reading,
  { ranked: [first], decision }: Understood,
): boolean {
  if (reading.titled.length > 0 || reading.booked.length > 0 || isBareLack(reading) || !first) return false;
  const hasRecord = reading.hasTravellers || reading.hasBookings;
  if (first.intent === "none") return taught >= TAUGHT_OF_OWN;
  if (isTold(first.intent)) return taught >= TAUGHT;
  // Nobody's papers are named, and the fact is the surer.
  if (
    !isOfOneself(reading) &&
    first.intent.startsWith("doc.") &&
    !fact.intents.includes(first.intent) &&
    taught >= TAUGHT_FOR_SURE &&
    first.probability + SURER <= taught
  )
    return true;
  // The own record goes before the rule, and so does what is to be done for oneself.
  if (hasRecord && decision === "answer" && intentRule(first.intent).tool !== null && first.probability >= CLEAR)
    return false;
  const isAnswered = hasRecord || decision === "answer";
  // Whoever asks for a person, or how the assistant helps, is given that; a fact stands beside it.
  if (isAnswered && (fact.intents.includes(first.intent) || first.intent.startsWith("meta."))) return false;
  // Packages are shown to whoever asks for them; how they are searched or compared is another question.
  if (first.intent === "pkg.search" && decision === "answer" && first.probability >= taught) return false;
  if (isNoMatter(first.intent)) return taught >= TAUGHT;
  return taught >= (hasRecord ? TAUGHT_OF_OWN : TAUGHT);
}

const TAUGHT = 0.37;
const TAUGHT_FOR_SURE = 0.9;
const SURER = 0.05;
/** Below it the words alone speak for a fact. */
const PERHAPS_TAUGHT = 0.1;
const TAUGHT_OF_OWN = 0.8;

/** A word that hardly another fact says tells of another matter than the classifier's. */
function isOfAnother({ fact, covers }: FoundFact, intent: Intent): boolean {
  return covers >= HALF && !fact.intents.includes(intent);
}

/** Whether the fact speaks of what the question says, or the classifier has no doubt. */
function isAccountedFor({ covers }: FoundFact, likelihood: number, { isTranscribed }: Material): boolean {
  return isTranscribed || likelihood >= MATTER || covers >= COVERED;
}

/** How much nearer than elsewhere a fact has to be, to answer where no intent is clear. */
function doubtOf({ fact }: FoundFact, { ranked, decision }: Understood): number {
  if (decision === "unknown" || ranked[0]?.intent === "none") return FROM_OUTSIDE;
  const isOutside = likelihoodOf("none", ranked) > 0.9 * (ranked[0]?.probability ?? 0);
  const isMeant = fact.intents.some((intent) => likelihoodOf(intent, ranked) >= PERHAPS_MEANT);
  return isOutside || !isMeant ? FROM_ELSEWHERE : 1;
}

/** Somebody of the household is named, and nothing that is not a paper. */
function paperOfPerson(
  { people, hasTravellers, slots, tokens }: Reading,
  concepts: Concepts,
  ranked: Understood["ranked"],
): Intent | null {
  if (
    !hasTravellers ||
    NO_PAPER.some(
      (one) => concepts.has(one) && !isOfMother(one, concepts) && !(one === "elderly" && slots.document !== null),
    ) ||
    tokens.some(({ text }) => isSaid(text))
  )
    return null;
  if (people.named.length === 0 && people.isSelf && slots.document !== null && slots.document !== "visa")
    return NEEDED.some((one) => concepts.has(one)) ? "doc.needed" : "doc.status";
  if (people.named.length === 0) {
    const isReady = concepts.has("state") && (concepts.has("who") || concepts.has("everyone"));
    return isReady && concepts.has("family_group") ? "family.ready" : null;
  }
  // Without a paper what somebody may do, or what is on some day, is asked of them, and not of what they have to give in.
  const isOfPaper = slots.document !== null || OF_PAPERS.some((one) => concepts.has(one));
  const isOnDay = slots.month !== null && !NEEDED.some((one) => concepts.has(one));
  const isOfOther = isOnDay || tokens.some(({ text }) => isMay(text)) || hasOtherMatter(concepts);
  if (!isOfPaper && isOfOther) return null;
  if (concepts.has("why")) return "doc.why";
  if (slots.document !== null && !NEEDED.some((one) => concepts.has(one))) return "doc.status";
  // "With whom does my daughter sleep?" asks of no paper, nor does "do I need my husband beside me".
  const isShort = tokens.length <= FEW_OF_PERSON;
  const isAskedOfPaper = isShort || concepts.has("document") || slots.document !== null || isOfPapers(ranked);
  const isAsked = PAPER_ASKED.some((one) => concepts.has(one));
  return isAskedOfPaper && (isAsked || (people.named.length === 1 && !concepts.has("who"))) ? "doc.needed" : null;
}

/** Nothing but the classifier says that papers may be meant: it has to think of them first, or a lot. */
function isOfPapers(ranked: Understood["ranked"]): boolean {
  const papers = ranked.reduce((sum, one) => (one.intent.startsWith("doc.") ? sum + one.probability : sum), 0);
  const [first] = ranked;
  // Somebody of the household is no other person.
  const isFirst = first?.intent.startsWith("doc.") || first?.intent === "safety.other_person";
  return isFirst || papers >= LIKELY_OF_PAPERS;
}

const LIKELY_OF_PAPERS = 0.3;
const FEW_OF_PERSON = 5;

/** "Ammi" is folded as the French word for a friend. */
function isOfMother(concept: string, concepts: Concepts): boolean {
  return concept === "friend" && concepts.has("mother");
}

/** What somebody says, forbids or may not do is not answered with their papers. */
const isSaid = wordMatcher(
  `${SAYS} say forbid* refuses lets allow* permission يمنعني يرفض کہتی منع कहते मना বলেছে নিষেধ interdit larang melarang اجازه запрещает kehte kehta`,
);
/** Whether somebody can or may. */
const isMay = wordMatcher(
  "wants want хочет istiyor veut mau nak ingin چاہتے چاہتا چاہتی चाहते चाहता चाहती চান চায় میخواد میخواهد يريد تريد يبي تبي عايز عايزه chahte chahta chahti can could may might able shall should يقدر تقدر يمكن يمكنه يمكنها ممكن يجوز ينفع يصح يستطيع تستطيع لازم سکتا سکتی سکتے سکے सकता सकती सकते सके পারবে পারবেন পারে পারেন gidebilir yapabilir* alabilir* kalabilir* olabilir* gelebilir* girebilir* bekleyebilir* odeyebilir* kullanabilir* binebilir* edebilir* verebilir* peut pourrait peuvent boleh bisa dapat میتونه میتواند تواند میشه можно может могут sakta sakti sakte sake",
);
const OF_PAPERS = ["document", "upload", "refused", "review_wait", "expire", "visa"];
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
