/** A button that shows an icon alone; its name is for who hears it, and for who rests a mouse on it. */
import type { LucideIcon } from "lucide-react";
import { classNames } from "../class-names.ts";

/** `quiet` stands in a row of tools, `toggle` more quietly still until it is pointed at or pressed; `framed` beside a field, as high as the field. */
const LOOKS = {
  quiet: "size-11 hover:bg-sunken disabled:opacity-40 aria-disabled:opacity-40",
  toggle:
    "size-11 text-muted hover:bg-sunken hover:text-ink focus-visible:text-ink pointer-coarse:not-aria-pressed:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand",
  framed: "size-13 border border-line-strong bg-surface hover:border-brand hover:bg-brand-soft disabled:opacity-60",
};

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  look: keyof typeof LOOKS;
  disabled?: boolean;
  /** Whether what it stands for is chosen. */
  pressed?: boolean;
  /** Of no use now, but in reach: a press that makes itself useless leaves the keyboard where it is. */
  unavailable?: boolean;
  onClick: () => void;
}

export function IconButton({
  icon: Icon,
  label,
  look,
  disabled,
  pressed,
  unavailable = false,
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      className={classNames("grid shrink-0 place-items-center rounded-md", LOOKS[look])}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
