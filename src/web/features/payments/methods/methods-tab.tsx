/** The reader's payment methods in their order: the first is the primary one. */
import { ArrowDown, ArrowUp, CreditCard, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin, Money } from "#web/ui/text/values.tsx";
import { type Method, useMethods, useOrderMethods, useRemoveMethod } from "../queries.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { movedBy } from "./method-form.ts";

/** A method that is changed, a new one, or no dialog at all. */
type Open = Method | "new" | null;

export function MethodsTab() {
  const t = useTranslations("payments");
  const methods = useMethods();
  const [open, setOpen] = useState<Open>(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setOpen("new")}>
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
            <MethodList all={all} onChange={setOpen} />
          )}
          {open && <MethodDialog method={open === "new" ? null : open} onClose={() => setOpen(null)} />}
        </Card>
      )}
    </Loaded>
  );
}

function MethodList({ all, onChange }: { all: readonly Method[]; onChange: (method: Method) => void }) {
  const errorText = useErrorText();
  const order = useOrderMethods();
  const remove = useRemoveMethod();
  const error = order.error ?? remove.error;
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {all.map((method, index) => (
          <MethodRow
            key={method.id}
            method={method}
            isFirst={index === 0}
            isLast={index === all.length - 1}
            isBusy={order.isPending || remove.isPending}
            onMove={(by) => order.mutate({ body: { ids: movedBy(all, index, by) } })}
            onChange={() => onChange(method)}
            onRemove={() => remove.mutate({ params: { id: method.id } })}
          />
        ))}
      </ol>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
    </div>
  );
}

interface MethodRowProps {
  method: Method;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onChange: () => void;
  onRemove: () => void;
}

function MethodRow({ method, isFirst, isLast, isBusy, onMove, onChange, onRemove }: MethodRowProps) {
  const t = useTranslations("payments");
  const { brand } = method;
  return (
    <li className="grid gap-3 rounded-md border border-line p-4 md:grid-cols-[1fr_auto] md:items-center">
      <MethodFacts method={method} />
      <div className="flex flex-wrap gap-1">
        <IconButton
          look="quiet"
          icon={ArrowUp}
          label={t("methods.up", { brand })}
          disabled={isFirst || isBusy}
          onClick={() => onMove(-1)}
        />
        <IconButton
          look="quiet"
          icon={ArrowDown}
          label={t("methods.down", { brand })}
          disabled={isLast || isBusy}
          onClick={() => onMove(1)}
        />
        <IconButton
          look="quiet"
          icon={Pencil}
          label={t("methods.change", { brand })}
          disabled={isBusy}
          onClick={onChange}
        />
        <IconButton
          look="quiet"
          icon={Trash2}
          label={t("methods.remove", { brand })}
          disabled={isBusy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function MethodFacts({ method: { brand, type, lastFour, limit, fees, status } }: { method: Method }) {
  const t = useTranslations("payments");
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="break-words">{brand}</strong>
        {lastFour && <Latin>•••• {lastFour}</Latin>}
        <span
          className={
            status === "primary"
              ? "rounded-full bg-brand-soft px-3 py-0.5 text-sm font-semibold text-brand"
              : "rounded-full bg-sunken px-3 py-0.5 text-sm text-muted"
          }
        >
          {t(`methods.status.${status}`)}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {t(`methods.type.${type}`)} · {t("methods.upTo")} <Money {...limit} /> ·{" "}
        {fees ? t("methods.fees", { spread: fees.spreadPercent, foreign: fees.foreignPercent }) : t("methods.assumed")}
      </p>
    </div>
  );
}
