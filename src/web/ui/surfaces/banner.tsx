/** A message that stays where it is: information, a warning, a refusal, a success. */
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const TONES = {
  info: { icon: Info, look: "bg-info-soft", mark: "text-info" },
  wait: { icon: CircleAlert, look: "bg-wait-soft", mark: "text-wait" },
  bad: { icon: TriangleAlert, look: "bg-bad-soft", mark: "text-bad" },
  ok: { icon: CircleCheck, look: "bg-ok-soft", mark: "text-ok" },
} as const satisfies Record<string, { icon: LucideIcon; look: string; mark: string }>;

interface BannerProps {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader; only for what the reader just caused. */
  role?: "status" | "alert";
  className?: string;
  children?: ReactNode;
}

export function Banner({ tone = "info", title, action, role, className, children }: BannerProps) {
  const { icon: Icon, look, mark } = TONES[tone];
  return (
    <div
      role={role}
      className={classNames("flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md px-4 py-3.5", look, className)}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon aria-hidden="true" className={classNames("mt-0.5 size-5.5 shrink-0", mark)} />
        <div className="min-w-0 text-sm">
          {title && <strong>{title}</strong>} {children}
        </div>
      </div>
      {action}
    </div>
  );
}
