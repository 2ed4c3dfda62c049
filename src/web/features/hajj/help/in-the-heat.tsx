/** Health in the heat, with heat stroke apart: it is an emergency. */
import { Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

const LINES = ["shade", "drink", "umbrella", "rest", "medicine"] as const;

export function InTheHeat() {
  const t = useTranslations("hajj");
  return (
    <Card icon={Sun} title={t("help.heat")}>
      <Banner tone="bad" title={t("help.strokeTitle")}>
        <span className="block">{t("help.strokeSigns")}</span>
        <span className="block font-semibold">{t("help.strokeActs")}</span>
      </Banner>
      <ul className="mt-5 grid list-disc gap-2 ps-6">
        {LINES.map((line) => (
          <li key={line}>{t(`help.heatLines.${line}`)}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t("help.heatSource")}</p>
    </Card>
  );
}
