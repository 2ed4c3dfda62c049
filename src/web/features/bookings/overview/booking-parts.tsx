/** What the booking holds: packages, rooms and places, who offers them and when. */
import { Package } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { fromDecimal, toMajor } from "#domain/money.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { BookingView } from "../queries.ts";

export function BookingParts({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { dateRange } = useFormats();
  return (
    <Card icon={Package} title={t("parts.title")} aside={t("parts.places", { count: booking.seats })}>
      <ul className="divide-y divide-line">
        {booking.parts.map((part) => (
          <PartRow key={part.position} part={part} />
        ))}
      </ul>
      <dl className="mt-3 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Fact term={t("parts.dates")} value={dateRange(booking.departureDate, booking.returnDate)} />
        <Fact term={t("parts.operator")} value={booking.operatorName} />
      </dl>
    </Card>
  );
}

function PartRow({ part }: { part: BookingView["parts"][number] }) {
  const t = useTranslations("bookings");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <span>
        <Link to={`/packages/${part.packageId}`} className="font-semibold text-brand hover:underline">
          <bdi>{part.packageName}</bdi>
        </Link>
        <span className="block text-sm text-muted">
          {part.room !== null && <>{t("parts.inRoom", { number: part.room })} · </>}
          {t("parts.places", { count: part.seats })}
          {part.roomType && <> · {t(`parts.room.${part.roomType}`)}</>}
        </span>
      </span>
      <span className="font-semibold">
        <Money amount={beforeDiscount(part)} currency={part.amount.currency} />
      </span>
    </li>
  );
}

/** The group discount has a row of its own in the price. */
function beforeDiscount({ amount, discount }: BookingView["parts"][number]): number {
  return toMajor(fromDecimal(amount.amount) + fromDecimal(discount.amount));
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
