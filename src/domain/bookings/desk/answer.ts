/** The operator's answer to a booking that waits for one: given, open to be taken back for a minute, then carried out. */
import { SECOND_MS } from "#domain/durations.ts";

/** So long an answer can be taken back; until then nothing is mailed, refunded or given back. */
export const UNDO_SECONDS = 60;

/** Characters of the reason for a no. */
export const LONGEST_REASON = 1000;

/** So many bookings are approved in one call. */
export const MAX_BATCH = 200;

export const ANSWER_KINDS = ["approve", "decline"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** `dropped`: the booking ended in between, by the pilgrim's own act, or its sale while the operator was suspended. */
export type AnswerState = "waiting" | "carried_out" | "undone" | "dropped";

/** From when on the answer is carried out. */
export function answerTakesEffect(givenAt: Date): Date {
  return new Date(givenAt.getTime() + UNDO_SECONDS * SECOND_MS);
}
