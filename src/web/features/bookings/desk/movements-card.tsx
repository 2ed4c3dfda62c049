/** Every payment and refund of the booking, and giving money back. */
import { Coins } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { hasRight } from "#web/lib/session/rights.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText, Money } from "#web/ui/text/values.tsx";
import { CardName } from "../money/movement-lines.tsx";
import type { DeskView } from "./queries.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { paidOf, type RefundKind, refundKinds } from "./refund-kind.ts";

export function MovementsCard({ desk }: { desk: DeskView }) {
  const t = useTranslations("desk");
  const [refunding, setRefunding] = useState<RefundKind | null>(null);
  const { movements, booking } = desk;
  const kinds = hasRight(useSignedIn(), "money") ? refundKinds(desk, new Date()) : [];
  if (movements.length === 0 && kinds.length === 0) return null;
  return (
    <Card icon={Coins} title={t("movements.title")} aside={booking.channel === "nusuk" ? t("movements.onNusuk") : null}>
      {movements.length === 0 && <EmptyLine>{t("movements.none")}</EmptyLine>}
      <ul className="divide-y divide-line">
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 not-empty:mt-5">
        {kinds.map((kind) => (
          <Button key={kind} variant="outline" onClick={() => setRefunding(kind)}>
            {t(`refund.${kind}.open`, { paid: paidOf(desk) })}
          </Button>
        ))}
      </p>
      {refunding && <RefundDialog desk={desk} kind={refunding} onClose={() => setRefunding(null)} />}
    </Card>
  );
}

const STATES = { pending: "processing", completed: "completed", failed: "failed", held: "needs_review" } as const;

function Movement({ movement: { kind, status, amount, at, card } }: { movement: DeskView["movements"][number] }) {
  const t = useTranslations("desk");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span>
        <span className="font-semibold">{t(`movements.${kind}`)}</span>
        <span className="block text-sm text-muted">
          <MomentText instant={at} />
          {card && <CardName card={card} />}
        </span>
      </span>
      <span className="flex items-center gap-4">
        {status !== "completed" && <Status state={STATES[status]} />}
        <span className="font-semibold">
          <Money amount={kind === "refund" ? `-${amount.amount}` : amount.amount} currency={amount.currency} />
        </span>
      </span>
    </li>
  );
}
