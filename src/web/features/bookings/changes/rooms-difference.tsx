/** What other rooms cost more or less, and how that is settled. */
import { useTranslations } from "use-intl";
import type { changeRooms } from "#contract/booking-changes.ts";
import type { RouteResult } from "#contract/route.ts";
import { fromDecimal, toMajor } from "#domain/money.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useGateway } from "../queries.ts";

interface RoomsDifferenceProps {
  /** Undefined until something was moved. */
  weighed: RouteResult<typeof changeRooms> | undefined;
  isWeighing: boolean;
  card: string | null;
  onCard: (token: string | null) => void;
}

export function RoomsDifference({ weighed, isWeighing, card, onCard }: RoomsDifferenceProps) {
  const t = useTranslations("rooms");
  const { money } = useFormats();
  if (!weighed) {
    return <p className="mt-5 text-muted">{isWeighing ? t("change.weighing") : t("change.nothingYet")}</p>;
  }
  const { difference, settledBy } = weighed;
  const minor = fromDecimal(difference.amount);
  const kind = minor === 0 ? "same" : minor > 0 ? "dearer" : "cheaper";
  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-4" aria-live="polite">
      <p className="font-serif text-xl">
        {t(`change.${kind}`, { amount: money(Math.abs(toMajor(minor)), difference.currency) })}
      </p>
      {minor !== 0 && <p className="text-sm text-muted">{t(`change.settled.${settledBy}`)}</p>}
      {settledBy === "card" && <CardChoice value={card} onChange={onCard} />}
    </div>
  );
}

function CardChoice({ value, onChange }: { value: string | null; onChange: (token: string | null) => void }) {
  const t = useTranslations("rooms");
  const { data: gateway } = useGateway();
  // A real gateway asks for the card on its own page, to which the booking then leads.
  if (gateway?.kind === "stripe") return <p className="text-sm text-muted">{t("change.onStripe")}</p>;
  const cards = gateway?.cards ?? [];
  return (
    <SelectField
      label={t("change.card")}
      hint={t("change.sandbox")}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      options={[
        { value: "", label: t("change.chooseCard") },
        ...cards.map(({ token, brand, lastFour }) => ({ value: token, label: `${brand} •••• ${lastFour}` })),
      ]}
    />
  );
}
