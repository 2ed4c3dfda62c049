/** A family group as one reader sees it: every row by the reader's own sight. */
import type { z } from "zod";
import type { FamilyGroup, FamilyMember, Invitation } from "#contract/family.ts";
import { ageOn, dateOf } from "#domain/calendar.ts";
import { type Sight, sightOf } from "#domain/households/sight.ts";
import { partyLimits, whoCanCome } from "#domain/nusuk/party.ts";
import { isForTurn } from "#domain/obligations/papers/paper-dates.ts";
import { isToGive, papersOf } from "#domain/obligations/papers/papers.ts";
import {
  type HouseholdReadiness,
  householdReadiness,
  type MemberReadiness,
  type Readiness,
  type ReadyState,
  readinessOf,
} from "#domain/obligations/readiness.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openToldNeeds } from "../../travellers/service.ts";
import type { FamilyGroupRow, MemberRow } from "../groups.repository.ts";
import type { JudgedMember } from "./judged-members.ts";

export interface ReaderContext {
  readonly keys: MasterKeys;
  readonly readerId: string;
  readonly now: Date;
}

interface Known extends ReaderContext {
  readonly own: MemberRow | undefined;
  readonly members: readonly MemberRow[];
}

/** `members` are the group's own; the reader is one of them. */
export function presentFamilyGroup(
  reading: ReaderContext,
  group: FamilyGroupRow,
  members: readonly JudgedMember[],
  invitations: readonly z.input<typeof Invitation>[],
): z.input<typeof FamilyGroup> {
  const own = members.find(({ userId }) => userId === reading.readerId);
  const role = own?.role ?? "member";
  const isAdmin = role === "admin";
  const readiness = readinessOfAll(members, reading.now);
  return {
    id: group.id,
    name: group.name,
    groupType: group.groupType,
    maxMembers: group.maxMembers,
    privacy: group.privacy,
    createdAt: group.createdAt.toISOString(),
    sharePath: isAdmin ? sharePathOf(group) : null,
    role,
    complete: readiness.percent,
    readiness: { ...readiness, blocking: presentBlocking(readiness, members, own) },
    limits: presentLimits(members, reading.now),
    members: members.map((member) => presentMember({ ...reading, own, members }, member)),
    invitations: isAdmin ? [...invitations] : [],
  };
}

/** Nobody waits for a child who stays at home, nor for whom what is booked has no place. */
export function readinessOfAll(members: readonly JudgedMember[], now: Date): HouseholdReadiness {
  const asked = askedMembers(members, now);
  return householdReadiness(asked.map((member) => ({ id: member.id, readiness: readyAs(member) })));
}

/** Who is on the way counts whole: nobody is ready beside a figure that says that a paper is still to come. */
function readyAs(member: JudgedMember): MemberReadiness["readiness"] {
  const owed = owedBy(member);
  return member.isAway ? { ...owed, percent: 100 } : owed;
}

/** Members of whom something is asked. */
export function askedMembers(members: readonly JudgedMember[], now: Date): JudgedMember[] {
  return whoCanCome(members, dateOf(now)).filter(({ travel }) => !travel?.hasNoPlace);
}

/** Whose thing it is everybody may know; what it is, only who sees that person's marks. */
function presentBlocking(
  { blocking }: HouseholdReadiness,
  members: readonly MemberRow[],
  own: MemberRow | undefined,
): z.input<typeof FamilyGroup>["readiness"]["blocking"] {
  const held = members.find(({ id }) => id === blocking?.memberId);
  if (!blocking || !held) return null;
  const { memberId, mark, state } = blocking;
  return sightFor(own, held).marks ? { memberId, mark, state } : { memberId, mark: null, state: null };
}

function presentLimits(members: readonly MemberRow[], now: Date): z.input<typeof FamilyGroup>["limits"] {
  const { tooYoung, ...limits } = partyLimits(members, dateOf(now));
  return { ...limits, tooYoung: [...tooYoung] };
}

/** What a member of the group sees of another, or of themselves and whom they have entered. */
export function sightFor(own: MemberRow | undefined, member: MemberRow): Sight {
  return sightOf(own?.role ?? "member", {
    isOwn: own !== undefined && (member.id === own.id || member.enteredBy === own.userId),
    sharesNeeds: member.needsSharedAt !== null,
    sharesPortrait: member.portraitShownAt !== null,
  });
}

