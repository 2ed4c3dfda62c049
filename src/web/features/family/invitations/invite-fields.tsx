/** What an invitation asks: who the person is to the group, and how it reaches them. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { RELATIONSHIPS, type Relationship } from "#domain/travellers/traveller.ts";
import { OWN_NAMES, TRANSLATED, type Translated, translated } from "#i18n/locales.ts";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

export interface InviteForm {
  readonly relationship: Exclude<Relationship, "self">;
  readonly byMail: boolean;
  readonly email: string;
  readonly language: Translated;
}

export const emptyInvite: InviteForm = { relationship: "spouse", byMail: false, email: "", language: "en" };

const OTHERS = RELATIONSHIPS.filter((relationship) => relationship !== "self");

interface InviteFieldsProps {
  form: InviteForm;
  isNew: boolean;
  onChange: (changes: Partial<InviteForm>) => void;
}

export function InviteFields({ form, isNew, onChange }: InviteFieldsProps) {
  const t = useTranslations("family");
  const people = useTranslations("travellers");
  const name = useId();
  return (
    <>
      {isNew && (
        <SelectField
          label={t("invite.relationship")}
          value={form.relationship}
          options={OTHERS.map((value) => ({ value, label: people(`relationship.${value}`) }))}
          onChange={({ target }) =>
            onChange({ relationship: OTHERS.find((one) => one === target.value) ?? form.relationship })
          }
        />
      )}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-semibold">{t("invite.by")}</legend>
        <RadioCard
          name={name}
          label={t("invite.byCode")}
          hint={t("invite.byCodeHint")}
          checked={!form.byMail}
          onChange={() => onChange({ byMail: false })}
        />
        <RadioCard
          name={name}
          label={t("invite.byMail")}
          hint={t("invite.byMailHint")}
          checked={form.byMail}
          onChange={() => onChange({ byMail: true })}
        />
      </fieldset>
      {form.byMail && <MailFields form={form} onChange={onChange} />}
    </>
  );
}

function MailFields({ form, onChange }: Omit<InviteFieldsProps, "isNew">) {
  const t = useTranslations("family");
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <TextField
        type="email"
        required
        label={t("invite.email")}
        value={form.email}
        autoComplete="off"
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <SelectField
        label={t("invite.language")}
        value={form.language}
        options={TRANSLATED.map((value) => ({ value, label: OWN_NAMES[value] }))}
        onChange={({ target }) => onChange({ language: translated(target.value) })}
      />
    </div>
  );
}
