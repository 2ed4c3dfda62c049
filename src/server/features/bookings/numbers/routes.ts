/** The calls of src/contract/official-numbers.ts, each handed to the service. */
import * as contract from "#contract/official-numbers.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { OfficialNumberService } from "./service.ts";

export function officialNumberRoutes(app: App, numbers: OfficialNumberService): void {
  handle(app, contract.officialNumbers, ({ user, params }) => numbers.read(user, params.id));
  handle(app, contract.withdrawNumber, ({ user, params, body }) => numbers.withdraw(user, params.id, body));
  handle(app, contract.seeNumbers, ({ user, params, body }) => numbers.see(user, { id: params.id, ...body }));
  handle(app, contract.reportedNumbers, ({ user }) => numbers.reported(user));
  handle(app, contract.seeManyNumbers, ({ user, body }) => numbers.seeMany(user, body.bookings));
  handle(app, contract.addNumberPicture, ({ user, params, upload }) => numbers.addPicture(user, params, upload.bytes));
  handle(app, contract.numberPicture, ({ user, params }) => numbers.picture(user, params));
  handle(app, contract.removeNumberPicture, ({ user, params }) => numbers.removePicture(user, params));
}
