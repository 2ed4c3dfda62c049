/** How place and wait are worked out, line by line, so that anybody can follow it. */
import { Calculator } from "lucide-react";
import { useTranslations } from "use-intl";
import { letsNobodyIn } from "#web/shared/queue/line/line-stand.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { QueueOverview, Ticket } from "../queries.ts";

const NO_WAIT = { interval: null, estimatedWaitTime: null } as const;

export function WorkedOutCard({ status, ticket }: { status: QueueOverview; ticket: Ticket }) {
  const t = useTranslations("queue");
  const { number } = useFormats();
  const { position, waitBasis } = ticket;
  if (position === null) return null;
  const isPaused = letsNobodyIn(status.windows.find(({ id }) => id === ticket.windowId));
  // What was last known is kept for the time after it.
  const { interval, estimatedWaitTime } = isPaused ? NO_WAIT : ticket;
  const rate = isPaused ? null : status.processingRate;
  const lines = [
    { figure: number(position - 1), key: "ahead" as const },
    ...(rate === null ? [] : [{ figure: number(rate), key: "rate" as const }]),
    ...(interval === null
      ? []
      : [
          { figure: number(interval.p50, 1), key: "middle" as const },
          { figure: `${Math.floor(interval.p10)}–${Math.ceil(interval.p90)}`, key: "range" as const },
        ]),
    ...(estimatedWaitTime === null ? [] : [{ figure: number(estimatedWaitTime), key: "shown" as const }]),
  ];
  return (
    <Card className="py-2 md:py-3">
      <Fold ids={["worked-out"]} icon={Calculator} title={t("workedOut.title")}>
        <dl className="divide-y divide-line pb-4">
          {lines.map(({ figure, key }) => (
            <div key={key} className="grid grid-cols-[5rem_1fr] gap-4 py-4 first:pt-0 last:pb-0">
              <dt className="num text-end font-serif text-xl text-brand" dir="ltr">
                {figure}
              </dt>
              <dd>
                <span className="font-semibold">{t(`workedOut.${key}.title`)}</span>
                <span className="block text-sm text-muted">
                  {t(
                    key === "shown" && waitBasis === "announced"
                      ? "workedOut.shown.announced"
                      : `workedOut.${key}.text`,
                  )}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Card>
  );
}
