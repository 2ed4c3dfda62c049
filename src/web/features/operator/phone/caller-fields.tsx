/** Who called: their name, how to reach them, and where they live, which decides who may sell to them. */
import { useTranslations } from "use-intl";
import { MAX_NAME, MAX_PHONE } from "#domain/travellers/traveller.ts";
import { OWN_NAMES, TRANSLATED, translated } from "#i18n/locales.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useCountryOptions } from "#web/ui/text/country-names.ts";
import type { PhoneDraft } from "./phone-draft.ts";

export interface PhoneFieldsProps {
  draft: PhoneDraft;
  /** By the path that the server names. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<PhoneDraft>) => void;
}

export function CallerFields({ draft, errors, onChange }: PhoneFieldsProps) {
  const t = useTranslations("phone");
  const countries = useCountryOptions();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t("caller.firstName")}
        required
        maxLength={MAX_NAME}
        error={errors["customer.firstName"]}
        value={draft.firstName}
        onChange={(event) => onChange({ firstName: event.target.value })}
      />
      <TextField
        label={t("caller.lastName")}
        required
        maxLength={MAX_NAME}
        error={errors["customer.lastName"]}
        value={draft.lastName}
        onChange={(event) => onChange({ lastName: event.target.value })}
      />
      <TextField
        type="tel"
        dir="ltr"
        label={t("caller.phone")}
        hint={t("caller.phoneHint")}
        maxLength={MAX_PHONE}
        error={errors["customer.phone"]}
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextField
        type="email"
        dir="ltr"
        label={t("caller.email")}
        hint={t("caller.emailHint")}
        error={errors["customer.email"]}
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <SelectField
        label={t("caller.country")}
        hint={t("caller.countryHint")}
        required
        error={errors["customer.country"]}
        value={draft.country}
        options={[{ value: "", label: t("choose") }, ...countries]}
        onChange={(event) => onChange({ country: event.target.value })}
      />
      <SelectField
        label={t("caller.language")}
        value={draft.language}
        options={TRANSLATED.map((value) => ({ value, label: OWN_NAMES[value] }))}
        onChange={(event) => onChange({ language: translated(event.target.value) })}
      />
    </div>
  );
}
