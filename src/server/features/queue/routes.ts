/** The calls of the fair queue. */

import type { FastifyReply } from "fastify";
import * as contract from "#contract/queue.ts";
import { windowPlaces } from "#contract/queue-places.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { QueueService } from "./service.ts";

/** A crowd that looks at the same windows may get one answer from a cache before us; what is sent to a session, which may renew its cookie, may not. */
const SHARED_SECONDS = 2;

export function queueRoutes(app: App, queue: QueueService): void {
  handle(app, contract.queueStatus, ({ user }) => queue.status(user));
  handle(app, contract.saleWindows, ({ user, reply }) => {
    if (user === null) shareShortly(reply);
    return queue.windows();
  });
  handle(app, contract.saleWindow, ({ user, params, reply }) => {
    if (user === null) shareShortly(reply);
    return queue.window(params.id);
  });
  handle(app, windowPlaces, ({ params }) => queue.places(params.id));
  handle(app, contract.announceWindow, ({ user, body }) => queue.announce(user, body));
  handle(app, contract.pauseWindow, ({ user, params }) => queue.steer(user, params.id, "pause"));
  handle(app, contract.resumeWindow, ({ user, params }) => queue.steer(user, params.id, "resume"));
  handle(app, contract.closeWindow, ({ user, params }) => queue.steer(user, params.id, "close"));
  handle(app, contract.queueOutlook, ({ user }) => queue.outlook(user));
  handle(app, contract.joinWindow, ({ user, params, body }) => queue.join(user, params.id, body));
  handle(app, contract.leaveWindow, ({ user, params }) => queue.leave(user, params.id));
  handle(app, contract.windowProof, async ({ params }) => ({
    contentType: "application/json; charset=utf-8",
    content: await queue.proof(params.id),
  }));
  handle(app, contract.queueAlerts, ({ user }) => queue.alerts(user));
  handle(app, contract.chooseQueueAlerts, ({ user, body }) => queue.chooseAlerts(user, body));
  handle(app, contract.queueCalibration, () => queue.calibration());
  handle(app, contract.windowRecords, () => queue.records());
}

/** Browsers themselves ask anew: who has just changed something sees it. */
function shareShortly(reply: FastifyReply): void {
  reply.header("cache-control", `public, max-age=0, s-maxage=${SHARED_SECONDS}`);
}
