/** Which confirmed bookings are in a group; households stay in sight of each other. */
import { useTranslations } from "use-intl";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import type { GroupBooking } from "../queries.ts";

interface BookingChoiceProps {
  bookings: readonly GroupBooking[];
  chosen: readonly string[];
  /** Those of this group are not "elsewhere"; null while it is made. */
  groupId: string | null;
  onChange: (bookingIds: string[]) => void;
}

export function BookingChoice({ bookings, chosen, groupId, onChange }: BookingChoiceProps) {
  const t = useTranslations("groups");
  const people = bookings
    .filter(({ bookingId }) => chosen.includes(bookingId))
    .reduce((sum, { seats }) => sum + seats, 0);
  if (bookings.length === 0) return <p className="text-sm text-muted">{t("form.noBookings")}</p>;
  return (
    <fieldset>
      <legend className="mb-1 text-base font-semibold">{t("form.bookings")}</legend>
      <p className="mb-2 text-sm text-muted" aria-live="polite">
        {t("form.chosen", { count: people })}
      </p>
      <ul className="max-h-80 overflow-y-auto rounded-md border border-line px-4">
        {bookings.map((booking) => (
          <li key={booking.bookingId} className="border-t border-line first:border-0">
            <Checkbox
              checked={chosen.includes(booking.bookingId)}
              label={
                <>
                  <bdi>{booking.customerName}</bdi> <Reference>{booking.reference}</Reference>
                </>
              }
              hint={<Hint booking={booking} bookings={bookings} groupId={groupId} />}
              onChange={({ target }) => onChange(toggled(chosen, booking.bookingId, target.checked))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function toggled(chosen: readonly string[], id: string, isChosen: boolean): string[] {
  return isChosen ? [...chosen, id] : chosen.filter((other) => other !== id);
}

interface HintProps {
  booking: GroupBooking;
  bookings: readonly GroupBooking[];
  groupId: string | null;
}

function Hint({ booking, bookings, groupId }: HintProps) {
  const t = useTranslations("groups");
  const { list } = useFormats();
  const { seats, household, bookingId, groupName } = booking;
  const relatives = bookings.filter((other) => other.household === household && other.bookingId !== bookingId);
  const references = list(relatives.map(({ reference }) => reference));
  const facts = [
    t("form.seats", { count: seats }),
    ...(groupName !== null && booking.groupId !== groupId ? [t("form.elsewhere", { group: groupName })] : []),
    ...(relatives.length > 0 ? [t("form.sameHousehold", { references })] : []),
  ];
  return <>{facts.join(" · ")}</>;
}
