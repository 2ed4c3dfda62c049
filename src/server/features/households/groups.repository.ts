/** SQL of family groups and who is in them. A reader's statement names the reader, so that no other group can come out. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { MemberRole } from "#domain/households/household.ts";
import type { JourneyDocument } from "#domain/obligations/papers/facts.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";
import type { Db } from "#server/platform/database/database.ts";
import { accountStopped } from "#server/platform/records/measures.ts";
import { markVerdictsDue } from "../documents/service.ts";
import type { FamilyGroupsTable, FamilyMembersTable } from "./tables.ts";

const GROUP = [
  "familyGroups.id",
  "familyGroups.name",
  "familyGroups.groupType",
  "familyGroups.maxMembers",
  "familyGroups.privacy",
  "familyGroups.shareCode",
  "familyGroups.deleteAt",
  "familyGroups.createdAt",
  "familyGroups.planVersion",
] as const;

export type FamilyGroupRow = Selectable<FamilyGroupsTable>;

/** Lets one act at a time change a group: its places are counted and its administrators known without a race. */
export async function lockFamilyGroup(tx: Db, id: string): Promise<FamilyGroupRow | undefined> {
  return tx.selectFrom("familyGroups").select(GROUP).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Those that the account is in, the oldest first. */
export async function listGroupsOfAccount(db: Db, userId: string): Promise<FamilyGroupRow[]> {
  return db
    .selectFrom("familyGroups")
    .innerJoin("familyMembers", "familyMembers.groupId", "familyGroups.id")
    .select(GROUP)
    .where("familyMembers.userId", "=", userId)
    .orderBy("familyGroups.createdAt")
    .orderBy("familyGroups.id")
    .execute();
}

export async function findFamilyGroup(db: Db, id: string): Promise<FamilyGroupRow | undefined> {
  return db.selectFrom("familyGroups").select(GROUP).where("id", "=", id).executeTakeFirst();
}

export async function findByShareCode(db: Db, shareCode: string): Promise<FamilyGroupRow | undefined> {
  return db.selectFrom("familyGroups").select(GROUP).where("shareCode", "=", shareCode).executeTakeFirst();
}

/** Groups that the account is in. */
export async function countFamilyGroups(db: Db, userId: string): Promise<number> {
  const { groups } = await db
    .selectFrom("familyMembers")
    .select((eb) => eb.fn.countAll<number>().as("groups"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return groups;
}

export async function insertFamilyGroup(tx: Db, group: Insertable<FamilyGroupsTable>): Promise<void> {
  await tx.insertInto("familyGroups").values(group).execute();
}

export async function updateFamilyGroup(tx: Db, id: string, changes: Updateable<FamilyGroupsTable>): Promise<void> {
  await tx.updateTable("familyGroups").set(changes).where("id", "=", id).execute();
}

export async function deleteFamilyGroup(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom("familyGroups").where("id", "=", id).execute();
}

/** Deletes what visitors made on demonstration accounts and whose time is over. */
export async function deleteDueGroups(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("familyGroups").where("deleteAt", "<=", now).execute();
}

/** A traveller row's columns, null for an account that has not entered its owner. */
interface Person {
  readonly travellerId: string | null;
  readonly enteredBy: string | null;
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly birthDate: string | null;
  readonly sex: string | null;
  readonly nationality: string | null;
  readonly countryOfResidence: string | null;
  readonly phone: string | null;
  /** The name alone says that there is a contact. */
  readonly emergencyContact: string | null;
  readonly sealedNeeds: Buffer | null;
}

export interface MemberRow extends Person {
  readonly id: string;
  readonly groupId: string;
  readonly userId: string | null;
  readonly role: MemberRole;
  readonly relationship: Relationship | null;
  readonly needsSharedAt: Date | null;
  readonly portraitShownAt: Date | null;
  readonly roomWish: number | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly documents: readonly MemberDocument[];
  readonly cannotSignIn: boolean;
}

interface MemberDocument extends JourneyDocument {
  /** There is something of it to show: its pictures lie sealed with the verdict. */
  readonly isKept: boolean;
}

/** The traveller's documents; an account that has not entered its owner has its own without a traveller. */
const documents = sql<MemberDocument[]>`(
  select coalesce(json_agg(json_build_object(
    'type', d.type, 'status', d.status, 'renewFrom', d.renew_from, 'isKept', d.sealed_analysis is not null)), '[]')
  from documents d where d.replaced_by is null
    and (d.traveller_id = person.id or (d.user_id = family_members.user_id and d.traveller_id is null))
)`;

/** Staff have suspended the account that keeps their papers. */
const cannotSignIn = accountStopped(sql`coalesce(family_members.user_id, person.user_id)`);

/** Administrators first, then as they joined; an account's person is its traveller `self`. */
export async function membersOf(db: Db, groupIds: readonly string[]): Promise<MemberRow[]> {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom("familyMembers")
    .leftJoin("users", "users.id", "familyMembers.userId")
    .leftJoin("travellers as person", (join) =>
      join.on((eb) =>
        eb.or([
          eb("person.id", "=", eb.ref("familyMembers.travellerId")),
          eb.and([eb("person.userId", "=", eb.ref("familyMembers.userId")), eb("person.relationship", "=", "self")]),
        ]),
      ),
    )
    .select([
      "familyMembers.id",
      "familyMembers.groupId",
      "familyMembers.userId",
      "familyMembers.role",
      "familyMembers.needsSharedAt",
      "familyMembers.portraitShownAt",
      "familyMembers.roomWish",
      "users.email",
      "users.firstName",
      "users.lastName",
      "person.id as travellerId",
      "person.surname",
      "person.givenNames",
      "person.birthDate",
      "person.sex",
      "person.nationality",
      "person.countryOfResidence",
      "person.phone",
      "person.emergencyName as emergencyContact",
      "person.sealedNeeds",
    ])
    .select((eb) => [
      eb.fn.coalesce("familyMembers.relationship", "person.relationship").as("relationship"),
      eb.case().when("familyMembers.userId", "is", null).then(eb.ref("person.userId")).end().as("enteredBy"),
      documents.as("documents"),
      cannotSignIn.as("cannotSignIn"),
    ])
    .where("familyMembers.groupId", "in", groupIds)
    .orderBy((eb) => eb("familyMembers.role", "<>", "admin"))
    .orderBy("familyMembers.joinedAt")
    .orderBy("familyMembers.id")
    .execute();
}

/** Throws a unique violation where the account or the traveller is in the group already. */
export async function insertMember(tx: Db, member: Insertable<FamilyMembersTable>): Promise<void> {
  await tx.insertInto("familyMembers").values(member).execute();
}

export async function updateMember(tx: Db, id: string, changes: Updateable<FamilyMembersTable>): Promise<void> {
  await tx.updateTable("familyMembers").set(changes).where("id", "=", id).execute();
}

/** Their papers are judged for no journey of the household any more. */
export async function deleteMembers(tx: Db, ids: readonly string[]): Promise<void> {
  const gone = await tx
    .deleteFrom("familyMembers")
    .where("id", "in", ids)
    .returning((eb) =>
      eb.fn
        .coalesce(
          "userId",
          eb.selectFrom("travellers").select("userId").whereRef("travellers.id", "=", "familyMembers.travellerId"),
        )
        .as("keeperId"),
    )
    .execute();
  await markVerdictsDue(tx, ...gone.flatMap(({ keeperId }) => keeperId ?? []));
}

/** Whether the account has entered this person, who is not its owner. */
export async function hasEntered(tx: Db, userId: string, travellerId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("travellers")
    .select("id")
    .where("id", "=", travellerId)
    .where("userId", "=", userId)
    .where("relationship", "<>", "self")
    .executeTakeFirst();
  return found !== undefined;
}
