/** Where the booking stands and what the business can do: answer it, record its number, call it off. */
import { ClipboardCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { awaitingAnswer } from "#domain/operators/attention.ts";
import { AnswerBooking } from "#web/shared/answers/answer-booking.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Reference } from "#web/ui/text/values.tsx";
import { ReferenceForms } from "../reference-form.tsx";
import type { DeskView } from "./queries.ts";

export function StandingCard({ desk: { booking, answer } }: { desk: DeskView }) {
  const t = useTranslations("bookings");
  const { phase, channel, references, nusukReference, cancelNote, operatorStopped } = booking;
  const isStopped = operatorStopped && (phase === "awaiting_approval" || phase === "awaiting_balance");
  const mayRecord = phase === "confirmed" && channel === "operator" && references.includes(null);
  return (
    <Card icon={ClipboardCheck} title={t(`forOperator.${phase}.title`)}>
      <p>
        {isStopped && t(`forOperator.stopped.${phase}`)}
        {!isStopped &&
          (phase === "awaiting_approval"
            ? t(`forOperator.asked.${channel ?? "operator"}`)
            : t(`forOperator.${phase}.text`))}
      </p>
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
