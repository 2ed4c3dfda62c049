/** The arithmetic of a hold on the night side: people × price by kind of room, group discount, together, taken now. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { PartySum } from "../party/hold-model.ts";
import { AboutHome } from "../price/about-home.tsx";
import { RateNote } from "../price/rate-note.tsx";

export function HoldSum({ sum }: { sum: PartySum | null }) {
  const t = useTranslations("packages");
  if (!sum) return <p className="text-on-night-muted">{t("hold.noSum")}</p>;
  return (
    <div>
      <dl className="grid gap-3">
        <Lines sum={sum} />
        <div className="border-t border-night-line pt-3">
          <dt className="text-sm text-on-night-muted">{t("hold.total")}</dt>
          <dd className="font-serif text-3xl">
            <Money amount={toMajor(sum.totalMinor)} currency="USD" />
          </dd>
          <dd className="text-sm text-on-night-muted">
            <AboutHome minor={sum.totalMinor} />
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

/** The discount has a row of its own: it is the operator's price for a group, not something saved. */
function Lines({ sum: { lines, percent, discountMinor } }: { sum: PartySum }) {
  const t = useTranslations("packages");
  const rooms = useTranslations("rooms");
  const { money, number, percent: percentText } = useFormats();
  return (
    <>
      {lines.map(({ roomType, people, eachMinor }) => (
        <Line
          key={roomType}
          term={
            roomType === null
              ? t("hold.each", { seats: number(people) })
              : `${rooms("line", { people, kind: t(`room.${roomType}`) })} · ${t("rooms.each", { amount: money(toMajor(eachMinor), "USD") })}`
          }
        >
          <Money amount={toMajor(people * eachMinor)} currency="USD" />
        </Line>
      ))}
      {discountMinor > 0 && (
        <Line term={rooms("discountAgreed", { percent: percentText(percent) })}>
          <Money amount={-toMajor(discountMinor)} currency="USD" />
        </Line>
      )}
    </>
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
