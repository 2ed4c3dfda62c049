/** How each paper of one person stands, and by when one that is still to be given has to be there. */
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { isToGive } from "#domain/obligations/papers.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

type Papers = NonNullable<BookingTraveller["papers"]>;

export function PaperStates({ papers }: { papers: BookingTraveller["papers"] }) {
  const t = useTranslations("plans");
  const hidden = useTranslations("myBookings");
  if (papers === null) return <span className="text-sm text-muted">{hidden("hidden")}</span>;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {papers.map((paper) => (
        <li key={paper.type} className="flex flex-wrap items-center gap-2 text-sm">
          {t(`papers.type.${paper.type}`)}
          <Status state={paper.type === "vaccination" && paper.state === "missing" ? "optional" : paper.state} />
          {isToGive(paper) && <PaperDate paper={paper} />}
        </li>
      ))}
    </ul>
  );
}

/** The day that the paper has, as the family's table says it. */
function PaperDate({ paper: { dueOn, isForecast } }: { paper: Papers[number] }) {
  const t = useTranslations("plans");
  const { date } = useFormats();
  const isLate = dueOn < new Date().toISOString().slice(0, 10);
  return (
    <span className={isLate ? "text-bad" : "text-muted"}>
      {t(`papers.${isLate ? "late" : isForecast ? "about" : "by"}`, { date: date(dueOn) })}
    </span>
  );
}
