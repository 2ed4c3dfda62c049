/** What each person pays of a plan in all, and how far they are. */
import { useTranslations } from "use-intl";
import { type Currency, fromDecimal, toDecimal } from "#domain/money.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { SavedPlan, SavedStep } from "../queries.ts";

export function PayerPartList({ plan: { steps } }: { plan: SavedPlan }) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  const parts = partsOf(steps);
  if (parts.length < 2) return null;
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-sans text-base font-semibold">{t("split.parts")}</h3>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {parts.map(({ key, payer, currency, minor, doneMinor }) => (
          <li key={key}>
            <bdi className="font-semibold">{payer.isYou ? t("split.you") : payer.name}</bdi>{" "}
            <span className="text-muted">
              {t("split.partDone", {
                done: money(toDecimal(doneMinor), currency),
                of: money(toDecimal(minor), currency),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Part {
  readonly key: string;
  readonly payer: SavedStep["payer"];
  readonly currency: Currency;
  readonly minor: number;
  readonly doneMinor: number;
}

/** One a person and currency, in the order of their first steps. */
function partsOf(steps: readonly SavedStep[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { payer, amount, state } of steps) {
    const key = `${payer.isYou} ${payer.hasAccount} ${payer.name} ${amount.currency}`;
    const before = parts.get(key);
    const minor = fromDecimal(amount.amount);
    parts.set(key, {
      ...{ key, payer, currency: amount.currency },
      minor: (before?.minor ?? 0) + minor,
      doneMinor: (before?.doneMinor ?? 0) + (state === "done" ? minor : 0),
    });
  }
  return [...parts.values()];
}
