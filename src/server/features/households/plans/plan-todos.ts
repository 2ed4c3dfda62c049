/** The shared list: put on it, taken over from ours, ticked, unticked, taken off. */
import type { z } from "zod";
import type { addTodo, changeTodo } from "#contract/household-plans.ts";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { DEFAULT_TODOS, defaultDue, MAX_TODOS } from "#domain/households/checklist.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type HouseholdActor, type HouseholdDependencies, type LockedGroup, lockOwnGroup } from "../rights.ts";
import { bookingOf } from "./booking.repository.ts";
import * as rows from "./todos.repository.ts";

export type NewTodo = z.output<typeof addTodo.body>;
export type TodoChanges = z.output<typeof changeTodo.body>;

/** Throws AppError `not_found`, `too_many_todos`, `unacceptable`. */
export async function add(
  { db, clock }: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  draft: NewTodo,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockOwnGroup(tx, actor, groupId);
    requireInGroup(locked, draft.memberId);
    await requireRoom(tx, groupId, 1);
    await rows.insertTodos(tx, [{ ...draft, groupId, createdBy: actor.id, createdAt: clock() }]);
  });
}

/** With the days of the Hajj that the household is booked for, else of the next. Throws AppError `not_found`, `too_many_todos`. */
export async function takeDefaults(
  { db, clock }: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOwnGroup(tx, actor, groupId);
    const now = clock();
    const taken = new Set((await rows.todosOf(tx, groupId)).map(({ defaultKey }) => defaultKey));
    const missing = DEFAULT_TODOS.filter((key) => !taken.has(key));
    await requireRoom(tx, groupId, missing.length);
    const hajj = nextHajj((await bookingOf(tx, groupId, now))?.departureDate ?? dateOf(now));
    const todos = missing.map((defaultKey) => {
      const dueOn = defaultDue(defaultKey, hajj, dateOf(now));
      return { groupId, defaultKey, dueOn, createdBy: actor.id, createdAt: now };
    });
    await rows.insertTodos(tx, todos);
  });
}

/** Throws AppError `not_found`, `forbidden`, `unacceptable`. */
export async function change(
  { db, clock }: HouseholdDependencies,
  actor: HouseholdActor,
  { groupId, todoId }: { readonly groupId: string; readonly todoId: string },
  { done, text, memberId, dueOn }: TodoChanges,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockOwnGroup(tx, actor, groupId);
    const todo = await rows.findTodo(tx, groupId, todoId);
    if (!todo) throw new AppError("not_found");
    if (text !== undefined) requireAuthor(locked, todo.createdBy);
    if (memberId !== undefined) requireInGroup(locked, memberId);
    // Ticked twice it stays with who was first.
    const ticks = done === undefined || done === (todo.doneAt !== null) ? {} : ticked(done, actor.id, clock());
    const changes = {
      ...ticks,
      ...(text === undefined ? {} : { text, defaultKey: null }),
      ...(memberId === undefined ? {} : { memberId }),
      ...(dueOn === undefined ? {} : { dueOn }),
    };
    if (Object.keys(changes).length > 0) await rows.updateTodo(tx, todoId, changes);
  });
}

function ticked(done: boolean, by: string, now: Date) {
  return done ? { doneAt: now, doneBy: by } : { doneAt: null, doneBy: null };
}

/** Throws AppError `not_found`, `forbidden`. */
export async function deletePlanTodo(
  { db }: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  todoId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockOwnGroup(tx, actor, groupId);
    const todo = await rows.findTodo(tx, groupId, todoId);
    if (!todo) throw new AppError("not_found");
    requireAuthor(locked, todo.createdBy);
    await rows.deleteTodo(tx, todoId);
  });
}

function requireAuthor({ own }: LockedGroup, createdBy: string | null): void {
  if (own.role !== "admin" && own.userId !== createdBy) throw new AppError("forbidden");
}

function requireInGroup({ members }: LockedGroup, memberId: string | null): void {
  if (memberId === null || members.some(({ id }) => id === memberId)) return;
  throw new AppError("unacceptable", {}, { memberId: { key: "not_in_group" } });
}

async function requireRoom(tx: Db, groupId: string, more: number): Promise<void> {
  if ((await rows.countTodos(tx, groupId)) + more > MAX_TODOS)
    throw new AppError("too_many_todos", { limit: MAX_TODOS });
}
