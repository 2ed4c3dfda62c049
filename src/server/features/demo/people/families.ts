/** The family groups of the two demonstration households. */
import type { Insertable } from "kysely";
import type { FamilyGroupsTable, FamilyMembersTable } from "#server/platform/schema.ts";
import { AMINA, SITI } from "./accounts.ts";
import { RAHMANS, RAHMAWATIS } from "./travellers.ts";

const DAY_MS = 86_400_000;
const GROUP_AGE_DAYS = 20;

const FAMILIES = [
  { id: "demo-family-rahman", name: "Rahman family", maker: AMINA.id, people: Object.values(RAHMANS) },
  { id: "demo-family-rahmawati", name: "Keluarga Rahmawati", maker: SITI.id, people: Object.values(RAHMAWATIS) },
] as const;

export function familyGroupRows(now: Date): Insertable<FamilyGroupsTable>[] {
  return FAMILIES.map(({ id, name }) => ({ id, name, createdAt: madeAt(now) }));
}

/** The maker by the account, everyone else as the traveller that the account has entered. */
export function familyMemberRows(now: Date): Insertable<FamilyMembersTable>[] {
  return FAMILIES.flatMap(({ id: groupId, maker, people }) => [
    { groupId, userId: maker, role: "admin" as const, relationship: "self" as const, joinedAt: madeAt(now) },
    ...people
      .filter(({ relationship }) => relationship !== "self")
      .map((person, i) => ({ groupId, travellerId: person.id, joinedAt: new Date(madeAt(now).getTime() + i + 1) })),
  ]);
}

function madeAt(now: Date): Date {
  return new Date(now.getTime() - GROUP_AGE_DAYS * DAY_MS);
}
