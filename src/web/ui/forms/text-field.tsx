/** Text inputs with their frame. */
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_LOOK, Field, type FieldFrame } from "./field.tsx";

type Bare<T extends "input" | "textarea"> = Omit<ComponentProps<T>, "id">;

export function TextField({ label, aside, hint, error, className, ...input }: FieldFrame & Bare<"input">) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={classNames(CONTROL_LOOK, className)} />}
    </Field>
  );
}

export function TextAreaField({ label, aside, hint, error, className, ...area }: FieldFrame & Bare<"textarea">) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <textarea dir="auto" rows={4} {...area} {...control} className={classNames(CONTROL_LOOK, className)} />
      )}
    </Field>
  );
}
