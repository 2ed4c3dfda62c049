/** A password that is being chosen, with a word on its strength: a hint, never a refusal (SPEC §5). */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PasswordField } from "./password-field.tsx";
import { passwordStrength } from "./password-strength.ts";

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error?: string | undefined;
}

export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const t = useTranslations("auth");
  const [password, setPassword] = useState("");
  const strength = passwordStrength(password);
  const hint = t.rich(`strength.${strength}`, { b: (words) => <strong className="text-ink">{words}</strong> });
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      error={error}
      hint={password && <span aria-live="polite">{hint}</span>}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
    />
  );
}
