/** A household's plans as one of its members may see them. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { DEFAULT_TODOS, isLate } from "#domain/households/checklist.ts";
import { lateMembers } from "#domain/households/reminder.ts";
import { wishedRooms } from "#domain/households/room-wishes.ts";
import type { Travel } from "#domain/obligations/paper-dates.ts";
import { papersOf } from "#domain/obligations/papers.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { travelsOf } from "../../bookings/service.ts";
import { type GroupRow, groupsOf, type MemberRow, membersOf } from "../groups.repository.ts";
import { readinessOfMember, sightFor } from "../present-group.ts";
import type { Ground } from "../rights.ts";
import { bookingOf } from "./booking.repository.ts";
import { type Plans, presentPreferences, presentShares } from "./present-wishes.ts";
import { remindedOn, type TodoRow, todosOf } from "./todos.repository.ts";
import { packagesOf, sharesOf, votesOf } from "./wishes.repository.ts";

/** Throws AppError `not_found` for everybody who is not in the group. */
export async function readPlans({ db, clock }: Ground, userId: string, groupId: string): Promise<Plans> {
  const group = (await groupsOf(db, userId)).find(({ id }) => id === groupId);
  if (!group) throw new AppError("not_found");
  const now = clock();
  const [members, votes, shares, todos, booking] = await Promise.all([
    membersOf(db, [groupId]),
    votesOf(db, groupId),
    sharesOf(db, groupId),
    todosOf(db, groupId),
    bookingOf(db, groupId, now),
  ]);
  const own = members.find((member) => member.userId === userId);
  if (!own) throw new AppError("not_found");
  const [packages, reminded, travels] = await Promise.all([
    packagesOf(db, [...new Set(votes.flatMap(({ packageIds }) => packageIds))]),
    remindedOn(
      db,
      members.flatMap((member) => keeperOf(member) ?? []),
      dateOf(now),
    ),
    travelsOf(
      db,
      members.map((member) => ({ key: member.id, travellerId: member.travellerId, userId: keeperOf(member) })),
      now,
    ),
  ]);
  const preferences = presentPreferences({ members, votes, packages, userId });
  const reading = { own, now, travels };
  return {
    version: group.planVersion,
    preferences,
    shares: presentShares({ members, shares, booking, first: preferences.ranking[0] }),
    rooms: wishedRooms(members.map(({ id, roomWish }) => ({ memberId: id, room: roomWish }))),
    todos: todos.map((todo) => presentTodo(todo, own, dateOf(now))),
    papers: presentPapers(members, reading),
    late: own.role === "admin" ? presentLate(members, userId, reminded) : [],
  };
}

/** The account that keeps a member's papers: their own, or that of who entered them. */
export function keeperOf({ userId, enteredBy }: MemberRow): string | null {
  return userId ?? enteredBy;
}

/** Members who could do something and have not, each with the account that is told. */
export function lateOf(members: readonly MemberRow[], askerId: string) {
  const standing = members.map((member) => {
    const { lacks, blocking } = readinessOfMember(member);
    return { id: member.id, keeperId: keeperOf(member), state: lacks.state, blocking, member };
  });
  return lateMembers(standing, askerId);
}

function presentLate(members: readonly MemberRow[], askerId: string, reminded: ReadonlySet<string>): Plans["late"] {
  return lateOf(members, askerId).map(({ id, keeperId }) => ({
    memberId: id,
    remindedToday: keeperId !== null && reminded.has(keeperId),
  }));
}

function presentTodo(todo: TodoRow, own: MemberRow, today: IsoDate): Plans["todos"][number] {
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
  readonly own: MemberRow;
  readonly now: Date;
  readonly travels: ReadonlyMap<string, Travel>;
}

function presentPapers(members: readonly MemberRow[], { own, now, travels }: Reading): Plans["papers"] {
  const ofMember = (member: MemberRow) => papersOf(member.documents, travels.get(member.id) ?? null, dateOf(now));
  return {
    dates: ofMember(own),
    rows: members.map((member) => ({
      memberId: member.id,
      papers: sightFor(own, member).marks ? ofMember(member) : null,
    })),
  };
}

/** Whether the group's plans are still those that the asker saw. Throws AppError `changed_meanwhile`. */
export function requireVersion({ planVersion }: GroupRow, version: number): void {
  if (planVersion !== version) throw new AppError("changed_meanwhile");
}
