/** /journey and /journey/:step: the ten steps, one of them told at length. */

import { Link, Navigate, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { JOURNEY_STEPS, type JourneyStep } from "#domain/journey/steps.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Percents } from "./percents.tsx";
import { type Guide, useGuide } from "./queries.ts";
import { StepDetail } from "./step-detail.tsx";
import { JourneyStepList } from "./step-list.tsx";

export function Component() {
  const t = useTranslations("journey");
  const guide = useGuide();
  const { step: asked } = useParams();
  const step = JOURNEY_STEPS.find((one) => one === asked) ?? null;
  if (asked !== undefined && step === null) return <Navigate to="/journey" replace />;
  return (
    <Page>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        eyebrow={
          <Link to="/dashboard" className="inline-flex min-h-11 items-center font-semibold text-brand">
            {t("back")}
          </Link>
        }
      />
      <Loaded query={guide}>{(data) => <Steps guide={data} asked={step} />}</Loaded>
    </Page>
  );
}

/** A phone shows the list, or the step that was asked for; a wider screen both, the current step unless another is asked for. */
function Steps({ guide, asked }: { guide: Guide; asked: JourneyStep | null }) {
  const shown = asked ?? guide.currentStep ?? "completion";
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={classNames("grid gap-5", asked && "max-lg:hidden")}>
        <JourneyStepList guide={guide} shown={shown} isAsked={asked !== null} />
        <Percents guide={guide} />
      </div>
      <div className={classNames(!asked && "max-lg:hidden")}>
        <StepDetail key={shown} guide={guide} step={shown} isAsked={asked !== null} />
      </div>
    </div>
  );
}
