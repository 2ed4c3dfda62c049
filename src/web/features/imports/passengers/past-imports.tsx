/** Imports that were made, and taking one back while that is possible. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import { type PastImport, type Undone, usePastImports, useUndoImport } from "./queries.ts";

export function PastImports() {
  const t = useTranslations("passengers");
  const { data = [] } = usePastImports();
  if (data.length === 0) return null;
  return (
    <Card title={t("past.title")}>
      <ul className="grid gap-3">
        {data.map((one) => (
          <PastLine key={one.id} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function PastLine({ one }: { one: PastImport }) {
  const t = useTranslations("passengers");
  const errorText = useErrorText();
  const { dateTime } = useFormats();
  const undo = useUndoImport();
  const [look, setLook] = useState<Undone | null>(null);
  const { id, importedAt, bookings, travellers, undoneAt, undoUntil } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
      <div>
        <p className="font-semibold">{t("creates.title", { bookings, travellers })}</p>
        <p className="text-sm text-muted">
          {dateTime(importedAt)}
          {undoneAt && ` · ${t("past.undone", { at: dateTime(undoneAt) })}`}
          {undoUntil && ` · ${t("past.until", { until: dateTime(undoUntil) })}`}
        </p>
        {undo.error && (
          <p role="alert" className="text-sm text-bad">
            {errorText(undo.error)}
          </p>
        )}
      </div>
      {undoUntil && (
        <Button
          variant="outline"
          pending={undo.isPending}
          pendingLabel={t("undo.looking")}
          onClick={() => undo.mutate({ id, preview: true }, { onSuccess: setLook })}
        >
          {t("undo.open")}
        </Button>
      )}
      {look && <UndoDialog id={id} look={look} onClose={() => setLook(null)} />}
    </li>
  );
}

interface UndoDialogProps {
  id: string;
  look: Undone;
  onClose: () => void;
}

/** What would go, or what stands in the way. */
function UndoDialog({ id, look, onClose }: UndoDialogProps) {
  const t = useTranslations("passengers");
  const undo = useUndoImport();
  const finish = (undone: Undone) => {
    if (undone.done) showToast({ title: t("undo.done") });
    onClose();
  };
  const { removed, cancelled, blocked } = look;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("undo.title")}
      description={blocked.length > 0 ? t("undo.blocked") : t("undo.text", { removed, cancelled })}
      footer={
        <>
          {blocked.length === 0 && (
            <Button
              variant="danger"
              pending={undo.isPending}
              pendingLabel={t("undo.pending")}
              onClick={() => undo.mutate({ id, preview: false }, { onSuccess: finish })}
            >
              {t("undo.submit")}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {t("undo.keep")}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1 text-sm">
        {blocked.map(({ reference, why }) => (
          <li key={reference}>
            <strong className="font-semibold">
              <Reference>{reference}</Reference>
            </strong>
            : {t(`undo.${why}`)}
          </li>
        ))}
      </ul>
      <Refusal error={undo.error} />
    </Dialog>
  );
}
