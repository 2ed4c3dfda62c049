/** A number in the digits of any keyboard: the browser's own field for numbers takes none but those of the browser's language. */
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { typedNumber, typedWhole } from "#domain/typed-number.ts";
import { TextField } from "./text-field.tsx";

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, "value" | "min" | "max" | "ref" | `on${string}`> {
  /** As typed; whoever sends it reads it with `typedWhole`, or with `typedNumber` where it may have decimals. */
  value: string;
  min: number;
  max: number;
  /** As many as it may have at most. */
  decimals?: 0 | 2;
  onText: (text: string) => void;
}

/** Says at the field what is wrong with the number, and lets no form be sent with it, whether or not there are words for it yet. */
export function NumberField({ value, min, max, decimals = 0, error, onText, ...field }: NumberFieldProps) {
  const t = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const number = decimals === 0 ? typedWhole(value) : typedNumber(value, decimals);
  const isWrong = value !== "" && (number === null || number < min || number > max);
  const sentence = isWrong ? sentenceOf() : "";
  useEffect(() => input.current?.setCustomValidity(isWrong ? sentence || "!" : ""), [isWrong, sentence]);

  function sentenceOf(): string {
    if (number !== null)
      return number < min ? t("number.tooSmall", { min: `${min}` }) : t("number.tooBig", { max: `${max}` });
    if (decimals === 0) return t("number.whole");
    const whole = typedWhole(value);
    return whole === null ? t("number.decimals") : t("number.twoWays", { whole: `${whole}` });
  }

  /** With further keys; with letters in it, or above the largest, it stays wrong. */
  function mayBecomeRight(): boolean {
    return number === null ? !/\p{L}/u.test(value) : number < min;
  }

  return (
    <TextField
      {...field}
      ref={input}
      inputMode={decimals === 0 ? "numeric" : "decimal"}
      dir="ltr"
      autoComplete="off"
      value={value}
      error={error ?? (isTyping && mayBecomeRight() ? undefined : sentence)}
      onChange={({ target }) => {
        setTyping(true);
        onText(target.value);
      }}
      onBlur={() => setTyping(false)}
      onInvalid={() => setTyping(false)}
    />
  );
}
