/** The calls of the conversations. */
import { chooseAssistantModel, readAssistantModel } from "#contract/assistant-model.ts";
import * as contract from "#contract/conversations.ts";
import { EventStream } from "#server/platform/http/answers/event-stream.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { eventsOf, wantsEvents } from "./events.ts";
import type { AssistantService } from "./service.ts";

export function assistantRoutes(app: App, assistant: AssistantService): void {
  handle(app, contract.readConversation, ({ user, params, query }) => assistant.read(user, params.agentId, query));
  handle(app, contract.askAgent, async ({ user, params, body, request }) => {
    const answer = await assistant.begin(user, params.agentId, body);
    return wantsEvents(request) ? new EventStream(eventsOf(answer)) : answer(() => undefined);
  });
  handle(app, contract.handOffConversation, ({ user, params, request }) =>
    assistant.handOff(user, params.agentId, request.network),
  );
  handle(app, contract.thumbAnswer, ({ user, params, body }) => assistant.thumb(user, params.messageId, body.thumb));
  handle(app, contract.assistantThumbs, () => assistant.thumbs());
  handle(app, readAssistantModel, async ({ user }) => ({ model: await assistant.consent.read(user) }));
  handle(app, chooseAssistantModel, ({ user, body }) => assistant.consent.choose(user, body.agreed));
  handle(app, contract.deleteConversation, ({ user, params }) => assistant.remove(user, params.agentId));
}
