/** What the Nusuk wallet has to hold: the price in its own currency, in riyals and at home, and by when the money goes on its way. */
import { Wallet } from "lucide-react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { WALLET_DAYS } from "#domain/payments/plannable.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { Handoff } from "../queries.ts";

const RATE_DECIMALS = 4;

export function WalletCard({ handoff }: { handoff: Handoff }) {
  const { price, riyals, home } = handoff;
  const t = useTranslations("handoff");
  return (
    <Card icon={Wallet} title={t("wallet.title")}>
      <dl className="divide-y divide-line">
        <Line term={t("wallet.price")} amount={price} />
        {riyals && <Line term={t("wallet.riyals")} amount={riyals.amount} at={{ ...riyals, from: price.currency }} />}
        {home && <Line term={t("wallet.home")} amount={home.amount} at={{ ...home, from: price.currency }} />}
      </dl>
      <p className="mt-3 text-sm text-muted">{t("wallet.note")}</p>
      <p className="mt-3 font-semibold">
        <WhenToSend handoff={handoff} />
      </p>
    </Card>
  );
}

/** Told to who loads it, once there is something to buy. */
function WhenToSend({ handoff }: { handoff: Handoff }) {
  const { walletBy, saleExpectedOn, referenceDueOn, asOf, phase, isMine, customerName } = handoff;
  const t = useTranslations("handoff");
  const { date } = useFormats();
  if (!isMine) return t("wallet.theirs", { name: customerName });
  if (phase !== "awaiting_reference") return t("wallet.notYet");
  const isLate = walletBy !== null && walletBy < dateOf(new Date(asOf));
  if (walletBy && saleExpectedOn && !isLate) {
    return t("wallet.forecast", { date: date(walletBy), sale: date(saleExpectedOn) });
  }
  if (!walletBy || !referenceDueOn) return t("wallet.unknown", { days: WALLET_DAYS });
  return t(isLate ? "wallet.late" : "wallet.by", { date: date(walletBy), last: date(referenceDueOn) });
}

interface LineProps {
  term: string;
  amount: Handoff["price"];
  at?: { rate: number; asOf: string; from: string };
}

function Line({ term, amount, at }: LineProps) {
  const t = useTranslations("handoff");
  const { money, number, date } = useFormats();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
      <dt>
        {term}
        {at && (
          <span className="block text-sm text-muted">
            {t("wallet.rate", {
              rate: `${money(1, at.from)} = ${number(at.rate, RATE_DECIMALS)} ${amount.currency}`,
              date: date(at.asOf),
            })}
          </span>
        )}
      </dt>
      <dd className="text-lg font-semibold">
        <Money amount={amount.amount} currency={amount.currency} />
      </dd>
    </div>
  );
}
