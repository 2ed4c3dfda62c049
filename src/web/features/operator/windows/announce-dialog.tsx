/** Announces a sale window: for which packages, from when, how many households a minute, and how long each may decide. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { DEFAULT_ADMITTED_MINUTES } from "#domain/queue/ticket.ts";
import { ADMIT_PER_MINUTE, ADMITTED_MINUTES, STEP_FREE_EVERY } from "#domain/queue/window.ts";
import { typedWhole } from "#domain/typed-number.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { OwnPackage } from "../queries.ts";
import { useAnnounce } from "./queries.ts";

const FIRST_RATE = 12;
const FIRST_LANE = 10;

interface AnnounceDialogProps {
  /** Listed, and in no other window. */
  packages: readonly OwnPackage[];
  onClose: () => void;
}

export function AnnounceDialog({ packages, onClose }: AnnounceDialogProps) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const formId = useId();
  const announce = useAnnounce(onClose);
  const form = useForm();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("own.announce")}
      description={t("own.announceText")}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            disabled={!form.isWhole}
            pending={announce.isPending}
            pendingLabel={t("own.announcing")}
          >
            {t("own.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("join.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const body = form.body();
          if (body) announce.mutate({ body });
        }}
      >
        <fieldset className="min-w-0">
          <legend className="font-semibold">{t("own.packages")}</legend>
          <div className="max-h-60 overflow-y-auto">
            {packages.map(({ id, title, availableSlots }) => (
              <Checkbox
                key={id}
                label={<bdi>{title}</bdi>}
                hint={t("windows.seats", { seats: availableSlots })}
                checked={form.chosen.has(id)}
                onChange={() => form.toggle(id)}
              />
            ))}
          </div>
        </fieldset>
        <Times form={form} />
        {announce.error && (
          <p role="alert" className="text-bad">
            {errorText(announce.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function Times({ form }: { form: ReturnType<typeof useForm> }) {
  const t = useTranslations("queue");
  const { typed, type } = form;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TextField
        type="datetime-local"
        label={t("own.opensAt")}
        hint={t("own.zone", { zone })}
        required
        value={typed.opensAt}
        onChange={(event) => type({ opensAt: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t("own.rate")}
          required
          min={ADMIT_PER_MINUTE.least}
          max={ADMIT_PER_MINUTE.most}
          value={typed.rate}
          onText={(rate) => type({ rate })}
        />
        <NumberField
          label={t("own.minutes")}
          required
          min={ADMITTED_MINUTES.least}
          max={ADMITTED_MINUTES.most}
          value={typed.minutes}
          onText={(minutes) => type({ minutes })}
        />
      </div>
      <Checkbox
        label={t("own.lane")}
        hint={t("own.laneHint")}
        checked={typed.hasLane}
        onChange={(event) => type({ hasLane: event.target.checked })}
      />
      {typed.hasLane && (
        <NumberField
          label={t("own.every")}
          required
          min={STEP_FREE_EVERY.least}
          max={STEP_FREE_EVERY.most}
          value={typed.every}
          onText={(every) => type({ every })}
        />
      )}
    </>
  );
}

const EMPTY = {
  opensAt: "",
  rate: String(FIRST_RATE),
  minutes: String(DEFAULT_ADMITTED_MINUTES),
  hasLane: false,
  every: String(FIRST_LANE),
};

function useForm() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState(EMPTY);
  return {
    chosen,
    typed,
    isWhole: chosen.size > 0 && typed.opensAt !== "",
    toggle: (id: string) => setChosen((before) => (before.has(id) ? without(before, id) : new Set(before).add(id))),
    type: (change: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...change })),
    /** The typed time is one of this browser's zone, which stands beside the field. Null while a number is missing. */
    body: () => {
      const [admitPerMinute, admittedMinutes] = [typedWhole(typed.rate), typedWhole(typed.minutes)];
      const stepFreeEvery = typed.hasLane ? typedWhole(typed.every) : null;
      if (admitPerMinute === null || admittedMinutes === null || (typed.hasLane && stepFreeEvery === null)) return null;
      const opensAt = new Date(typed.opensAt).toISOString();
      return { packageIds: [...chosen], opensAt, admitPerMinute, admittedMinutes, stepFreeEvery };
    },
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
