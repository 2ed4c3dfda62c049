/** The call of the dashboard. */
import * as contract from "#contract/dashboard.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { DashboardService } from "./service.ts";

export function dashboardRoutes(app: App, dashboards: DashboardService): void {
  handle(app, contract.dashboard, ({ user }) => dashboards.of(user));
}
