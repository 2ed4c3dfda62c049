/** A number in the digits of any keyboard: the browser's own field for numbers takes none but those of the browser's language. */
import { type ComponentProps, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { typedNumber, typedWhole } from "#domain/typed-number.ts";
import { TextField } from "./text-field.tsx";

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, "value" | "min" | "max" | "ref" | "onChange"> {
  /** As typed; whoever sends it reads it with `typedWhole`, or with `typedNumber` where it may have decimals. */
  value: string;
  min: number;
  max: number;
  /** As many as it may have at most. */
  decimals?: 0 | 2;
  onText: (text: string) => void;
}

/** Says at the field what is wrong with the number, and lets no form be sent with it. */
export function NumberField({ value, min, max, decimals = 0, error, onText, ...field }: NumberFieldProps) {
  const t = useTranslations("fields");
  const input = useRef<HTMLInputElement>(null);
  const number = decimals === 0 ? typedWhole(value) : typedNumber(value, decimals);
  const problem = problemOf();
  useEffect(() => input.current?.setCustomValidity(problem ?? ""), [problem]);

  function problemOf(): string | undefined {
    if (value === "") return undefined;
    if (number === null) return t(decimals === 0 ? "not_whole" : "two_decimals");
    if (number < min) return t("too_small", { min });
    return number > max ? t("too_big", { max }) : undefined;
  }

  return (
    <TextField
      {...field}
      ref={input}
      inputMode={decimals === 0 ? "numeric" : "decimal"}
      dir="ltr"
      autoComplete="off"
      value={value}
      error={error ?? problem}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
