/** The calls of packages. */
import { duplicatePackage, packageStanding } from "#contract/own-packages.ts";
import { addPackageImage, deletePackageImage, packageDrawing, packageImage } from "#contract/package-images.ts";
import * as contract from "#contract/packages.ts";
import { changeStandardTerms, getStandardTerms } from "#contract/standard-terms.ts";
import { nextLink } from "#server/platform/http/answers/next-link.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PackageService } from "./service.ts";

export function packageRoutes(app: App, packages: PackageService): void {
  const { own } = packages;
  handle(app, contract.listPackages, async ({ query, reply }) => {
    const { answer, nextCursor } = await packages.list(query);
    if (nextCursor) reply.header("link", nextLink(contract.listPackages.path, { ...query, cursor: nextCursor }));
    return answer;
  });
  handle(app, contract.packageFacets, ({ query }) => packages.facets(query));
  handle(app, contract.myPackages, ({ user }) => own.list(user.operatorId));
  handle(app, contract.getPackage, ({ params, user }) => packages.read(params.id, user));
  handle(app, contract.createPackage, ({ user, body }) => own.create(user, body));
  handle(app, contract.updatePackage, ({ user, params, body, headers }) =>
    own.update(user, { id: params.id, changes: body, seenVersion: seenVersion(headers["if-match"]) }),
  );
  handle(app, duplicatePackage, ({ user, params }) => own.duplicate(user, params.id));
  handle(app, addPackageImage, ({ user, params, upload }) =>
    packages.images.add(user, params.id, { bytes: upload.bytes, alt: upload.fields.alt }),
  );
  handle(app, deletePackageImage, ({ user, params }) => packages.images.remove(user, params.id, params.imageId));
  handle(app, packageImage, ({ user, params }) => packages.image(params.id, params.imageId, user));
  handle(app, packageDrawing, ({ user, params, query }) =>
    packages.drawing(params.id, params.scene, { version: query.v, reader: user }),
  );
  handle(app, packageStanding, ({ user, params }) => own.standing(user.operatorId, params.id));
  handle(app, contract.publishPackage, ({ user, params }) => own.act(user, params.id, "publish"));
  handle(app, contract.pausePackage, ({ user, params }) => own.act(user, params.id, "pause"));
  handle(app, contract.closePackage, ({ user, params }) => own.act(user, params.id, "close"));
  handle(app, getStandardTerms, ({ user }) => packages.standardTerms.read(user.operatorId));
  handle(app, changeStandardTerms, ({ user, body }) => packages.standardTerms.change(user, body));
  handle(app, contract.deletePackage, ({ user, params }) => own.remove(user.operatorId, params.id));
}

/** The contract lets a number in quotes through, and nothing else. */
function seenVersion(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number(ifMatch.slice(1, -1));
}
