/** The calls of accounts and sessions. */
import type { FastifyRequest } from "fastify";
import * as contract from "#contract/accounts.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { clearSessionCookie, sessionToken, setSessionCookie } from "#server/platform/http/session.ts";
import type { AccountService } from "./service.ts";

export function accountRoutes(app: App, accounts: AccountService): void {
  handle(app, contract.currentUser, ({ user }) => accounts.current(user.id));
  handle(app, contract.updateUser, ({ user, body }) => accounts.update(user, body));
  handle(app, contract.demoAccounts, () => accounts.demoSignIns());
  handle(app, contract.login, async ({ body, request, reply }) => {
    const { user, token } = await accounts.signIn(body, browserOf(request));
    setSessionCookie(reply, token);
    return user;
  });
  handle(app, contract.register, async ({ body, locale, request, reply }) => {
    const { user, token } = await accounts.register(body, locale, browserOf(request));
    setSessionCookie(reply, token);
    return user;
  });
  handle(app, contract.logout, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token) await accounts.sessions.end(token);
    clearSessionCookie(reply);
  });
  handle(app, contract.startLogin, ({ user, request }) => (user ? contract.DASHBOARDS[user.role] : authPath(request)));
}

function browserOf(request: FastifyRequest) {
  return { address: request.ip, token: sessionToken(request) };
}

/** The query is kept for the sign-in screen to judge; whoever comes to sell comes to register. */
function authPath(request: FastifyRequest): string {
  const [, query] = request.url.split("?", 2);
  if (!query) return "/auth";
  const asked = new URLSearchParams(query);
  const joins = asked.get("role") === "operator" && !asked.has("mode");
  return joins ? `/auth?mode=register&${query}` : `/auth?${query}`;
}
