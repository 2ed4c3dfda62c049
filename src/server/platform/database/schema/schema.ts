/**
 * The database as types, in camelCase, compared with the real one by a test: here the tables that the platform keeps, and in each
 * feature's tables.ts its own, which join `Database` there.
 */
import type { ColumnType, JSONColumnType } from "kysely";
import type { Browser, System } from "#contract/accounts.ts";
import type { ConsentKind } from "#contract/own-records.ts";
import type { TracedCode } from "#domain/refused-tries.ts";
import type { Computed, DefaultInstant } from "./columns.ts";

interface AuditTable {
  id: Computed<number>;
  at: DefaultInstant;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
}

interface BusMessagesTable {
  id: Computed<number>;
  channel: string;
  message: string;
}

interface ConsentsTable {
  id: Computed<string>;
  userId: Computed<string>;
  kind: Computed<ConsentKind>;
  subjectId: Computed<string>;
  textVersion: Computed<string | null>;
  recipient: Computed<string | null>;
  givenAt: Computed<Date>;
  endedAt: ColumnType<Date | null, never, Date | null>;
}

interface KeptAnswersTable {
  id: Buffer;
  request: Buffer;
  sealedAnswer: Buffer | null;
  keptAt: DefaultInstant;
}

interface RefusedTriesTable {
  hour: Date;
  code: TracedCode;
  accountId: string | null;
  network: string;
  browser: Browser;
  system: System;
  tries: number;
  lastAt: Date;
}

export interface Database {
  audit: AuditTable;
  busMessages: BusMessagesTable;
  consents: ConsentsTable;
  keptAnswers: KeptAnswersTable;
  refusedTries: RefusedTriesTable;
}
