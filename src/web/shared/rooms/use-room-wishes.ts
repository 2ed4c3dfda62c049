/** Who of the reader's household would share a room, for a booking of these people. */
import { useQuery } from "@tanstack/react-query";
import { listFamily } from "#contract/family.ts";
import { householdFor } from "#domain/households/household.ts";
import { wishedRooms } from "#domain/households/room-wishes.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";

/** Travellers room by room; empty where nobody has said anything. */
export function useRoomWishes(travellerIds: ReadonlySet<string>): string[][] {
  const isPilgrim = useCurrentUser()?.role === "pilgrim";
  const family = useQuery({ ...routeQuery(listFamily), enabled: isPilgrim });
  const groups = (family.data ?? []).filter(({ role }) => role === "admin");
  const group = groups.find(({ id }) => id === householdFor(groups, travellerIds));
  return wishedRooms(
    (group?.members ?? []).flatMap(({ travellerId, roomWish }) =>
      travellerId === null ? [] : [{ memberId: travellerId, room: roomWish }],
    ),
  );
}
