/** The calls of packages. */
import * as contract from "#contract/packages.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { nextLink } from "#server/platform/http/next-link.ts";
import type { PackageService } from "./service.ts";

export function packageRoutes(app: App, packages: PackageService): void {
  const { own } = packages;
  handle(app, contract.listPackages, async ({ query, reply }) => {
    const { answer, nextCursor } = await packages.list(query);
    if (nextCursor) reply.header("link", nextLink(contract.listPackages.path, { ...query, cursor: nextCursor }));
    return answer;
  });
  handle(app, contract.packageFacets, ({ query }) => packages.facets(query));
  handle(app, contract.myPackages, ({ user }) => own.list(user.id));
  handle(app, contract.getPackage, ({ params, user }) => packages.read(params.id, user));
  handle(app, contract.createPackage, ({ user, body }) => own.create(user.id, body));
  handle(app, contract.updatePackage, ({ user, params, body }) => own.update(user.id, params.id, body));
  handle(app, contract.publishPackage, ({ user, params }) => own.act(user.id, params.id, "publish"));
  handle(app, contract.pausePackage, ({ user, params }) => own.act(user.id, params.id, "pause"));
  handle(app, contract.closePackage, ({ user, params }) => own.act(user.id, params.id, "close"));
  handle(app, contract.deletePackage, ({ user, params }) => own.remove(user.id, params.id));
}
