/** A kept message as the contract shows it. */
import type { ConversationMessage } from "#contract/conversations.ts";
import type { AssistantMessageRow } from "./repository.ts";
import { takesThumb } from "./thumbs.repository.ts";

export function presentConversationMessage(row: AssistantMessageRow): ConversationMessage {
  const { id, agent, role, content, locale, actions, citations, answeredBy, byModel, thumb, createdAt } = row;
  return {
    ...{ id: String(id), agent, role, content, locale, at: createdAt.toISOString() },
    ...(actions.length > 0 && {
      actions: actions.map(({ label }) => label),
      actionTargets: actions.map(({ target }) => target),
    }),
    ...(citations.length > 0 && { citations }),
    ...(answeredBy !== null && { answeredBy }),
    ...(takesThumb(row) && { thumb }),
    ...(byModel && { byModel }),
  };
}
