/** What turns a paper round though each word of it may be harmless. */
import type { DocumentType } from "../../document.ts";
import {
  NOT_SAID,
  RECEIVED_BY_HOUSES,
  SELF_TOLD,
  TURNS,
  TURNS_OF_HEALTH,
  TURNS_OF_VACCINES,
  TURNS_OF_VISAS,
  WAY_ELSEWHERE,
} from "../forms/sentences/turns.ts";

const anyOf = (...patterns: readonly (readonly string[])[]) =>
  new RegExp([NOT_SAID.source, ...patterns.flat()].join("|"), "u");
/** What known phrases of fitness and of journeys would hide. */
const WHOLE = new RegExp(`${WAY_ELSEWHERE}|${SELF_TOLD}|${RECEIVED_BY_HOUSES}`, "u");

/** By the kind of paper: what turns it round whatever its words are. */
const TURNED: Readonly<Partial<Record<DocumentType, RegExp>>> = {
  health_certificate: anyOf(TURNS, TURNS_OF_HEALTH),
  vaccination: anyOf(TURNS, TURNS_OF_VACCINES),
  visa: anyOf(TURNS, TURNS_OF_VISAS),
};

/** Whether a folded text turns a paper of a kind round. */
export function isTurning(folded: string, kind: DocumentType): boolean {
  return TURNED[kind]?.test(folded) ?? false;
}

/** Whether a folded text tells of a journey to somewhere else, or is told by the holder alone. */
export function isTurningAnyhow(folded: string): boolean {
  return WHOLE.test(folded);
}
