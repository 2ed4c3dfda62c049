/** Who travels on a booking, with the state of each required document; folded away at first. */
import { Check, CircleDashed, Clock, Hourglass, type LucideIcon, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { type SlotState, slotsOf } from "#domain/journey/document-slots.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { BookingView } from "../queries.ts";

const LOOKS: Record<SlotState, { icon: LucideIcon; look: string }> = {
  verified: { icon: Check, look: "bg-ok-soft text-ok" },
  pending: { icon: Hourglass, look: "bg-wait-soft text-wait" },
  rejected: { icon: X, look: "bg-bad-soft text-bad" },
  missing: { icon: CircleDashed, look: "bg-bad-soft text-bad" },
  not_due: { icon: Clock, look: "bg-sunken text-muted" },
};

export function PeoplePapers({ booking }: { booking: BookingView }) {
  const t = useTranslations("myBookings");
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{t("people")}</summary>
      {people.length === 0 && <p className="text-muted">{t("nobody")}</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <bdi className="font-semibold">{fullName(person)}</bdi>
            <Papers documents={person.documents} hasNumber={booking.nusukReference !== null} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Papers({ documents, hasNumber }: { documents: BookingTraveller["documents"]; hasNumber: boolean }) {
  const t = useTranslations("myBookings");
  const words = useTranslations("travellers");
  if (documents === null) return <span className="text-sm text-muted">{t("hidden")}</span>;
  return (
    <ul className="flex flex-wrap gap-2">
      {slotsOf(documents, hasNumber).map(({ type, state }) => {
        const { icon: Icon, look } = LOOKS[state];
        return (
          <li
            key={type}
            className={classNames("inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm", look)}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {words(`document.${type}`)}: {t(`documentStates.${state}`)}
          </li>
        );
      })}
    </ul>
  );
}
