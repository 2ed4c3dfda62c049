/** The table of consents, as types; written by triggers where the consents themselves are kept. See schema.ts. */
import type { ColumnType } from "kysely";
import type { ConsentKind } from "#contract/own-records.ts";

type Computed<T> = ColumnType<T, never, never>;

export interface ConsentsTable {
  id: Computed<string>;
  userId: Computed<string>;
  kind: Computed<ConsentKind>;
  subjectId: Computed<string>;
  textVersion: Computed<string | null>;
  recipient: Computed<string | null>;
  givenAt: Computed<Date>;
  endedAt: ColumnType<Date | null, never, Date | null>;
}
