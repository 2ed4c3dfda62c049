/** Pays one step through the gateway: with a card of the sandbox, or on the gateway's own page. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { type Gateway, type Plan, type Step, useGateway, usePayStep } from "../queries.ts";

interface PayDialogProps {
  plan: Plan;
  bookingId: string;
  step: Step;
  onClose: () => void;
}

export function PayDialog({ plan, bookingId, step, onClose }: PayDialogProps) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  const gateway = useGateway(bookingId);
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
  gateway: Gateway;
}

function PayForm({ plan, step, gateway, onClose }: PayFormProps) {
  const t = useTranslations("payments");
  const errorText = useErrorText();
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
      {isSandbox && <Cards cards={gateway.cards} value={card} onChange={setCard} />}
      {pay.error && (
        <Banner tone="bad" role="alert">
          {errorText(pay.error)}
        </Banner>
      )}
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

interface CardsProps {
  cards: Gateway["cards"];
  value: string;
  onChange: (token: string) => void;
}

function Cards({ cards, value, onChange }: CardsProps) {
  const t = useTranslations("payments");
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{t("split.cards")}</legend>
      {cards.map(({ token, brand, lastFour, outcome }) => (
        <RadioCard
          key={token}
          name={name}
          checked={token === value}
          onChange={() => onChange(token)}
          label={<Latin>{`${brand} •••• ${lastFour}`}</Latin>}
          hint={t(`split.outcome.${outcome}`)}
        />
      ))}
    </fieldset>
  );
}
