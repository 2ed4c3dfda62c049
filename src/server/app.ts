/** Wires the features: a visible list, in the order of the product's nouns. */
import { accountRoutes } from "./features/accounts/routes.ts";
import { accountService } from "./features/accounts/service.ts";
import { sweepSessions } from "./features/accounts/sweep-sessions.job.ts";
import { bookingRoutes } from "./features/bookings/routes.ts";
import { bookingService } from "./features/bookings/service.ts";
import { packageRoutes } from "./features/packages/routes.ts";
import { packageService } from "./features/packages/service.ts";
import type { Platform } from "./platform/context.ts";
import type { App } from "./platform/http/handle.ts";
import { createHttpApp } from "./platform/http/http-app.ts";

export interface Built {
  readonly app: App;
  /** Lines for the person at the terminal, under the address: the demonstration sign-ins. */
  readonly welcome: readonly string[];
}

/** The whole application on the given ground; its jobs have their workers, but do not run yet. */
export async function buildApp(platform: Platform): Promise<Built> {
  const { jobs, bus } = platform;

  const accounts = accountService(platform);
  const app = await createHttpApp(platform, accounts.sessions);
  accountRoutes(app, accounts);
  jobs.work(sweepSessions, () => accounts.sessions.sweep());

  const packages = packageService(platform);
  packageRoutes(app, packages);

  const bookings = bookingService({ ...platform, packages });
  bookingRoutes(app, bookings);
  bookings.work();

  app.addHook("onReady", async () => bus.start());
  return { app, welcome: [] };
}
