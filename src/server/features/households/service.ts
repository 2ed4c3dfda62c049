/** Households: the entrance of this feature for routes and other features. */
import type { FamilyGroup } from "#contract/family.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { deleteDueGroups } from "./groups.repository.ts";
import * as groups from "./groups.ts";
import * as invitations from "./invitations/invitations.ts";
import { accept, type JoiningDeps } from "./invitations/joining.ts";
import { deleteInvitationsBefore } from "./invitations.repository.ts";
import * as members from "./members.ts";
import { rankedWishes } from "./plans/ranked-wishes.ts";
import { deleteRemindersBefore } from "./plans/todos.repository.ts";
import type { HouseholdActor } from "./rights.ts";
import { companionsOf } from "./sight/companions.ts";
import { devicesOf } from "./sight/devices.ts";
import { memberPortrait } from "./sight/portraits.ts";
import { sweepHouseholds } from "./sweep-households.job.ts";

/** Ended invitations are kept so long to say what became of them, and not that they are unknown. */
const REMEMBERED_MS = 30 * DAY_MS;

type Presented = (typeof FamilyGroup)["_zod"]["input"];

export type { RankedWishes } from "./plans/ranked-wishes.ts";
export type { VisibleCompanion, VisibleHousehold } from "./sight/companions.ts";
export type HouseholdService = ReturnType<typeof householdService>;

interface Needs extends JoiningDeps, Pick<Platform, "jobs"> {}

export function householdService(deps: Needs) {
  const { db, clock, jobs } = deps;
  const read = (userId: string, id: string): Promise<Presented> => groups.getGroup(deps, userId, id);

  return {
    list: (userId: string): Promise<Presented[]> => groups.readFamilyGroups(deps, userId),
    create: async (actor: HouseholdActor, draft: groups.NewGroup) =>
      read(actor.id, await groups.createFamilyGroup(deps, actor, draft)),
    async change(actor: HouseholdActor, id: string, changes: groups.FamilyGroupChanges) {
      await groups.changeGroup(deps, actor, id, changes);
      return read(actor.id, id);
    },
    dissolve: (actor: HouseholdActor, id: string) => groups.dissolveGroup(deps, actor, id),
    viewShared: (reader: HouseholdActor | null, code: string) => groups.viewShared(deps, reader, code),
    async addMember(actor: HouseholdActor, id: string, travellerId: string) {
      await members.addMember(deps, actor, id, travellerId);
      return read(actor.id, id);
    },
    async changeMember(
      actor: HouseholdActor,
      ids: { groupId: string; memberId: string },
      changes: members.MemberChanges,
    ) {
      await members.changeMember(deps, actor, ids, changes);
      return read(actor.id, ids.groupId);
    },
    removeMember: (actor: HouseholdActor, id: string, memberId: string) =>
      members.removeMember(deps, actor, id, memberId),
    devices: (actor: HouseholdActor, id: string) => devicesOf(deps, actor.id, id),
    portrait: (actor: HouseholdActor, ids: { groupId: string; memberId: string }) =>
      memberPortrait(deps, actor.id, ids),
    invite: (actor: HouseholdActor & { locale: Locale }, id: string, draft: invitations.NewInvitation) =>
      invitations.inviteMember(deps, actor, id, draft),
    withdraw: (actor: HouseholdActor, id: string, invitationId: string) =>
      invitations.revokeInvitation(deps, actor, id, invitationId),
    viewInvitation: (readerId: string | null, typed: string) => invitations.readInvitation(deps, readerId, typed),
    accept: async (actor: HouseholdActor, typed: string) => read(actor.id, await accept(deps, actor, typed)),
    /** For every household of the account, what it may know of each who travels in it. */
    companions: (userId: string) => companionsOf(deps, userId),
    /** What the account's household would like to book, best first. */
    rankedWishes: (userId: string) => rankedWishes(db, userId),
    work: () =>
      jobs.work(sweepHouseholds, async () => {
        await deleteDueGroups(db, clock());
        const remembered = new Date(clock().getTime() - REMEMBERED_MS);
        await deleteInvitationsBefore(db, remembered);
        await deleteRemindersBefore(db, dateOf(remembered));
      }),
  };
}
