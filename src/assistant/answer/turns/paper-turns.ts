/** Turns that go on with somebody's papers: of the same one, of the same paper, of the rest. */
import type { Act } from "../../intents/acts.ts";
import type { Known } from "../../known.ts";
import type { Reading } from "../../reading/reading.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { isSize } from "../acts/named-facts.ts";
import type { HeardOnward, OnwardTurn, PreviousTurn } from "./onward-turns.ts";

/** So short a turn that names somebody or a paper goes on with the paper before. */
export const LONGEST_NAMING = 5;
const LONGEST_OF_REST = 8;

/** "What does she still need?": of the one of whom was asked before. */
export function samePerson(
  last: PreviousTurn,
  { words, reading, together, earlier, isClear, own }: HeardOnward,
): OnwardTurn | null {
  const { people } = reading;
  const [one, more] = earlier?.people.named ?? [];
  const isAbout = people.named.length + people.missing.length + people.doubtful.length > 0 || people.isSelf;
  if (!one || more || isAbout || people.isEverybody || !words.some(turns.isThatPerson)) return null;
  const isPaper = (act: Act | null) => act !== null && /^(?:doc|family|person)\./.test(act);
  if (isClear && isPaper(own) && own !== null) return { act: paperAct(own), reading: together };
  const isOfPaper = reading.slots.document !== null || words.length <= LONGEST_NAMING;
  return !isClear && isPaper(last.act) && isOfPaper ? { act: paperAct(last.act), reading: together } : null;
}

/** "What is wrong with it?" after one person's paper is of that paper. */
export function ofSamePaper(
  last: PreviousTurn,
  { words, reading, together, earlier, isClear, own }: HeardOnward,
): OnwardTurn | null {
  const { people, slots } = reading;
  const isAbout =
    [people.named, people.missing, people.strangers, people.others].some(({ length }) => length > 0) || people.isSelf;
  const isOfOne = earlier?.people.named.length === 1 && earlier.slots.document !== null && !words.some(turns.isWhen);
  if (!isOfOne || isAbout || people.isEverybody || !last.act.startsWith("doc.") || slots.document !== null) return null;
  if (words.some(turns.isElse)) return { act: "doc.needed", reading: together };
  if (words.some(turns.isLeftOver) && isClear && own === "doc.needed")
    return { act: "doc.needed", reading: { ...together, slots: { ...together.slots, document: null } } };
  return isClear && own?.startsWith("doc.") ? { act: own === "doc.needed" ? "doc.why" : own, reading: together } : null;
}

/** "And the rest?" of a paper is of everybody's. */
export function restOfPapers(
  last: PreviousTurn,
  { words, reading, together, earlier }: HeardOnward,
): OnwardTurn | null {
  const isOfSize = together.slots.document === "photo" && last.act.startsWith("doc.") && words.some(isSize);
  if (isOfSize && words.length <= LONGEST_OF_REST)
    return { act: "fact.found", factId: "photoNusukCopy", reading: together };
  const isRest = words.some((word) => turns.isRest(word) || turns.isRest(word.replace(/^و/u, "")));
  const isOfOne = (earlier?.people.named.length ?? 0) > 0 && reading.slots.document === null;
  if (!isRest || words.length > LONGEST_OF_REST || !(isOfOne || together.slots.document !== null)) return null;
  const isOfRule = last.act === "fact.found" && together.slots.document !== null;
  const isPaper = last.act.startsWith("doc.") || last.act.startsWith("family.") || isOfRule;
  const people = { ...reading.people, named: [], isEverybody: true };
  const act = together.slots.document === null ? "doc.needed" : "doc.status";
  return isPaper ? { act, reading: { ...together, people } } : null;
}

/** After somebody else's "and mine?" is of the asker alone. */
export function ofSelf(reading: Reading, { travellers }: Known): Reading {
  const named = travellers?.filter(({ isSelf }) => isSelf) ?? [];
  return { ...reading, people: { ...reading.people, named } };
}

/** Of a visa that is not there yet it is told who gives it, and when. */
export function ofPaper(act: Act, reading: Reading): OnwardTurn {
  return { act, reading, ...(act === "doc.visa" ? { factId: "visaAfterBooking" } : {}) };
}

/** `named`: the paper that the turn names, after a question of another. */
export function paperAct(act: Act, named: Reading["slots"]["document"] = null): Act {
  if (named === "visa") return "doc.visa";
  if (named !== null && named !== "passport" && act === "doc.passport_validity") return "doc.status";
  const isOfOne = ["doc.why", "doc.visa", "doc.review_time"].includes(act);
  return act.startsWith("family.") || isOfOne ? "doc.needed" : act;
}
