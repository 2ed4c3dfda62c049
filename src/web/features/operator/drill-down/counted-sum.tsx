/** How the bookings in the list come to the figure: the same number, written out as its sum. */
import { useTranslations } from "use-intl";
import { fromDecimal, toMajor } from "#domain/money.ts";
import { shareOf } from "#domain/operators/figures.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FigureAsked } from "./address.ts";
import type { CountedPage } from "./queries.ts";

interface CountedSumProps {
  asked: FigureAsked;
  page: CountedPage;
}

export function CountedSum({ asked: { figure }, page }: CountedSumProps) {
  const t = useTranslations("analytics");
  const { money, number, percent } = useFormats();
  const { count, counted } = page;
  const sum = money(page.sum.amount, page.sum.currency);
  const told = () => {
    if (figure === "average") return [averageOf(page, money), t("behind.sum.average", { sum, counted })] as const;
    if (figure === "conversion") {
      return [shareText(counted, count, percent), t("behind.sum.conversion", { counted, count })] as const;
    }
    const isMoney = figure === "revenue" || figure === "waiting" || figure === "on_nusuk" || figure === "reported";
    return isMoney
      ? ([sum, t("behind.sum.money", { count })] as const)
      : ([number(count), t("behind.sum.count", { count, sum })] as const);
  };
  const [value, line] = told();
  return (
    <p className="mb-5 rounded-md bg-sunken p-4">
      <span className="num block font-serif text-2xl font-semibold">
        <bdi>{value}</bdi>
      </span>
      <span className="text-sm text-muted">{line}</span>
    </p>
  );
}

/** Rounded to the penny as the card rounds it. */
function averageOf({ sum, counted }: CountedPage, money: (amount: number, currency: string) => string): string {
  return counted === 0 ? "—" : money(toMajor(Math.round(fromDecimal(sum.amount) / counted)), sum.currency);
}

function shareText(part: number, whole: number, percent: (value: number) => string): string {
  const share = shareOf(part, whole);
  return share === null ? "—" : percent(share);
}
