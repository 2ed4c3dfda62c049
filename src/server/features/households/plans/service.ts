/** What a household plans together: every act answers with the plans as they then are. */
import type { HouseholdActor, HouseholdDependencies } from "../rights.ts";
import { sendPlanReminders } from "./plan-reminders.ts";
import * as todos from "./plan-todos.ts";
import * as wishes from "./plan-wishes.ts";
import type { PresentedPlans } from "./present-wishes.ts";
import { readPlans } from "./read-plans.ts";

export type HouseholdPlanService = ReturnType<typeof householdPlanService>;

export function householdPlanService(deps: HouseholdDependencies) {
  const read = (actor: HouseholdActor, id: string): Promise<PresentedPlans> => readPlans(deps, actor.id, id);
  const after = async (actor: HouseholdActor, id: string, act: Promise<void>): Promise<PresentedPlans> => {
    await act;
    return read(actor, id);
  };

  return {
    read,
    vote: (actor: HouseholdActor, id: string, packageIds: string[]) =>
      after(actor, id, wishes.vote(deps, actor, id, packageIds)),
    share: (actor: HouseholdActor, id: string, draft: Parameters<typeof wishes.share>[3]) =>
      after(actor, id, wishes.share(deps, actor, id, draft)),
    shareRooms: (actor: HouseholdActor, id: string, draft: Parameters<typeof wishes.shareRooms>[3]) =>
      after(actor, id, wishes.shareRooms(deps, actor, id, draft)),
    addTodo: (actor: HouseholdActor, id: string, draft: todos.NewTodo) =>
      after(actor, id, todos.add(deps, actor, id, draft)),
    takeDefaultTodos: (actor: HouseholdActor, id: string) => after(actor, id, todos.takeDefaults(deps, actor, id)),
    changeTodo: (actor: HouseholdActor, ids: { groupId: string; todoId: string }, changes: todos.TodoChanges) =>
      after(actor, ids.groupId, todos.change(deps, actor, ids, changes)),
    removeTodo: (actor: HouseholdActor, id: string, todoId: string) =>
      after(actor, id, todos.deletePlanTodo(deps, actor, id, todoId)),
    async remind(actor: HouseholdActor, groupId: string, memberId: string | undefined) {
      const reminded = await sendPlanReminders(deps, actor, { groupId, memberId });
      return { reminded, plans: await read(actor, groupId) };
    },
  };
}