function sharePathOf({ shareCode }: FamilyGroupRow): string | null {
  return shareCode && `/family/shared#${shareCode}`;
}

export function readinessOfMember(member: JudgedMember): Readiness {
  return readinessOf(member, member.documents, ...member.due);
}

/** What they still owe: from the departure on nothing, whatever their papers lack. */
export function owedBy(
  member: JudgedMember,
): Pick<Readiness, "marks" | "blocking" | "percent"> & { readonly state: ReadyState } {
  const { lacks, marks, blocking, percent } = readinessOfMember(member);
  const owed = member.isAway ? { state: "ready" as const, blocking: null } : { state: lacks.state, blocking };
  return { ...owed, marks, percent };
}

/** As the passport has it; an account that has not entered its owner by the account's name. */
export function memberName({ surname, givenNames, firstName, lastName }: MemberRow): string {
  if (surname !== null) return fullName({ surname, givenNames: givenNames ?? "" });
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

/** Who entered them; of an account whoever made the group, else its first administrator. */
function tellerOf({ members, readerId }: Known, { id, enteredBy }: MemberRow): string | null {
  const teller =
    members.find(({ userId }) => userId !== null && userId === enteredBy) ??
    members.find(({ relationship }) => relationship === "self") ??
    members[0];
  return !teller || teller.id === id || teller.userId === readerId ? null : memberName(teller);
}

function presentMember(known: Known, member: JudgedMember): z.input<typeof FamilyMember> {
  const { keys, readerId, now, own } = known;
  const { state, marks, percent, blocking } = owedBy(member);
  const isYou = member.userId === readerId;
  const hasNoPlace = member.travel?.hasNoPlace;
  const sight = sightFor(own, member);
  return {
    id: member.id,
    travellerId: own?.role === "admin" || isYou ? member.travellerId : null,
    name: memberName(member),
    role: member.role,
    status: state,
    documentsComplete: percent,
    relationship: member.relationship ?? "other",
    relationshipToldBy: tellerOf(known, member),
    age: sight.age && member.birthDate !== null ? ageOn(member.birthDate, dateOf(now)) : null,
    specialNeeds: sight.needs ? needsOf(keys, member) : null,
    profileImage: sight.portrait && hasPortrait(member) ? portraitPath(member) : null,
    portraitShownAt: sight.portrait ? (member.portraitShownAt?.toISOString() ?? null) : null,
    hasAccount: member.userId !== null,
    ...(member.cannotSignIn && { cannotSignIn: member.cannotSignIn }),
    ...(hasNoPlace && { hasNoPlace }),
    ...(member.isAway && { isAway: true }),
    roomWish: member.roomWish,
    isYou,
    isYours: member.enteredBy === readerId,
    needsSharedAt: sight.needs ? (member.needsSharedAt?.toISOString() ?? null) : null,
    marks: sight.marks ? marks : null,
    blocking: sight.marks ? blocking : null,
    ...(sight.marks && passportDueOf(member, now)),
    contact: sight.contact ? contactOf(member) : null,
  };
}

function passportDueOf({ documents, travel }: JudgedMember, now: Date): Pick<FamilyMember, "passportDue"> {
  const asked = papersOf(documents, travel, dateOf(now)).find((paper) => isForTurn(paper) && isToGive(paper));
  if (!asked) return {};
  const { dueOn, reason, isForecast } = asked;
  return { passportDue: { dueOn, reason, isForecast } };
}

function contactOf({ phone, email, countryOfResidence }: MemberRow) {
  return { phone, email, country: countryOfResidence };
}

function hasPortrait({ documents }: MemberRow): boolean {
  return documents.some(({ type, status, isKept }) => type === "photo" && status === "verified" && isKept);
}

function portraitPath({ groupId, id }: MemberRow): string {
  return `/api/family/${groupId}/members/${id}/portrait`;
}

function needsOf(keys: MasterKeys, { travellerId, sealedNeeds }: MemberRow) {
  return travellerId === null ? null : openToldNeeds(keys, { id: travellerId, sealedNeeds });
}
