/** The households that the reader administers: whom they may name beside the people they entered. */
import { useQuery } from "@tanstack/react-query";
import { type FamilyGroup, type FamilyMember, listFamily } from "#contract/family.ts";
import { householdFor } from "#domain/households/household.ts";
import { routeQuery } from "../../lib/calls/queries.ts";
import { useCurrentUser } from "../../lib/session/session.ts";

export interface Household {
  /** Those whom the reader has not entered: with accounts of their own, or entered by another of them; each once. */
  readonly members: readonly FamilyMember[];
  /** Of `members` those who are old enough for the next Hajj. */
  readonly coming: number;
  /** How many of the fullest group have an account and have not entered themselves yet. */
  readonly unentered: number;
  /** The group that a booking for these people is for; undefined where the reader administers none. */
  readonly groupFor: (travellerIds: ReadonlySet<string>) => string | undefined;
}

export function useHousehold(): Household {
  const user = useCurrentUser();
  const family = useQuery({ ...routeQuery(listFamily), enabled: user?.role === "pilgrim" });
  const groups = (family.data ?? []).filter(({ role }) => role === "admin");
  const unentered = Math.max(0, ...groups.map(unenteredIn));
  const members = membersOf(groups);
  const tooYoung = new Set(groups.flatMap(({ limits }) => limits.tooYoung));
  const coming = members.filter(({ id }) => !tooYoung.has(id)).length;
  return { members, coming, unentered, groupFor: (ids) => householdFor(groups, ids) };
}

function membersOf(groups: readonly FamilyGroup[]): FamilyMember[] {
  const others = groups.flatMap(({ members }) =>
    members.filter(({ isYou, isYours, travellerId }) => !isYou && !isYours && travellerId !== null),
  );
  return [...new Map(others.map((member) => [member.travellerId, member])).values()];
}

function unenteredIn({ members }: FamilyGroup): number {
  return members.filter(({ hasAccount, travellerId }) => hasAccount && travellerId === null).length;
}
