/** The conversation: what was said, what is on its way, and the field for the next question. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Agent } from "#assistant/intents/agents.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { MessageComposer } from "./composer.tsx";
import { HandOff, RemoveConversation } from "./dialogs.tsx";
import { Bubble, MessageView } from "./message-view.tsx";
import { ModelLeave } from "./model-leave.tsx";
import { type AssistantMessage, useConversation } from "./queries.ts";
import type { Outgoing } from "./use-outgoing.ts";

/** What is asked about: one agent's matters, or an operator's own desk. */
type About = Agent | "desk";

interface ConversationProps {
  /** Who is asked next. */
  agent: Agent;
  about: About;
  /** Takes the height of its place, and only what was said scrolls. */
  fills: boolean;
  draft: string;
  outgoing: Outgoing | null;
  onDraft: (text: string) => void;
  /** `agent`: whom it was meant for, where another has been chosen since. */
  onSend: (text: string, intent?: string, agent?: Agent) => void;
  onLeave: () => void;
}

export function Conversation({ agent, about, fills, draft, outgoing, onDraft, onSend, onLeave }: ConversationProps) {
  const t = useTranslations("chat");
  const errorText = useErrorText();
  const [isHandingOff, setHandingOff] = useState(false);
  const conversation = useConversation();
  const isSending = outgoing?.state === "sending";
  const acts = { isBusy: isSending, onAsk: onSend, onHandOff: () => setHandingOff(true) };
  const end = useEndInSight(conversation.data?.at(-1)?.id, outgoing);
  if (conversation.isPending) return <SkeletonCard lines={4} />;
  if (!conversation.data)
    return <ErrorState text={errorText(conversation.error)} onRetry={() => void conversation.refetch()} />;
  const messages = conversation.data;
  const hint = about === "desk" ? t("input.placeholder") : t("input.ask", { agent: t(`agents.${about}`) });
  const settings = (
    <>
      <ModelLeave />
      {messages.length > 0 && <RemoveConversation />}
    </>
  );
  return (
    <>
      <div
        ref={end}
        role="log"
        aria-label={t("log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className={classNames(
          "grid content-start gap-5 overflow-y-auto rounded-md pe-1",
          fills ? "min-h-48 flex-1" : "max-h-[30rem]",
        )}
      >
        {fills && <p className="text-sm text-muted">{t("note")}</p>}
        {conversation.hasNextPage && <Older conversation={conversation} />}
        {messages.length === 0 && !outgoing && <Start about={about} onSend={onSend} />}
        {messages.map((message) => (
          <MessageView key={message.id} message={message} {...acts} />
        ))}
        {outgoing && <OnItsWay outgoing={outgoing} onSend={onSend} onLeave={onLeave} />}
        {fills && settings}
      </div>
      <MessageComposer fills={fills} hint={hint} text={draft} isSending={isSending} onText={onDraft} onSend={onSend} />
      {!fills && settings}
      {isHandingOff && <HandOff agent={agent} onClose={() => setHandingOff(false)} />}
    </>
  );
}

function Older({ conversation }: { conversation: ReturnType<typeof useConversation> }) {
  const t = useTranslations("chat");
  return (
    <>
      <Button
        variant="quiet"
        pending={conversation.isFetchingNextPage}
        pendingLabel={t("olderPending")}
        onClick={() => void conversation.fetchNextPage()}
      >
        {t("older")}
      </Button>
      {conversation.isFetchNextPageError && <Refusal error={conversation.error} />}
    </>
  );
}

function Start({ about, onSend }: { about: About; onSend: (text: string) => void }) {
  const t = useTranslations("chat");
  const suggestions = [t(`suggest.${about}.first`), t(`suggest.${about}.second`)];
  return (
    <div>
      <p className="text-muted">{t(`empty.${about}`)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {suggestions.map((words) => (
          <Button key={words} variant="outline" onClick={() => onSend(words)}>
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}

type OnItsWayProps = { outgoing: Outgoing } & Pick<ConversationProps, "onSend" | "onLeave">;

/** A message that failed stays until it is sent again or left. */
function OnItsWay({ outgoing: { agent, text, intent, state, answer }, onSend, onLeave }: OnItsWayProps) {
  const t = useTranslations("chat");
  return (
    <div className="grid gap-2">
      <Bubble isOwn text={text} />
      {state === "sending" && answer !== "" && <Bubble isOwn={false} text={answer} />}
      {state === "sending" && answer === "" && (
        <p className="animate-pulse text-sm text-muted motion-reduce:animate-none">
          {t("writing", { agent: t(`agents.${agent}`) })}
        </p>
      )}
      {state === "failed" && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-sm text-bad">{t("failed")}</p>
          <Button variant="outline" onClick={() => onSend(text, intent, agent)}>
            {t("retry")}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {t("dropMessage")}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * For the list: shows its end whenever something comes there, and of an answer that is longer than the list its beginning;
 * older messages above leave it where it is.
 */
function useEndInSight(last: AssistantMessage["id"] | undefined, outgoing: Outgoing | null) {
  const list = useRef<HTMLDivElement>(null);
  const sign = `${last} ${outgoing?.state} ${outgoing?.answer.length}`;
  useEffect(() => {
    const box = list.current;
    if (!sign || !box) return;
    const newest = [...box.querySelectorAll("article")].at(-1);
    const isWaited = outgoing !== null || !newest;
    const start = isWaited ? box.scrollHeight : newest.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTo({ top: isWaited ? start : Math.min(box.scrollHeight, box.scrollTop + start) });
  }, [sign, outgoing]);
  return list;
}
