/** The fields of a licence; a further one appears for schemes that have another party. */
import { useTranslations } from "use-intl";
import { LICENCE_SCHEMES, LONGEST_ADDRESS, LONGEST_LICENCE_NUMBER, needsParty } from "#domain/operators/licence.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type Draft, schemeOf } from "./licence-draft.ts";

interface LicenceFieldsProps {
  draft: Draft;
  errors: Partial<Record<string, string>>;
  onChange: (changes: Partial<Draft>) => void;
}

export function LicenceFields({ draft, errors, onChange }: LicenceFieldsProps) {
  const t = useTranslations("licences");
  /** What every text field of the draft has. */
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <SelectField
        label={t("form.scheme")}
        required
        value={draft.scheme}
        error={errors.scheme}
        options={[
          { value: "", label: t("form.choose"), disabled: true },
          ...LICENCE_SCHEMES.map((scheme) => ({ value: scheme, label: t(`schemes.${scheme}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ scheme: currentTarget.value })}
      />
      <PartyField scheme={draft.scheme} {...field("party")} />
      <TextField
        label={t("number")}
        maxLength={LONGEST_LICENCE_NUMBER}
        dir="ltr"
        autoComplete="off"
        {...field("number")}
      />
      <TextField
        label={t("form.url")}
        hint={t("form.urlHint")}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={LONGEST_ADDRESS}
        dir="ltr"
        {...field("registerUrl")}
      />
      <TextField
        label={t("company")}
        hint={t("form.companyHint")}
        maxLength={200}
        dir="auto"
        autoComplete="organization"
        {...field("companyName")}
      />
      <TextField label={t("validUntil")} type="date" {...field("validUntil")} />
    </>
  );
}

interface PartyFieldProps {
  scheme: string;
  value: string;
  error: string | undefined;
  required: boolean;
  onChange: (event: { currentTarget: HTMLInputElement }) => void;
}

function PartyField({ scheme, ...input }: PartyFieldProps) {
  const t = useTranslations("licences");
  const chosen = schemeOf(scheme);
  if (!chosen || !needsParty(chosen)) return null;
  const agent = chosen === "nusuk_agent";
  return (
    <TextField
      label={agent ? t("form.agentOf") : t("form.registerName")}
      hint={agent ? t("form.agentHint") : undefined}
      maxLength={200}
      dir="auto"
      {...input}
    />
  );
}
