/** The bookings that have places of this package already, so that nobody of the household takes them again. */
import { listBookings } from "#contract/bookings.ts";
import { meetingJourneys } from "#domain/bookings/holds/meeting.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Meetings } from "../party/meetings.tsx";
import type { PackageView } from "../queries.ts";

/** What is only held, the bar with its clock tells. */
export function OwnPlaces({ item }: { item: PackageView }) {
  const { data = [] } = useRouteQuery(listBookings);
  const anybody = { ...item, packageId: item.id, travellerIds: [], unnamed: 1 };
  const booked = meetingJourneys(data, anybody, new Date()).filter(
    ({ phase, parts }) => phase !== "held" && parts.some(({ packageId }) => packageId === item.id),
  );
  return <Meetings item={item} meetings={booked} />;
}
