/** Customer groups: the entrance of this feature. */
import type { Platform } from "#server/platform/context.ts";
import type { DocumentService } from "../documents/service.ts";
import * as changing from "./changing.ts";
import { type GroupListRequest, listFile, listSheet } from "./lists.ts";
import { listJoinableBookings, readCustomerGroups, readGroup } from "./reading.ts";
import * as rooms from "./rooms.ts";
import * as sharing from "./sharing/sharing.ts";
import { sweepGroups } from "./sweep-groups.job.ts";

export { moveGroupPlaces } from "./sharing/one-person.repository.ts";

export type CustomerGroupService = ReturnType<typeof customerGroupService>;

interface Needs extends Pick<Platform, "db" | "clock" | "keys" | "jobs"> {
  readonly documents: Pick<DocumentService, "passports">;
}

type Actor = changing.GroupActor;
type Target = changing.GroupVersion;
type RoomArgs<F extends (...args: never[]) => unknown> = Parameters<F>[3];

export function customerGroupService(deps: Needs) {
  return {
    list: (operatorId: string) => readCustomerGroups(deps, operatorId),
    bookings: (operatorId: string, packageId: string) => listJoinableBookings(deps, operatorId, packageId),
    read: (operatorId: string, id: string) => readGroup(deps, operatorId, id),
    create: (actor: Actor, draft: changing.NewCustomerGroup) => changing.addCustomerGroup(deps, actor, draft),
    update: (actor: Actor, target: Target, fields: changing.CustomerGroupChanges) =>
      changing.changeCustomerGroup(deps, actor, target, fields),
    setBookings: (actor: Actor, target: Target, chosen: changing.Chosen) =>
      changing.setBookings(deps, actor, target, chosen),
    remove: (actor: Actor, id: string) => changing.removeCustomerGroup(deps, actor, id),
    restore: (actor: Actor, id: string) => changing.restoreGroup(deps, actor, id),
    setRooms: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.replaceGroupRooms>) =>
      rooms.replaceGroupRooms(deps, actor, target, body),
    setWishes: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.setWishes>) =>
      rooms.setWishes(deps, actor, target, body),
    arrange: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.arrange>) =>
      rooms.arrange(deps, actor, target, body),
    listFile: (wanted: GroupListRequest, format: Parameters<typeof listFile>[2]) => listFile(deps, wanted, format),
    listSheet: (wanted: GroupListRequest) => listSheet(deps, wanted),
    shared: (userId: string, bookingId: string) => sharing.readShared(deps, userId, bookingId),
    tellNeeds: sharing.tellNeeds.bind(null, deps),
    work: () => deps.jobs.work(sweepGroups, () => changing.sweepDeleted(deps)),
  };
}
