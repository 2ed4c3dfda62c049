/** How each paper of one person stands, and by when one that is still to be given has to be there. */
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { isToGive } from "#domain/obligations/papers.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

/** Of whoever keeps their own only which are asked of them. */
export function PaperStates({ papers, asked }: Pick<BookingTraveller, "papers" | "asked">) {
  const t = useTranslations("plans");
  if (papers === null) return <Asked papers={asked} />;
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

function Asked({ papers }: { papers: BookingTraveller["asked"] }) {
  const t = useTranslations("plans");
  const hidden = useTranslations("myBookings");
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {papers.map((paper) => (
          <li key={paper.type} className="flex flex-wrap items-center gap-2 text-sm">
            {t(`papers.type.${paper.type}`)}
            <PaperDate paper={paper} />
          </li>
        ))}
      </ul>
      <span className="text-sm text-muted">{hidden("hidden")}</span>
    </>
  );
}

/** The day that the paper has, as the family's table says it. */
function PaperDate({ paper: { dueOn, isForecast } }: { paper: BookingTraveller["asked"][number] }) {
  const t = useTranslations("plans");
  const { date } = useFormats();
  const isLate = dueOn < new Date().toISOString().slice(0, 10);
  return (
    <span className={isLate ? "text-bad" : "text-muted"}>
      {t(`papers.${isLate ? "late" : isForecast ? "about" : "by"}`, { date: date(dueOn) })}
    </span>
  );
}
