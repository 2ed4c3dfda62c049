/** SPEC's menu of the marketplace under 768 px: a grid of tiles that opens and closes in the page. */
import { LayoutGrid } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";

const MarketTiles = lazy(async () => ({ default: (await import("./market-tiles.tsx")).MarketTiles }));

export function MarketMenu() {
  const t = useTranslations("packages");
  const [open, setOpen] = useState(false);
  const listId = useId();
  const label = t(open ? "menu.close" : "menu.open");
  return (
    <nav aria-label={t("menu.label")} className="contents md:hidden">
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-md border border-line-strong bg-surface hover:border-brand hover:bg-brand-soft"
      >
        <LayoutGrid aria-hidden="true" className="size-5" />
      </button>
      <ul id={listId} hidden={!open} className={open ? "col-span-full my-3 grid grid-cols-3 gap-3" : undefined}>
        <Suspense fallback={null}>{open && <MarketTiles />}</Suspense>
      </ul>
    </nav>
  );
}
