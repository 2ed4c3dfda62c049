/** The calls of the analysis. */
import * as contract from "#contract/analytics.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { AnalyticsService } from "./service.ts";

export function analyticsRoutes(app: App, analytics: AnalyticsService): void {
  handle(app, contract.operatorAnalysis, ({ user, query }) => analytics.analysis(user.operatorId, query.months));
  handle(app, contract.exportAnalysis, ({ user, query, locale }) =>
    analytics.table(user.operatorId, { ...query, locale }),
  );
}
