/** Who travels, with the state of each kind of document; the files themselves are never shown to an operator. */
import { UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { PaperStates } from "../overview/shared/paper-states.tsx";
import type { BookingView } from "../queries.ts";
import { SeatRelease } from "./seat-release.tsx";

interface PeopleCardProps {
  booking: BookingView;
  /** Whose seats somebody else may have; null for seats that were not won in a turn. */
  released: readonly string[] | null;
}

export function PeopleCard({ booking, released }: PeopleCardProps) {
  const t = useTranslations("desk");
  const words = useTranslations("travellers");
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  const unnamed = booking.seats - people.length;
  // The server names nobody before the booking is sent to the operator, and after its end.
  const isHidden = booking.phase === "held" || booking.phase === "cancelled";
  return (
    <Card
      icon={UsersRound}
      title={t("people.title")}
      aside={isHidden ? null : words("booking.named", { named: people.length, seats: booking.seats })}
    >
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <Person key={person.id} person={person} isOver={booking.departureDate <= dateOf(new Date())}>
            {released && !booking.completed && !booking.operatorStopped && (
              <SeatRelease bookingId={booking.id} person={person} isReleased={released.includes(person.id)} />
            )}
          </Person>
        ))}
      </ul>
      {isHidden && <p className="text-muted">{t("people.hidden")}</p>}
      {!isHidden && unnamed > 0 && (
        <p className="border-t border-line pt-3 text-muted">{words("booking.noName", { count: unnamed })}</p>
      )}
      <p className="mt-3 text-sm text-muted">{t("people.note")}</p>
    </Card>
  );
}

interface PersonProps {
  person: BookingTraveller;
  isOver: boolean;
  children: ReactNode;
}

function Person({ person, isOver, children }: PersonProps) {
  return (
    <li className="grid gap-2 py-4">
      <bdi className="font-semibold">{fullName(person)}</bdi>
      <PaperStates {...person} isOver={isOver} />
      {children}
    </li>
  );
}
