/** Sends a message to an agent and tells what of the answer has come so far. */
import type { Agent } from "#assistant/intents/agents.ts";
import { askAgent } from "#contract/conversations.ts";
import { callForEvents } from "#web/lib/calls/api.ts";
import { NetworkError } from "#web/lib/calls/api-error.ts";
import { placeStore } from "#web/shared/queue/place-store.ts";
import { eventsIn } from "./event-stream.ts";

export interface Sent {
  readonly agent: Agent;
  readonly text: string;
  /** What a pressed choice asks for. */
  readonly intent: string | undefined;
  /** The screen that it is asked from. */
  readonly about: string | null;
  /** The same for every try: the server answers a message once. */
  readonly clientId: string;
}

/** Resolves when the answer is there whole; rejects as `call` does, and where the line breaks before the end. */
export async function sendToAgent({ agent, text, intent, about, clientId }: Sent, onText: (text: string) => void) {
  const where = placeStore.snapshot();
  const response = await callForEvents(askAgent, {
    params: { agentId: agent },
    body: {
      ...{ message: text, clientId, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      ...(intent !== undefined && { intent }),
      ...(about !== null && { about }),
      ...(where.kind === "here" && { place: { lat: where.place.latitude, lng: where.place.longitude } }),
    },
  });
  let shown = "";
  for await (const { event, data } of pieces(response)) {
    if (event === "message") return;
    shown = event === "restart" ? "" : shown + textIn(data);
    onText(shown);
  }
  throw new NetworkError("the answer was cut off");
}

async function* pieces({ body }: Response) {
  if (!body) return;
  try {
    yield* eventsIn(body);
  } catch (error) {
    throw new NetworkError("the answer was cut off", { cause: error });
  }
}

function textIn(data: unknown): string {
  return typeof data === "object" && data !== null && "text" in data && typeof data.text === "string" ? data.text : "";
}
