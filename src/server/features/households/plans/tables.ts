/** What a household plans together, as types. */
import type { Generated } from "kysely";
import type { ShareKind } from "#domain/households/shares.ts";
import type {
  DateColumn,
  InstantColumn,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

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
  createdAt: InstantColumn;
}

export interface FamilyRemindersTable {
  userId: string;
  day: DateColumn;
  groupId: NullableText;
  remindedBy: NullableText;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    familyPreferences: FamilyPreferencesTable;
    familyShares: FamilySharesTable;
    familyTodos: FamilyTodosTable;
    familyReminders: FamilyRemindersTable;
  }
}
