/** The two choices of a group: how many places, and who may see progress. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { MEMBER_LIMITS, PRIVACY_LEVELS, type PrivacyLevel } from "#domain/households/household.ts";
import { MAX_ONE_APPLICATION } from "#domain/nusuk/applications.ts";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

interface FieldProps<T> {
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

export function MembersField({ value, onChange, disabled }: FieldProps<number>) {
  const t = useTranslations("family");
  const { number } = useFormats();
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-2 font-semibold">{t("create.max")}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {MEMBER_LIMITS.map((limit) => (
          <label
            key={limit}
            className="num grid min-h-12 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface font-semibold has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={limit === value}
              onChange={() => onChange(limit)}
            />
            {number(limit)}
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{t("create.maxHint", { one: MAX_ONE_APPLICATION })}</p>
    </fieldset>
  );
}

export function PrivacyField({ value, onChange, disabled }: FieldProps<PrivacyLevel>) {
  const t = useTranslations("family");
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-2 font-semibold">{t("create.privacy")}</legend>
      <div className="grid gap-2">
        {PRIVACY_LEVELS.map((level) => (
          <RadioCard
            key={level}
            name={name}
            label={t(`privacy.${level}`)}
            hint={t(`privacy.${level}Hint`)}
            checked={level === value}
            onChange={() => onChange(level)}
          />
        ))}
      </div>
    </fieldset>
  );
}
