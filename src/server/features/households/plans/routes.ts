/** The calls of src/contract/household-plans.ts, each handed to the service. */
import * as contract from "#contract/household-plans.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { HouseholdPlanService } from "./service.ts";

export function householdPlanRoutes(app: App, plans: HouseholdPlanService): void {
  handle(app, contract.householdPlans, ({ user, params }) => plans.read(user, params.id));
  handle(app, contract.setPreferences, ({ user, params, body }) => plans.vote(user, params.id, body.packageIds));
  handle(app, contract.setShares, ({ user, params, body }) => plans.share(user, params.id, body));
  handle(app, contract.setRooms, ({ user, params, body }) => plans.shareRooms(user, params.id, body));
  handle(app, contract.addTodo, ({ user, params, body }) => plans.addTodo(user, params.id, body));
  handle(app, contract.takeDefaultTodos, ({ user, params }) => plans.takeDefaultTodos(user, params.id));
  handle(app, contract.changeTodo, ({ user, params, body }) =>
    plans.changeTodo(user, { groupId: params.id, todoId: params.todoId }, body),
  );
  handle(app, contract.removeTodo, ({ user, params }) => plans.removeTodo(user, params.id, params.todoId));
  handle(app, contract.remindMembers, ({ user, params, body }) => plans.remind(user, params.id, body.memberId));
}
