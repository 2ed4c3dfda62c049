/** Letters to the help desk, as types. */
import type { ColumnType, Generated } from "kysely";
import type { ContactState } from "#contract/contact.ts";
import type { ContactKind, LetterFlag } from "#domain/contact/contact.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Computed, InstantColumn, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface ContactMessagesTable {
  id: Generated<string>;
  number: Computed<number>;
  kind: ContactKind;
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  language: Locale;
  formId: string | null;
  demo: Generated<boolean>;
  createdAt: InstantColumn;
  dueAt: InstantColumn;
  answer: string | null;
  answeredAt: NullableInstant;
  spamAt: NullableInstant;
  flags: ColumnType<LetterFlag[], LetterFlag[] | undefined, LetterFlag[]>;
  state: Computed<ContactState>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    contactMessages: ContactMessagesTable;
  }
}
