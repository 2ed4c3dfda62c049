/** The conversations: one with each of the four agents for pilgrims, one about the own desk for operators. */
import { FileCheck2, ListOrdered, type LucideIcon, Map as MapIcon, WalletCards } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AGENTS, type Agent, asAgent } from "#assistant/agents.ts";
import { agentAbout } from "#assistant/answer/about.ts";
import { ABOUT } from "#contract/conversations.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import { AboutChip } from "./about-chip.tsx";
import { Conversation } from "./conversation.tsx";
import { useOutgoing } from "./use-outgoing.ts";

const ICONS: Readonly<Record<Agent, LucideIcon>> = {
  document_checker: FileCheck2,
  queue_master: ListOrdered,
  payment_pro: WalletCards,
  tour_advisor: MapIcon,
};

/** Whom operators ask: what they ask of their desk is nobody's of the four. */
const OF_DESK: Agent = "tour_advisor";

interface ChatProps {
  fills?: boolean;
  /** The screen that is asked about, as the address has it: what is none is left out. */
  about?: string | null;
}

/** What is typed and what is on its way stay while another agent's tab is open. `fills`: it takes the height of its place, and only what was said scrolls. */
export function Chat({ fills = false, about: wanted = null }: ChatProps) {
  const t = useTranslations("chat");
  const isOperator = useSignedIn().role === "operator";
  const outgoing = useOutgoing();
  const about = wanted !== null && ABOUT.test(wanted) ? wanted : null;
  // A booking is meant until its reader says otherwise; on what else one came from, the next turns lean by themselves.
  const [from, setFrom] = useState(about);
  const [open, setOpen] = useState<Agent>(about === null ? AGENTS[0] : agentAbout(about));
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Agent, string>>>>({});

  async function send(agent: Agent, text: string, intent?: string): Promise<void> {
    const isSent = await outgoing.send(agent, text, intent, from);
    if (!isSent) return;
    setFrom((now) => (now?.startsWith("booking:") ? now : null));
    // SPEC §7: on success the input clears; what was typed meanwhile stays.
    setDrafts((now) => (now[agent]?.trim() === text ? { ...now, [agent]: "" } : now));
  }

  const conversationWith = (agent: Agent) => (
    <Conversation
      agent={agent}
      about={isOperator ? "desk" : agent}
      fills={fills}
      draft={drafts[agent] ?? ""}
      outgoing={outgoing.of(agent)}
      onDraft={(text) => setDrafts((now) => ({ ...now, [agent]: text }))}
      onSend={(text, intent) => void send(agent, text, intent)}
      onLeave={() => outgoing.leave(agent)}
    />
  );
  if (isOperator) return conversationWith(OF_DESK);
  const tabs = AGENTS.map((agent) => ({
    ...{ value: agent, label: t(`agents.${agent}`), icon: ICONS[agent] },
    content: conversationWith(agent),
  }));
  return (
    <>
      {from !== null && <AboutChip about={from} onLeave={() => setFrom(null)} />}
      <Tabs
        label={t("agents.label")}
        tabs={tabs}
        fills={fills}
        value={open}
        onValueChange={(value) => setOpen(asAgent(value) ?? open)}
      />
    </>
  );
}
