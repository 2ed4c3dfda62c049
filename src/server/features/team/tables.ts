/** An operator's team, as types. */
import type { Generated } from "kysely";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Instant, NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

export interface TeamMembersTable {
  userId: string;
  operatorId: string;
  rights: OperatorRight[];
  joinedAt: Instant;
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

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    teamMembers: TeamMembersTable;
    teamInvitations: TeamInvitationsTable;
  }
}
