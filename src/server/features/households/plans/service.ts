/** What a household plans together: every act answers with the plans as they then are. */
import type { Actor, Deps } from "../rights.ts";
import { remind } from "./plan-reminders.ts";
import * as todos from "./plan-todos.ts";
import * as wishes from "./plan-wishes.ts";
import type { Plans } from "./present-wishes.ts";
import { readPlans } from "./read-plans.ts";

export type HouseholdPlanService = ReturnType<typeof householdPlanService>;

export function householdPlanService(deps: Deps) {
  const read = (actor: Actor, id: string): Promise<Plans> => readPlans(deps, actor.id, id);
  const after = async (actor: Actor, id: string, act: Promise<void>): Promise<Plans> => {
    await act;
    return read(actor, id);
  };

  return {
    read,
    vote: (actor: Actor, id: string, packageIds: string[]) =>
      after(actor, id, wishes.vote(deps, actor, id, packageIds)),
    share: (actor: Actor, id: string, draft: Parameters<typeof wishes.share>[3]) =>
      after(actor, id, wishes.share(deps, actor, id, draft)),
    shareRooms: (actor: Actor, id: string, draft: Parameters<typeof wishes.shareRooms>[3]) =>
      after(actor, id, wishes.shareRooms(deps, actor, id, draft)),
    addTodo: (actor: Actor, id: string, draft: todos.NewTodo) => after(actor, id, todos.add(deps, actor, id, draft)),
    takeDefaultTodos: (actor: Actor, id: string) => after(actor, id, todos.takeDefaults(deps, actor, id)),
    changeTodo: (actor: Actor, ids: { groupId: string; todoId: string }, changes: todos.TodoChanges) =>
      after(actor, ids.groupId, todos.change(deps, actor, ids, changes)),
    removeTodo: (actor: Actor, id: string, todoId: string) => after(actor, id, todos.remove(deps, actor, id, todoId)),
    async remind(actor: Actor, groupId: string, memberId: string | undefined) {
      const reminded = await remind(deps, actor, { groupId, memberId });
      return { reminded, plans: await read(actor, groupId) };
    },
  };
}
