/** Who travels, with the state of each kind of document; the files themselves are never shown to an operator. */
import { UsersRound } from "lucide-react";
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { BookingView } from "../queries.ts";

export function PeopleCard({ booking }: { booking: BookingView }) {
  const t = useTranslations("desk");
  const words = useTranslations("travellers");
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  const unnamed = booking.seats - people.length;
  return (
    <Card
      icon={UsersRound}
      title={t("people.title")}
      aside={words("booking.named", { named: people.length, seats: booking.seats })}
    >
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {unnamed > 0 && (
        <p className="border-t border-line pt-3 text-muted">{words("booking.noName", { count: unnamed })}</p>
      )}
      <p className="mt-3 text-sm text-muted">{t("people.note")}</p>
    </Card>
  );
}

function Person({ person }: { person: BookingTraveller }) {
  const t = useTranslations("desk");
  return (
    <li className="py-4">
      <bdi className="font-semibold">{fullName(person)}</bdi>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {DOCUMENT_TYPES.map((type) => (
          <li key={type} className="flex items-center gap-2 text-sm">
            {t(`document.${type}`)}
            <Status state={stateOf(person, type)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function stateOf({ documents }: BookingTraveller, type: DocumentType): StatusState {
  const status = documents?.find((document) => document.type === type)?.status ?? null;
  if (status !== null) return status;
  // The visa comes after the booking, a vaccination is not asked of everybody.
  if (type === "visa") return "not_due";
  return type === "vaccination" ? "optional" : "missing";
}
