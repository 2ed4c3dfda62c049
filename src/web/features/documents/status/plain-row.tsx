/** One line of what is to put right that is no file: what it is, by when, and its button. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { dayKey } from "#domain/obligations/told/day-key.ts";
import type { PaperAct } from "#web/shared/people/papers/papers-due.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

type Day = Pick<PaperAct, "dueOn" | "isForecast">;

interface PlainRowProps {
  icon: LucideIcon;
  title: string;
  /** Null: it has no day. */
  due: Day | null;
  children: ReactNode;
}

export function PlainRow({ icon: Icon, title, due, children }: PlainRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-muted max-md:hidden">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-semibold">{title}</span>
        {due && <DueDay paper={due} />}
      </span>
      {children}
    </li>
  );
}

export function DueDay({ paper: { dueOn, isForecast } }: { paper: Day }) {
  const t = useTranslations("documents");
  const { due } = useFormats();
  const how = dayKey(dueOn < dateOf(new Date()), isForecast);
  return <span className="block text-sm">{t(`status.${how}`, { when: due(dueOn) })}</span>;
}
