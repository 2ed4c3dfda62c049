/** The tables of what a household plans together, as types; see schema.ts. */
import type { ColumnType, Generated } from "kysely";
import type { ShareKind } from "#domain/households/shares.ts";

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
type DateText = ColumnType<string, string, string>;

export interface FamilyPreferencesTable {
  groupId: string;
  userId: string;
  position: number;
  packageId: string;
}

export interface FamilySharesTable {
  groupId: string;
  userId: string;
  kind: ShareKind;
  value: Generated<number>;
}

export interface FamilyTodosTable {
  id: Generated<string>;
  groupId: string;
  defaultKey: NullableText;
  text: NullableText;
  memberId: NullableText;
  dueOn: NullableText;
  doneAt: NullableInstant;
  doneBy: NullableText;
  createdBy: NullableText;
  createdAt: Instant;
}

export interface FamilyRemindersTable {
  userId: string;
  day: DateText;
  groupId: NullableText;
  remindedBy: NullableText;
}
