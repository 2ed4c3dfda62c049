/** Each official number with where it stands, what can be done with it, its picture, and what has become of it. */
import { Hash } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { dateOf } from "#domain/calendar.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import type { BookingView } from "../queries.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { History } from "./history.tsx";
import { PictureRow } from "./picture-row.tsx";
import { type NumbersView, type NumberView, useNumbers, useSee } from "./queries.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface NumbersCardProps {
  booking: BookingView;
  by: MessageSide;
}

export function NumbersCard({ booking, by }: NumbersCardProps) {
  const t = useTranslations("numbers");
  const numbers = useNumbers(booking.id);
  return (
    <Card icon={Hash} title={t("title")}>
      <Loaded query={numbers} isInCard>
        {(data) => (
          <>
            <ul className="divide-y divide-line">
              {data.numbers.map((number) => (
                <NumberRow key={number.application} booking={booking} by={by} number={number} numbers={data} />
              ))}
            </ul>
            {by === "operator" && booking.channel === "nusuk" && <See booking={booking} numbers={data} />}
            <History history={data.history} several={data.numbers.length > 1} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface NumberRowProps extends NumbersCardProps {
  number: NumberView;
  numbers: NumbersView;
}

function NumberRow({ booking, by, number, numbers }: NumberRowProps) {
  const t = useTranslations("numbers");
  const { reference, application } = number;
  if (reference === null) return null;
  const isTheirs = by === "operator" || booking.channel === "nusuk";
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0">
          {numbers.numbers.length > 1 && (
            <span className="block text-sm text-muted">{t("ofApplication", { number: application + 1 })}</span>
          )}
          <strong className="text-lg break-words">
            <Reference>{reference}</Reference>
          </strong>
        </p>
        <Standing booking={booking} number={number} />
      </div>
      {isTheirs && <Acts booking={booking} by={by} reference={reference} number={number} numbers={numbers} />}
      {booking.channel === "nusuk" && <PictureRow booking={booking} by={by} number={number} />}
    </li>
  );
}

function Standing({ booking, number: { recordedAt, seenAt } }: { booking: BookingView; number: NumberView }) {
  const t = useTranslations("numbers");
  const { date } = useFormats();
  const operator = booking.operatorName;
  const day = (instant: string | null) => date((instant ?? "").slice(0, 10));
  if (booking.channel !== "nusuk") return <Status state="completed">{t("recorded", { date: day(recordedAt) })}</Status>;
  return seenAt === null ? (
    <Status state="needs_review" isSentence>
      {t("reported", { date: day(recordedAt), operator })}
    </Status>
  ) : (
    <Status state="completed" isSentence>
      {t("seen", { date: day(seenAt), operator })}
    </Status>
  );
}

function Acts({ booking, by, reference, number, numbers }: NumberRowProps & { reference: string }) {
  const t = useTranslations("numbers");
  const [open, setOpen] = useState<"correct" | "withdraw" | null>(null);
  const close = () => setOpen(null);
  const dialog = { booking, by, reference, application: number.application, onClose: close };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => setOpen("correct")}>
        {t("correct.open")}
      </Button>
      {numbers.withdrawableUntil >= dateOf(new Date()) && (
        <Button variant="quiet" onClick={() => setOpen("withdraw")}>
          {t("withdraw.open")}
        </Button>
      )}
      {open === "correct" && <CorrectDialog {...dialog} />}
      {open === "withdraw" && <WithdrawDialog {...dialog} until={numbers.withdrawableUntil} />}
    </div>
  );
}

function See({ booking, numbers: { numbers } }: { booking: BookingView; numbers: NumbersView }) {
  const t = useTranslations("numbers");
  const see = useSee();
  if (numbers.every(({ reference, seenAt }) => reference === null || seenAt !== null)) return null;
  const references = numbers.map(({ reference }) => reference);
  return (
    <div className="mt-2 grid gap-3 rounded-md bg-wait-soft p-4">
      <p>{t("see.text")}</p>
      <Refusal error={see.error} />
      <div>
        <Button
          pending={see.isPending}
          pendingLabel={t("see.pending")}
          onClick={() => see.mutate({ params: { id: booking.id }, body: { references } })}
        >
          {t("see.submit")}
        </Button>
      </div>
    </div>
  );
}
