/** The quiet way from a card to the screen it is a part of. */
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline">
      {children}
      <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </Link>
  );
}
