/** A family group: its limits, its roles, and what must stay true when somebody goes. */

/** How many members a group may be made for; nine and ten are two Nusuk applications (docs/sources.md#household). */
export const MIN_MEMBERS = 4;
export const MAX_MEMBERS = 10;
export const DEFAULT_MEMBERS = 8;
/** Every choice of the settings, in order. */
export const MEMBER_LIMITS = Array.from({ length: MAX_MEMBERS - MIN_MEMBERS + 1 }, (_, i) => MIN_MEMBERS + i);

export const MAX_HOUSEHOLD_NAME = 80;
/** Fair use: groups that one account is in. */
export const MAX_GROUPS = 10;

export const GROUP_TYPES = ["family"] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

export const MEMBER_ROLES = ["admin", "member"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const PRIVACY_LEVELS = ["family", "extended", "public"] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** The version of the consent text beside shared special needs (messages `family.needs.consent`): a new text, a new version. */
export const NEEDS_SHARING_VERSION = "2026-11-20";

export interface Membership {
  readonly id: string;
  readonly role: MemberRole;
  /** The account that entered a member who has none; null for members with an account of their own. */
  readonly enteredBy: string | null;
  /** Null for members without an account. */
  readonly userId: string | null;
}

/** Who goes when this member goes: people without an account stay with the account that entered them. */
export function leavingWith(members: readonly Membership[], memberId: string): Set<string> {
  const going = members.find(({ id }) => id === memberId);
  const along = members.filter(({ enteredBy }) => enteredBy !== null && enteredBy === going?.userId);
  return new Set([...along.map(({ id }) => id), memberId]);
}

/** Whether somebody administers the group once these are gone. */
export function keepsAnAdministrator(members: readonly Membership[], gone: ReadonlySet<string>): boolean {
  return members.some(({ id, role }) => role === "admin" && !gone.has(id));
}

interface Gathered {
  readonly id: string;
  readonly members: readonly { readonly travellerId: string | null }[];
}

/** The group that most of these people are in, the first of equals; undefined without a group. */
export function householdFor(groups: readonly Gathered[], travellerIds: ReadonlySet<string>): string | undefined {
  const countIn = ({ members }: Gathered) =>
    members.filter(({ travellerId }) => travellerId !== null && travellerIds.has(travellerId)).length;
  return groups.toSorted((a, b) => countIn(b) - countIn(a))[0]?.id;
}

/** Whether a group can be made for so many. */
export function isMemberLimit(maxMembers: number): boolean {
  return MEMBER_LIMITS.includes(maxMembers);
}

/** Whether one more fits in. */
export function hasPlace(members: number, maxMembers: number): boolean {
  return members < maxMembers;
}
