/** A family group as one reader sees it: every row by the reader's own sight. */
import type { z } from "zod";
import type { FamilyGroup, FamilyMember, Invitation } from "#contract/family.ts";
import { ageOn, dateOf } from "#domain/calendar.ts";
import type { MemberRole } from "#domain/households/household.ts";
import { householdPercent, type Readiness, readinessOf } from "#domain/households/readiness.ts";
import { sightOf } from "#domain/households/sight.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { MasterKeys } from "#server/platform/keys.ts";
import { openToldNeeds } from "../travellers/service.ts";
import type { GroupRow, MemberRow } from "./groups.repository.ts";

export interface Reading {
  readonly keys: MasterKeys;
  readonly readerId: string;
  readonly now: Date;
}

interface Known extends Reading {
  readonly role: MemberRole;
}

/** `members` are the group's own; the reader is one of them. */
export function presentGroup(
  reading: Reading,
  group: GroupRow,
  members: readonly MemberRow[],
  invitations: readonly z.input<typeof Invitation>[],
): z.input<typeof FamilyGroup> {
  const role = members.find(({ userId }) => userId === reading.readerId)?.role ?? "member";
  const isAdmin = role === "admin";
  return {
    id: group.id,
    name: group.name,
    groupType: group.groupType,
    maxMembers: group.maxMembers,
    privacy: group.privacy,
    createdAt: group.createdAt.toISOString(),
    sharePath: isAdmin ? sharePathOf(group) : null,
    role,
    complete: completeness(members, reading.now),
    members: members.map((member) => presentMember({ ...reading, role }, member)),
    invitations: isAdmin ? [...invitations] : [],
  };
}

export function completeness(members: readonly MemberRow[], now: Date): number {
  return householdPercent(members.map((member) => readinessOfMember(member, now).percent));
}

function sharePathOf({ shareCode }: GroupRow): string | null {
  return shareCode && `/family/shared/${shareCode}`;
}

export function readinessOfMember(member: MemberRow, now: Date): Readiness {
  return readinessOf(member, member.documents, now);
}

/** As the passport has it; an account that has not entered its owner by the account's name. */
export function nameOf({ surname, givenNames, firstName, lastName }: MemberRow): string {
  if (surname !== null) return fullName({ surname, givenNames: givenNames ?? "" });
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

function presentMember({ keys, readerId, now, role }: Known, member: MemberRow): z.input<typeof FamilyMember> {
  const { lacks, marks, percent } = readinessOfMember(member, now);
  const isYou = member.userId === readerId;
  const isYours = member.enteredBy === readerId;
  const sight = sightOf(role, { isOwn: isYou || isYours, sharesNeeds: member.needsSharedAt !== null });
  return {
    id: member.id,
    travellerId: role === "admin" || isYou ? member.travellerId : null,
    name: nameOf(member),
    role: member.role,
    status: lacks.state,
    documentsComplete: percent,
    relationship: member.relationship ?? "other",
    age: member.birthDate === null ? null : ageOn(member.birthDate, dateOf(now)),
    specialNeeds: sight.needs ? needsOf(keys, member) : null,
    profileImage: null,
    hasAccount: member.userId !== null,
    isYou,
    isYours,
    needsSharedAt: sight.needs ? (member.needsSharedAt?.toISOString() ?? null) : null,
    marks: sight.marks ? marks : null,
    countryOfResidence: member.countryOfResidence,
  };
}

function needsOf(keys: MasterKeys, { travellerId, sealedNeeds }: MemberRow) {
  return travellerId === null ? null : openToldNeeds(keys, { id: travellerId, sealedNeeds });
}
