/** SPEC's Journey Tracking card: the step of ten that is under way, how far it is, and where it is done. */
import { Footprints } from "lucide-react";
import { useTranslations } from "use-intl";
import { STEP_PATHS } from "#web/lib/step-paths.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Journey } from "./queries.ts";
import { placeOf } from "./step-place.ts";

export function TrackingCard({ journey }: { journey: Journey }) {
  const t = useTranslations("dashboard");
  const { percent } = useFormats();
  const { number, of, step, progress } = placeOf(journey);
  return (
    <Card icon={Footprints} title={t("tracking.title")} aside={t("tracking.count", { number, of })}>
      <p className="text-lg font-semibold">{step ? t(`steps.${step}`) : t("tracking.all")}</p>
      {step && <p className="mt-1 mb-4 text-muted">{t(`tracking.what.${step}`)}</p>}
      <ProgressBar value={progress} label={t("tracking.step")} figure={percent(progress)} />
      <div className="mt-4">
        <ProgressBar
          value={journey.overallProgress}
          label={t("tracking.whole")}
          figure={percent(journey.overallProgress)}
        />
      </div>
      {step && (
        <ButtonLink to={STEP_PATHS[step]} variant="outline" className="mt-5">
          {t("tracking.open")}
        </ButtonLink>
      )}
    </Card>
  );
}
