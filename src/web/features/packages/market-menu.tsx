/** SPEC's menu of the marketplace under 768 px: a grid of tiles that opens and closes in the page. */
import { LayoutGrid } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";

const MarketTiles = lazy(async () => ({ default: (await import("./market-tiles.tsx")).MarketTiles }));

export function MarketMenu() {
  const t = useTranslations("packages");
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={t("menu.label")} className="mb-5 md:hidden">
      <Button
        variant="outline"
        block
        aria-expanded={open}
        aria-controls={listId}
        icon={<LayoutGrid aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "menu.close" : "menu.open")}
      </Button>
      <ul id={listId} hidden={!open} className={open ? "mt-3 grid grid-cols-3 gap-3" : undefined}>
        <Suspense fallback={null}>{open && <MarketTiles />}</Suspense>
      </ul>
    </nav>
  );
}
