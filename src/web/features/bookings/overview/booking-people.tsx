/** Who travels on the booking; the pilgrim names them until departure, the operator sees how ready they are. */
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { namesClosedBy } from "../changes/change-model.ts";
import type { BookingView } from "../queries.ts";
import { NamePeople } from "./name-people.tsx";
import { isVisaDueOf, PaperStates } from "./shared/paper-states.tsx";

export function BookingPeople({ booking }: { booking: BookingView }) {
  const t = useTranslations("travellers");
  const [isNaming, setNaming] = useState(false);
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  const mayName = booking.isMine && booking.phase !== "cancelled" && booking.departureDate >= dateOf(new Date());
  // Places without a name get one also when names that are there stay.
  const isOpen = namesClosedBy(booking, dateOf(new Date())) === null;
  if (!mayName && people.length === 0) return null;
  return (
    <Card
      icon={UsersRound}
      title={t("booking.title")}
      aside={t("booking.named", { named: people.length, seats: booking.seats })}
    >
      {isNaming ? (
        <NamePeople booking={booking} areFixed={!isOpen} onEnd={() => setNaming(false)} />
      ) : (
        <>
          <People
            people={people}
            unnamed={booking.seats - people.length}
            visaDue={isVisaDueOf(booking)}
            isOver={booking.departureDate <= dateOf(new Date())}
            isCancelled={booking.phase === "cancelled"}
            isSeen={isSeen(booking)}
          />
          {mayName && (isOpen || people.length < booking.seats) && (
            <Button variant="outline" className="mt-5" onClick={() => setNaming(true)}>
              {t(isOpen && people.length > 0 ? "booking.changeNames" : "booking.open")}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** The operator reads who travels once the booking is sent, and while it stands. */
function isSeen({ phase }: BookingView): boolean {
  return phase !== "held" && phase !== "cancelled";
}

interface PeopleProps {
  people: readonly BookingTraveller[];
  unnamed: number;
  visaDue: boolean;
  isOver: boolean;
  /** Nothing is asked for it, and what its people lack is asked for what they book next. */
  isCancelled: boolean;
  isSeen: boolean;
}

function People({ people, unnamed, isSeen, ...booking }: PeopleProps) {
  const t = useTranslations("travellers");
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <Person key={person.id} person={person} {...booking} />
        ))}
      </ul>
      {people.length === 0 && <p>{t("booking.nobody")}</p>}
      {people.length > 0 && unnamed > 0 && (
        <p className="border-t border-line pt-3 text-muted">{t("booking.noName", { count: unnamed })}</p>
      )}
      {isSeen && <p className="mt-3 text-sm text-muted">{t("booking.lead")}</p>}
    </>
  );
}

type PersonProps = Pick<PeopleProps, "visaDue" | "isOver" | "isCancelled"> & { person: BookingTraveller };

function Person({ person, isCancelled, ...booking }: PersonProps) {
  return (
    <li className="grid gap-2 py-3">
      <bdi className="font-semibold">{fullName(person)}</bdi>
      {!isCancelled && <PaperStates {...person} {...booking} />}
    </li>
  );
}
