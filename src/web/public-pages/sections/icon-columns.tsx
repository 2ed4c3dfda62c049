/** What there is, in columns under a line: lighter than cards, for many short things. */
import type { LucideIcon } from "lucide-react";

interface IconColumnsProps {
  items: readonly { icon: LucideIcon; title: string; text: string }[];
  columns: 3 | 4;
}

export function IconColumns({ items, columns }: IconColumnsProps) {
  return (
    <ul
      className={`grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-10 ${columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
    >
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title} className="border-brand max-sm:flex max-sm:gap-5 sm:border-t-2 sm:pt-5">
          <Icon aria-hidden="true" className="size-7 shrink-0 text-brand sm:mb-4" />
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-sm text-muted sm:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
