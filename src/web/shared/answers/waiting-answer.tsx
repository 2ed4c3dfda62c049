/** An answer that is carried out when its minute is over: what it says, how long it can be taken back, and doing that. */
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { Button } from "../../ui/actions/button.tsx";
import { remaining } from "../../ui/feedback/remaining.ts";
import { type AnswerableBooking, type GivenAnswer, useApproveNow, useUndoAnswer } from "./use-answers.ts";

interface WaitingAnswerProps {
  booking: AnswerableBooking;
  answer: GivenAnswer;
  onUndone: () => void;
}

export function WaitingAnswerNote({ booking, answer, onUndone }: WaitingAnswerProps) {
  const t = useTranslations("answers");
  const errorText = useErrorText();
  const undo = useUndoAnswer(onUndone);
  const now = useApproveNow();
  const { businessStopped } = useSignedIn();
  const error = undo.error ?? now.error;
  const params = { id: booking.id };
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          className="max-md:flex-1"
          icon={<Undo2 aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          pending={undo.isPending}
          pendingLabel={t("undoing")}
          onClick={() => undo.mutate({ params })}
        >
          {t("undo")}
          <span className="sr-only">{booking.customerName}</span>
        </Button>
        {answer.kind === "approve" && !businessStopped && (
          <Button
            variant="quiet"
            pending={now.isPending}
            pendingLabel={t("approving")}
            onClick={() => now.mutate({ params })}
          >
            {t("now")}
            <span className="sr-only">{booking.customerName}</span>
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {errorText(error)}
        </p>
      )}
    </>
  );
}

export function AnswerSaid({ answer }: Pick<WaitingAnswerProps, "answer">) {
  const t = useTranslations("answers");
  const seconds = useSeconds(answer.until);
  return (
    <>
      {/* Read once as it appears: nobody wants each second spoken. */}
      <strong>{t(`given.${answer.kind}`)}</strong>{" "}
      <span aria-hidden="true" className="num text-muted">
        {seconds > 0 ? t("left", { seconds }) : t("soon")}
      </span>
    </>
  );
}

/** Whole seconds until then, each second anew. */
function useSeconds(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const { seconds } = remaining(Date.parse(until), now);
  const over = seconds === 0;
  useEffect(() => {
    if (over) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [over]);
  return seconds;
}
