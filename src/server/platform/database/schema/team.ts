/** The tables of an operator's team and of its licence's renewal, as types; see schema.ts. */
import type { ColumnType, Generated } from "kysely";
import type { OperatorRight } from "#domain/operators/rights.ts";

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

export interface TeamMembersTable {
  userId: string;
  operatorId: string;
  rights: OperatorRight[];
  joinedAt: Instant;
}

export interface LicenceRemindersTable {
  licenceId: string;
  days: number;
  sentAt: Instant;
}

export interface TeamInvitationsTable {
  id: Generated<string>;
  operatorId: string;
  email: string;
  rights: OperatorRight[];
  tokenHash: Buffer;
  createdAt: Instant;
  expiresAt: Instant;
  acceptedAt: NullableInstant;
  acceptedBy: NullableText;
  withdrawnAt: NullableInstant;
}
