/** Giving money back: a part of what a booking has paid, everything, which ends it, or a sum of what an ended one has left. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_REASON } from "#domain/bookings/desk/answer.ts";
import { toDecimal } from "#domain/money.ts";
import { typedMinor } from "#domain/typed-number.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type DeskView, useRefund } from "./queries.ts";
import { paidOf, type RefundKind } from "./refund-kind.ts";

interface RefundDialogProps {
  desk: DeskView;
  kind: RefundKind;
  onClose: () => void;
}

export function RefundDialog({ desk, kind, onClose }: RefundDialogProps) {
  const { booking, refundable } = desk;
  const paid = paidOf(desk);
  const t = useTranslations("desk");
  const { money } = useFormats();
  const errorText = useErrorText();
  const formId = useId();
  const [sum, setSum] = useState(kind === "part" ? "" : refundable.amount);
  const [reason, setReason] = useState("");
  const refund = useRefund(() => {
    showToast({ title: t(`refund.${kind}.done`, { paid }), tone: "good" });
    onClose();
  });
  const amount = { amount: decimalOf(sum), currency: refundable.currency };
  const ready = reason.trim() !== "" && amount.amount !== null;
  const send = () => {
    if (amount.amount === null) return;
    const body = { amount: { ...amount, amount: amount.amount }, refundable, reason: reason.trim() };
    refund.mutate({ params: { id: booking.id }, body });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`refund.${kind}.title`)}
      description={t(`refund.${kind}.text`, {
        amount: money(refundable.amount, refundable.currency),
        count: booking.seats,
        paid,
      })}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!ready}
            pending={refund.isPending}
            pendingLabel={t("refund.pending")}
          >
            {t(`refund.${kind}.submit`, { paid })}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("refund.keep")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {kind !== "call_off" && (
          <TextField
            label={t("refund.amount", { currency: refundable.currency })}
            error={amount.amount === null && sum !== "" ? t("refund.badAmount") : undefined}
            required
            inputMode="decimal"
            dir="ltr"
            value={sum}
            onChange={(event) => setSum(event.target.value)}
          />
        )}
        <TextAreaField
          label={t("refund.reason")}
          hint={t(`refund.${kind}.hint`)}
          error={refund.error ? errorText(refund.error) : undefined}
          required
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** `"1234.50"` of what was typed; null where that is no sum with at most two decimals. */
function decimalOf(typed: string): string | null {
  const minor = typedMinor(typed);
  return minor === null ? null : toDecimal(minor);
}
