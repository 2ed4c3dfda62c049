/** A file of the server, saved by the browser itself. */
import type { LucideIcon } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";

interface DownloadLinkProps {
  href: string;
  icon: LucideIcon;
  label: string;
  /** The one that the reader came for. */
  isMain?: boolean;
  className?: string;
}

export function DownloadLink({ href, icon: Icon, label, isMain, className }: DownloadLinkProps) {
  return (
    <a
      download
      href={href}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2.5 rounded-md px-4.5 py-2 text-sm font-semibold",
        isMain
          ? "bg-brand text-on-brand hover:bg-brand-strong"
          : "border border-line-strong bg-surface hover:border-brand hover:bg-brand-soft",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </a>
  );
}
