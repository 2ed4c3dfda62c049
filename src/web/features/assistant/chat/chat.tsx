/** The conversation: pilgrims choose which of the four agents is asked, operators ask about their own desk. */
import { FileCheck2, ListOrdered, type LucideIcon, Map as MapIcon, WalletCards } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { agentAbout } from "#assistant/answer/about.ts";
import { AGENTS, type Agent, asAgent } from "#assistant/intents/agents.ts";
import { ABOUT } from "#contract/conversations.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
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

/** A tab changes who is asked, and nothing else. `fills`: it takes the height of its place, and only what was said scrolls. */
export function Chat({ fills = false, about: wanted = null }: ChatProps) {
  const t = useTranslations("chat");
  const isOperator = useSignedIn().role === "operator";
  const outgoing = useOutgoing();
  const about = wanted !== null && ABOUT.test(wanted) ? wanted : null;
  // A booking is meant until its reader says otherwise; on what else one came from, the next turns lean by themselves.
  const [from, setFrom] = useState(about);
  const [open, setOpen] = useState<Agent>(about === null ? AGENTS[0] : agentAbout(about));
  const [draft, setDraft] = useState("");

  async function send(agent: Agent, text: string, intent: string | undefined): Promise<void> {
    const isSent = await outgoing.send({ agent, text, intent, about: from });
    if (!isSent) return;
    setFrom((now) => (now?.startsWith("booking:") ? now : null));
    // SPEC §7: on success the input clears; what was typed meanwhile stays.
    setDraft((now) => (now.trim() === text ? "" : now));
  }

  const asked = isOperator ? OF_DESK : open;
  const conversation = (
    <Conversation
      agent={asked}
      about={isOperator ? "desk" : open}
      fills={fills}
      draft={draft}
      outgoing={outgoing.waiting}
      onDraft={setDraft}
      onSend={(text, intent, agent = asked) => void send(agent, text, intent)}
      onLeave={outgoing.leave}
    />
  );
  if (isOperator) return conversation;
  const tabs = AGENTS.map((agent) => ({ value: agent, label: t(`agents.${agent}`), icon: ICONS[agent] }));
  return (
    <>
      {from !== null && <AboutChip about={from} onLeave={() => setFrom(null)} />}
      <Tabs
        label={t("agents.label")}
        tabs={tabs}
        fills={fills}
        value={open}
        onValueChange={(value) => setOpen(asAgent(value) ?? open)}
      >
        {conversation}
      </Tabs>
    </>
  );
}
