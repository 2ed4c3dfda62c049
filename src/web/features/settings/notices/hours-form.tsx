/** Quiet hours and the hour of the summary, by the clock of a named place. */
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { NoticeSettings } from "#contract/notice-settings.ts";
import { useChooseHours } from "#web/shared/notices/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

const NIGHT = { from: "22:00", until: "07:00" } as const;

/** The zone's name alone comes from this device: its clock may be wrong, and the server's counts. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function HoursForm({ settings, isLocked }: { settings: NoticeSettings; isLocked: boolean }) {
  const t = useTranslations("notices");
  const [isQuiet, setQuiet] = useState(settings.quiet !== null);
  const [hours, setHours] = useState(settings.quiet ?? NIGHT);
  const [summaryAt, setSummaryAt] = useState(settings.summaryAt);
  const [timeZone, setTimeZone] = useState(settings.timeZone ?? deviceZone());
  const save = useChooseHours(() => showToast({ title: t("hours.saved"), tone: "good" }));
  const isEmpty = isQuiet && hours.from === hours.until;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) save.mutate({ body: { quiet: isQuiet ? hours : null, summaryAt, timeZone } });
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <div>
        <h3 className="font-sans text-base font-semibold">{t("hours.title")}</h3>
        <p className="text-sm text-muted">{t("hours.text")}</p>
      </div>
      <fieldset disabled={isLocked} className="grid gap-4">
        <legend className="sr-only">{t("hours.title")}</legend>
        <Checkbox label={t("hours.quiet")} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
        {isQuiet && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              type="time"
              required
              label={t("hours.from")}
              value={hours.from}
              onChange={({ target }) => setHours({ ...hours, from: target.value })}
            />
            <TextField
              type="time"
              required
              label={t("hours.until")}
              value={hours.until}
              error={isEmpty ? t("hours.same") : undefined}
              onChange={({ target }) => setHours({ ...hours, until: target.value })}
            />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="time"
            required
            label={t("hours.summary")}
            hint={t("hours.summaryHint")}
            value={summaryAt}
            onChange={({ target }) => setSummaryAt(target.value)}
          />
          <SelectField
            label={t("hours.zone")}
            hint={t("hours.zoneHint")}
            value={timeZone}
            options={zonesWith(timeZone).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
            onChange={({ target }) => setTimeZone(target.value)}
          />
        </div>
      </fieldset>
      <Refusal error={save.error} />
      <div>
        <Button type="submit" disabled={isLocked} pending={save.isPending} pendingLabel={t("hours.saving")}>
          {t("hours.save")}
        </Button>
      </div>
    </form>
  );
}

/** All zones that this browser knows, and the chosen one. */
function zonesWith(chosen: string): string[] {
  return [...new Set([chosen, ...Intl.supportedValuesOf("timeZone")])].sort();
}
