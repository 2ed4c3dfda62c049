/** The priority score part by part: how ready the household is to book; it never changes the order. */
import { Gauge } from "lucide-react";
import { useTranslations } from "use-intl";
import { PRIORITY_PARTS, PRIORITY_POINTS } from "#domain/queue/priority.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { QueueOverview } from "../queries.ts";

export function PriorityCard({ status }: { status: QueueOverview }) {
  const t = useTranslations("queue");
  return (
    <Card
      icon={Gauge}
      title={t("priority.title")}
      aside={
        <span className="text-base">
          {t.rich("priority.ofHundred", {
            points: status.priorityScore,
            b: (points) => <span className="num font-serif text-2xl font-semibold text-ink">{points}</span>,
          })}
        </span>
      }
    >
      <p className="text-muted">
        {t("priority.text")} <strong className="text-ink">{t("priority.never")}</strong>
      </p>
      <ul className="mt-5 grid gap-4">
        {PRIORITY_PARTS.map((part) => (
          <li key={part}>
            <ProgressBar
              label={t(`priority.${part}.title`)}
              figure={t("priority.points", { points: status.priorityParts[part], most: PRIORITY_POINTS[part] })}
              value={(status.priorityParts[part] / PRIORITY_POINTS[part]) * 100}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
