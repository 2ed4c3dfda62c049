/** Before a second hold or a place on a waitlist, and on the page of a package: journeys that the same people have already, and could hardly make as well. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Booking } from "#contract/bookings.ts";
import { hasPlaces } from "#domain/bookings/holds/meeting.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../queries.ts";

export function Meetings({ item, meetings }: { item: PackageView; meetings: readonly Booking[] }) {
  const t = useTranslations("packages");
  const { dateRange } = useFormats();
  if (meetings.length === 0) return null;
  const isSame = meetings.some((booking) => hasPlaces(booking, item.id));
  return (
    <Banner tone="wait" role="status" title={t("hold.meets", { kind: isSame ? "same" : "other" })}>
      <ul className="grid gap-1">
        {meetings.map(({ id, packageName, reference, departureDate, returnDate }) => (
          <li key={id}>
            <Link to={`/bookings/${id}`} className="font-semibold underline">
              <bdi>{packageName}</bdi>
            </Link>{" "}
            <bdi>{dateRange(departureDate, returnDate)}</bdi>, <bdi>{reference}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
