/** In line before the opening, or just counted in: when the draw is, and that coming early changes nothing. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Ticket, Window } from "./queries.ts";
import { LeaveDialog } from "./windows/leave-dialog.tsx";

export function GatheringCard({ ticket, window }: { ticket: Ticket; window: Window }) {
  const t = useTranslations("queue");
  const { dateTime } = useFormats();
  const [isLeaving, setLeaving] = useState(false);
  const kind = window.openedAt === null ? "before" : "after";
  return (
    <Card tone="night" className="md:p-9">
      <p className="font-semibold text-brass">{t("gathering.label")}</p>
      <h2 className="mt-1 text-2xl md:text-3xl">{t(`gathering.${kind}.title`, { at: dateTime(window.opensAt) })}</h2>
      <p className="mt-3 max-w-[42rem] text-on-night-muted">
        {t(`gathering.${kind}.text`, { households: window.waiting })}
      </p>
      <p className="mt-4 text-sm text-on-night-muted">
        {t("gathering.entry")}{" "}
        <code dir="ltr" className="break-all">
          {ticket.entryId}
        </code>
      </p>
      {ticket.isMine && (
        <Button variant="night" className="mt-6" onClick={() => setLeaving(true)}>
          {t("leave.open")}
        </Button>
      )}
      {isLeaving && <LeaveDialog windowId={window.id} onClose={() => setLeaving(false)} />}
    </Card>
  );
}
