/** Decides what a question is answered as: danger first, then what its words name, then what the classifier is sure of. */

import { understandParts } from "../../classifier/clauses.ts";
import { featuresOf } from "../../classifier/features.ts";
import { likelihoods } from "../../classifier/model.ts";
import type { Understood } from "../../classifier/understand.ts";
import { conceptsIn } from "../../concepts/concepts.ts";
import { isCommon } from "../../facts/common-words.ts";
import type { FoundFact } from "../../facts/find.ts";
import { mishapFact } from "../../facts/things.ts";
import { type Act, agentOf, extraParts, isExtra } from "../../intents/acts.ts";
import type { Agent } from "../../intents/agents.ts";
import { isNoMatter } from "../../intents/intents.ts";
import type { Known } from "../../known.ts";
import { wordsIn } from "../../normalise/fold.ts";
import { saysFrom } from "../../reading/places.ts";
import type { Reading } from "../../reading/reading.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isNamed } from "../../reading/words/signs.ts";
import { dangerIn } from "../../safety/recognise.ts";
import { bookedAct, operatorActOf } from "../acts/account-acts.ts";
import { factOf, namedFact, offerOfStranger } from "../acts/named-facts.ts";
import { outsideAct } from "../acts/outside.ts";
import { ownActOf } from "../acts/own-acts.ts";
import { isUnsourced } from "../acts/unsourced.ts";
import { namedAct } from "./decide-named.ts";
import { byWeight, isTaught } from "./decide-weighed.ts";
import { type Concepts, type Decided, isTold, MATTER, type Material } from "./decided.ts";
import { besideOtherwise } from "./doubt.ts";
import { marketAct } from "./market-acts.ts";
import { partsFor } from "./parts.ts";

/** What a question is answered as. */
export function decide(material: Material): Decided {
  const { text, agent, model, reading } = material;
  const danger = dangerIn(text);
  const nothing = { others: [], fact: null, danger };
  if (danger) return { ...nothing, act: danger === "moneyGone" ? "pay.failed" : "safety.emergency" };
  const understood = understandParts(model.intents, withoutNames(text, reading), agent);
  const concepts = new Set(conceptsIn(wordsIn(text)));
  const outside = outsideAct(reading, concepts);
  if (outside) return { ...nothing, act: outside };
  const onDesk = material.isOperator
    ? operatorActOf(reading, concepts, likelihoods(model.desk, featuresOf(text)))
    : null;
  if (onDesk) return { ...nothing, act: onDesk };
  const spoken = byWords(material, concepts, understood);
  if (spoken) return spoken;
  // That a scholar is to be asked says nothing of what about.
  const prior = new Map(
    understood.ranked.map(({ intent, probability }) => [intent, intent === "safety.fatwa" ? 0 : probability] as const),
  );
  const [fact] = material.facts(prior);
  if (fact && isTaught(fact, reading, understood)) return { ...nothing, act: "fact.found", fact };
  const weighed = besideLeftBehind(byWeight(material, concepts, understood, fact), reading);
  if (weighed.act === null && !material.isOperator && asksFromCity(reading)) return { ...nothing, act: "pkg.search" };
  // Whoever tells how old one of their own is is not sent away.
  const { people, numbers } = reading;
  const isOfKin =
    people.named.length + people.missing.length > 0 &&
    (numbers.age !== null || numbers.bare.length > 0) &&
    !concepts.has("which");
  const isText = reading.tokens.length > FEW_WORDS && !isOfKin;
  if (weighed.act === null && !material.isTurn && isText && isOutside(understood, fact))
    return { ...nothing, act: "meta.outside" };
  return material.isOperator && !isForOperator(weighed) ? { ...nothing, act: null, others: DESK_CHOICES } : weighed;
}

/** That one of their own stayed behind or lies on the floor may be told in fear: help stands first beside what was understood. */
function besideLeftBehind(decided: Decided, { tokens, people, slots }: Reading): Decided {
  const isOfKin = people.named.some(({ isSelf }) => !isSelf) || people.missing.length > 0;
  if (!isOfKin || slots.document !== null || !isLeftBehind(tokens.map(({ text }) => text))) return decided;
  const others = decided.others.filter((act) => act !== "safety.emergency").slice(0, 2);
  return { ...decided, others: ["safety.emergency", ...others] };
}

