/** The frame of every form control: visible label, hint and error, tied together for screen readers. */
import { CircleX } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface FieldFrame {
  label: string;
  /** Beside the label, at its end: a link, a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the control as invalid. */
  error?: string | undefined;
}

export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

export const CONTROL_LOOK =
  "w-full min-h-13 rounded-md border border-line-strong bg-surface px-4 py-2.5 text-base text-ink transition-colors " +
  "hover:border-brand aria-invalid:border-2 aria-invalid:border-bad disabled:opacity-60";

export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-base font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-sm text-bad">
          <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
