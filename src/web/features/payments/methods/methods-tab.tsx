/** The reader's payment methods in their order: the first is the primary one. */
import { CreditCard, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type SavedMethod, useMethods, useOrderMethods } from "../queries.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { movedBy } from "./method-form.ts";
import { MethodRow } from "./method-row.tsx";
import { RemoveMethodDialog } from "./remove-dialog.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

/** The dialog that is open: of a new method, or of one that is changed or removed. */
type Open = { readonly act: "add" } | { readonly act: "change" | "remove"; readonly method: SavedMethod } | null;

export function MethodsTab() {
  const t = useTranslations("payments");
  const methods = useMethods();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setOpen({ act: "add" })}>
      {t("methods.add")}
    </Button>
  );
  return (
    <Loaded query={methods}>
      {(all) => (
        <Card title={t("methods.title")} icon={CreditCard} aside={all.length > 0 && add}>
          <p className="mb-5 max-w-[44rem] text-muted">{t("methods.lead")}</p>
          {all.length === 0 ? (
            <EmptyState title={t("methods.none")} action={add}>
              {t("methods.noneText")}
            </EmptyState>
          ) : (
            <MethodList all={all} onAct={(act, method) => setOpen({ act, method })} />
          )}
          {open?.act === "remove" && <RemoveMethodDialog method={open.method} onClose={close} />}
          {open && open.act !== "remove" && (
            <MethodDialog method={open.act === "change" ? open.method : null} onClose={close} />
          )}
        </Card>
      )}
    </Loaded>
  );
}

interface MethodListProps {
  all: readonly SavedMethod[];
  onAct: (act: "change" | "remove", method: SavedMethod) => void;
}

function MethodList({ all, onAct }: MethodListProps) {
  const t = useTranslations("payments");
  const order = useOrderMethods();
  const [moved, setMoved] = useState<string | null>(null);
  const keepFocus = useFocusKept(all.map(({ id }) => id).join());
  const place = all.findIndex(({ id }) => id === moved);
  const move = (index: number, by: -1 | 1) => {
    if (order.isPending) return;
    keepFocus();
    setMoved(all[index]?.id ?? null);
    order.mutate({ body: { ids: movedBy(all, index, by) } });
  };
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {all.map((method, index) => (
          <MethodRow
            key={method.id}
            method={method}
            isFirst={index === 0}
            isLast={index === all.length - 1}
            onMove={(by) => move(index, by)}
            onAct={(act) => onAct(act, method)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {place >= 0 &&
          !order.isPending &&
          t("methods.moved", { brand: all[place]?.brand ?? "", place: place + 1, of: all.length })}
      </p>
      <Refusal error={order.error} />
    </div>
  );
}
