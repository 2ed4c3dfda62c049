/** Customer groups: the entrance of this feature. */
import type { Platform } from "#server/platform/context.ts";
import type { DocumentService } from "../documents/service.ts";
import * as changing from "./changing.ts";
import { listFile, listSheet, type Wanted } from "./lists.ts";
import { listBookings, listGroups, readGroup } from "./reading.ts";
import * as rooms from "./rooms.ts";
import * as sharing from "./sharing.ts";
import { sweepGroups } from "./sweep-groups.job.ts";

export type CustomerGroupService = ReturnType<typeof customerGroupService>;

interface Needs extends Pick<Platform, "db" | "clock" | "keys" | "jobs"> {
  readonly documents: Pick<DocumentService, "passports">;
}

type Actor = changing.Actor;
type Target = changing.Target;
type RoomArgs<F extends (...args: never[]) => unknown> = Parameters<F>[3];

export function customerGroupService(ground: Needs) {
  return {
    list: (operatorId: string) => listGroups(ground, operatorId),
    bookings: (operatorId: string, packageId: string) => listBookings(ground, operatorId, packageId),
    read: (operatorId: string, id: string) => readGroup(ground, operatorId, id),
    create: (actor: Actor, draft: changing.NewGroup) => changing.createGroup(ground, actor, draft),
    update: (actor: Actor, target: Target, fields: changing.GroupChanges) =>
      changing.updateGroup(ground, actor, target, fields),
    setBookings: (actor: Actor, target: Target, chosen: changing.Chosen) =>
      changing.setBookings(ground, actor, target, chosen),
    remove: (actor: Actor, id: string) => changing.deleteGroup(ground, actor, id),
    restore: (actor: Actor, id: string) => changing.restoreGroup(ground, actor, id),
    setRooms: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.setRooms>) =>
      rooms.setRooms(ground, actor, target, body),
    setWishes: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.setWishes>) =>
      rooms.setWishes(ground, actor, target, body),
    arrange: (actor: Actor, target: Target, body: RoomArgs<typeof rooms.arrange>) =>
      rooms.arrange(ground, actor, target, body),
    listFile: (wanted: Wanted, format: Parameters<typeof listFile>[2]) => listFile(ground, wanted, format),
    listSheet: (wanted: Wanted) => listSheet(ground, wanted),
    shared: (userId: string, bookingId: string) => sharing.readShared(ground, userId, bookingId),
    tellNeeds: sharing.tellNeeds.bind(null, ground),
    work: () => ground.jobs.work(sweepGroups, () => changing.sweepDeleted(ground)),
  };
}
