/** The sandbox's test cards, each with what it will do. */
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { paymentGateway } from "#contract/booking-payments.ts";
import type { RouteResult } from "#contract/route.ts";
import { RadioCard } from "../../ui/forms/choice.tsx";
import { Latin } from "../../ui/text/values.tsx";

interface SandboxCardsProps {
  cards: RouteResult<typeof paymentGateway>["cards"];
  /** The token of the chosen one. */
  value: string;
  onChange: (token: string) => void;
}

export function SandboxCards({ cards, value, onChange }: SandboxCardsProps) {
  const t = useTranslations("gateway");
  const name = useId();
  return (
    <fieldset data-not-kept="" className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{t("cards")}</legend>
      {cards.map(({ token, brand, lastFour, outcome }) => (
        <RadioCard
          key={token}
          name={name}
          checked={token === value}
          onChange={() => onChange(token)}
          label={<Latin>{`${brand} •••• ${lastFour}`}</Latin>}
          hint={t(`outcome.${outcome}`)}
        />
      ))}
    </fieldset>
  );
}
