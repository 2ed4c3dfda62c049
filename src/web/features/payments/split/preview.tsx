/** What a new plan comes to: who pays how much on which day, and who then owes whom. */
import { useTranslations } from "use-intl";
import { type Currency, toDecimal } from "#domain/money.ts";
import type { SplitMode } from "#domain/payments/plan/problem.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { debtsToYou, missingOf, type SplitPerson } from "../people/people-model.ts";
import { type DivisibleAmount, type PersonPart, totalOf } from "./split-model.ts";

interface PreviewProps {
  /** Null while something is missing. */
  owed: DivisibleAmount | null;
  people: readonly SplitPerson[];
  mode: SplitMode;
  /** Null: together they cannot bear it. */
  parts: readonly PersonPart[] | null;
  /** What the reader has paid for it already. */
  paidMinor: number;
}

export function Preview({ owed, people, mode, parts, paidMinor }: PreviewProps) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  if (!owed) return <p className="text-muted">{t("split.nothing")}</p>;
  if (!people.some(({ pays }) => pays)) return <Banner tone="wait">{t("people.nobody")}</Banner>;
  if (!parts) {
    const amount = money(toDecimal(missingOf(totalOf(owed), people, mode)), owed.currency);
    return (
      <Banner tone="bad" role="alert">
        {t("people.missing", { amount })}
      </Banner>
    );
  }
  return (
    <section aria-live="polite">
      <h3 className="mb-2 font-sans text-base font-semibold">{t("split.preview")}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <PartRow key={part.person.key} part={part} currency={owed.currency} />
        ))}
      </ul>
      <Debts people={people} parts={parts} currency={owed.currency} paidMinor={paidMinor} />
    </section>
  );
}

function PartRow({ part: { person, minor, dues }, currency }: { part: PersonPart; currency: Currency }) {
  const { date, money } = useFormats();
  return (
    <li className="py-2">
      <div className="flex flex-wrap justify-between gap-x-3">
        <bdi className="font-semibold">{person.name}</bdi>
        <Money amount={toDecimal(minor)} currency={currency} />
      </div>
      <p className="text-sm text-muted">
        {dues.map((due) => `${date(due.dueOn)}: ${money(toDecimal(due.minor), currency)}`).join(" · ")}
      </p>
    </li>
  );
}

interface DebtsProps {
  people: readonly SplitPerson[];
  parts: readonly PersonPart[];
  currency: Currency;
  paidMinor: number;
}

function Debts({ people, parts, currency, paidMinor }: DebtsProps) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  const borne = people.map(({ key }) => parts.find(({ person }) => person.key === key)?.minor ?? 0);
  const debts = debtsToYou(people, borne, paidMinor);
  if (debts.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 font-sans text-base font-semibold">{t("people.debts")}</h3>
      <ul className="grid gap-1">
        {debts.map(({ from, minor }) => (
          <li key={from.key}>{t("people.owes", { name: from.name, amount: money(toDecimal(minor), currency) })}</li>
        ))}
      </ul>
    </>
  );
}
