/** SPEC's AI chat card: four agents, one conversation each. */
import { FileCheck2, ListOrdered, type LucideIcon, Map as MapIcon, MessagesSquare, WalletCards } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AGENTS, type Agent } from "#assistant/agents.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import { Conversation } from "./conversation.tsx";
import { useOutgoing } from "./use-outgoing.ts";

const ICONS: Readonly<Record<Agent, LucideIcon>> = {
  document_checker: FileCheck2,
  queue_master: ListOrdered,
  payment_pro: WalletCards,
  tour_advisor: MapIcon,
};

/** What is typed and what is on its way stay while another agent's tab is open. */
export function ChatCard() {
  const t = useTranslations("chat");
  const outgoing = useOutgoing();
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Agent, string>>>>({});

  async function send(agent: Agent, text: string, intent?: string): Promise<void> {
    const isSent = await outgoing.send(agent, text, intent);
    // SPEC §7: on success the input clears; what was typed meanwhile stays.
    if (isSent) setDrafts((now) => (now[agent]?.trim() === text ? { ...now, [agent]: "" } : now));
  }

  const conversationWith = (agent: Agent) => (
    <Conversation
      agent={agent}
      draft={drafts[agent] ?? ""}
      outgoing={outgoing.of(agent)}
      onDraft={(text) => setDrafts((now) => ({ ...now, [agent]: text }))}
      onSend={(text, intent) => void send(agent, text, intent)}
      onLeave={() => outgoing.leave(agent)}
    />
  );
  const tabs = AGENTS.map((agent) => ({
    ...{ value: agent, label: t(`agents.${agent}`), icon: ICONS[agent] },
    content: conversationWith(agent),
  }));
  return (
    <Card icon={MessagesSquare} title={t("title")}>
      <Tabs label={t("agents.label")} tabs={tabs} />
      <p className="mt-4 text-sm text-muted">{t("note")}</p>
    </Card>
  );
}
