/** The tables of what staff do so that somebody stops, and of what they look into. */
import type { ColumnType, Generated } from "kysely";
import type { Browser, System } from "#contract/accounts.ts";
import type { MeasureKind } from "#domain/operators/measure.ts";
import type { TracedCode } from "#domain/refused-tries.ts";

type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

export interface MeasuresTable {
  id: Generated<string>;
  kind: MeasureKind;
  subjectId: string;
  concerns: string;
  reason: string;
  madeBy: NullableText;
  madeAt: Date;
  confirmBy: NullableInstant;
  confirmedBy: NullableText;
  confirmedAt: NullableInstant;
  endedAt: NullableInstant;
  endedBy: NullableText;
  pausedPackages: Generated<string[]>;
}

export interface RefusedTriesTable {
  hour: Date;
  code: TracedCode;
  accountId: string | null;
  network: string;
  browser: Browser;
  system: System;
  tries: number;
  lastAt: Date;
}
