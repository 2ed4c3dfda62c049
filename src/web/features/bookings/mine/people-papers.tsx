/** Who travels on a booking, with the state of each document; folded away at first. */
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isVisaDueOf, PaperStates } from "../overview/shared/paper-states.tsx";
import type { BookingView } from "../queries.ts";

export function PeoplePapers({ booking }: { booking: BookingView }) {
  const t = useTranslations("myBookings");
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{t("people")}</summary>
      {people.length === 0 && <p className="text-muted">{t("nobody")}</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="grid gap-2 py-3">
            <bdi className="font-semibold">{fullName(person)}</bdi>
            <PaperStates
              {...person}
              visaDue={isVisaDueOf(booking)}
              isOver={booking.departureDate <= dateOf(new Date())}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
