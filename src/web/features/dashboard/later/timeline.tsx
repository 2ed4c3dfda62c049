/** SPEC's journey tracker: the ten steps in order, counted by how they stand. */
import { Check, Circle, CircleDot, Minus } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { DateText, MomentText } from "#web/ui/text/values.tsx";
import type { Journey } from "../queries.ts";

const LOOKS = {
  completed: { icon: Check, look: "border-brand bg-brand text-on-brand" },
  current: { icon: CircleDot, look: "border-brass bg-brass-soft text-brass-ink ring-2 ring-brass" },
  upcoming: { icon: Circle, look: "border-line-strong bg-surface text-muted" },
  passed: { icon: Minus, look: "border-line-strong bg-surface text-muted" },
} as const;

type Standing = keyof typeof LOOKS;
type Step = Journey["steps"][number];

/** What is under way is current, also for others of the household, and the one that comes next where nothing is; what is behind is neither. */
function standingOf({ step, status, passed, open }: Step, current: Journey["currentStep"]): Standing {
  if (passed) return "passed";
  if (status === "completed") return open > 0 ? "current" : "completed";
  return status === "in_progress" || step === current ? "current" : "upcoming";
}

export function Timeline({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const rows = journey.steps.map((one) => ({ ...one, standing: standingOf(one, journey.currentStep) }));
  const count = (wanted: Standing) => rows.filter(({ standing }) => standing === wanted).length;
  return (
    <>
      <p className="mb-5 font-semibold">
        {t("timeline.counts", {
          ...{ done: count("completed"), current: count("current"), upcoming: count("upcoming") },
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
  status,
  standing,
  progress,
  needless,
  open,
  hidesSome,
  doneAt,
  dueOn,
  isForecast,
  isLate,
}: Step & { standing: Standing }) {
  const t = useTranslations("dashboard");
  const { due, percent } = useFormats();
  const { icon: Icon, look } = LOOKS[standing];
  const isForOthers = status === "completed" && open > 0;
  // Of what others still lack neither the day is told on which one's own part was done.
  const time = isForOthers ? null : (doneAt ?? dueOn);
  const isOwnPart = standing === "completed" && hidesSome;
  return (
    <li className="flex gap-4" aria-current={standing === "current" && !isForOthers ? "step" : undefined}>
      <span
        aria-hidden="true"
        className={classNames("mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border", look)}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={standing === "upcoming" || standing === "passed" ? "text-muted" : "font-semibold"}>
          {t(`steps.${step}`)}
        </p>
        <p className="text-sm text-muted">
          {isForOthers
            ? t("timeline.others", { count: open, least: hidesSome ? "yes" : "no" })
            : t(`timeline.${needless ? "needless" : isOwnPart ? "own" : standing}`)}
          {time && " · "}
          {time === dueOn && dueOn && (isLate || isForecast || dueOn.includes("T"))
            ? t(isLate ? "next.late" : isForecast ? "next.forecast" : "next.by", { when: due(dueOn) })
            : time && (time.includes("T") ? <MomentText instant={time} /> : <DateText date={time} />)}
        </p>
        {standing === "current" && !isForOthers && (
          <div className="mt-2 max-w-sm">
            <ProgressBar value={progress} label={t("tracking.step")} figure={percent(progress)} />
          </div>
        )}
      </div>
    </li>
  );
}
