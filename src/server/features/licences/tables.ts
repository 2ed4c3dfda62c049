/** Licences, as types. */
import type { Generated } from "kysely";
import type { LicenceScheme, LicenceStatus } from "#domain/operators/licence.ts";
import type { DateColumn, InstantColumn, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface LicencesTable {
  id: Generated<string>;
  operatorId: string;
  scheme: LicenceScheme;
  party: string | null;
  number: string;
  registerUrl: string;
  companyName: string;
  validUntil: DateColumn;
  status: Generated<LicenceStatus>;
  reason: string | null;
  fileId: string | null;
  fileKey: Buffer | null;
  submittedAt: InstantColumn;
  decidedAt: NullableInstant;
}

export interface LicenceRemindersTable {
  licenceId: string;
  days: number;
  sentAt: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    licences: LicencesTable;
    licenceReminders: LicenceRemindersTable;
  }
}
