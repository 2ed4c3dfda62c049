/** An amount that is typed to the penny or moved in steps. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Currency } from "#domain/money.ts";
import { classNames } from "#web/ui/class-names.ts";
import { CONTROL_LOOK } from "#web/ui/forms/field.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { majorOf } from "./figures.ts";

const STEP = 500;

interface AmountSliderProps {
  label: string;
  /** As typed. */
  value: string;
  most: number;
  currency: Currency;
  isFixed?: boolean;
  onChange: (value: string) => void;
}

export function AmountSlider({ label, value, most, currency, isFixed = false, onChange }: AmountSliderProps) {
  const t = useTranslations("paymentPlan");
  const { money } = useFormats();
  const id = useId();
  const major = majorOf(value);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span dir="ltr" className="inline-flex items-center gap-2">
          <span className="text-sm text-muted">{currency}</span>
          <input
            id={id}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={value}
            disabled={isFixed}
            aria-invalid={major === null || undefined}
            aria-describedby={major === null ? `${id}-error` : undefined}
            className={classNames(CONTROL_LOOK, "num max-w-26 text-end sm:max-w-36")}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        </span>
      </div>
      <input
        type="range"
        aria-labelledby={`${id}-label`}
        className="h-11 w-full accent-brand"
        min={STEP}
        max={Math.max(most, major ?? 0)}
        step={STEP}
        value={major ?? STEP}
        disabled={isFixed}
        aria-valuetext={major === null ? undefined : money(major, currency)}
        onChange={({ target }) => onChange(target.value)}
      />
      {major === null && (
        <p id={`${id}-error`} role="alert" className="text-sm text-bad">
          {t("figures.wrong")}
        </p>
      )}
    </div>
  );
}
