/** The tables of the second factor, as types. See schema.ts. */
import type { ColumnType, Generated } from "kysely";

type Instant = ColumnType<Date, Date, Date>;

export interface SecondFactorsTable {
  userId: string;
  sealedSecret: Buffer;
  begunAt: Instant;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lastStep: Generated<number>;
}

export interface RecoveryCodesTable {
  userId: string;
  codeHash: Buffer;
}
