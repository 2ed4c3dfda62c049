/** One problem: what it is about, where it stands and until when, every step with its words, and what the reader may do. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type BookingProblem, problemPicture } from "#contract/problems.ts";
import type { ProblemState } from "#domain/problems/problem.ts";
import { pathOf } from "../../lib/calls/api.ts";
import { classNames } from "../../ui/class-names.ts";
import { Status, type StatusState } from "../../ui/feedback/status.tsx";
import { useFormats } from "../../ui/text/use-formats.ts";
import { Reference } from "../../ui/text/values.tsx";
import { ProblemActs } from "./problem-acts.tsx";

const LOOKS: Record<ProblemState, StatusState> = {
  with_operator: "pending",
  answered: "needs_review",
  with_staff: "pending",
  settled: "completed",
  decided: "completed",
};

interface ProblemViewProps {
  problem: BookingProblem;
  /** Whose problem it is and with what, where the page does not say it. */
  about?: ReactNode;
  /** Instead of the deadline's own sentence. */
  due?: ReactNode;
  /** Where it stands in the page's headings. */
  heading?: "h2" | "h3";
}

export function ProblemView({ problem, about, due, heading: Heading = "h3" }: ProblemViewProps) {
  const t = useTranslations("problems");
  const { date, dateTime } = useFormats();
  const { state, dueAt } = problem;
  const isWaiting = state === "with_operator" || state === "answered" || state === "with_staff";
  return (
    <article className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-muted">
            <Reference>{problem.reference}</Reference> · {t("happened", { date: date(problem.happenedOn) })}
          </p>
          <Heading className="text-lg">{t(`kind.${problem.kind}`)}</Heading>
          {about}
        </div>
        <Status state={LOOKS[state]}>{t(`state.${state}`)}</Status>
      </div>
      {due ?? (isWaiting && dueAt && <p className="mt-2 text-sm">{t(`due.${state}`, { moment: dateTime(dueAt) })}</p>)}
      <ol aria-label={t("steps")} className="mt-5 grid gap-5">
        {problem.steps.map((step) => (
          <StepRow key={step.at + step.event} step={step} />
        ))}
      </ol>
      {problem.pictureAt !== null && <Picture id={problem.id} at={problem.pictureAt} />}
      <ProblemActs problem={problem} />
    </article>
  );
}

const BEADS: Record<BookingProblem["steps"][number]["by"], string> = {
  pilgrim: "border-brand bg-brand",
  operator: "border-brass bg-brass",
  staff: "border-info bg-info",
  product: "border-line-strong bg-sunken",
};

function StepRow({ step }: { step: BookingProblem["steps"][number] }) {
  const t = useTranslations("problems");
  const { dateTime } = useFormats();
  return (
    <li className="flex gap-4">
      <span aria-hidden="true" className={classNames("mt-1.5 size-3.5 shrink-0 rounded-full border", BEADS[step.by])} />
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{t(`step.${step.event}`)}</span>{" "}
          <span className="text-sm text-muted">· {dateTime(step.at)}</span>
        </p>
        {step.outcome && <p className="mt-1 font-semibold">{t(`outcome.${step.outcome}`)}</p>}
        {step.words && (
          <p className="mt-1 max-w-[42rem] whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
            {step.words}
          </p>
        )}
      </div>
    </li>
  );
}

function Picture({ id, at }: { id: string; at: string }) {
  const t = useTranslations("problems");
  const { dateTime } = useFormats();
  return (
    <p className="mt-3 text-sm text-muted">
      <a
        href={`${pathOf(problemPicture, { params: { id } })}?at=${encodeURIComponent(at)}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {t("picture.open")}
      </a>{" "}
      · {dateTime(at)}
    </p>
  );
}
