/** How each paper of one person stands, and by when one that is still to be given has to be there. */
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { isToGive } from "#domain/obligations/papers.ts";
import { paperLook } from "#web/shared/people/paper-look.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

type Paper = NonNullable<BookingTraveller["papers"]>[number];

interface PaperStatesProps extends Pick<BookingTraveller, "papers" | "asked"> {
  /** The booking has its official number: from then on a visa can exist. */
  isNumbered?: boolean;
  /** The journey has begun or is behind: nothing is asked for it any more. */
  isOver?: boolean;
}

/** Of whoever keeps their own only which are asked of them. */
export function PaperStates({ papers, asked, isNumbered = false, isOver = false }: PaperStatesProps) {
  const t = useTranslations("plans");
  const { date } = useFormats();
  if (papers === null) return isOver ? null : <Asked papers={asked} isNumbered={isNumbered} />;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {papers.map((paper) => (
        <li key={paper.type} className="flex flex-wrap items-center gap-2 text-sm">
          {t(`papers.type.${paper.type}`)}
          <Status state={paper.type === "vaccination" && paper.state === "missing" ? "optional" : paperLook(paper)} />
          {!isOver && isToGive(paper) && <PaperDate paper={paper} />}
          {!isOver && paper.renewFrom && (
            <span className="text-muted">{t("papers.renew", { date: date(paper.renewFrom) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is optional or cannot exist yet is so for everybody; of the others no day: whoever reads it would take what is there for missing. */
function Asked({ papers, isNumbered }: { papers: BookingTraveller["asked"]; isNumbered: boolean }) {
  const t = useTranslations("plans");
  const hidden = useTranslations("myBookings");
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {papers.map((paper) => (
          <li key={paper.type} className="flex flex-wrap items-center gap-2 text-sm">
            {t(`papers.type.${paper.type}`)}
            {paper.type === "vaccination" && <Status state="optional" />}
            {paper.type === "visa" && !isNumbered && <Status state="not_due" />}
          </li>
        ))}
      </ul>
      <span className="text-sm text-muted">{hidden("hidden")}</span>
    </>
  );
}

/** The day that the paper has, as the family's table says it. */
function PaperDate({ paper: { dueOn, isForecast } }: { paper: Paper }) {
  const t = useTranslations("plans");
  const { due } = useFormats();
  const isLate = dueOn < new Date().toISOString().slice(0, 10);
  return (
    <span className={isLate ? "text-bad" : "text-muted"}>
      {t(`papers.${isLate ? "late" : isForecast ? "about" : "by"}`, { date: due(dueOn) })}
    </span>
  );
}
