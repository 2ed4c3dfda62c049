/** How one wants to be called when the turn comes near: wherever one is, and by this device. */
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useChooseAlerts, useQueueAlerts } from "./queries.ts";
import { ALERT_CHOICES, type Alerts } from "./use-alerts.ts";

/** What can be chosen for notice, mail and push, besides what was chosen elsewhere. */
const NEAR = [1, 5, 10, 30, 60, 100] as const;
const NEVER = "never";

export function AlertsTab({ alerts }: { alerts: Alerts }) {
  const t = useTranslations("queue");
  return (
    <div className="grid max-w-[46rem] gap-6">
      <Card icon={BellRing} title={t("alerts.title")}>
        <p className="text-muted">{t("alerts.text")}</p>
        <Loaded query={useQueueAlerts()} isInCard>
          {({ places }) => <NearChoice places={places} />}
        </Loaded>
        <ButtonLink to="/settings" variant="quiet" className="mt-3">
          {t("alerts.more")}
        </ButtonLink>
      </Card>
      <DeviceCard {...alerts} />
    </div>
  );
}

/** Kept at once; said where it could not be. */
function NearChoice({ places }: { places: number | null }) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const choose = useChooseAlerts();
  const chosen = choose.isPending ? choose.variables.body.places : places;
  const known = chosen === null || NEAR.some((one) => one === chosen) ? NEAR : [...NEAR, chosen];
  return (
    <div className="mt-4 max-w-md">
      <SelectField
        label={t("alerts.near")}
        value={chosen === null ? NEVER : String(chosen)}
        options={[
          { value: NEVER, label: t("alerts.never") },
          ...known
            .toSorted((a, b) => a - b)
            .map((place) => ({ value: String(place), label: t("alerts.before", { places: place }) })),
        ]}
        onChange={({ target }) =>
          choose.mutate({ body: { places: target.value === NEVER ? null : Number(target.value) } })
        }
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {choose.isSuccess && t("alerts.kept")}
      </p>
      {choose.error && (
        <p role="alert" className="mt-2 text-bad">
          {errorText(choose.error)}
        </p>
      )}
    </div>
  );
}

function DeviceCard({ choice, change, ring }: Alerts) {
  const t = useTranslations("queue");
  return (
    <Card title={t("alerts.device")}>
      <Checkbox
        label={t("alerts.sound")}
        hint={t("alerts.soundHint")}
        checked={choice.isOn}
        onChange={(event) => change({ ...choice, isOn: event.target.checked })}
      />
      <div className="mt-2 max-w-md">
        <SelectField
          label={t("alerts.at")}
          value={String(choice.at)}
          options={ALERT_CHOICES.map((place) => ({ value: String(place), label: t("alerts.place", { place }) }))}
          onChange={(event) => change({ ...choice, at: Number(event.target.value) })}
        />
      </div>
      <Button variant="outline" className="mt-5" onClick={ring}>
        {t("alerts.try")}
      </Button>
    </Card>
  );
}
