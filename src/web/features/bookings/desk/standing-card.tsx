/** Where the booking stands and what the business can do: answer it, record its number, call it off. */
import { ClipboardCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { endsWithoutNumber } from "#domain/nusuk/applications.ts";
import { awaitingAnswer } from "#domain/operators/attention.ts";
import { AnswerBooking } from "#web/shared/answers/answer-booking.tsx";
import { endOf } from "#web/ui/feedback/booking-status.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import { ReferenceForms } from "../handoff/nusuk/reference-form.tsx";
import type { DeskView } from "./queries.ts";

export function StandingCard({ desk: { booking, answer } }: { desk: DeskView }) {
  const t = useTranslations("bookings");
  const { date } = useFormats();
  const { phase, channel, references, nusukReference, cancelNote } = booking;
  const endsAfter = endsWithoutNumber(booking);
  const mayRecord = !booking.completed && phase === "confirmed" && channel === "operator" && references.includes(null);
  const standing = useStanding({ booking, answer });
  return (
    <Card icon={ClipboardCheck} title={standing.title}>
      <p>{standing.text}</p>
      {phase === "awaiting_reference" && endsAfter && (
        <p className="mt-2">{t("forOperator.awaiting_reference.until", { date: date(endsAfter) })}</p>
      )}
      {phase === "awaiting_approval" && <Asked booking={booking} answer={answer} />}
      {nusukReference && (
        <p className="mt-3">
          {t("forOperator.number")}{" "}
          <strong>
            <Reference>{nusukReference}</Reference>
          </strong>
        </p>
      )}
      {cancelNote && (
        <Banner className="mt-4" title={t("forOperator.note")}>
          <span dir="auto">{cancelNote}</span>
        </Banner>
      )}
      {mayRecord && (
        <div className="mt-6 border-t border-line pt-5">
          <ReferenceForms booking={booking} by="operator" />
        </div>
      )}
    </Card>
  );
}

/** What is asked of the business; an answer of the last minute is given, and can be taken back. */
function useStanding({ booking, answer }: Pick<DeskView, "booking" | "answer">) {
  const t = useTranslations("bookings");
  const common = useTranslations("common");
  const { phase, status, channel, operatorStopped, completed, cancelReason } = booking;
  if (completed) return { title: t("forOperator.completed.title"), text: t("forOperator.completed.text") };
  if (answer) return { title: t("forOperator.answered.title"), text: t("forOperator.answered.text") };
  const hasRunOut = endOf(status, cancelReason) === "expired";
  const title = hasRunOut ? common("status.expired") : t(`forOperator.${phase}.title`);
  if (operatorStopped && (phase === "awaiting_approval" || phase === "awaiting_balance")) {
    return { title, text: t(`forOperator.stopped.${phase}`) };
  }
  const asked = phase === "awaiting_approval";
  return { title, text: asked ? t(`forOperator.asked.${channel ?? "operator"}`) : t(`forOperator.${phase}.text`) };
}

function Asked({ booking, answer }: Pick<DeskView, "booking" | "answer">) {
  const t = useTranslations("desk");
  const [wait] = awaitingAnswer([booking], new Date());
  if (!wait && !booking.operatorStopped) return null;
  return (
    <div className="mt-5">
      {wait && answer === null && (
        <p className="mb-2 text-sm text-muted">{t("waits", { waited: wait.waitedHours, left: wait.leftHours })}</p>
      )}
      <AnswerBooking booking={booking} answer={answer} />
    </div>
  );
}
