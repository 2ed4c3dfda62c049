/** SPEC's Journey Tracking and tracker in one card: the ten steps as beads, what is done, now and next, and each step folded. */
import { ListChecks, Route } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { STEP_PATHS } from "#web/shared/journey/step-paths.ts";
import { SubscribeSlot } from "#web/shared/notices/subscribe-slot.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { type JourneyBead, JourneyBeads } from "#web/ui/motif/journey-beads.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Journey } from "../queries.ts";
import { placeOf } from "../step-place.ts";
import { CardLink } from "./card-link.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { Timeline } from "./timeline.tsx";

export function JourneyCard({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const { list, percent } = useFormats();
  const { steps, currentStep: current } = journey;
  const done = steps.filter((one) => isDone(one));
  const now = steps.filter((one) => one.step === current || (one.status === "completed" && !isDone(one)));
  const after = steps.find(
    ({ step, status, passed }) => status === "pending" && step !== current && step !== "family" && !passed,
  )?.step;
  const othersAt = ({ status, open, hidesSome }: Step) =>
    status === "completed" && open > 0
      ? t("timeline.others", { count: open, least: hidesSome ? "yes" : "no" })
      : undefined;
  const beads = steps.map((one) => ({
    label: t(`short.${one.step}`),
    state: beadState(one, current),
    said: one.passed ? t("timeline.passed") : one.needless ? t("timeline.needless") : othersAt(one),
  }));
  const nameOf = (one: Step) => {
    const [step, others] = [t(`steps.${one.step}`), othersAt(one)];
    if (others) return t("journey.others", { step, others });
    if (isDone(one) && one.hidesSome) return t("journey.others", { step, others: t("timeline.own") });
    return one.needless ? t("journey.needless", { step }) : step;
  };
  const { number, of, step } = placeOf(journey);
  return (
    <Card
      icon={Route}
      title={t("tracking.title")}
      aside={
        <span className="flex flex-wrap items-center gap-3">
          <LiveBadge />
          <span>{t("tracking.count", { number, of })}</span>
        </span>
      }
    >
      <JourneyBeads steps={beads} />
      <dl className="mt-4 grid gap-x-6 gap-y-2 md:grid-cols-3">
        <Cell term={t("journey.done")} look="text-ok">
          {list(done.map((one) => nameOf(one)))}
        </Cell>
        <Cell term={t("journey.now")} look="text-brass-ink">
          {now.length > 0 ? list(now.map((one) => nameOf(one))) : t("tracking.all")}
        </Cell>
        <Cell term={t("journey.after")} look="text-muted">
          {after ? t(`steps.${after}`) : t("journey.nothing")}
        </Cell>
      </dl>
      <div className="mt-4">
        <ProgressBar
          value={journey.overallProgress}
          label={t("tracking.whole")}
          figure={percent(journey.overallProgress)}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {step && <CardLink to={STEP_PATHS[step]}>{t("tracking.open")}</CardLink>}
        <SubscribeSlot />
      </div>
      <Fold ids={["timeline"]} icon={ListChecks} title={t("timeline.title")}>
        <Timeline journey={journey} />
        <CardLink to="/journey">{t("journey.open")}</CardLink>
      </Fold>
    </Card>
  );
}

type Step = Journey["steps"][number];

/** SPEC completes a step by the reader's own part; nobody reads "done" while somebody of the household lacks something for it. */
function isDone({ status, open }: Step): boolean {
  return status === "completed" && open === 0;
}

function beadState(one: Step, current: Journey["currentStep"]): JourneyBead["state"] {
  if (one.step === current) return "current";
  return isDone(one) && !one.needless ? "done" : "upcoming";
}

function Cell({ term, look, children }: { term: string; look: string; children: ReactNode }) {
  return (
    <div>
      <dt className={`text-sm font-semibold ${look}`}>{term}</dt>
      <dd className="text-sm leading-snug">{children}</dd>
    </div>
  );
}
