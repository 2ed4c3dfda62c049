/** SPEC's journey tracker: the ten steps in order, counted by how they stand. */
import { Check, Circle, CircleDot, Clock, Minus } from "lucide-react";
import { useTranslations } from "use-intl";
import { comesByItself, countDone, type StepStanding, standingOf, stepsNow } from "#domain/journey/standing.ts";
import { dayKey } from "#domain/obligations/told/day-key.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, MomentText } from "#web/ui/text/values.tsx";
import type { Journey } from "../../queries.ts";

const MUTED = "border-line-strong bg-surface text-muted";
const DONE = { icon: Check, look: "border-brand bg-brand text-on-brand" } as const;
const NOW = { icon: CircleDot, look: "border-brass bg-brass-soft text-brass-ink ring-2 ring-brass" } as const;

const LOOKS = {
  ...{ completed: DONE, soFar: DONE, own: DONE, current: NOW, others: NOW },
  waiting: { icon: Clock, look: MUTED },
  upcoming: { icon: Circle, look: MUTED },
  ...{ passed: { icon: Minus, look: MUTED }, needless: { icon: Minus, look: MUTED } },
} as const satisfies Record<StepStanding, object>;

type Step = Journey["steps"][number];

export function JourneyTimeline({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const rows = journey.steps.map((one) => ({ ...one, standing: standingOf(one, journey.currentStep) }));
  const count = (...standings: StepStanding[]) => rows.filter(({ standing }) => standings.includes(standing)).length;
  return (
    <>
      <p className="mb-5 font-semibold">
        {t("timeline.counts", {
          done: countDone(rows, journey.currentStep).done,
          current: stepsNow(rows, journey.currentStep).length,
          ...{ upcoming: count("upcoming"), passed: count("passed") },
        })}
      </p>
      <ol className="grid gap-x-8 gap-y-4 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-5">
        {rows.map((row) => (
          <Row key={row.step} {...row} />
        ))}
      </ol>
    </>
  );
}

function Row({
  step,
  standing,
  progress,
  waitsFor,
  open,
  hidesSome,
  doneAt,
  dueOn,
  isForecast,
  isLate,
  isOwnPart,
}: Step & { standing: StepStanding }) {
  const t = useTranslations("dashboard");
  const { due, percent } = useFormats();
  const { icon: Icon, look } = LOOKS[standing];
  const isForOthers = standing === "others";
  // Of what others still lack neither the day is told on which one's own part was done.
  const time = isForOthers ? null : (doneAt ?? dueOn);
  return (
    <li className="flex gap-4" aria-current={standing === "current" ? "step" : undefined}>
      <span
        aria-hidden="true"
        className={classNames("mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border", look)}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={LOOKS[standing].look === MUTED ? "text-muted" : "font-semibold"}>{t(`steps.${step}`)}</p>
        <p className="text-sm text-muted">
          {isForOthers
            ? t("timeline.others", { count: open, least: hidesSome ? "yes" : "no" })
            : t(`timeline.${standing}`)}
          {(standing === "current" || standing === "waiting") && waitsFor && ` · ${t(`timeline.waits.${waitsFor}`)}`}
          {time && " · "}
          {time && isOwnPart && `${t("next.ownPart")} · `}
          {time === dueOn && dueOn && !comesByItself(step)
            ? t(`next.${dayKey(isLate, isForecast)}`, { when: due(dueOn) })
            : time && (time.includes("T") ? <MomentText instant={time} /> : <FormattedDate date={time} />)}
        </p>
        {standing === "current" && (
          <div className="mt-2 max-w-sm">
            <ProgressBar value={progress} label={t("tracking.step")} figure={percent(progress)} />
          </div>
        )}
      </div>
    </li>
  );
}
