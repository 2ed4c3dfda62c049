/** SPEC's Journey Tracking and tracker in one card: the ten steps as beads, what is done, now and next, and each step folded. */
import { ListChecks, Route } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { countDone, isDone, nextAfter, type StepStanding, standingOf, stepsNow } from "#domain/journey/standing.ts";
import { STEP_PATHS } from "#web/shared/journey/step-paths.ts";
import { SubscribeButton } from "#web/shared/notices/subscribe-button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { type JourneyBead, JourneyBeads } from "#web/ui/motif/journey-beads.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Journey } from "../../queries.ts";
import { CardLink } from "../card-link.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { JourneyTimeline } from "./timeline.tsx";

export function JourneyCard({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const { list, percent } = useFormats();
  const { currentStep: current } = journey;
  const steps = journey.steps.map((one) => ({ ...one, standing: standingOf(one, current) }));
  const done = steps.filter(({ standing }) => isDone(standing));
  const ofNow = stepsNow(steps, current);
  const now = steps.filter(({ step }) => ofNow.includes(step));
  const whole = countDone(steps, current);
  const next = nextAfter(steps, current);
  const after = steps.find(({ step }) => step === next);
  const said = ({ standing, open, hidesSome, waitsFor }: Step) => {
    if (standing === "others") return t("timeline.others", { count: open, least: hidesSome ? "yes" : "no" });
    if ((standing === "current" || standing === "waiting") && waitsFor) return t(`timeline.waits.${waitsFor}`);
    return standing === "soFar" || standing === "own" || standing === "needless" || standing === "passed"
      ? t(`timeline.${standing}`)
      : undefined;
  };
  const beads = steps.map((one) => ({
    ...{ label: t(`short.${one.step}`), state: BEADS[one.standing], said: said(one) },
  }));
  const nameOf = (one: Step) => {
    const [step, others] = [t(`steps.${one.step}`), said(one)];
    if (one.needless) return t("journey.needless", { step });
    return others ? t("journey.others", { step, others }) : step;
  };
  return (
    <Card
      icon={Route}
      title={t("tracking.title")}
      aside={
        <span className="flex flex-wrap items-center gap-3">
          <LiveBadge />
          <span>{t("tracking.count", { done: whole.done, of: steps.length })}</span>
        </span>
      }
    >
      <JourneyBeads steps={beads} />
      <dl className="mt-4 grid gap-x-6 gap-y-2 md:grid-cols-3">
        <Cell term={t("journey.done")} look="text-ok">
          {list(done.map((one) => nameOf(one)))}
        </Cell>
        <Cell term={t("journey.now")} look="text-brass-ink">
          {now.length > 0 && list(now.map((one) => nameOf(one)))}
          {now.length === 0 && (current ? t("journey.nothing") : <Complete steps={steps} />)}
        </Cell>
        <Cell term={t("journey.after")} look="text-muted">
          {after ? nameOf(after) : t("journey.nothing")}
        </Cell>
      </dl>
      <div className="mt-4">
        <ProgressBar value={whole.percent} label={t("tracking.whole")} figure={percent(whole.percent)} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {current && <CardLink to={STEP_PATHS[current]}>{t("tracking.open")}</CardLink>}
        <SubscribeButton />
      </div>
      <Fold ids={["timeline"]} icon={ListChecks} title={t("timeline.title")}>
        <JourneyTimeline journey={journey} />
        <CardLink to="/journey">{t("journey.open")}</CardLink>
      </Fold>
    </Card>
  );
}

type Step = Journey["steps"][number] & { readonly standing: StepStanding };

/** What was never recorded is not done: it is said, for whoever reads "complete" beside eight of ten. */
function Complete({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations("dashboard");
  const { list } = useFormats();
  const unrecorded = steps.filter(({ standing }) => standing === "passed");
  if (unrecorded.length === 0) return t("tracking.all");
  return `${t("tracking.all")} · ${t("timeline.passed")}: ${list(unrecorded.map(({ step }) => t(`steps.${step}`)))}`;
}

const BEADS: Readonly<Record<StepStanding, JourneyBead["state"]>> = {
  ...{ completed: "done", soFar: "done", own: "done", current: "current", waiting: "current" },
  ...{ needless: "upcoming", passed: "upcoming", others: "upcoming", upcoming: "upcoming" },
};

function Cell({ term, look, children }: { term: string; look: string; children: ReactNode }) {
  return (
    <div>
      <dt className={`text-sm font-semibold ${look}`}>{term}</dt>
      <dd className="text-sm leading-snug">{children}</dd>
    </div>
  );
}
