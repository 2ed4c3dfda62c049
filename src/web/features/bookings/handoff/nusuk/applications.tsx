/** Nine or ten people: who goes into which family application of the official platform. */
import { useTranslations } from "use-intl";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../../queries.ts";

export function Applications({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { list } = useFormats();
  if (booking.applications.length < 2) return null;
  const people = new Map(
    booking.parts.flatMap(({ travellers }) => travellers.map((person) => [person.id, fullName(person)])),
  );
  return (
    <dl className="mt-5 grid gap-3 border-t border-line pt-5">
      {booking.applications.map(({ travellerIds }, index) => (
        <div key={travellerIds[0]}>
          <dt className="font-semibold">
            {t("applications.title", { number: index + 1, people: travellerIds.length })}
          </dt>
          <dd className="text-muted">{list(travellerIds.map((id) => people.get(id) ?? ""))}</dd>
        </div>
      ))}
    </dl>
  );
}
