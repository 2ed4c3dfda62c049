/** Bookings that wait for an answer: the reason is the headline, the booking the second line, the answers beside it. */
import { Clock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Attention, PROMISED_HOURS } from "#domain/operators/attention.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Answers } from "./answers.tsx";
import type { OwnBooking } from "./queries.ts";

/** Rows in sight at first. */
const FIRST = 5;

export function AttentionCard({ waiting }: { waiting: readonly Attention<OwnBooking>[] }) {
  const t = useTranslations("operator");
  const [all, setAll] = useState(false);
  if (waiting.length === 0) {
    return (
      <Card>
        <EmptyState title={t("attention.none.title")}>{t("attention.none.text")}</EmptyState>
      </Card>
    );
  }
  return (
    <Card icon={TriangleAlert} title={t("attention.title", { count: waiting.length })} aside={t("attention.order")}>
      <ul className="divide-y divide-line">
        {waiting.slice(0, all ? waiting.length : FIRST).map((item) => (
          <AttentionRow key={item.booking.id} item={item} />
        ))}
      </ul>
      {!all && waiting.length > FIRST && (
        <Button variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          {t("attention.showAll", { count: waiting.length })}
        </Button>
      )}
    </Card>
  );
}

function AttentionRow({ item: { booking, waitedHours, leftHours, late } }: { item: Attention<OwnBooking> }) {
  const t = useTranslations("operator");
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-full ${late ? "bg-bad-soft text-bad" : "bg-wait-soft text-wait"}`}
      >
        {late ? <TriangleAlert className="size-5" /> : <Clock className="size-5" />}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          {t(late ? "attention.late" : "attention.waits", { waited: waitedHours, promised: PROMISED_HOURS })}
        </p>
        <p className="text-sm text-muted">
          {t("attention.left", { left: leftHours })} ·{" "}
          <Link to={`/bookings/${booking.id}`} className="text-brand underline">
            <bdi>{booking.customerName}</bdi>
          </Link>
          {" · "}
          {t("attention.places", { count: booking.seats })} · <bdi>{booking.packageName}</bdi>
        </p>
      </div>
      <Answers booking={booking} />
    </li>
  );
}
