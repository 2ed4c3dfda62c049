/** Each payment that came and each sum that went back, with its day and its card. */
import { useTranslations } from "use-intl";
import { Status } from "#web/ui/feedback/status.tsx";
import { MomentText, Money } from "#web/ui/text/values.tsx";
import type { BookingView } from "../queries.ts";

export function MovementLines({ movements }: Pick<BookingView, "movements">) {
  return movements.map((movement) => <MovementLine key={movement.id} movement={movement} />);
}

function MovementLine({
  movement: { kind, isDone, amount, at, card },
}: {
  movement: BookingView["movements"][number];
}) {
  const t = useTranslations("bookings");
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">
        {t(`money.movements.${kind}`)}
        <span className="block text-sm">
          <MomentText instant={at} />
          {card && <CardName card={card} />}
        </span>
      </dt>
      <dd className="text-end font-semibold">
        <Money amount={kind === "refund" ? `-${amount.amount}` : amount.amount} currency={amount.currency} />
        {!isDone && (
          <span className="mt-1 block">
            <Status state="processing">{t("money.movements.onItsWay")}</Status>
          </span>
        )}
      </dd>
    </div>
  );
}

/** `Visa •••• 4242`, after what stands before it. */
export function CardName({ card: { brand, lastFour } }: { card: { brand: string; lastFour: string } }) {
  return (
    <>
      {" · "}
      <bdi>
        {brand} •••• {lastFour}
      </bdi>
    </>
  );
}
