/** How each paper of one person stands, and by when one that is still to be given has to be there. */
import { useTranslations } from "use-intl";
import type { BookingTraveller } from "#contract/bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { hasVisa } from "#domain/obligations/papers/biometrics.ts";
import { isToGive, isVisaDue } from "#domain/obligations/papers/papers.ts";
import { PaperDueDate } from "#web/shared/people/papers/paper-day.tsx";
import { paperLook } from "#web/shared/people/papers/paper-look.ts";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../../queries.ts";

type Paper = NonNullable<BookingTraveller["papers"]>[number];

interface PaperStatesProps extends Pick<BookingTraveller, "papers" | "asked"> {
  /** A visa can be there by now. */
  visaDue?: boolean;
  /** The journey has begun or is behind: nothing is asked for it any more. */
  isOver?: boolean;
}

type Booked = Pick<BookingView, "departureDate" | "nusukReference" | "parts">;

/** Whether visas for this booking can be there by now: as soon as one of its people has theirs. */
export function isVisaDueOf({ departureDate, nusukReference, parts }: Booked): boolean {
  const hasVisas = parts.some(({ travellers }) => travellers.some(({ documents }) => hasVisa(documents ?? [])));
  return isVisaDue({ departureDate, isNumbered: nusukReference !== null, hasVisas }, dateOf(new Date()));
}

/** Of whoever keeps their own only which are asked of them. */
export function PaperStates({ papers, asked, visaDue = false, isOver = false }: PaperStatesProps) {
  const t = useTranslations("plans");
  const { date } = useFormats();
  if (papers === null) return isOver ? null : <Asked papers={asked} visaDue={visaDue} />;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {papers.map((paper) => (
        <li key={paper.type} className="flex flex-wrap items-center gap-2 text-sm">
          {t(`papers.type.${paper.type}`)}
          <Status state={stateOf(paper, isOver)} />
          {!isOver && paper.renewFrom && (
            <span className="text-muted">{t("papers.renew", { state: paper.state, date: date(paper.renewFrom) })}</span>
          )}
          {!isOver && isToCome(paper) && <PaperDueDate paper={paper} />}
        </li>
      ))}
    </ul>
  );
}

/** To be given now, or from a later day on. */
function isToCome(paper: Paper): boolean {
  return isToGive(paper) || paper.state === "not_due" || paper.renewFrom !== null;
}

/** What is not there is missed by nobody once nothing is asked for it. */
function stateOf(paper: Paper, isOver: boolean): StatusState {
  const isGiven = paper.state !== "missing" && paper.state !== "not_due";
  if (isOver && !isGiven) return "not_needed";
  return paper.type === "vaccination" && paper.state === "missing" ? "optional" : paperLook(paper);
}

/** What is optional or cannot exist yet is so for everybody; of the others no day: whoever reads it would take what is there for missing. */
function Asked({ papers, visaDue }: { papers: BookingTraveller["asked"]; visaDue: boolean }) {
  const t = useTranslations("plans");
  const hidden = useTranslations("myBookings");
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {papers.map((paper) => (
          <li key={paper.type} className="flex flex-wrap items-center gap-2 text-sm">
            {t(`papers.type.${paper.type}`)}
            {paper.type === "vaccination" && <Status state="optional" />}
            {paper.type === "visa" && !visaDue && <Status state="not_due" />}
          </li>
        ))}
      </ul>
      <span className="text-sm text-muted">{hidden("hidden")}</span>
    </>
  );
}
