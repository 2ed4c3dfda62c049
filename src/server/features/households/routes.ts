/** The calls of src/contract/family.ts, each handed to the service. */
import * as contract from "#contract/family.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { HouseholdService } from "./service.ts";

export function householdRoutes(app: App, households: HouseholdService): void {
  groupRoutes(app, households);
  memberRoutes(app, households);
  invitationRoutes(app, households);
}

function groupRoutes(app: App, households: HouseholdService): void {
  handle(app, contract.listFamily, ({ user }) => households.list(user.id));
  handle(app, contract.householdDevices, ({ user, params }) => households.devices(user, params.id));
  handle(app, contract.listFamilyGroups, ({ user }) => households.list(user.id));
  handle(app, contract.createFamily, ({ user, body }) => households.create(user, body));
  handle(app, contract.changeFamily, ({ user, params, body }) => households.change(user, params.id, body));
  handle(app, contract.dissolveFamily, ({ user, params }) => households.dissolve(user, params.id));
  handle(app, contract.viewSharedFamily, ({ user, body }) => households.viewShared(user, body.code));
}

function memberRoutes(app: App, households: HouseholdService): void {
  handle(app, contract.addFamilyMember, ({ user, params, body }) =>
    households.addMember(user, params.id, body.travellerId),
  );
  handle(app, contract.changeFamilyMember, ({ user, params, body }) =>
    households.changeMember(user, { groupId: params.id, memberId: params.memberId }, body),
  );
  handle(app, contract.familyPortrait, ({ user, params }) =>
    households.portrait(user, { groupId: params.id, memberId: params.memberId }),
  );
  handle(app, contract.removeFamilyMember, ({ user, params }) =>
    households.removeMember(user, params.id, params.memberId),
  );
}

function invitationRoutes(app: App, households: HouseholdService): void {
  handle(app, contract.inviteToFamily, ({ user, params, body, locale }) =>
    households.invite({ ...user, locale }, params.id, body),
  );
  handle(app, contract.withdrawInvitation, ({ user, params }) =>
    households.withdraw(user, params.id, params.invitationId),
  );
  handle(app, contract.viewInvitation, ({ user, body }) => households.viewInvitation(user?.id ?? null, body.token));
  handle(app, contract.acceptInvitation, ({ user, body }) => households.accept(user, body.token));
}
