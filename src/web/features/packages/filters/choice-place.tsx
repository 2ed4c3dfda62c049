/** Where choices behind a button open: in the page from 768 px, below that in a sheet whose foot says how many packages fit. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLayer } from "#web/lib/layers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface PlaceProps {
  title: string;
  /** How many packages fit as things stand. */
  found: number;
  onDone: () => void;
  children: ReactNode;
}

export function ChoicePlace(props: PlaceProps) {
  return useIsWide() ? <Panel {...props} /> : <Sheet {...props} />;
}

function Panel({ onDone, children }: PlaceProps) {
  useLayer(onDone);
  return (
    <Card as="div" className="mb-5">
      {children}
    </Card>
  );
}

/** Filters stand in the address and wishes in the browser, so a sheet that opens again must not bring back what was typed before. */
function Sheet({ title, found, onDone, children }: PlaceProps) {
  const t = useTranslations("packages");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={title}
      footer={
        <Button block size="lg" onClick={onDone}>
          {t("filters.show", { count: found })}
        </Button>
      }
    >
      <div data-not-kept="">{children}</div>
    </Dialog>
  );
}
