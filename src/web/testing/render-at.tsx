/** Draws the whole app at an address, with a server that answers as told. */
import { createMemoryRouter, parsePath } from "react-router";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { User } from "#contract/accounts.ts";
import { AppRoot } from "../app/app.tsx";
import { leaveEndedSession, routesOf } from "../app/router.tsx";
import { createQueryClient } from "../lib/calls/query-client.ts";
import { startPreferences } from "../lib/words/preferences.ts";
import { type Answers, answerCalls, json, refusal } from "./answers.ts";
import { silenceLive } from "./fake-socket.ts";

interface Scene {
  user?: User | null;
  answers?: Answers;
}

let entries = 0;

/** With a key of its own: the router keeps the scroll position of the same key from one test to the next. */
function entryOf(address: string) {
  entries += 1;
  return { ...parsePath(address), key: `test-${entries}` };
}

export async function renderAt(address: string, { user = null, answers = {} }: Scene = {}) {
  answerCalls({
    "GET /api/user": () => (user ? json(user) : refusal("not_signed_in", "Sign in first.")),
    "GET /api/demo-accounts": () => json([]),
    "GET /api/notifications": () => json({ notifications: [], unread: 0 }),
    "GET /api/activity": () => json([]),
    "GET /api/waitlist": () => json([]),
    "GET /api/payment/plans": () => json([]),
    ...answers,
  });
  silenceLive();
  await startPreferences();
  const client = createQueryClient({ onSessionEnded: () => leaveEndedSession(router, client) });
  const router = createMemoryRouter(routesOf(client), { initialEntries: [entryOf(address)] });
  const screen = await render(<AppRoot router={router} client={client} />);
  return { screen, router };
}

/** The toast in sight. */
export function toast() {
  return page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
}
