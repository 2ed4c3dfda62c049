/** What else the passport says, and where the person lives. */
import { useTranslations } from "use-intl";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { SEXES } from "#domain/travellers/traveller.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useCountryOptions } from "#web/ui/text/country-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { staysAtHome } from "./form-model.ts";
import type { FieldsProps } from "./name-fields.tsx";

export function PassportFields({ form, errors, onChange }: FieldsProps) {
  const t = useTranslations("travellers");
  const { date } = useFormats();
  const today = dateOf(new Date());
  const notTold = { value: "", label: t("form.notTold") };
  const countries = [notTold, ...useCountryOptions()];
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        type="date"
        label={t("form.birthDate")}
        hint={staysAtHome(form, today) && t("form.tooYoung", { date: date(nextHajj(today).tarwiyah) })}
        error={errors.birthDate}
        value={form.birthDate}
        onChange={({ target }) => onChange({ birthDate: target.value })}
      />
      <SelectField
        label={t("form.sex")}
        error={errors.sex}
        value={form.sex}
        options={[notTold, ...SEXES.map((value) => ({ value, label: t(`sex.${value}`) }))]}
        onChange={({ target }) => onChange({ sex: target.value })}
      />
      <SelectField
        label={t("form.nationality")}
        error={errors.nationality}
        value={form.nationality}
        options={countries}
        onChange={({ target }) => onChange({ nationality: target.value })}
      />
      <SelectField
        label={t("form.countryOfResidence")}
        hint={t("form.residenceHint")}
        error={errors.countryOfResidence}
        value={form.countryOfResidence}
        options={countries}
        onChange={({ target }) => onChange({ countryOfResidence: target.value })}
      />
    </div>
  );
}
