/** A password with a worded Show/Hide button. */
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";
import { CONTROL_LOOK, Field, type FieldFrame } from "./field.tsx";

export function PasswordField({
  label,
  aside,
  hint,
  error,
  ...input
}: FieldFrame & Omit<ComponentProps<"input">, "id">) {
  const t = useTranslations("common");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(CONTROL_LOOK, "pe-28")}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? t("password.hideLabel") : t("password.showLabel")}
            onClick={() => setShown(!shown)}
            className="absolute end-1 top-1/2 inline-flex min-h-11 -translate-y-1/2 items-center gap-2 rounded-sm px-3 text-sm font-semibold text-brand hover:bg-brand-soft"
          >
            <Icon aria-hidden="true" className="size-5" />
            {shown ? t("password.hide") : t("password.show")}
          </button>
        </div>
      )}
    </Field>
  );
}
