/** SPEC's four figures, from the bookings themselves; a dash says when a figure will be known. */
import { useTranslations } from "use-intl";
import { MAX_PAGE } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { fromDecimal, fromMajor, toMajor } from "#domain/money.ts";
import { type CountedBooking, departuresAhead, mayMissSome, operatorFigures } from "#domain/operators/figures.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { OwnBooking } from "./queries.ts";

/** Packages are priced in US dollars. */
const CURRENCY = "USD";

interface FiguresRowProps {
  bookings: readonly OwnBooking[];
  now: Date;
}

export function FiguresRow({ bookings, now }: FiguresRowProps) {
  const t = useTranslations("operator");
  const { number, percent } = useFormats();
  const dollars = useDollars();
  const today = dateOf(now);
  const figures = operatorFigures(departuresAhead(bookings, today).map(countable), today);
  return (
    <section aria-label={t("figures.label")}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        <Figure
          name={t("figures.revenue")}
          value={dollars(figures.revenueMinor)}
          line={
            figures.nusukMinor > 0
              ? t("figures.onNusuk", { amount: dollars(figures.nusukMinor) ?? "" })
              : t("figures.revenueLine")
          }
        />
        <Figure name={t("figures.active")} value={number(figures.active)} line={t("figures.activeLine")} />
        <Figure
          name={t("figures.conversion")}
          value={figures.conversionPercent === null ? null : percent(figures.conversionPercent)}
          line={t("figures.conversionLine")}
        />
        <Figure name={t("figures.average")} value={dollars(figures.averageMinor)} line={t("figures.averageLine")} />
      </dl>
      <p className="mt-2 text-sm text-muted">
        {t(mayMissSome(bookings, MAX_PAGE, today) ? "figures.newest" : "figures.season", { count: MAX_PAGE })}
      </p>
    </section>
  );
}

function countable(booking: OwnBooking): CountedBooking {
  return {
    ...booking,
    totalMinor: fromMajor(booking.totalAmount) ?? 0,
    paidMinor: fromDecimal(booking.amountPaid.amount),
  };
}

function useDollars(): (minor: number | null) => string | null {
  const { money } = useFormats();
  return (minor) => (minor === null ? null : money(toMajor(minor), CURRENCY));
}

interface FigureProps {
  name: string;
  /** Null while unknown. */
  value: string | null;
  /** What it rests on, or when it will be known. */
  line: string;
}

function Figure({ name, value, line }: FigureProps) {
  const t = useTranslations("operator");
  return (
    <Card as="div" className="md:p-6">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="num font-serif text-2xl font-semibold">
        <bdi>{value ?? "—"}</bdi>
      </dd>
      <dd className="text-sm text-muted">{value === null ? t("figures.unknown") : line}</dd>
    </Card>
  );
}
