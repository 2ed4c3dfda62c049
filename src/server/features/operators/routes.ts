/** The calls of the business center. */
import * as behind from "#contract/figure-bookings.ts";
import * as contract from "#contract/operators.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { OperatorService } from "./service.ts";

export function operatorRoutes(app: App, operators: OperatorService): void {
  handle(app, contract.operatorSummary, ({ user, query }) => operators.summary(user.operatorId, query.days));
  handle(app, contract.operatorAttention, ({ user, query }) => operators.attention(user.operatorId, query));
  handle(app, behind.figureBookings, ({ user, query }) => operators.counted(user.operatorId, query));
  handle(app, behind.exportFigureBookings, ({ user, query: { format, ...filter }, locale }) =>
    operators.countedFile(user.operatorId, { filter, format, locale }),
  );
}
