/** The way back to where a page is opened from. */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
