/** Entering a booking for somebody who called. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_PHONE_HOLD_DAYS } from "#domain/bookings/desk/phone.ts";
import { dateOf } from "#domain/calendar.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useDraft } from "#web/lib/drafts/use-draft.ts";
import { usePreferences } from "#web/lib/words/use-preferences.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { KeptNote } from "#web/ui/forms/kept-note.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { CallerFields, type PhoneFieldsProps } from "./caller-fields.tsx";
import { emptyDraft, type PhoneDraft, phoneBookingBody, phoneDraftOf, phoneDraftTexts } from "./phone-draft.ts";
import { useEnter, usePackagesOnSale, type WithLink } from "./queries.ts";
import { RoomFields } from "./room-fields.tsx";

const DAYS = Array.from({ length: MAX_PHONE_HOLD_DAYS }, (_, index) => index + 1);

interface PhoneFormProps {
  onMade: (made: WithLink) => void;
  onLeave: () => void;
}

export function PhoneForm({ onMade, onLeave }: PhoneFormProps) {
  const t = useTranslations("phone");
  const { language } = usePreferences();
  const kept = useDraft("phone-booking", () => phoneDraftTexts(emptyDraft(language)));
  const draft = phoneDraftOf(kept.values);
  const enter = useEnter((made) => {
    kept.forget();
    onMade(made);
  });
  // Of what is typed, not of the press: sent again after a lost answer it is the same wish, until the same moment.
  const [wishedAt, setWishedAt] = useState(() => new Date());
  const errors = enter.error instanceof ApiError ? enter.error.fieldErrors : {};
  const fields = {
    draft,
    errors,
    onChange: (change: Partial<PhoneDraft>) => {
      setWishedAt(new Date());
      kept.change(phoneDraftTexts({ ...draft, ...change }));
    },
  };
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate({ body: phoneBookingBody(draft, wishedAt) });
      }}
    >
      {kept.isKept && <KeptNote onDiscard={kept.discard} />}
      <Card title={t("caller.title")}>
        <CallerFields {...fields} />
      </Card>
      <Card title={t("journey.title")}>
        <div className="grid gap-5">
          <PackageField {...fields} />
          <RoomFields {...fields} />
        </div>
      </Card>
      <Card title={t("hold.title")}>
        <HoldFields {...fields} />
      </Card>
      <Refusal error={enter.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={enter.isPending} pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
        <Button
          size="lg"
          variant="outline"
          onClick={() => {
            kept.discard();
            onLeave();
          }}
        >
          {t("leave")}
        </Button>
      </div>
    </form>
  );
}

function PackageField({ draft, errors, onChange }: PhoneFieldsProps) {
  const t = useTranslations("phone");
  const { date, money } = useFormats();
  const { onSale = [] } = usePackagesOnSale(dateOf(new Date()));
  const options = onSale.map((offer) => ({
    value: offer.id,
    label: t("journey.offer", {
      title: offer.title,
      date: offer.departureDate === null ? "" : date(offer.departureDate),
      price: money(String(offer.price), offer.currency),
      left: offer.availableSlots,
    }),
    disabled: offer.availableSlots === 0 || offer.saleWindowId !== null,
  }));
  return (
    <SelectField
      label={t("journey.package")}
      required
      error={errors["parts.0.packageId"]}
      value={draft.packageId}
      options={[{ value: "", label: t("choose") }, ...options]}
      onChange={(event) => onChange({ packageId: event.target.value })}
    />
  );
}

function HoldFields({ draft, errors, onChange }: PhoneFieldsProps) {
  const t = useTranslations("phone");
  return (
    <div className="grid gap-4">
      <SelectField
        label={t("hold.days")}
        hint={t("hold.hint")}
        error={errors.heldUntil}
        className="max-w-xs"
        value={String(draft.days)}
        options={DAYS.map((days) => ({ value: String(days), label: t("hold.count", { count: days }) }))}
        onChange={(event) => onChange({ days: Number(event.target.value) })}
      />
      <Checkbox
        label={t("hold.mail")}
        hint={t("hold.mailHint")}
        disabled={draft.email === ""}
        checked={draft.sendMail && draft.email !== ""}
        onChange={(event) => onChange({ sendMail: event.target.checked })}
      />
    </div>
  );
}
