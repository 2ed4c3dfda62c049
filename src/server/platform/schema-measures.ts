/** The table of what staff do so that somebody stops. */
import type { ColumnType, Generated } from "kysely";
import type { MeasureKind } from "#domain/operators/measure.ts";

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
