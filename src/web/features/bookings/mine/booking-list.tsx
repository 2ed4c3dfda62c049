/** One shelf of bookings, the first ones in sight. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import type { BookingView } from "../queries.ts";
import { BookingCard } from "./booking-card.tsx";

/** Cards in sight at first, and with each press. */
const STEP = 10;

export function BookingList({ bookings, now }: { bookings: readonly BookingView[]; now: Date }) {
  const t = useTranslations("myBookings");
  const [shown, setShown] = useState(STEP);
  const left = bookings.length - shown;
  return (
    <>
      <ul className="grid gap-6">
        {bookings.slice(0, shown).map((booking) => (
          <BookingCard key={booking.id} booking={booking} now={now} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="outline" className="mt-6" onClick={() => setShown(shown + STEP)}>
          {t("more", { count: left })}
        </Button>
      )}
    </>
  );
}
