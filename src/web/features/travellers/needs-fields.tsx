/** Special needs: told only with consent, erased when it is withdrawn. */
import { useTranslations } from "use-intl";
import { AIDS, type Aid, MAX_NEEDS_NOTE } from "#domain/travellers/traveller.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import type { FieldsProps } from "./name-fields.tsx";

interface NeedsFieldsProps extends FieldsProps {
  /** A consent stands already. */
  stands: boolean;
}

export function NeedsFields({ form, onChange, stands }: NeedsFieldsProps) {
  const t = useTranslations("travellers");
  return (
    <fieldset data-not-kept="" className="min-w-0 border-t border-line pt-5">
      <legend className="float-start mb-2 w-full font-serif text-lg">{t("needs.title")}</legend>
      <Checkbox
        className="clear-both"
        label={t("needs.consent")}
        checked={form.consents}
        onChange={({ target }) => onChange({ consents: target.checked })}
      />
      {stands && !form.consents && <Banner tone="wait">{t("needs.withdraws")}</Banner>}
      {form.consents && <Told form={form} onChange={onChange} />}
    </fieldset>
  );
}

function Told({ form, onChange }: Pick<FieldsProps, "form" | "onChange">) {
  const t = useTranslations("travellers");
  const toggle = (aid: Aid) =>
    onChange({ aids: form.aids.includes(aid) ? form.aids.filter((one) => one !== aid) : [...form.aids, aid] });
  return (
    <div className="mt-3 grid gap-4">
      <fieldset className="min-w-0">
        <legend className="font-semibold">{t("needs.aids")}</legend>
        <div className="grid sm:grid-cols-2">
          {AIDS.map((aid) => (
            <Checkbox
              key={aid}
              label={t(`needs.aid.${aid}`)}
              checked={form.aids.includes(aid)}
              onChange={() => toggle(aid)}
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={t("needs.note")}
        hint={t("needs.noteHint")}
        maxLength={MAX_NEEDS_NOTE}
        value={form.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  );
}
