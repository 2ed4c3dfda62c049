/** The operator's desk: answers that wait, notes among colleagues, messages with pilgrims, as types. */
import type { Generated } from "kysely";
import type { AnswerKind, AnswerState } from "#domain/bookings/desk/answer.ts";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import type { InstantColumn, NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

export interface BookingAnswersTable {
  id: Generated<string>;
  bookingId: string;
  kind: AnswerKind;
  reason: NullableText;
  givenBy: string | null;
  givenAt: InstantColumn;
  dueAt: InstantColumn;
  state: Generated<AnswerState>;
  endedAt: NullableInstant;
  endedBy: NullableText;
}

export interface BookingNotesTable {
  id: Generated<string>;
  bookingId: string;
  authorId: string | null;
  body: string;
  createdAt: InstantColumn;
}

export interface BookingMessagesTable {
  id: Generated<string>;
  bookingId: string;
  side: MessageSide;
  authorId: string | null;
  body: string | null;
  createdAt: InstantColumn;
  readAt: NullableInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    bookingAnswers: BookingAnswersTable;
    bookingNotes: BookingNotesTable;
    bookingMessages: BookingMessagesTable;
  }
}
