/** The calls about second opinions. */
import * as contract from "#contract/second-opinion.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { SecondOpinions } from "./service.ts";

export function secondOpinionRoutes(app: App, opinions: SecondOpinions): void {
  handle(app, contract.opinionOffer, () => opinions.offer());

  handle(app, contract.secondOpinion, ({ user, params }) => opinions.get(user.id, params.id));
}
