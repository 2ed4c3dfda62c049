/** Households, as types. */
import type { Generated } from "kysely";
import type { GroupType, MemberRole, PrivacyLevel } from "#domain/households/household.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";
import type {
  DefaultInstant,
  InstantColumn,
  Nullable,
  NullableInstant,
} from "#server/platform/database/schema/columns.ts";

export interface FamilyGroupsTable {
  id: Generated<string>;
  name: string;
  groupType: Generated<GroupType>;
  maxMembers: Generated<number>;
  privacy: Generated<PrivacyLevel>;
  shareCode: string | null;
  deleteAt: NullableInstant;
  createdAt: DefaultInstant;
  planVersion: Generated<number>;
}

export interface FamilyMembersTable {
  id: Generated<string>;
  groupId: string;
  userId: string | null;
  travellerId: string | null;
  role: Generated<MemberRole>;
  relationship: Relationship | null;
  needsSharedVersion: string | null;
  needsSharedAt: NullableInstant;
  joinedAt: DefaultInstant;
  portraitShownAt: NullableInstant;
  roomWish: Nullable<number>;
}

export interface InvitationsTable {
  id: Generated<string>;
  groupId: string;
  memberId: string | null;
  codeHash: Buffer;
  email: string | null;
  relationship: Exclude<Relationship, "self">;
  invitedBy: string;
  createdAt: InstantColumn;
  expiresAt: InstantColumn;
  acceptedAt: NullableInstant;
  acceptedBy: string | null;
  withdrawnAt: NullableInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    familyGroups: FamilyGroupsTable;
    familyMembers: FamilyMembersTable;
    invitations: InvitationsTable;
  }
}
