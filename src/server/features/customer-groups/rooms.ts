/** Rooming lists: arranged by rules, changed by hand, locked room by room. */

import type { arrangeGroupRooms, setGroupRooms, setGroupWishes } from "#contract/customer-groups.ts";
import type { RouteInput, RouteOutput } from "#contract/route.ts";
import { type Arrangement, arrangeRooms } from "#domain/groups/rooming.ts";
import type { PairWish } from "#domain/groups/wishes.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import { changed, type GroupActor, type GroupVersion } from "./changing.ts";
import { updateGroups } from "./groups.repository.ts";
import { type CustomerGroupDependencies, openGroup } from "./reading.ts";
import { replaceStoredRooms, replaceWishes, type StoredRoom } from "./rooms.repository.ts";

type Wanted = RouteInput<typeof arrangeGroupRooms>["body"];

/** Throws AppError `not_found`, `changed_meanwhile`, and `unacceptable` for a name or person that stands there twice. */
export function replaceGroupRooms(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  target: GroupVersion,
  { rooms }: RouteInput<typeof setGroupRooms>["body"],
) {
  return changed(deps, actor, { target, action: "rooms_changed" }, async (tx, group) => {
    const { members } = await openGroup({ ...deps, db: tx }, actor.operatorId, group.id);
    const here = new Set(members.map(({ id }) => id));
    // Whoever has left the group since the page was drawn is no mistake of its author.
    const kept = rooms.map((room) => ({ ...room, travellerIds: room.travellerIds.filter((id) => here.has(id)) }));
    requireOnce(kept);
    await replaceStoredRooms(tx, group.id, kept);
    await updateGroups(tx, [group.id]);
  });
}

function requireOnce(rooms: readonly StoredRoom[]): void {
  const fields: Record<string, FieldProblem> = {};
  const names = rooms.map(({ name }) => name.toLowerCase());
  const people = rooms.flatMap(({ travellerIds }, room) => travellerIds.map((id) => ({ id, room })));
  names.forEach((name, room) => {
    if (names.indexOf(name) < room) fields[`rooms.${room}.name`] = { key: "named_twice" };
  });
  const seen = new Set<string>();
  for (const { id, room } of people) {
    if (seen.has(id)) fields[`rooms.${room}.travellerIds`] = { key: "named_twice" };
    seen.add(id);
  }
  if (Object.keys(fields).length > 0) throw new AppError("unacceptable", {}, fields);
}

/** Throws AppError `not_found` (also for somebody who is not in the group), `changed_meanwhile`, `unacceptable`. */
export function setWishes(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  target: GroupVersion,
  { wishes }: RouteInput<typeof setGroupWishes>["body"],
) {
  return changed(deps, actor, { target, action: "wishes_changed" }, async (tx, group) => {
    const { members } = await openGroup({ ...deps, db: tx }, actor.operatorId, group.id);
    const here = new Set(members.map(({ id }) => id));
    const ordered = wishes.map(inOrder);
    if (ordered.some(({ travellerIds }) => travellerIds.some((id) => !here.has(id)))) throw new AppError("not_found");
    const pairs = ordered.map(({ travellerIds }) => travellerIds.join(" "));
    const twice = ordered.findIndex(
      ({ travellerIds: [one, other] }, at) => one === other || pairs.indexOf(pairs[at] ?? "") < at,
    );
    if (twice >= 0) throw new AppError("unacceptable", {}, { [`wishes.${twice}`]: { key: "named_twice" } });
    await replaceWishes(tx, group.id, ordered);
    await updateGroups(tx, [group.id]);
  });
}

function inOrder({ kind, travellerIds: [one, other] }: PairWish): PairWish {
  return { kind, travellerIds: one < other ? [one, other] : [other, one] };
}

/** Throws AppError `not_found`, `changed_meanwhile`. */
export async function arrange(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  target: GroupVersion,
  { familyRooms, stepFreeRooms }: Wanted,
): Promise<RouteOutput<typeof arrangeGroupRooms>> {
  let done: Arrangement = { rooms: [], problems: [], fewest: true };
  const group = await changed(deps, actor, { target, action: "rooms_arranged" }, async (tx, { id }) => {
    const { members, rooms, wishes } = await openGroup({ ...deps, db: tx }, actor.operatorId, id);
    const locked = rooms.filter((room) => room.locked);
    const settled = new Set(locked.flatMap(({ travellerIds }) => travellerIds));
    const taken = locked.filter(({ stepFree }) => stepFree).length;
    done = arrangeRooms({
      guests: members.filter((member) => !settled.has(member.id)),
      wishes,
      familyRooms,
      stepFreeRooms: stepFreeRooms === null ? null : Math.max(0, stepFreeRooms - taken),
    });
    await replaceStoredRooms(tx, id, [...locked, ...numbered(done, locked)]);
    await updateGroups(tx, [id]);
  });
  const problems = done.problems.map(({ kind, guestIds }) => ({ kind, travellerIds: [...guestIds] }));
  return { group, problems, fewest: done.fewest };
}

/** Plain numbers that no locked room has, until the hotel gives its own. */
function numbered({ rooms }: Arrangement, locked: readonly StoredRoom[]): StoredRoom[] {
  const used = new Set(locked.map(({ name }) => name));
  const free: string[] = [];
  for (let number = 1; free.length < rooms.length; number += 1) {
    if (!used.has(String(number))) free.push(String(number));
  }
  return rooms.map(({ roomType, stepFree, guestIds }, at) => ({
    name: free[at] ?? "",
    roomType,
    stepFree,
    locked: false,
    travellerIds: guestIds,
  }));
}
