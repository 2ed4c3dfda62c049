/** Pays one step through the gateway: with a card of the sandbox, or on the gateway's own page. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SandboxCards } from "#web/shared/gateway/sandbox-cards.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type PaymentGateway, type SavedPlan, type SavedStep, useBookingGateway, usePayStep } from "../queries.ts";

interface PayDialogProps {
  plan: SavedPlan;
  bookingId: string;
  step: SavedStep;
  onClose: () => void;
}

export function PayDialog({ plan, bookingId, step, onClose }: PayDialogProps) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  const gateway = useBookingGateway(bookingId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("split.payTitle", { amount: money(step.amount.amount, step.amount.currency) })}
      description={plan.title}
    >
      <Loaded query={gateway} isInCard>
        {(known) => <PayForm plan={plan} step={step} gateway={known} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface PayFormProps extends Omit<PayDialogProps, "bookingId"> {
  gateway: PaymentGateway;
}

function PayForm({ plan, step, gateway, onClose }: PayFormProps) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  const [card, setCard] = useState(gateway.cards[0]?.token ?? "");
  const pay = usePayStep(onClose);
  const amount = money(step.amount.amount, step.amount.currency);
  const isSandbox = gateway.kind === "sandbox";
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { amount: step.amount, ...(isSandbox ? { card } : {}) };
        pay.mutate({ params: { id: plan.id, step: step.id }, body });
      }}
    >
      <Banner title={isSandbox ? t("split.sandbox") : undefined}>
        {isSandbox ? t("split.sandboxText") : t("split.ownPage")}
      </Banner>
      {isSandbox && <SandboxCards cards={gateway.cards} value={card} onChange={setCard} />}
      <Refusal error={pay.error} />
      <div>
        <Button
          type="submit"
          size="lg"
          disabled={!gateway.ready}
          pending={pay.isPending}
          pendingLabel={t("split.paying")}
        >
          {t("split.pay", { amount })}
        </Button>
      </div>
    </form>
  );
}
