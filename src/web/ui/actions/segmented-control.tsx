/** One choice of a few, all in sight, each with an optional count: native radio buttons under a drawn face. */
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { useFormats } from "../text/use-formats.ts";

export interface Segment<V extends string> {
  value: V;
  label: string;
  count?: number;
}

interface SegmentedControlProps<V extends string> {
  label: string;
  hideLabel?: boolean;
  value: V;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
  /** Shares the full width evenly. */
  block?: boolean;
}

export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, hideLabel, value, options, onChange, block } = props;
  const name = useId();
  const { number } = useFormats();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? "sr-only" : "mb-2 text-sm font-semibold"}>{label}</legend>
      <div
        className={classNames("flex-wrap gap-1 rounded-md bg-sunken p-1", block ? "flex" : "inline-flex max-w-full")}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-sm text-muted hover:text-ink",
              "has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-card",
              "has-focus-visible:outline-3 has-focus-visible:outline-focus",
              block && "flex-1",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
            {option.count !== undefined && <span className="num text-xs font-normal">{number(option.count)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
