/** The bookings that have places of a package already, so that nobody of the household takes them again. */
import { listBookings } from "#contract/bookings.ts";
import { bookingsWith } from "#domain/bookings/holds/meeting.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import type { PackageView } from "../queries.ts";
import { Meetings } from "./meetings.tsx";

/** What is only held, the bar with its clock tells. */
export function OwnPlaces({ item }: { item: PackageView }) {
  const { data = [] } = useRouteQuery(listBookings);
  const booked = bookingsWith(data, item.id, new Date()).filter(({ phase }) => phase !== "held");
  return <Meetings item={item} meetings={booked} />;
}
