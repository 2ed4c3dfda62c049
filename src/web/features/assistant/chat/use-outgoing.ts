/** What is on its way: at most one message, kept until it is answered or left. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { newKey } from "#web/lib/calls/idempotency.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { type Sent, sendToAgent } from "./ask.ts";
import { CONVERSATION_KEY } from "./queries.ts";

export interface Outgoing extends Sent {
  readonly state: "sending" | "failed";
  /** As much of it as has come. */
  readonly answer: string;
}

export function useOutgoing() {
  const t = useTranslations("chat");
  const common = useTranslations("toasts");
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Outgoing | null>(null);
  const isBusy = useRef(false);
  const { mutateAsync } = useMutation({
    mutationFn: (sent: Sent) => sendToAgent(sent, (answer) => setWaiting({ ...sent, state: "sending", answer })),
  });

  /** False where it failed, which the toast says. Two at a time there are not. */
  async function deliver(sent: Sent): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setWaiting({ ...sent, state: "sending", answer: "" });
    try {
      await mutateAsync(sent);
      await client.invalidateQueries({ queryKey: CONVERSATION_KEY });
      setWaiting(null);
      return true;
    } catch {
      setWaiting({ ...sent, state: "failed", answer: "" });
      showToast({ title: common("error.title"), description: t("toasts.sendFailed"), tone: "bad" });
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  return {
    waiting,
    /** The same words once more to the same agent after a failure are the same message. */
    send: (message: Omit<Sent, "clientId">) => {
      const isSame =
        waiting?.text === message.text && waiting.intent === message.intent && waiting.agent === message.agent;
      return deliver({ ...message, clientId: isSame ? waiting.clientId : newKey() });
    },
    leave: () => setWaiting(null),
  };
}
