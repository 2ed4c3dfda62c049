/** Buttons and links that look like them: one filled button a card, brass only for the main action on night. */
import type { ComponentProps, ReactNode } from "react";
import { Link, type To } from "react-router";
import { classNames } from "../class-names.ts";
import { Spinner } from "../motif/spinner.tsx";

const VARIANTS = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong",
  outline: "border border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-soft",
  /** Its words stand where a framed button's edge would, at either end of a row; its ground reaches beyond. */
  quiet: "-mx-2 text-brand hover:bg-brand-soft",
  danger: "bg-bad-solid text-on-bad hover:brightness-110",
  /** The main action on a night ground. */
  brass: "bg-brass text-on-brass hover:bg-brass-strong",
  /** Any other action on a night ground. */
  night: "border border-on-night-muted text-on-night hover:bg-white/10",
} as const;

const SIZES = {
  md: "min-h-11 text-sm",
  lg: "min-h-13 text-base",
} as const;

const PADDINGS = { md: "px-4.5", lg: "px-6" } as const;

interface Look {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  /** Fills the width it is given. */
  block?: boolean | undefined;
  icon?: ReactNode;
  trailing?: ReactNode;
}

function lookOf({ variant = "primary", size = "md", block }: Look, className?: string): string {
  return classNames(
    "inline-flex items-center justify-center gap-2.5 rounded-md py-2 text-center font-semibold leading-tight transition-colors",
    "disabled:opacity-60 aria-disabled:opacity-60",
    VARIANTS[variant],
    SIZES[size],
    variant === "quiet" ? "px-2" : PADDINGS[size],
    block && "w-full",
    className,
  );
}

export interface ButtonProps extends ComponentProps<"button">, Look {
  /** While true the button is disabled, shows a spinner and `pendingLabel`. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({
  variant,
  size,
  block,
  icon,
  trailing,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={lookOf({ variant, size, block }, className)}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
      {!pending && trailing}
    </button>
  );
}

export interface ButtonLinkProps extends Look {
  to: To;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({ to, className, children, icon, trailing, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} className={lookOf(look, className)}>
      {icon}
      {children}
      {trailing}
    </Link>
  );
}
