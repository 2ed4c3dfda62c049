/** One text of a payment method, with what is wrong in it. */
import { useTranslations } from "use-intl";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { TypedFees, TypedMethod } from "./method-form.ts";

export interface MethodFieldsProps {
  typed: TypedMethod;
  wrong: readonly (keyof TypedMethod)[];
  onChange: (changes: Partial<TypedMethod>) => void;
}

interface MethodTextProps extends MethodFieldsProps {
  name: "brand" | "lastFour" | "limit" | keyof TypedFees;
  inputMode?: "numeric" | "decimal";
  maxLength?: number;
}

export function MethodText({ typed, wrong, onChange, name, ...input }: MethodTextProps) {
  const t = useTranslations("payments");
  return (
    <TextField
      {...input}
      label={t(`methods.field.${name}`)}
      hint={t(`methods.hint.${name}`)}
      error={wrong.includes(name) ? t(`methods.wrong.${name}`) : undefined}
      value={typed[name]}
      autoComplete="off"
      dir={input.inputMode && "ltr"}
      data-not-kept={name === "lastFour" || undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}
