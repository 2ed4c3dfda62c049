/** On phones the price for the reader's party and the Book button, above the bottom bar, and above what runs out, while one reads. */
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Party } from "../party/use-party.ts";
import { cheapestSum } from "../price/party-price.tsx";
import type { PackageView } from "../queries.ts";
import { useIsOnSale } from "../seller/use-is-on-sale.ts";
import { BookAction } from "./book-button.tsx";

interface PriceBarProps {
  item: PackageView;
  party: Party;
  onBook: (packageId: string) => void;
}

/** Nothing where nothing can be booked. */
export function PriceBar({ item, party, onBook }: PriceBarProps) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const isOnSale = useIsOnSale(item);
  if (!isOnSale || item.availableSlots === 0) return null;
  const sum = cheapestSum(item, party);
  return (
    <div
      data-no-print=""
      className="fixed inset-x-0 bottom-[calc(var(--step)*16+3px+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-1.5 in-has-[[data-moment]]:bottom-[calc(var(--step)*38+3px+env(safe-area-inset-bottom))] md:hidden"
    >
      {sum === "too_few" && (
        <p className="text-sm font-semibold text-wait">{t("forParty.tooFew", { people: party.people })}</p>
      )}
      {sum && sum !== "too_few" && (
        <p className="min-w-0 leading-tight">
          <span className="block font-serif text-lg font-semibold">
            {money(toMajor(sum.totalMinor), item.currency)}
          </span>
          <span className="block text-xs text-muted">
            {party.people > 1 ? t("forParty.least", { people: party.people }) : t("perPerson")}
          </span>
        </p>
      )}
      <div className="shrink-0">
        <BookAction item={item} people={party.people} onBook={onBook} />
      </div>
    </div>
  );
}
