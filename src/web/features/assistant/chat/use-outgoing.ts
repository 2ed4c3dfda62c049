/** What is on its way to the agents: at most one message each, kept until it is answered or left. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Agent } from "#assistant/agents.ts";
import { newKey } from "#web/lib/idempotency.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { ask, type Sent } from "./ask.ts";
import { conversationKey } from "./queries.ts";

export interface Outgoing extends Sent {
  readonly state: "sending" | "failed";
  /** As much of it as has come. */
  readonly answer: string;
}

type Waiting = Readonly<Partial<Record<Agent, Outgoing>>>;

export function useOutgoing() {
  const t = useTranslations("chat");
  const common = useTranslations("toasts");
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>({});
  const busy = useRef(new Set<Agent>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ agent, sent }: { agent: Agent; sent: Sent }) =>
      ask(agent, sent, (answer) => put(agent, { ...sent, state: "sending", answer })),
  });

  const put = (agent: Agent, outgoing: Outgoing | undefined) =>
    setWaiting(({ [agent]: _, ...others }) => (outgoing ? { ...others, [agent]: outgoing } : others));

  /** False where it failed, which the toast says. Two at a time to one agent there are not. */
  async function deliver(agent: Agent, sent: Sent): Promise<boolean> {
    if (busy.current.has(agent)) return false;
    busy.current.add(agent);
    put(agent, { ...sent, state: "sending", answer: "" });
    try {
      await mutateAsync({ agent, sent });
      await client.invalidateQueries({ queryKey: conversationKey(agent) });
      put(agent, undefined);
      return true;
    } catch {
      put(agent, { ...sent, state: "failed", answer: "" });
      showToast({ title: common("error.title"), description: t("toasts.sendFailed"), tone: "bad" });
      return false;
    } finally {
      busy.current.delete(agent);
    }
  }

  return {
    of: (agent: Agent): Outgoing | null => waiting[agent] ?? null,
    /** The same words once more after a failure are the same message. */
    send: (agent: Agent, text: string, intent: string | undefined, about: string | null) => {
      const earlier = waiting[agent];
      const isSame = earlier?.text === text && earlier.intent === intent;
      return deliver(agent, { text, intent, about, clientId: isSame ? earlier.clientId : newKey() });
    },
    leave: (agent: Agent) => put(agent, undefined),
  };
}
