/** Until when something was promised, and whether the promise is broken. */
import { Clock, TriangleAlert } from "lucide-react";
import { useFormats } from "#web/ui/text/use-formats.ts";

interface DueByProps {
  dueAt: string;
  /** The sentences, with the moment in them. */
  inTime: (moment: string) => string;
  late: (moment: string) => string;
}

export function DueBy({ dueAt, inTime, late }: DueByProps) {
  const { dateTime } = useFormats();
  const isLate = Date.parse(dueAt) < Date.now();
  const Icon = isLate ? TriangleAlert : Clock;
  const moment = dateTime(dueAt);
  return (
    <p className={isLate ? "mt-3 flex gap-2 text-sm font-semibold text-bad" : "mt-3 flex gap-2 text-sm font-semibold"}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{isLate ? late(moment) : inTime(moment)}</span>
    </p>
  );
}
