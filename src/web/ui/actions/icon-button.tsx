/** A button that shows an icon alone; its name is for who hears it, and for who rests a mouse on it. */
import type { LucideIcon } from "lucide-react";
import { classNames } from "../class-names.ts";

/** `quiet` stands in a row of tools; `framed` beside a field, as high as the field. */
const LOOKS = {
  quiet: "size-11 hover:bg-sunken disabled:opacity-40 aria-disabled:opacity-40",
  framed: "size-13 border border-line-strong bg-surface hover:border-brand hover:bg-brand-soft disabled:opacity-60",
};

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  look: keyof typeof LOOKS;
  disabled?: boolean;
  /** Of no use now, but in reach: a press that makes itself useless leaves the keyboard where it is. */
  unavailable?: boolean;
  onClick: () => void;
}

export function IconButton({ icon: Icon, label, look, disabled, unavailable = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      className={classNames("grid shrink-0 place-items-center rounded-md", LOOKS[look])}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
