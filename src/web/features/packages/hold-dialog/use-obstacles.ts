/** The household and its journeys, and who of it cannot come along on this one. */
import { listBookings } from "#contract/bookings.ts";
import { listFamily } from "#contract/family.ts";
import { listTravellers } from "#contract/travellers.ts";
import { meetingJourneys } from "#domain/bookings/holds/meeting.ts";
import { together } from "#web/lib/calls/loadable.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import type { PlannedPerson } from "#web/shared/rooms/room-plan.ts";
import type { PackageView } from "../queries.ts";
import { obstaclesTo } from "./obstacles.ts";

export function useObstacles(item: PackageView) {
  const [travellers, family] = [useRouteQuery(listTravellers), useRouteQuery(listFamily)];
  const booked = useRouteQuery(listBookings);
  const groups = { ...family, data: family.data?.filter(({ role }) => role === "admin") };
  // Journeys warn, and nobody waits for a warning that could not be had.
  const bookings = booked.data ?? [];
  const households = { travellers: travellers.data ?? [], groups: groups.data ?? [], bookings };
  const all = together(travellers, groups);
  return {
    known: booked.isPending ? { ...all, data: undefined, isPending: true } : all,
    bookings,
    obstacles: obstaclesTo(item, households, new Date()),
  };
}

/** What this party has besides this journey: whom it keeps away, and the bookings to be warned of. */
export function useSecondJourney(item: PackageView, people: readonly PlannedPerson[]) {
  const { bookings, obstacles } = useObstacles(item);
  const travellerIds = people.filter(({ name }) => name !== null).map(({ id }) => id);
  const unnamed = people.length - travellerIds.length;
  const wanted = { ...item, packageId: item.id, travellerIds, unnamed };
  return { obstacles, meetings: meetingJourneys(bookings, wanted, new Date()) };
}
