/** The calls about travellers. */
import * as contract from "#contract/travellers.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { TravellerService } from "./service.ts";

export function travellerRoutes(app: App, travellers: TravellerService): void {
  handle(app, contract.listTravellers, ({ user }) => travellers.list(user.id));
  handle(app, contract.addTraveller, ({ user, body }) => travellers.add(user, body));
  handle(app, contract.changeTraveller, ({ user, params, body }) => travellers.change(user, params.id, body));
  handle(app, contract.deleteTraveller, ({ user, params }) => travellers.remove(user, params.id));
}
