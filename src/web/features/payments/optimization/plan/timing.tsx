/** What waiting has meant in the past: a distribution over real months, no arrow and no forecast. */
import { CalendarClock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { addMonths, dateOf, type IsoDate } from "#domain/calendar.ts";
import { historySpan } from "#domain/payments/rates/rate-history.ts";
import { waitedMonths } from "#domain/payments/rates/timing.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useChange } from "./use-change.ts";

const HORIZONS = [1, 3, 6, 12] as const;

/** So many months can be waited before all is due; a sum without a day waits as long as one likes. */
function monthsBefore(lines: OptimizeAnswer["lines"], today: IsoDate): number[] {
  const days = lines.map(({ dueOn }) => dueOn);
  return HORIZONS.filter((months) => days.some((day) => day === null || addMonths(today, months) <= day));
}

export function Timing({ plan }: { plan: OptimizeAnswer }) {
  const t = useTranslations("paymentPlan");
  const { date, percent } = useFormats();
  const { from, to } = historySpan();
  const rows = monthsBefore(plan.lines, dateOf(new Date())).map((months) =>
    waitedMonths(plan.currency === "EUR" ? "EUR" : "GBP", months),
  );
  const change = useChange();
  if (rows.length === 0) return null;
  return (
    <Fold ids={["timing"]} icon={CalendarClock} title={t("timing.title")}>
      <p className="mb-2 text-sm text-muted">{t("timing.span", { from: date(from), to: date(to) })}</p>
      <p>{t("timing.text")}</p>
      <ul className="mt-4">
        {rows.map(({ months, p5, median, p95, dearerPercent }) => (
          <li
            key={months}
            className="grid grid-cols-2 gap-x-4 border-b border-line py-2 md:grid-cols-[1fr_1.7fr_1.2fr_1fr]"
          >
            <span className="font-semibold">{t("timing.months", { months })}</span>
            <span className="num text-end min-[24rem]:whitespace-nowrap md:text-start">
              {t("timing.range", { low: change(p5), high: change(p95) })}
            </span>
            <span className="num text-sm text-muted">{t("timing.median", { median: change(median) })}</span>
            <span className="num text-end text-sm text-muted">
              {t("timing.dearer", { percent: percent(dearerPercent, 0) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 pb-5 text-sm text-muted">{t("timing.pegs")}</p>
    </Fold>
  );
}
