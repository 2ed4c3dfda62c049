/** Who it is and the name as in the passport, with the lines as they will be printed. */
import { useTranslations } from "use-intl";
import { printedName } from "#domain/travellers/legal-name.ts";
import { MAX_NAME, RELATIONSHIPS, type Relationship } from "#domain/travellers/traveller.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { TravellerForm } from "./form-model.ts";

export interface FieldsProps {
  form: TravellerForm;
  /** Field → sentence, as the server names them. */
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<TravellerForm>) => void;
}

interface NameFieldsProps extends FieldsProps {
  relationships: readonly Relationship[];
}

export function NameFields({ form, errors, onChange, relationships }: NameFieldsProps) {
  const t = useTranslations("travellers");
  const latin = { dir: "ltr", autoComplete: "off", spellCheck: false, maxLength: MAX_NAME } as const;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        label={t("form.relationship")}
        value={form.relationship}
        error={errors.relationship}
        options={relationships.map((value) => ({ value, label: t(`relationship.${value}`) }))}
        onChange={({ target }) => {
          const relationship = RELATIONSHIPS.find((one) => one === target.value);
          if (relationship) onChange({ relationship });
        }}
      />
      <PrintedName form={form} />
      <TextField
        {...latin}
        label={t("form.surname")}
        hint={t("form.surnameHint")}
        error={errors.surname}
        value={form.surname}
        onChange={({ target }) => onChange({ surname: target.value })}
      />
      <TextField
        {...latin}
        label={t("form.givenNames")}
        error={errors.givenNames}
        value={form.givenNames}
        onChange={({ target }) => onChange({ givenNames: target.value })}
      />
    </div>
  );
}

function PrintedName({ form }: { form: TravellerForm }) {
  const t = useTranslations("travellers");
  const { surname, field } = printedName(form.surname, form.givenNames);
  return (
    <div className="min-w-0 rounded-md bg-sunken px-4 py-3">
      <p className="text-sm text-muted">{t("form.preview")}</p>
      {surname === "" ? (
        <p className="text-sm">{t("form.previewEmpty")}</p>
      ) : (
        <output dir="ltr" className="block truncate text-start font-mono text-sm font-semibold">
          {field}
        </output>
      )}
    </div>
  );
}
