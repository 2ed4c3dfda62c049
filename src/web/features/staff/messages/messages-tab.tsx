/** The contact inbox: open messages by their promise, or answered ones; and what the assistant helped with. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { CONTACT_STATES, type ContactState } from "#contract/contact.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useMessages } from "../queries.ts";
import { MessageCard } from "./message-card.tsx";
import { ThumbsCard } from "./thumbs-card.tsx";

export function MessagesTab() {
  const t = useTranslations("staff");
  const [state, setState] = useState<ContactState>("open");
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label={t("messages.state")}
        hideLabel
        value={state}
        options={CONTACT_STATES.map((value) => ({ value, label: t(`messages.${value}`) }))}
        onChange={setState}
      />
      <Loaded query={useMessages(state)}>
        {(messages) =>
          messages.length === 0 ? (
            <Card>
              <EmptyState title={t(`messages.empty.${state}`)} />
            </Card>
          ) : (
            <ul className="grid gap-5">
              {messages.map((message) => (
                <MessageCard key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ThumbsCard />
    </div>
  );
}
