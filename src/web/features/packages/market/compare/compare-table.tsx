/** The comparison: one column a package, differing facts as rows, and below in one line what all agree on. */
import { Check, X } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type ComparedFact, compareOffers } from "#domain/packages/compare.ts";
import { classNames } from "#web/ui/class-names.ts";
import { BookButton } from "../../booking/book-button.tsx";
import { ItemPicture } from "../../pictures/item-picture.tsx";
import type { PackageView } from "../../queries.ts";
import { OperatorLine } from "../../seller/operator-line.tsx";
import { useHomeChannel } from "../../seller/use-seller.ts";
import { useFactWords } from "./use-fact-words.ts";

interface CompareTableProps {
  items: readonly PackageView[];
  onBook: (packageId: string) => void;
  onRemove: (packageId: string) => void;
}

/** The names of the facts stay in sight while a phone scrolls sideways. */
const TERM = "sticky start-0 z-10 bg-surface px-3 py-4 text-start align-top text-sm font-semibold md:w-52 md:px-4";

export function CompareTable({ items: offers, onBook, onRemove }: CompareTableProps) {
  const t = useTranslations("packages");
  const home = useHomeChannel();
  // Of two channels the reader's own is the only one that counts.
  const items = offers.map((item) => (home && item.channels.includes(home) ? { ...item, channels: [home] } : item));
  const facts = compareOffers(items, home === "nusuk");
  const differing = facts.filter(({ same }) => !same);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="relative overflow-x-auto">
        <table className="w-full min-w-[40rem] table-fixed border-collapse">
          <thead>
            <tr className="border-b border-line">
              <td className={classNames(TERM, "w-38")}>
                {t("compare.differ", { count: differing.length })}
                <p className="font-normal text-muted">{t("compare.bestHint")}</p>
              </td>
              {items.map((item) => (
                <Head key={item.id} item={item} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((compared) => (
              <Row key={compared.fact} compared={compared} items={items} />
            ))}
            <tr>
              <th scope="row" className={TERM}>
                {t("book.now")}
              </th>
              {items.map((item) => (
                <td key={item.id} className="border-s border-line p-4 align-bottom">
                  <BookButton item={item} onBook={onBook} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <SameInAll facts={facts.filter(({ same }) => same)} items={items} />
    </div>
  );
}

function Head({ item, onRemove }: { item: PackageView; onRemove: (packageId: string) => void }) {
  const t = useTranslations("packages");
  return (
    <th scope="col" className="border-s border-line text-start align-top font-normal">
      <ItemPicture item={item} className="h-28" />
      <div className="flex items-start justify-between gap-2 p-4">
        <div className="min-w-0">
          <Link to={`/packages/${item.id}`} className="font-serif text-lg font-semibold hover:underline">
            <bdi>{item.title}</bdi>
          </Link>
          <OperatorLine item={item} />
        </div>
        <button
          type="button"
          onClick={() => onRemove(item.id)}
          aria-label={t("compare.remove", { title: item.title })}
          title={t("compare.remove", { title: item.title })}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </th>
  );
}

function Row({ compared, items }: { compared: ComparedFact; items: readonly PackageView[] }) {
  const t = useTranslations("packages");
  const { term, say } = useFactWords()[compared.fact];
  return (
    <tr className="border-b border-line">
      <th scope="row" className={TERM}>
        {term}
      </th>
      {items.map((item, place) => {
        const isBest = compared.best.includes(place);
        return (
          <td key={item.id} className={classNames("border-s border-line p-4 align-top", isBest && "bg-ok-soft")}>
            <bdi className={isBest ? "font-semibold" : ""}>{say(item)}</bdi>
            {isBest && (
              <span className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-ok">
                <Check aria-hidden="true" className="size-4" />
                {t("compare.best")}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function SameInAll({ facts, items: [first] }: { facts: readonly ComparedFact[]; items: readonly PackageView[] }) {
  const t = useTranslations("packages");
  const words = useFactWords();
  if (!first || facts.length === 0) return null;
  return (
    <div className="bg-sunken p-5">
      <h2 className="mb-3 text-base font-semibold">{t("compare.same")}</h2>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ fact }) => (
          <div key={fact} className="flex flex-wrap gap-x-2 text-sm">
            <dt className="text-muted">{words[fact].term}</dt>
            <dd className="font-semibold">
              <bdi>{words[fact].say(first)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
