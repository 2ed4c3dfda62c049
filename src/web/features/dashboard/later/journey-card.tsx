/** The ten steps as beads, and in words what is done, what is now and what comes after. */
import { Route } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { type JourneyBead, JourneyBeads } from "#web/ui/motif/journey-beads.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Journey } from "../queries.ts";

export function JourneyCard({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const { list, percent } = useFormats();
  const { steps, currentStep: current } = journey;
  const done = steps.filter((one) => isDone(one));
  const now = steps.filter((one) => one.step === current || (one.status === "completed" && !isDone(one)));
  const after = steps.find(({ step, status }) => status === "pending" && step !== current && step !== "family")?.step;
  const othersAt = ({ status, open, hidesSome }: Step) =>
    status === "completed" && open > 0
      ? t("timeline.others", { count: open, least: hidesSome ? "yes" : "no" })
      : undefined;
  const beads = steps.map((one) => ({
    label: t(`short.${one.step}`),
    state: beadState(one, current),
    said: one.needless ? t("timeline.needless") : othersAt(one),
  }));
  const nameOf = (one: Step) => {
    const [step, others] = [t(`steps.${one.step}`), othersAt(one)];
    if (others) return t("journey.others", { step, others });
    if (isDone(one) && one.hidesSome) return t("journey.others", { step, others: t("timeline.own") });
    return one.needless ? t("journey.needless", { step }) : step;
  };
  return (
    <Card icon={Route} title={t("journey.ten")} aside={t("journey.own", { percent: percent(journey.overallProgress) })}>
      <JourneyBeads steps={beads} />
      <ButtonLink to="/journey" variant="quiet" className="mt-4">
        {t("journey.open")}
      </ButtonLink>
      <dl className="mt-6 grid divide-line overflow-hidden rounded-md border border-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <Cell term={t("journey.done")} look="text-ok">
          {list(done.map((one) => nameOf(one)))}
        </Cell>
        <Cell term={t("journey.now")} look="text-brass-ink">
          {now.length > 0 ? list(now.map((one) => nameOf(one))) : t("journey.nothing")}
        </Cell>
        <Cell term={t("journey.after")} look="text-muted">
          {after ? t(`steps.${after}`) : t("journey.nothing")}
        </Cell>
      </dl>
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
    <div className="px-4 py-3">
      <dt className={`text-sm font-semibold ${look}`}>{term}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}
