/** By when a paper is needed, the same wherever it is told; of a turn whose time nobody knows no day. */
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { isDayKnown } from "#domain/obligations/papers/paper-dates.ts";
import { dayKey } from "#domain/obligations/told/day-key.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

interface PaperDayProps {
  paper: { readonly reason: string; readonly dueOn: string; readonly isForecast: boolean };
}

export function PaperDueDate({ paper }: PaperDayProps) {
  const t = useTranslations("plans");
  const { due } = useFormats();
  const { dueOn, isForecast } = paper;
  const isLate = isDayKnown(paper) && dueOn < dateOf(new Date());
  const how = dayKey(isLate, isForecast);
  return (
    <span className={isLate ? "text-bad" : "text-muted"}>
      {isDayKnown(paper) ? t(`papers.${how}`, { date: due(dueOn) }) : t("papers.reason.turn_paused")}
    </span>
  );
}
