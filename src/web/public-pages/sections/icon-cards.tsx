/** Cards of one picture, a heading and a sentence; what a claim rests on may stand below it. */
import type { LucideIcon } from "lucide-react";

export interface IconCard {
  icon: LucideIcon;
  title: string;
  text: string;
  /** In small type: under which condition the claim holds. */
  condition?: string;
}

export function IconCards({ cards, columns = 2 }: { cards: readonly IconCard[]; columns?: 2 | 3 }) {
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : ""}`}>
      {cards.map(({ icon: Icon, title, text, condition }) => (
        <li key={title} className="flex gap-5 rounded-lg border border-line bg-surface p-6 shadow-card">
          <span className="grid size-13 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon aria-hidden="true" className="size-6.5" />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
            {condition && <p className="mt-3 border-t border-line pt-3 text-xs text-muted">{condition}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
