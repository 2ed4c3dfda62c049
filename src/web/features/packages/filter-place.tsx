/** Where the further filters open: in the page from 768 px, below that in a sheet whose foot says how many packages fit. */
import { useTranslations } from "use-intl";
import { useLayer } from "#web/lib/layers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { FilterProps } from "./filter-props.ts";
import { MoreFilters } from "./more-filters.tsx";

type PlaceProps = FilterProps & { onDone: () => void };

export function FilterPlace(props: PlaceProps) {
  return useIsWide() ? <Panel {...props} /> : <Sheet {...props} />;
}

function Panel({ onDone, ...filters }: PlaceProps) {
  useLayer(onDone);
  return (
    <Card as="div" className="mb-5">
      <MoreFilters {...filters} />
    </Card>
  );
}

/** The address keeps the filters, so a sheet that opens again must not bring back what was typed before. */
function Sheet({ onDone, ...filters }: PlaceProps) {
  const t = useTranslations("packages");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={t("filters.more")}
      footer={
        <Button block size="lg" onClick={onDone}>
          {t("filters.show", { count: filters.found })}
        </Button>
      }
    >
      <div data-not-kept="">
        <MoreFilters {...filters} />
      </div>
    </Dialog>
  );
}
