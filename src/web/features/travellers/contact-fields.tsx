/** How the person is reached, who is called in an emergency, and the days of the biometrics and the injection. */
import { useTranslations } from "use-intl";
import { MAX_NAME, MAX_PHONE } from "#domain/travellers/traveller.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { FieldsProps } from "./name-fields.tsx";

export function ContactFields({ form, errors, onChange }: FieldsProps) {
  const t = useTranslations("travellers");
  const number = { type: "tel", dir: "ltr", autoComplete: "off", maxLength: MAX_PHONE } as const;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        {...number}
        label={t("form.phone")}
        hint={t("form.phoneHint")}
        error={errors.phone}
        value={form.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <TextField
        type="date"
        label={t("form.biometricsDoneOn")}
        hint={t("form.biometricsHint")}
        error={errors.biometricsDoneOn}
        value={form.biometricsDoneOn}
        onChange={({ target }) => onChange({ biometricsDoneOn: target.value })}
      />
      <TextField
        type="date"
        label={t("form.vaccinatedOn")}
        hint={t("form.vaccinatedHint")}
        error={errors.vaccinatedOn}
        value={form.vaccinatedOn}
        onChange={({ target }) => onChange({ vaccinatedOn: target.value })}
      />
      <fieldset className="grid min-w-0 gap-5 md:col-span-2 md:grid-cols-2">
        <legend className="mb-3 font-serif text-lg">{t("form.contact")}</legend>
        <TextField
          label={t("form.contactName")}
          autoComplete="off"
          maxLength={MAX_NAME}
          error={errors["emergencyContact.name"]}
          value={form.contactName}
          onChange={({ target }) => onChange({ contactName: target.value })}
        />
        <TextField
          {...number}
          label={t("form.contactPhone")}
          error={errors["emergencyContact.phone"]}
          value={form.contactPhone}
          onChange={({ target }) => onChange({ contactPhone: target.value })}
        />
      </fieldset>
    </div>
  );
}
