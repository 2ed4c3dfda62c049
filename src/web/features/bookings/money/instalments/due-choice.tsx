/** The next amount, or everything: what each comes to, and what it means. */
import { useTranslations } from "use-intl";
import type { PaymentScope } from "#domain/payments/schedules/standing.ts";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../../queries.ts";
import type { PaymentChoice } from "./plan-model.ts";

interface DueChoiceProps {
  booking: BookingView;
  dues: readonly PaymentChoice[];
  value: PaymentScope;
  onChange: (scope: PaymentScope) => void;
}

export function DueChoice({ booking, dues, value, onChange }: DueChoiceProps) {
  const t = useTranslations("bookings");
  const { money, date } = useFormats();
  if (dues.length < 2) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("choice.legend")}</legend>
      <div className="grid gap-3">
        {dues.map((due) => {
          const words = wordsOf(booking, due);
          return (
            <RadioCard
              key={due.scope}
              name="scope"
              checked={due.scope === value}
              onChange={() => onChange(due.scope)}
              label={t(`choice.${words}`, { amount: money(due.amount, booking.currency) })}
              hint={t(`choice.${words}Hint`, {
                date: date(words === "overdue" ? due.first.keptUntil : due.first.dueOn),
              })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function wordsOf({ phase }: BookingView, { scope, first }: PaymentChoice) {
  if (scope === "all") return "all";
  if (phase === "held") return "deposit";
  return first.state === "overdue" ? "overdue" : "next";
}
