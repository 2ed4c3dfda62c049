/** The calls of views and the marketplace's figures. */
import type { FastifyRequest } from "fastify";
import * as contract from "#contract/listing-analytics.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { ReachService } from "./service.ts";

export function reachRoutes(app: App, reach: ReachService): void {
  handle(app, contract.viewPackage, ({ params, user, request }) => {
    const browser = request.headers["user-agent"] ?? "";
    reach.view(params.id, { user, network: request.network, browser, isAhead: isAhead(request) });
  });
  handle(app, contract.marketplaceFigures, ({ user }) => reach.figures(user.operatorId));
  handle(app, contract.listingImprovements, ({ user }) => reach.improvements(user.operatorId));
  // What was seen just before the end is written before the database goes.
  app.addHook("onClose", () => reach.flush());
}

/** Browsers say so in one of these headers. */
function isAhead({ headers }: FastifyRequest): boolean {
  return [headers["sec-purpose"], headers.purpose].some((purpose) => String(purpose ?? "").includes("prefetch"));
}
