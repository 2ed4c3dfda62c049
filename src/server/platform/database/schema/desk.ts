/** The tables of the operator's desk as types: answers that wait, notes among colleagues, messages with pilgrims. */
import type { ColumnType, Generated } from "kysely";
import type { AnswerKind, AnswerState } from "#domain/bookings/answer.ts";
import type { MessageSide } from "#domain/bookings/message.ts";

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

export interface BookingAnswersTable {
  id: Generated<string>;
  bookingId: string;
  kind: AnswerKind;
  reason: NullableText;
  givenBy: string | null;
  givenAt: Instant;
  dueAt: Instant;
  state: Generated<AnswerState>;
  endedAt: NullableInstant;
  endedBy: NullableText;
}

export interface BookingNotesTable {
  id: Generated<string>;
  bookingId: string;
  authorId: string | null;
  body: string;
  createdAt: Instant;
}

export interface BookingMessagesTable {
  id: Generated<string>;
  bookingId: string;
  side: MessageSide;
  authorId: string | null;
  body: string | null;
  createdAt: Instant;
  readAt: NullableInstant;
}
