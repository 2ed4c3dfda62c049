/** One act for a caller: what it does, what it needs to know, and doing it. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type PhoneBooking, usePhoneActs } from "../queries.ts";
import type { ActFormProps } from "./act-form-props.ts";
import type { PhoneAct } from "./acts.ts";
import { CancelForm, ConfirmForm, ExtendForm } from "./hold-forms.tsx";
import { GiveBackForm, RecordPaymentForm } from "./money-forms.tsx";
import { NamesForm } from "./names-form.tsx";

const FORMS = {
  name: NamesForm,
  extend: ExtendForm,
  confirm: ConfirmForm,
  pay: RecordPaymentForm,
  giveBack: GiveBackForm,
  cancel: CancelForm,
} as const satisfies Record<PhoneAct, (props: ActFormProps) => React.ReactNode>;

interface ActDialogProps {
  act: PhoneAct;
  booking: PhoneBooking;
  onClose: () => void;
}

export function ActDialog({ act, booking, onClose }: ActDialogProps) {
  const t = useTranslations("phone");
  const { money } = useFormats();
  const id = useId();
  const acts = usePhoneActs(onClose);
  const { isPending, error } = acts[act];
  const Form = FORMS[act];
  const amount = money(booking.owedBack.amount, booking.owedBack.currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`act.${act}.title`, { reference: booking.reference })}
      description={t(`act.${act}.text`, { name: booking.customerName, amount })}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant={act === "cancel" ? "danger" : "primary"}
            pending={isPending}
            pendingLabel={t("act.pending")}
          >
            {t(`act.${act}.submit`)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("act.leave")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Form id={id} booking={booking} acts={acts} />
        <Refusal error={error} />
      </div>
    </Dialog>
  );
}
