/** The two percentages, each under its own name. */
import { useTranslations } from "use-intl";
import { countDone } from "#domain/journey/standing.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Guide } from "./queries.ts";

export function Percents({ guide: { steps, currentStep, headerProgress } }: { guide: Guide }) {
  const t = useTranslations("journey");
  const { percent } = useFormats();
  const done = countDone(steps, currentStep).percent;
  return (
    <Card title={t("percents.title")} className="md:p-5">
      <ProgressBar value={done} label={t("percents.journey")} figure={percent(done)} />
      <p className="mt-1.5 mb-5 text-sm text-muted">{t("percents.journeyText")}</p>
      <ProgressBar value={headerProgress} label={t("percents.profile")} figure={percent(headerProgress)} />
      <p className="mt-1.5 text-sm text-muted">{t("percents.profileText")}</p>
    </Card>
  );
}
