/** One message as it was written, its promise, and the way to answer it. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { hoursLeft } from "#domain/contact/contact.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin, Reference } from "#web/ui/text/values.tsx";
import type { InboxMessage } from "../queries.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { EarlierMessages } from "./earlier-messages.tsx";
import { NotSpamButton, SpamButton } from "./spam-buttons.tsx";

export function MessageCard({ message }: { message: InboxMessage }) {
  const t = useTranslations("staff");
  const [answering, setAnswering] = useState(false);
  return (
    <Card as="li">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-muted">
            <Reference>{message.reference}</Reference> · {t(`messages.kind.${message.kind}`)}
          </p>
          <h2 className="text-xl" dir="auto">
            {message.subject}
          </h2>
        </div>
        <div className="grid justify-items-start gap-2 sm:justify-items-end">
          {message.state === "open" && <Promised dueAt={message.dueAt} />}
          {message.flags.map((flag) => (
            <Status key={flag} state="needs_review">
              {t(`messages.flag.${flag}`)}
            </Status>
          ))}
        </div>
      </div>
      <Sender message={message} />
      <p className="mt-4 max-w-[46rem] whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {message.message}
      </p>
      {message.answer !== null && <Given answer={message.answer} answeredAt={message.answeredAt ?? message.dueAt} />}
      {message.earlier.length > 0 && <EarlierMessages messages={message.earlier} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {message.state === "open" && (
          <>
            <Button onClick={() => setAnswering(true)}>
              {t("messages.answer")}
              <span className="sr-only">{message.reference}</span>
            </Button>
            <SpamButton message={message} />
          </>
        )}
        {message.state === "spam" && <NotSpamButton message={message} />}
      </div>
      {answering && <AnswerDialog message={message} onClose={() => setAnswering(false)} />}
    </Card>
  );
}

/** With fewer hours left the promise is pressing. */
const PRESSING_HOURS = 6;

function Promised({ dueAt }: { dueAt: string }) {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  const left = hoursLeft(new Date(dueAt), new Date());
  const state = left < 0 ? "failed" : left < PRESSING_HOURS ? "needs_review" : "not_due";
  return (
    <div className="sm:text-end">
      <Status state={state}>
        {left < 0 ? t("messages.late", { hours: -left }) : t("messages.left", { hours: left })}
      </Status>
      <p className="mt-1 text-sm text-muted">{t("messages.due", { moment: dateTime(dueAt) })}</p>
    </div>
  );
}

function Sender({ message: { firstName, lastName, email, phone, createdAt } }: { message: InboxMessage }) {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  return (
    <p className="text-sm text-muted [overflow-wrap:anywhere]">
      {t("messages.from")} <bdi className="font-semibold text-ink">{`${firstName} ${lastName}`}</bdi> ·{" "}
      <Latin>{email}</Latin>
      {phone && (
        <>
          {" "}
          · <Latin>{phone}</Latin>
        </>
      )}{" "}
      · {dateTime(createdAt)}
    </p>
  );
}

function Given({ answer, answeredAt }: { answer: string; answeredAt: string }) {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  return (
    <div className="mt-5 rounded-md bg-sunken px-4 py-3">
      <p className="text-sm text-muted">{t("messages.answerOf", { moment: dateTime(answeredAt) })}</p>
      <p className="mt-1 max-w-[46rem] whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {answer}
      </p>
    </div>
  );
}
