/** Customer groups: the entrance of this feature. */
import type { Platform } from "#server/platform/context.ts";
import type { DocumentService } from "../documents/service.ts";
import * as changing from "./changing.ts";
import { listFile, listSheet, type Wanted } from "./lists.ts";
import { listBookings, listGroups, readGroup } from "./reading.ts";
import * as rooms from "./rooms.ts";
import * as sharing from "./sharing/sharing.ts";
import { sweepGroups } from "./sweep-groups.job.ts";

export { moveGroupPlaces } from "./sharing/one-person.repository.ts";

export type CustomerGroupService = ReturnType<typeof customerGroupService>;

interface Needs extends Pick<Platform, "db" | "clock" | "keys" | "jobs"> {
  readonly documents: Pick<DocumentService, "passports">;
}

type Actor = changing.Actor;
type Target = changing.Target;
type RoomArgs<F extends (...args: never[]) => unknown> = Parameters<F>[3];

export function customerGroupService(deps: Needs) {
  return {
    list: (operatorId: string) => listGroups(deps, operatorId),
    bookings: (operatorId: string, packageId: string) => listBookings(deps, operatorId, packageId),
    read: (operatorId: string, id: string) => readGroup(deps, operatorId, id),
    create: (actor: Actor, draft: changing.NewGroup) => changing.createGroup(deps, actor, draft),
    update: (actor: Actor, target: Target, fields: changing.GroupChanges) =>
      changing.updateGroup(deps, actor, target, fields),
    setBookings: (actor: Actor, target: Target, chosen: changing.Chosen) =>
      changing.setBookings(deps, actor, target, chosen),
    remove: (actor: Actor, id: string) => changing.deleteGroup(deps, actor, id),
    restore: (actor: Actor, id: string) => changing.restoreGroup(deps, actor, id),
    setRooms: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.setRooms>) =>
      rooms.setRooms(deps, actor, target, body),
    setWishes: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.setWishes>) =>
      rooms.setWishes(deps, actor, target, body),
    arrange: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.arrange>) =>
      rooms.arrange(deps, actor, target, body),
    listFile: (wanted: Wanted, format: Parameters<typeof listFile>[2]) => listFile(deps, wanted, format),
    listSheet: (wanted: Wanted) => listSheet(deps, wanted),
    shared: (userId: string, bookingId: string) => sharing.readShared(deps, userId, bookingId),
    tellNeeds: sharing.tellNeeds.bind(null, deps),
    work: () => deps.jobs.work(sweepGroups, () => changing.sweepDeleted(deps)),
  };
}
