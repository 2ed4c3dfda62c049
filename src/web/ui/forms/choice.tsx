/** Checkbox rows and radio cards: the whole row is the target. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...input }: ChoiceProps) {
  const hintId = useId();
  return (
    <label className={classNames("flex min-h-11 items-start gap-3 py-2", className)}>
      <input
        type="checkbox"
        {...input}
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 size-5.5 shrink-0 rounded-sm"
      />
      <span className="min-w-0">
        {label}
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

/** One option of a radio group shown as a card; `aside` stands at its end, such as a price. */
export function RadioCard({ label, hint, aside, className, ...input }: ChoiceProps & { aside?: ReactNode }) {
  return (
    <label
      className={classNames(
        "flex min-h-15 items-center gap-4 rounded-md border border-line-strong bg-surface px-4 py-3",
        "has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        className,
      )}
    >
      <input type="radio" {...input} className="size-5 shrink-0 focus-visible:outline-none" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      {aside}
    </label>
  );
}
