/** What both sides have written, as plain text, and the form to answer. */
import { MessagesSquare } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_MESSAGE, type MessageSide } from "#domain/bookings/desk/message.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyLine, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useNamedPlace } from "#web/ui/layout/use-named-place.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { type ThreadView, useOpened, useThread, useWrite } from "./queries.ts";

interface ThreadProps {
  bookingId: string;
  /** The reader's. */
  side: MessageSide;
}

export function Thread({ bookingId, side }: ThreadProps) {
  const t = useTranslations("thread");
  const thread = useThread(bookingId);
  const errorText = useErrorText();
  useMarkOpened(bookingId, thread.data?.unread ?? 0);
  // Where nothing was said and nothing can be, there is no thread.
  if (thread.data && !thread.data.open && !thread.data.operatorStopped && thread.data.messages.length === 0)
    return null;
  return (
    <Card icon={MessagesSquare} title={t(`title.${side}`)}>
      {thread.isPending && <Skeleton className="h-24" />}
      {thread.isError && <ErrorState text={errorText(thread.error)} onRetry={() => void thread.refetch()} />}
      {thread.data && <Messages messages={thread.data.messages} side={side} />}
      {thread.data?.operatorStopped && <Banner className="mt-5" title={t(`stopped.${side}`)} />}
      {thread.data?.open && <Writing bookingId={bookingId} side={side} />}
    </Card>
  );
}

/** What stands on the screen has been opened; each new message once. */
function useMarkOpened(bookingId: string, unread: number): void {
  const opened = useOpened();
  const mark = useEffectEvent(() => opened.mutate({ params: { id: bookingId } }));
  useEffect(() => {
    if (unread > 0) mark();
  }, [unread]);
}

function Messages({ messages, side }: { messages: ThreadView["messages"]; side: MessageSide }) {
  const t = useTranslations("thread");
  if (messages.length === 0) return <EmptyLine>{t(`none.${side}`)}</EmptyLine>;
  return (
    <ol className="grid grid-cols-1 gap-4">
      {messages.map((message) => (
        <Message key={message.id} message={message} isOwn={message.side === side} />
      ))}
    </ol>
  );
}

function Message({ message, isOwn }: { message: ThreadView["messages"][number]; isOwn: boolean }) {
  const t = useTranslations("thread");
  const { id, author, body, at, readAt } = message;
  const place = useNamedPlace<HTMLLIElement>(`message-${id}`);
  return (
    <li {...place} className={classNames("max-w-[85%] scroll-mt-24", isOwn && "justify-self-end")}>
      <div className={classNames("rounded-lg px-4 py-3", isOwn ? "bg-brand-soft" : "bg-sunken")}>
        <p className="text-xs font-semibold text-muted">
          <bdi>{author ?? t("gone")}</bdi>
        </p>
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {body ?? t("erased")}
        </p>
      </div>
      <p className={classNames("mt-1 text-xs text-muted", isOwn && "text-end")}>
        <MomentText instant={at} />
        {isOwn && <> · {t(readAt ? "opened" : "sent")}</>}
      </p>
    </li>
  );
}

function Writing({ bookingId, side }: ThreadProps) {
  const t = useTranslations("thread");
  const errorText = useErrorText();
  const [body, setBody] = useState("");
  const write = useWrite(() => setBody(""));
  return (
    <form
      className="mt-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== "") write.mutate({ params: { id: bookingId }, body: { body: body.trim() } });
      }}
    >
      <TextAreaField
        label={t(`label.${side}`)}
        hint={t(`hint.${side}`)}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={body}
        error={write.error ? errorText(write.error) : undefined}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button
        type="submit"
        className="mt-3"
        disabled={body.trim() === ""}
        pending={write.isPending}
        pendingLabel={t("sending")}
      >
        {t("send")}
      </Button>
    </form>
  );
}
