/** The calls of the business center. */
import * as contract from "#contract/operators.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { OperatorService } from "./service.ts";

export function operatorRoutes(app: App, operators: OperatorService): void {
  handle(app, contract.operatorSummary, ({ user, query }) => operators.summary(user.operatorId, query.days));
}
