/** The tables of passkeys, as types. See schema.ts. */
import type { ColumnType, Generated } from "kysely";

type Instant = ColumnType<Date, Date, Date>;

export interface PasskeysTable {
  id: Generated<string>;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  uses: ColumnType<number, number, number>;
  transports: Generated<string[]>;
  name: string;
  createdAt: Instant;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface PasskeyChallengesTable {
  challenge: string;
  userId: string | null;
  madeAt: Instant;
}
