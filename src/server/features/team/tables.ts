/** An operator's team, as types. */
import type { Generated } from "kysely";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { InstantColumn, NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

export interface TeamMembersTable {
  userId: string;
  operatorId: string;
  rights: OperatorRight[];
  joinedAt: InstantColumn;
}

export interface TeamInvitationsTable {
  id: Generated<string>;
  operatorId: string;
  email: string;
  rights: OperatorRight[];
  tokenHash: Buffer;
  createdAt: InstantColumn;
  expiresAt: InstantColumn;
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
