/** What the family's page lets a reader know of the others, for other screens that tell of the same people. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { areOfOneCountry } from "#domain/nusuk/party.ts";
import { listGroupsOfAccount, type MemberRow } from "../groups.repository.ts";
import type { HouseholdDependencies } from "../rights.ts";
import { type JudgedMember, judgedMembersOf } from "./judged-members.ts";
import { readinessOfMember, sightFor } from "./present-group.ts";

/** What is not this reader's to see is left out. */
export interface VisibleCompanion {
  readonly birthDate?: IsoDate | null;
  readonly countryOfResidence?: string | null;
  /** Facts of the application that are not told yet. */
  readonly openFacts?: number;
  /** Verified ones. */
  readonly hasPassport?: boolean;
  readonly hasPhoto?: boolean;
}

/** One household of the reader. */
export interface VisibleHousehold {
  /** By traveller. */
  readonly people: ReadonlyMap<string, VisibleCompanion>;
  /** Of those who can come; every member is told. */
  readonly isOfOneCountry: boolean;
}

export async function companionsOf(
  { db, clock }: Pick<HouseholdDependencies, "db" | "clock">,
  userId: string,
): Promise<VisibleHousehold[]> {
  const ids = (await listGroupsOfAccount(db, userId)).map(({ id }) => id);
  const all = await judgedMembersOf(db, ids, clock());
  return ids.map((id) => {
    const members = all.filter(({ groupId }) => groupId === id);
    const own = members.find((member) => member.userId === userId);
    const people = members.flatMap((member) =>
      member.travellerId === null ? [] : [[member.travellerId, companionOf(own, member)] as const],
    );
    return { people: new Map(people), isOfOneCountry: areOfOneCountry(members, dateOf(clock())) };
  });
}

function companionOf(own: MemberRow | undefined, member: JudgedMember): VisibleCompanion {
  const sight = sightFor(own, member);
  const { lacks } = readinessOfMember(member);
  const has = (type: string) => member.documents.some((one) => one.type === type && one.status === "verified");
  return {
    ...(sight.age && { birthDate: member.birthDate }),
    ...(sight.contact && { countryOfResidence: member.countryOfResidence }),
    ...((sight.marks || lacks.state === "ready") && {
      openFacts: lacks.facts.length,
      hasPassport: has("passport"),
      hasPhoto: has("photo"),
    }),
  };
}
