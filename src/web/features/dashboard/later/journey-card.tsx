/** The ten steps as beads, and in words what is done, what is now and what comes after. */
import { Route } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { JourneyBeads } from "#web/ui/motif/journey-beads.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Journey } from "../queries.ts";

export function JourneyCard({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const { list, percent } = useFormats();
  const { steps, currentStep: current } = journey;
  const done = steps.filter(({ status }) => status === "completed");
  const after = steps.find(({ step, status }) => status === "pending" && step !== current && step !== "family")?.step;
  const nameOf = ({ step, needless }: Journey["steps"][number]) =>
    needless ? t("journey.needless", { step: t(`steps.${step}`) }) : t(`steps.${step}`);
  const beads = steps.map(({ step, status }) => ({
    label: t(`short.${step}`),
    state: beadState(status === "completed", step === current),
  }));
  return (
    <Card
      icon={Route}
      title={t("journey.ten")}
      aside={t("journey.count", { done: done.length, percent: percent(journey.overallProgress) })}
    >
      <JourneyBeads steps={beads} />
      <ButtonLink to="/journey" variant="quiet" className="mt-4">
        {t("journey.open")}
      </ButtonLink>
      <dl className="mt-6 grid divide-line overflow-hidden rounded-md border border-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <Cell term={t("journey.done")} look="text-ok">
          {list(done.map((one) => nameOf(one)))}
        </Cell>
        <Cell term={t("journey.now")} look="text-brass-ink">
          {current ? t(`steps.${current}`) : t("journey.nothing")}
        </Cell>
        <Cell term={t("journey.after")} look="text-muted">
          {after ? t(`steps.${after}`) : t("journey.nothing")}
        </Cell>
      </dl>
    </Card>
  );
}

function beadState(done: boolean, current: boolean): "done" | "current" | "upcoming" {
  if (current) return "current";
  return done ? "done" : "upcoming";
}

function Cell({ term, look, children }: { term: string; look: string; children: ReactNode }) {
  return (
    <div className="px-4 py-3">
      <dt className={`text-sm font-semibold ${look}`}>{term}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}
