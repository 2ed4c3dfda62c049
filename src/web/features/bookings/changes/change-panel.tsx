/** What the pilgrim may still change on the booking; the dialogs are fetched when one is asked for. */
import { ArrowLeftRight, BedDouble, PencilLine, UserMinus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { BookingView } from "../queries.ts";
import { type Change, namesClosedBy, openChanges } from "./change-model.ts";

const ChangeDialog = lazy(async () => {
  const [file] = await Promise.all([import("./change-dialog.tsx"), wantWords(["rooms", "travellers"])]);
  return { default: file.ChangeDialog };
});

const ICONS = { rooms: BedDouble, swap: ArrowLeftRight, leave: UserMinus } as const;

export function ChangePanel({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const [open, setOpen] = useState<Change | null>(null);
  const today = dateOf(new Date());
  const [changes, closed] = [openChanges(booking, today), namesClosedBy(booking, today)];
  if (changes.length === 0 && closed === null) return null;
  return (
    <Card icon={PencilLine} title={t("changes.title")}>
      {closed && <p className="mb-3 text-sm text-muted">{t(`changes.why.${closed}`)}</p>}
      <div className="flex flex-wrap gap-3">
        {changes.map((change) => {
          const Icon = ICONS[change];
          return (
            <Button
              key={change}
              variant="outline"
              icon={<Icon aria-hidden="true" className="size-5" />}
              onClick={() => setOpen(change)}
            >
              {t(`changes.${change}`)}
            </Button>
          );
        })}
      </div>
      {open && (
        <Suspense fallback={null}>
          <ChangeDialog booking={booking} change={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  );
}
