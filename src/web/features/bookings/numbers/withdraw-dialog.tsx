/** Taking a number back: what follows from it is said before it is done. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { NumberDialogProps } from "./correct-dialog.tsx";
import { useWithdrawNumber } from "./queries.ts";

export function WithdrawDialog({
  booking,
  reference,
  application,
  until,
  onClose,
}: NumberDialogProps & { until: string }) {
  const t = useTranslations("numbers");
  const { date } = useFormats();
  const withdraw = useWithdrawNumber(() => {
    showToast({ title: t("withdraw.done"), tone: "good" });
    onClose();
  });
  const isNusuk = booking.channel === "nusuk";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("withdraw.title", { number: reference })}
      description={t(isNusuk ? "withdraw.nusuk" : "withdraw.operator")}
      footer={
        <>
          <Button
            variant="danger"
            pending={withdraw.isPending}
            pendingLabel={t("withdraw.pending")}
            onClick={() => withdraw.mutate({ params: { id: booking.id }, body: { application, reference } })}
          >
            {t("withdraw.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("withdraw.keep")}
          </Button>
        </>
      }
    >
      {isNusuk && <p>{t("withdraw.until", { date: date(until) })}</p>}
      <Refusal error={withdraw.error} className="mt-3" />
    </Dialog>
  );
}
