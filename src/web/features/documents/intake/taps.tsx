/** One answer by one tap: radio buttons that look like buttons. */
import { useId } from "react";

interface TapsProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null: not answered yet. */
  value: Value | null;
  onTap: (value: Value) => void;
}

export function Taps<Value extends string>({ legend, options, value, onTap }: TapsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onTap(option.value)}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
