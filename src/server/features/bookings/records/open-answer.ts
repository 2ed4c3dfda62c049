/** What the operator has answered and can still take back. */
import { sql } from "kysely";
import type { AnswerKind } from "#domain/bookings/desk/answer.ts";

export interface OpenAnswer {
  readonly kind: AnswerKind;
  readonly until: string;
}

/** Of a booking that waits, for statements that read `bookings`. */
export const openAnswer = sql<OpenAnswer | null>`(
  select json_build_object('kind', given.kind, 'until', given.due_at) from booking_answers given
  where given.booking_id = bookings.id and given.state = 'waiting' and bookings.phase = 'awaiting_approval'
)`;

/** Instants inside JSON come in the database's own form. */
export function presentAnswer(answer: OpenAnswer | null) {
  return answer && { kind: answer.kind, until: new Date(answer.until).toISOString() };
}
