/** The packages that fit: the live count, the filters in use as chips, the cards, and the rate behind the pounds. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Chips } from "./chips.tsx";
import { type Filters, isNarrowed, NO_FILTERS } from "./filters.ts";
import { PackageCard } from "./package-card.tsx";
import type { PackageView } from "./queries.ts";
import { RateNote } from "./rate-note.tsx";

/** Cards drawn at once: each plate is a picture of its own, and two hundred of them would slow a phone. */
const PAGE = 12;

interface ResultsProps {
  found: readonly PackageView[];
  total: number;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onBook: (packageId: string) => void;
}

export function Results({ found, total, filters, onChange, onBook }: ResultsProps) {
  const t = useTranslations("packages");
  const clear = () =>
    onChange({ ...NO_FILTERS, q: undefined, priceBucket: undefined, accommodation: undefined, within: undefined });
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">
          <h2 className="text-xl">{t("count", { found: found.length, total })}</h2>
        </div>
        {isNarrowed(filters) && <Chips filters={filters} onChange={onChange} onClear={clear} />}
      </div>
      {found.length > 0 && <Cards found={found} onBook={onBook} />}
      {found.length === 0 && (
        <EmptyState
          title={t("empty.title")}
          action={isNarrowed(filters) && <Button onClick={clear}>{t("empty.clear")}</Button>}
        >
          {isNarrowed(filters) ? t("empty.narrowed", { total }) : t("empty.none")}
        </EmptyState>
      )}
    </section>
  );
}

function Cards({ found, onBook }: Pick<ResultsProps, "found" | "onBook">) {
  const t = useTranslations("packages");
  const [shown, setShown] = useState(PAGE);
  const rest = found.length - shown;
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {found.slice(0, shown).map((item) => (
          <li key={item.id} className="grid">
            <PackageCard item={item} onBook={onBook} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 text-center">
        {rest > 0 && (
          <Button variant="outline" size="lg" onClick={() => setShown(shown + PAGE)}>
            {t("showMore", { count: Math.min(rest, PAGE) })}
          </Button>
        )}
        <p className="text-sm text-muted">
          {t("shown", { shown: Math.min(shown, found.length), found: found.length })} <RateNote />
        </p>
      </div>
    </>
  );
}
