/** Terms and values of one case, in two columns where there is room. */
import type { ReactNode } from "react";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-10 sm:grid-cols-2">{children}</dl>;
}

export function CaseFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
