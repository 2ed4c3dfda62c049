/** The calls of customer groups, and of what pilgrims share with their operator. */
import * as contract from "#contract/customer-groups.ts";
import { sharedFacts, tellNeeds } from "#contract/shared-facts.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { CustomerGroupService } from "./service.ts";

export function customerGroupRoutes(app: App, groups: CustomerGroupService): void {
  handle(app, contract.listCustomerGroups, ({ user }) => groups.list(user.operatorId));
  handle(app, contract.groupableBookings, ({ user, query }) => groups.bookings(user.operatorId, query.packageId));
  handle(app, contract.createCustomerGroup, ({ user, body }) => groups.create(user, body));
  handle(app, contract.getCustomerGroup, ({ user, params }) => groups.read(user.operatorId, params.id));
  handle(app, contract.updateCustomerGroup, ({ user, params, headers, body }) =>
    groups.update(user, seen(params.id, headers), body),
  );
  handle(app, contract.setGroupBookings, ({ user, params, headers, body }) =>
    groups.setBookings(user, seen(params.id, headers), body),
  );
  handle(app, contract.deleteCustomerGroup, ({ user, params }) => groups.remove(user, params.id));
  handle(app, contract.restoreCustomerGroup, ({ user, params }) => groups.restore(user, params.id));
  handle(app, contract.setGroupRooms, ({ user, params, headers, body }) =>
    groups.setRooms(user, seen(params.id, headers), body),
  );
  handle(app, contract.setGroupWishes, ({ user, params, headers, body }) =>
    groups.setWishes(user, seen(params.id, headers), body),
  );
  handle(app, contract.arrangeGroupRooms, ({ user, params, headers, body }) =>
    groups.arrange(user, seen(params.id, headers), body),
  );
  handle(app, contract.groupListFile, ({ user, params, query, locale }) =>
    groups.listFile({ actor: user, locale, ...params }, query.format),
  );
  handle(app, contract.groupListSheet, ({ user, params, locale }) =>
    groups.listSheet({ actor: user, locale, ...params }),
  );
  handle(app, sharedFacts, ({ user, params }) => groups.shared(user.id, params.id));
  handle(app, tellNeeds, ({ user, params, body }) => groups.tellNeeds(user.id, params, body.consentVersion));
}

/** The contract lets a number in quotes through, and nothing else. */
function seen(id: string, headers: { readonly "if-match"?: string | undefined }) {
  const ifMatch = headers["if-match"];
  return { id, seenVersion: ifMatch === undefined ? null : Number(ifMatch.slice(1, -1)) };
}
