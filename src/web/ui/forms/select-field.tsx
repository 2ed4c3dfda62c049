/** A native select with its frame: the platform's own picker serves phones and screen readers best. */
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_LOOK, Field, type FieldFrame } from "./field.tsx";

interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<"select">, "id"> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

export function SelectField({ label, aside, hint, error, options, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className={classNames("relative", className)}>
          <select {...select} {...control} className={classNames(CONTROL_LOOK, "appearance-none pe-12")}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
