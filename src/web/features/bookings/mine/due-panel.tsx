/** On the booking's own page: everything that is due, by its date, with whose turn it is. */
import { ListChecks } from "lucide-react";
import { useTranslations } from "use-intl";
import { duesOf, duesToDo } from "#domain/obligations/due/due.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { BookingView } from "../queries.ts";
import { DueLine } from "./due-line.tsx";

/** While places are only held the panel above says all there is. */
export function DuePanel({ booking }: { booking: BookingView }) {
  const t = useTranslations("myBookings");
  const dues = duesToDo(duesOf(booking, new Date()));
  if (booking.phase === "held" || dues.length === 0) return null;
  const people = booking.parts.flatMap(({ travellers }) => travellers);
  const hasOthers = people.some(({ papers, keptElsewhere }) => papers === null || keptElsewhere);
  return (
    <Card icon={ListChecks} title={t("panel.title")}>
      <ol className="grid gap-3">
        {dues.map((due) => (
          <li key={`${due.action} ${due.travellerId}`}>
            <DueLine due={due} booking={booking} />
          </li>
        ))}
      </ol>
      {hasOthers && <p className="mt-4 text-sm text-muted">{t("panel.others")}</p>}
    </Card>
  );
}
