/** The arithmetic of a hold on the night side: seats × price, together, about how many pounds, taken now. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { AboutPounds } from "./about-pounds.tsx";
import { RateNote } from "./rate-note.tsx";

interface HoldSumProps {
  seats: number | null;
  /** Minor units of one person; null when unknown. */
  eachMinor: number | null;
  totalMinor: number | null;
}

export function HoldSum({ seats, eachMinor, totalMinor }: HoldSumProps) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  if (seats === null || eachMinor === null || totalMinor === null) {
    return <p className="text-on-night-muted">{t("hold.noSum")}</p>;
  }
  return (
    <div>
      <dl className="grid gap-3">
        <Line term={t("hold.each", { seats: number(seats) })}>
          <Money amount={toMajor(eachMinor)} currency="USD" />
        </Line>
        <div className="border-t border-night-line pt-3">
          <dt className="text-sm text-on-night-muted">{t("hold.total")}</dt>
          <dd className="font-serif text-3xl">
            <Money amount={toMajor(totalMinor)} currency="USD" />
          </dd>
          <dd className="text-sm text-on-night-muted">
            <AboutPounds minor={totalMinor} />
          </dd>
        </div>
        <Line term={t("hold.taken")}>
          <Money amount={0} currency="USD" />
        </Line>
      </dl>
      <p className="mt-3 text-xs text-on-night-muted">
        <RateNote />
      </p>
    </div>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-on-night-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
