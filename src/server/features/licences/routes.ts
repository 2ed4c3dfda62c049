/** The calls about licences: the operator's own, and the staff's queue. */
import * as contract from "#contract/licences.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { LicenceService } from "./service.ts";

export function licenceRoutes(app: App, { own, desk }: LicenceService): void {
  handle(app, contract.myLicences, ({ user }) => own.list(user.operatorId));
  handle(app, contract.applyForLicence, ({ user, body }) => own.apply(user, body));
  handle(app, contract.attachLicenceFile, ({ user, params, upload }) => own.attach(user, params.id, upload.bytes));
  handle(app, contract.licenceQueue, () => desk.queue());
  handle(app, contract.endingLicences, () => desk.ending());
  handle(app, contract.licenceFile, async ({ user, params, query }) => ({
    ...(await desk.page(user, params.id, query.page)),
    inline: true,
  }));
  handle(app, contract.decideLicence, ({ user, params, body }) => desk.decide(user, params.id, body));
}
