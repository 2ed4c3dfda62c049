/** A household's plans as one of its members may see them. */
import { dateOf, type IsoDate, nextHajj } from "#domain/calendar.ts";
import { DEFAULT_TODOS, isLate } from "#domain/households/checklist.ts";
import { paperDates } from "#domain/households/paper-dates.ts";
import { lateMembers } from "#domain/households/reminder.ts";
import { wishedRooms } from "#domain/households/room-wishes.ts";
import { slotsOf } from "#domain/journey/document-slots.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { type GroupRow, groupsOf, type MemberRow, membersOf } from "../groups.repository.ts";
import { readinessOfMember, sightFor } from "../present-group.ts";
import type { Ground } from "../rights.ts";
import { bookingOf, type HouseholdBooking } from "./booking.repository.ts";
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
  const [packages, reminded] = await Promise.all([
    packagesOf(db, [...new Set(votes.flatMap(({ packageIds }) => packageIds))]),
    remindedOn(
      db,
      members.flatMap((member) => keeperOf(member) ?? []),
      dateOf(now),
    ),
  ]);
  const preferences = presentPreferences({ members, votes, packages, userId });
  const reading = { own, now, booking };
  return {
    version: group.planVersion,
    preferences,
    shares: presentShares({ members, shares, booking, first: preferences.ranking[0] }),
    rooms: wishedRooms(members.map(({ id, roomWish }) => ({ memberId: id, room: roomWish }))),
    todos: todos.map((todo) => presentTodo(todo, own, dateOf(now))),
    papers: presentPapers(members, reading),
    late: own.role === "admin" ? presentLate(members, userId, { now, reminded }) : [],
  };
}

/** The account that keeps a member's papers: their own, or that of who entered them. */
export function keeperOf({ userId, enteredBy }: MemberRow): string | null {
  return userId ?? enteredBy;
}

/** Members who could do something and have not, each with the account that is told. */
export function lateOf(members: readonly MemberRow[], askerId: string, now: Date) {
  const standing = members.map((member) => {
    const { lacks, blocking } = readinessOfMember(member, now);
    return { id: member.id, keeperId: keeperOf(member), state: lacks.state, blocking, member };
  });
  return lateMembers(standing, askerId);
}

function presentLate(
  members: readonly MemberRow[],
  askerId: string,
  { now, reminded }: { readonly now: Date; readonly reminded: ReadonlySet<string> },
): Plans["late"] {
  return lateOf(members, askerId, now).map(({ id, keeperId }) => ({
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
  readonly booking: HouseholdBooking | undefined;
}

function presentPapers(members: readonly MemberRow[], { own, now, booking }: Reading): Plans["papers"] {
  const hajj = nextHajj(booking?.departureDate ?? dateOf(now));
  return {
    dates: paperDates(hajj, booking ?? null),
    rows: members.map((member) => ({
      memberId: member.id,
      papers: sightFor(own, member).marks ? papersOf(member, booking?.isNumbered ?? false) : null,
    })),
  };
}

/** The four that are needed, and the vaccination, which says so when it is there. */
function papersOf({ documents }: MemberRow, isVisaDue: boolean) {
  const ofVaccination = documents.filter(({ type }) => type === "vaccination").map(({ status }) => status);
  const best = (["verified", "pending", "rejected"] as const).find((status) => ofVaccination.includes(status));
  return [...slotsOf(documents, isVisaDue), { type: "vaccination" as const, state: best ?? ("missing" as const) }];
}

/** Whether the group's plans are still those that the asker saw. Throws AppError `changed_meanwhile`. */
export function requireVersion({ planVersion }: GroupRow, version: number): void {
  if (planVersion !== version) throw new AppError("changed_meanwhile");
}
