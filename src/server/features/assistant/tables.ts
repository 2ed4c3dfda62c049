/** Conversations with the assistant, as types. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Locale } from "#i18n/locales.ts";

/** Written once, then only deleted; but for the thumb. */
type Fixed<T> = ColumnType<T, T, never>;

export interface AssistantMessagesTable {
  id: Generated<number>;
  userId: Fixed<string>;
  agent: Fixed<string>;
  role: Fixed<"user" | "assistant" | "staff">;
  content: Fixed<string>;
  locale: Fixed<Locale>;
  actions: JSONColumnType<{ label: string; target: string }[], string | undefined, never>;
  citations: JSONColumnType<
    { id: string; source: string; url: string; checkedOn: string }[],
    string | undefined,
    never
  >;
  answeredBy: string | null;
  clientId: string | null;
  replyTo: number | null;
  contactMessageId: string | null;
  /** Of an answer; null: nothing was understood yet. */
  dialogue: ColumnType<object | null, string | null | undefined, never>;
  /** Of an answer; null: nothing was understood. */
  act: ColumnType<string | null, string | null | undefined, never>;
  /** Whether it helped, as its owner says. */
  thumb: ColumnType<"up" | "down" | null, undefined, "up" | "down" | null>;
  byModel: ColumnType<boolean, boolean | undefined, never>;
  createdAt: Fixed<Date>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    assistantMessages: AssistantMessagesTable;
  }
}
