/** The operator's two answers to a booking, and in their place the one that was given, for as long as it can be taken back. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { Button } from "../../ui/actions/button.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { type AnswerableBooking, type GivenAnswer, useAnswerBooking } from "./use-answers.ts";
import { AnswerSaid, WaitingAnswerNote } from "./waiting-answer.tsx";

interface AnswerBookingProps {
  booking: AnswerableBooking;
  /** One that waits already. */
  answer: GivenAnswer | null;
}

interface OwnAct {
  readonly given: GivenAnswer | null;
  /** What the list said before it. */
  readonly before: GivenAnswer | null;
}

export function AnswerBooking({ booking, answer }: AnswerBookingProps) {
  const [own, setOwn] = useState<OwnAct | null>(null);
  // Until the list says something else it is older than what was just done here.
  const waiting = own && own.before === answer ? own.given : answer;
  const acted = (given: GivenAnswer | null) => setOwn({ given, before: answer });
  const place = useFocusAfter(own);
  return (
    <div ref={place} className="max-md:w-full">
      <p role="status" className="text-sm">
        {waiting && <AnswerSaid answer={waiting} />}
      </p>
      {waiting ? (
        <WaitingAnswerNote booking={booking} answer={waiting} onUndone={() => acted(null)} />
      ) : (
        <Choice booking={booking} onGiven={acted} />
      )}
    </div>
  );
}

/** The pressed button is gone after an act: the focus goes on to the first one in its place. */
function useFocusAfter(act: OwnAct | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (act && document.activeElement === document.body) place.current?.querySelector("button")?.focus();
  }, [act]);
  return place;
}

interface ChoiceProps {
  booking: AnswerableBooking;
  onGiven: (given: GivenAnswer) => void;
}

function Choice({ booking, onGiven }: ChoiceProps) {
  const t = useTranslations("answers");
  const errorText = useErrorText();
  const [declining, setDeclining] = useState(false);
  const approve = useAnswerBooking(onGiven);
  // A suspended business may only give places back.
  const { businessStopped } = useSignedIn();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!businessStopped && (
        <Button
          className="max-md:flex-1"
          pending={approve.isPending}
          pendingLabel={t("approving")}
          onClick={() => approve.mutate({ params: { id: booking.id }, body: { kind: "approve" } })}
        >
          {t("approve")}
          <span className="sr-only">{booking.customerName}</span>
        </Button>
      )}
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
