/** SQL of a household's shared list, and of who was reminded when. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { FamilyTodosTable } from "./tables.ts";

export interface TodoRow extends Omit<Selectable<FamilyTodosTable>, "groupId" | "doneBy"> {
  /** Given and family name; null while open, and when that account is gone. */
  readonly doneByFirst: string | null;
  readonly doneByLast: string | null;
}

/** Open ones first, by their day, those without one last; then as they were put there. */
export async function todosOf(db: Db, groupId: string): Promise<TodoRow[]> {
  return db
    .selectFrom("familyTodos as todo")
    .leftJoin("users as doer", "doer.id", "todo.doneBy")
    .select(["todo.id", "todo.defaultKey", "todo.text", "todo.memberId", "todo.dueOn", "todo.doneAt"])
    .select(["todo.createdBy", "todo.createdAt", "doer.firstName as doneByFirst", "doer.lastName as doneByLast"])
    .where("todo.groupId", "=", groupId)
    .orderBy((eb) => eb("todo.doneAt", "is not", null))
    .orderBy("todo.dueOn", (order) => order.asc().nullsLast())
    .orderBy("todo.createdAt")
    .orderBy("todo.id")
    .execute();
}

export async function findTodo(tx: Db, groupId: string, id: string) {
  return tx
    .selectFrom("familyTodos")
    .select(["id", "createdBy", "doneAt", "defaultKey"])
    .where("groupId", "=", groupId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function countTodos(tx: Db, groupId: string): Promise<number> {
  const { todos } = await tx
    .selectFrom("familyTodos")
    .select((eb) => eb.fn.countAll<number>().as("todos"))
    .where("groupId", "=", groupId)
    .executeTakeFirstOrThrow();
  return todos;
}

/** Of our list, what the household has taken already stays. */
export async function insertTodos(tx: Db, todos: readonly Insertable<FamilyTodosTable>[]): Promise<void> {
  if (todos.length === 0) return;
  await tx
    .insertInto("familyTodos")
    .values(todos)
    .onConflict((clash) => clash.columns(["groupId", "defaultKey"]).doNothing())
    .execute();
}

export async function updateTodo(tx: Db, id: string, changes: Updateable<FamilyTodosTable>): Promise<void> {
  await tx.updateTable("familyTodos").set(changes).where("id", "=", id).execute();
}

export async function deleteTodo(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom("familyTodos").where("id", "=", id).execute();
}

/** Of these accounts, those that were reminded on a day, in whichever household. */
export async function remindedOn(db: Db, userIds: readonly string[], day: IsoDate): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("familyReminders")
    .select("userId")
    .where("userId", "in", userIds)
    .where("day", "=", day)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

interface Reminding {
  readonly userIds: readonly string[];
  readonly day: IsoDate;
  readonly groupId: string;
  readonly remindedBy: string;
}

/** Those who are reminded by this; who was reminded at the same moment from another household is not among them. */
export async function insertReminders(tx: Db, { userIds, ...reminding }: Reminding): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .insertInto("familyReminders")
    .values(userIds.map((userId) => ({ ...reminding, userId })))
    .onConflict((clash) => clash.doNothing())
    .returning("userId")
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

export async function deleteRemindersBefore(db: Db, day: IsoDate): Promise<void> {
  await db.deleteFrom("familyReminders").where("day", "<", day).execute();
}
