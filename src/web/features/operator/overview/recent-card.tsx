/** The newest bookings at a glance, three of them on phones. */
import { ArrowRight, History } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { DataTable } from "#web/ui/surfaces/data-table.tsx";
import type { OwnBooking } from "../queries.ts";
import { useBookingColumns } from "./booking-columns.tsx";

export function RecentCard({ bookings }: { bookings: readonly OwnBooking[] }) {
  const t = useTranslations("operator");
  const columns = useBookingColumns();
  return (
    <Card
      icon={History}
      title={t("recent.title")}
      aside={
        <Link
          to="/operator-dashboard?tab=bookings"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
        >
          {t("recent.all")}
          <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Link>
      }
    >
      {bookings.length === 0 && <EmptyState title={t("recent.none.title")}>{t("recent.none.text")}</EmptyState>}
      {bookings.length > 0 && (
        <div className="-mx-5 max-md:[&_tbody>:nth-child(n+4)]:hidden md:mx-0">
          <DataTable caption={t("recent.title")} columns={columns} rows={bookings} keyOf={({ id }) => id} />
        </div>
      )}
    </Card>
  );
}
