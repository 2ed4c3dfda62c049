/** The operator's two answers to a booking, and in their place the one that was given, for as long as it can be taken back. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "../../lib/error-text.ts";
import { Button } from "../actions/button.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { type AskedBooking, type GivenAnswer, useAnswer } from "./use-answers.ts";
import { WaitingAnswer } from "./waiting-answer.tsx";

interface AnswerBookingProps {
  booking: AskedBooking;
  /** One that waits already; left out where the list does not say. */
  answer?: GivenAnswer | null | undefined;
}

export function AnswerBooking({ booking, answer }: AnswerBookingProps) {
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  // What the list says is newer than what this row remembers of its own act.
  const waiting = answer === undefined ? given : answer;
  if (waiting) return <WaitingAnswer booking={booking} answer={waiting} onUndone={() => setGiven(null)} />;
  return <Choice booking={booking} onGiven={setGiven} />;
}

interface ChoiceProps {
  booking: AskedBooking;
  onGiven: (given: GivenAnswer) => void;
}

function Choice({ booking, onGiven }: ChoiceProps) {
  const t = useTranslations("answers");
  const errorText = useErrorText();
  const [declining, setDeclining] = useState(false);
  const approve = useAnswer(onGiven);
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <Button
        className="max-md:flex-1"
        pending={approve.isPending}
        pendingLabel={t("approving")}
        onClick={() => approve.mutate({ params: { id: booking.id }, body: { kind: "approve" } })}
      >
        {t("approve")}
        <span className="sr-only">{booking.customerName}</span>
      </Button>
      <Button variant="outline" className="max-md:flex-1" onClick={() => setDeclining(true)}>
        {t("decline")}
        <span className="sr-only">{booking.customerName}</span>
      </Button>
      {approve.error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(approve.error)}
        </p>
      )}
      {declining && <DeclineDialog booking={booking} onGiven={onGiven} onClose={() => setDeclining(false)} />}
    </div>
  );
}
