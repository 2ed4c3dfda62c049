/** How one wants to be called when the turn comes near. */
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { ALERT_PLACES, type Alerts } from "./use-alerts.ts";

export function AlertsTab({ alerts: { choice, change, ring } }: { alerts: Alerts }) {
  const t = useTranslations("queue");
  return (
    <Card icon={BellRing} title={t("alerts.title")} className="max-w-[46rem]">
      <p className="text-muted">{t("alerts.text")}</p>
      <Checkbox
        className="mt-4"
        label={t("alerts.sound")}
        hint={t("alerts.soundHint")}
        checked={choice.isOn}
        onChange={(event) => change({ ...choice, isOn: event.target.checked })}
      />
      <div className="mt-2 max-w-xs">
        <SelectField
          label={t("alerts.at")}
          value={String(choice.at)}
          options={ALERT_PLACES.map((place) => ({ value: String(place), label: t("alerts.place", { place }) }))}
          onChange={(event) => change({ ...choice, at: Number(event.target.value) })}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" onClick={ring}>
          {t("alerts.try")}
        </Button>
        <ButtonLink to="/settings" variant="quiet">
          {t("alerts.more")}
        </ButtonLink>
      </div>
    </Card>
  );
}
