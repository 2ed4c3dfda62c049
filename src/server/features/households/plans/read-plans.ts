/** A household's plans as one of its members may see them. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { DEFAULT_TODOS, isLate } from "#domain/households/checklist.ts";
import { wishedRooms } from "#domain/households/room-wishes.ts";
import { whoCanCome } from "#domain/nusuk/party.ts";
import { papersOf } from "#domain/obligations/papers/papers.ts";
import { lateMembers } from "#domain/obligations/reminder.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type FamilyGroupRow, listGroupsOfAccount, type MemberRow } from "../groups.repository.ts";
import type { HouseholdDependencies } from "../rights.ts";
import { type JudgedMember, judgedMembersOf, keeperOf } from "../sight/judged-members.ts";
import { askedMembers, owedBy, sightFor } from "../sight/present-group.ts";
import { bookingOf, pastBookingOf } from "./booking.repository.ts";
import { leadingShares, type PresentedPlans, presentPreferences } from "./present-wishes.ts";
import { remindedOn, type TodoRow, todosOf } from "./todos.repository.ts";
import { findPreferredPackages, findShares, votesOf } from "./wishes.repository.ts";

/** Throws AppError `not_found` for everybody who is not in the group. */
export async function readPlans(
  { db, clock }: HouseholdDependencies,
  userId: string,
  groupId: string,
): Promise<PresentedPlans> {
  const group = (await listGroupsOfAccount(db, userId)).find(({ id }) => id === groupId);
  if (!group) throw new AppError("not_found");
  const now = clock();
  const [members, votes, shares, todos, booking] = await Promise.all([
    judgedMembersOf(db, [groupId], now),
    votesOf(db, groupId),
    findShares(db, groupId),
    todosOf(db, groupId),
    bookingOf(db, groupId, now),
  ]);
  const own = members.find((member) => member.userId === userId);
  if (!own) throw new AppError("not_found");
  const [packages, reminded] = await Promise.all([
    findPreferredPackages(db, [...new Set(votes.flatMap(({ packageIds }) => packageIds))]),
    remindedOn(
      db,
      members.flatMap((member) => keeperOf(member) ?? []),
      dateOf(now),
    ),
  ]);
  const past = booking ? undefined : await pastBookingOf(db, groupId, now);
  const coming = whoCanCome(members, dateOf(now));
  const preferences = presentPreferences({
    members,
    coming: coming.length,
    votes,
    packages,
    userId,
    today: dateOf(now),
  });
  const reading = { own, now };
  const first = preferences.ranking.find(({ departureDate }) => departureDate > dateOf(now));
  return {
    version: group.planVersion,
    preferences,
    shares: leadingShares({ members: coming, shares, booking, first }, past),
    rooms: wishedRooms(members.map(({ id, roomWish }) => ({ memberId: id, room: roomWish }))),
    todos: todos.map((todo) => presentTodo(todo, own, dateOf(now))),
    papers: presentPapers(askedMembers(members, now), reading),
    late: own.role === "admin" ? presentLate(lateOf(members, userId, now), reminded) : [],
  };
}

/** Members who could do something and have not, each with the account that is told. */
export function lateOf(members: readonly JudgedMember[], askerId: string, now: Date) {
  const standing = askedMembers(members, now).map((member) => {
    const { state, blocking } = owedBy(member);
    // A reminder to a suspended account would reach nobody.
    const keeperId = member.cannotSignIn ? null : keeperOf(member);
    return { id: member.id, keeperId, state, blocking, member };
  });
  return lateMembers(standing, askerId);
}

function presentLate(late: ReturnType<typeof lateOf>, reminded: ReadonlySet<string>): PresentedPlans["late"] {
  return late.map(({ id, keeperId }) => ({
    memberId: id,
    remindedToday: keeperId !== null && reminded.has(keeperId),
  }));
}

function presentTodo(todo: TodoRow, own: MemberRow, today: IsoDate): PresentedPlans["todos"][number] {
  const { id, text, memberId, dueOn, doneAt, doneByFirst, doneByLast, createdBy } = todo;
  return {
    id,
    defaultKey: DEFAULT_TODOS.find((key) => key === todo.defaultKey) ?? null,
    text,
    memberId,
    dueOn,
    isLate: isLate({ dueOn, isDone: doneAt !== null }, today),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy: doneByFirst === null ? null : `${doneByFirst} ${doneByLast ?? ""}`.trim(),
    isYours: own.role === "admin" || createdBy === own.userId,
  };
}

interface Reading {
  readonly own: JudgedMember;
  readonly now: Date;
}

function presentPapers(members: readonly JudgedMember[], { own, now }: Reading): PresentedPlans["papers"] {
  const ofMember = (member: JudgedMember) =>
    member.isAway ? [] : papersOf(member.documents, member.travel, dateOf(now));
  return {
    dates: ofMember(own),
    rows: members.map((member) => ({
      memberId: member.id,
      papers: sightFor(own, member).marks ? ofMember(member) : null,
    })),
  };
}

/** Whether the group's plans are still those that the asker saw. Throws AppError `changed_meanwhile`. */
export function requireVersion({ planVersion }: FamilyGroupRow, version: number): void {
  if (planVersion !== version) throw new AppError("changed_meanwhile");
}
