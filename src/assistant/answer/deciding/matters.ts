/** Of which matter the words of a question speak: an act of another is a guess that one of its words has led to. */
import { CHOICES, type Understood } from "../../classifier/understand.ts";
import { type Intent, isNoMatter } from "../../intents/intents.ts";
import { type Concepts, MATTER, type Material } from "./decided.ts";

/** The words of each matter. One word may be of several. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  doc: [
    ...["document", "passport", "photo", "visa", "vaccine", "health_certificate", "upload", "refused", "expire"],
    ...["fix", "differ", "review_wait", "name", "birth_date", "need", "owe"],
  ],
  queue: ["wait_room", "fair", "chance", "priority", "ahead", "hold", "join", "leave", "opens", "seat"],
  pay: [
    ...["pay", "money", "refund", "instalment", "card", "wallet", "currency_rate", "receipt", "split", "owe"],
    ...["charge_failed", "protect", "price", "cancel"],
  ],
  pkg: [
    "package",
    "hotel",
    "flight",
    "seat",
    "guide",
    "included",
    "camp",
    "distance",
    "licence",
    "compare",
    "price",
    "cheap",
  ],
  booking: ["booking", "cancel", "change", "hotel", "camp", "flight", "package"],
  trip: ["ticket", "contact", "flight", "booking", "guide"],
  family: ["family_group", "invite", "member", "add", "delete", "who", "everyone"],
  journey: ["next", "deadline", "days_left"],
  notice: ["alert"],
  hajj: ["rite", "prayer", "ruling", "day_of_hajj", "umrah", "woman", "medicine", "heat", "luggage", "wheelchair"],
  prayer: ["prayer", "qibla", "rite"],
  nusuk: ["nusuk"],
  offline: ["offline", "internet", "phone", "app"],
};
/** Beside these a step is one on foot, and none of the journey. */
const OF_WALKING = ["hotel", "camp", "rite", "wheelchair", "elderly"];
const HEALTH = ["medicine", "wheelchair", "elderly", "heat"];

function matterOf(intent: Intent): string {
  return intent.slice(0, intent.indexOf("."));
}

/** Below it an intent is hardly meant, whatever words it shares. */
const PERHAPS = 0.03;

/** Of a few acts the whole question is made of words that other questions have too. */
const BESIDE: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  "journey.next": ["do", "need"],
  "journey.due": ["do", "need", "when"],
};

/** Whether a word of the question is one of the matter that the intent is of. */
export function isSpokenOf(intent: Intent, concepts: Concepts): boolean {
  return [...(WORDS[matterOf(intent)] ?? []), ...(BESIDE[intent] ?? [])].some((one) => concepts.has(one));
}

/** Whoever names one of these beside somebody asks of it, and not of that one's papers. */
const NO_PAPERS = [
  ...["wait_room", "chance", "priority", "card", "wallet", "receipt", "split", "instalment", "pay", "refund", "ticket"],
  ...[
    "guide",
    "camp",
    "distance",
    "flight",
    "hotel",
    "seat",
    "package",
    "prayer",
    "rite",
    "umrah",
    "day_of_hajj",
    "qibla",
  ],
  ...["internet", "phone", "app", "luggage", "account", "alert", "outside", "medicine", "heat", "wheelchair", "woman"],
];

export function hasOtherMatter(concepts: Concepts): boolean {
  return NO_PAPERS.some((one) => concepts.has(one));
}

/** Whether any matter at all is spoken of. */
export function speaksOfMatter(concepts: Concepts): boolean {
  return Object.values(WORDS).some((words) => words.some((one) => !IN_EVERY.has(one) && concepts.has(one)));
}

/** Words that say as much of one matter as of another. */
const IN_EVERY = new Set([
  "need",
  "owe",
  "next",
  "who",
  "everyone",
  "deadline",
  "leave",
  "join",
  "name",
  "add",
  "fair",
]);

/**
 * Likely enough to be answered, and yet no word of the question is of its matter: what follows another question would begin an
 * unrelated matter, and whoever speaks of somebody's health is told nothing else.
 */
export function isUnspoken(
  { ranked: [first] }: Understood,
  concepts: Concepts,
  { isTurn, reading: { wishes } }: Pick<Material, "isTurn" | "reading">,
): boolean {
  if (!first || first.probability >= MATTER || isNoMatter(first.intent)) return false;
  if (first.intent === "pkg.search" && wishes.count > 0) return false;
  // "Step" is said of stairs and of walking too.
  if (first.intent === "journey.progress" && OF_WALKING.some((one) => concepts.has(one))) return true;
  const isOfHealth = HEALTH.some((one) => concepts.has(one)) && !first.intent.startsWith("hajj.");
  if (isOfHealth && !isSpokenOf(first.intent, concepts)) return true;
  // "And then?" in a thread asks of what was told, not for the next step.
  const isOfStep = first.intent === "journey.next" && !concepts.has("do") && !concepts.has("need");
  return isTurn && (isOfStep || !isSpokenOf(first.intent, concepts));
}

/** What may be meant instead: first what the words speak of. */
export function spokenFirst({ ranked }: Understood, concepts: Concepts): Understood["ranked"] {
  const isOfHealth = HEALTH.some((one) => concepts.has(one));
  const weight = ({ intent, probability }: Understood["ranked"][number]) => {
    if (isOfHealth && intent === "hajj.health") return 2;
    return probability >= PERHAPS && isSpokenOf(intent, concepts) ? 1 : 0;
  };
  return ranked
    .filter(({ intent }) => !intent.startsWith("safety."))
    .toSorted((one, other) => weight(other) - weight(one));
}

/** Among what is offered is something that the words speak of, where they speak of a matter at all. */
export function withSpoken(choices: readonly Intent[], { ranked }: Understood, concepts: Concepts): readonly Intent[] {
  if (choices.some((one) => isSpokenOf(one, concepts))) return choices;
  const spoken = ranked.find(({ intent, probability }) => probability >= HARDLY && isSpokenOf(intent, concepts));
  return spoken === undefined ? choices : [...choices.slice(0, CHOICES - 1), spoken.intent];
}

const HARDLY = 0.01;