const isLeftBehind = phraseMatcher(
  "stayed_behind left_behind still_at_mina still_in_mina still_at_arafah still_in_arafah still_at_muzdalifah still_in_muzdalifah lying_on_the_floor lies_on_the_floor lying_on_the_ground lies_on_the_ground پیچھے_رہ_گیا پیچھے_رہ_گئی پیچھے_رہ_گئے पीछे_रह_गया पीछे_रह_गई पीछे_रह_गए",
);

/** Null: its words do not tell what a question asks for. */
function byWords(material: Material, concepts: Concepts, understood: Understood): Decided | null {
  const { text, reading, isOperator } = material;
  const nothing = { others: [], fact: null, danger: null };
  const first = offerOfStranger(reading, concepts) ?? mishapAsked(reading);
  if (first) return { ...nothing, act: "fact.found", fact: first };
  const ofMarket = isOperator ? null : marketAct(reading, concepts);
  if (ofMarket) return { ...nothing, act: ofMarket };
  const own = isOperator ? null : ownActOf({ text, reading, concepts });
  // Whoever is anxious about something is answered about that.
  const toldOf = namedFact(reading, concepts);
  if (own && !(own === "meta.calm" && (toldOf || isSureOfMatter(understood)))) return besideOtherwise(own, understood);
  if (!isOperator && isUnsourced(reading, concepts)) return { ...nothing, act: "meta.unsourced" };
  if (toldOf) return { ...nothing, act: "fact.found", fact: toldOf };
  const named =
    (isOperator ? null : bookedAct(reading, concepts, understood)) ?? namedAct(material, concepts, understood);
  return named && besideOtherwise(named, understood);
}

/** "What if I lose my passport there?" is asked of no paper that was handed in. */
function mishapAsked({ tokens }: Reading): FoundFact | null {
  const id = mishapFact(tokens.map(({ text }) => text));
  return id === null ? null : factOf(id);
}

/** What would be asked back, and sounds like nothing that the assistant is for. */
function isOutside({ ranked: [first] }: Understood, fact: FoundFact | undefined): boolean {
  return first?.intent === "none" && (fact?.score ?? 0) < NEAR_FACT;
}
const NEAR_FACT = 0.4;

/** "From Ankara?", "what is there from Delhi?": hardly a word of anything else. */
function asksFromCity({ tokens, wishes, slots, people }: Reading): boolean {
  const isNamed = wishes.search.departureCity !== undefined && tokens.length <= FEW_OF_CITY && saysFrom(tokens);
  if (!isNamed || slots.document !== null || people.named.length + people.missing.length > 0) return false;
  const others = tokens.filter(
    ({ text, value }) =>
      value === null && text.length > SHORT_WORD && !isCommon(text) && !OF_ASKING.has(conceptsIn([text])[0] ?? ""),
  );
  // The city itself is one of them, and what it is to be without another.
  return others.length <= 1 + Math.max(0, wishes.count - 1);
}

const FEW_OF_CITY = 5;
const SHORT_WORD = 3;
const OF_ASKING = new Set(["which", "how_many", "see", "search", "package", "price", "flight", "hello"]);
/** A word or two may be anything. */
const FEW_WORDS = 2;

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
  return decision === "answer" && first !== undefined && first.probability >= MATTER && !isNoMatter(first.intent);
}

/** Which parts of what is known an act needs, beside travellers and packages. */
export function knownPartsFor({
  act,
  fact,
}: Pick<Decided, "act"> & Partial<Pick<Decided, "fact">>): readonly (keyof Known)[] {
  if (act === null) return [];
  if (fact?.fact.id === "refundWallet" && act === "fact.found") return ["plans"];
  return isExtra(act) ? extraParts(act) : partsFor(act);
}

export function ownerOf(act: Act | null): Agent | null {
  return act === null ? null : agentOf(act);
}
