/** The family groups of the two demonstration households. */
import type { Insertable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AMINA, SITI } from "./accounts.ts";
import { RAHMANS, RAHMAWATIS } from "./travellers.ts";

const GROUP_AGE_DAYS = 20;

export const RAHMAN_FAMILY = "demo-family-rahman";
/** Amina and Yusuf in one room, the parents with Maryam in another: wishes until something is booked. */
const ROOMS: Readonly<Record<string, number>> = {
  [RAHMANS.amina.id]: 1,
  [RAHMANS.yusuf.id]: 1,
  [RAHMANS.khadija.id]: 2,
  [RAHMANS.ibrahim.id]: 2,
  [RAHMANS.maryam.id]: 2,
};

const FAMILIES = [
  { id: RAHMAN_FAMILY, name: "Rahman family", maker: AMINA.id, people: Object.values(RAHMANS) },
  { id: "demo-family-rahmawati", name: "Keluarga Rahmawati", maker: SITI.id, people: Object.values(RAHMAWATIS) },
] as const;

export function familyGroupRows(now: Date): Insertable<Database["familyGroups"]>[] {
  return FAMILIES.map(({ id, name }) => ({ id, name, createdAt: madeAt(now) }));
}

/** The maker by the account, everyone else as the traveller that the account has entered. */
export function familyMemberRows(now: Date): Insertable<Database["familyMembers"]>[] {
  return FAMILIES.flatMap(({ id: groupId, maker, people }) => [
    ...people.map(({ id: travellerId, relationship }, i) => ({
      id: memberIdOf(travellerId),
      groupId,
      ...(relationship === "self"
        ? { userId: maker, role: "admin" as const, relationship: "self" as const }
        : { travellerId }),
      roomWish: ROOMS[travellerId] ?? null,
      joinedAt: new Date(madeAt(now).getTime() + i),
    })),
  ]);
}

export function memberIdOf(travellerId: string): string {
  return travellerId.replace("traveller", "member");
}

function madeAt(now: Date): Date {
  return new Date(now.getTime() - GROUP_AGE_DAYS * DAY_MS);
}
