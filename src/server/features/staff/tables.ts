/** What staff do so that somebody stops, as types. */
import type { Generated } from "kysely";
import type { MeasureKind } from "#domain/operators/measure.ts";
import type { NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

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

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    measures: MeasuresTable;
  }
}
