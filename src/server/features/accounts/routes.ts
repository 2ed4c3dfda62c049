/** The calls of accounts and sessions. */
import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/accounts.ts";
import * as passkeyContract from "#contract/passkeys.ts";
import { askWork, type DoneWork } from "#contract/registration-work.ts";
import * as factorContract from "#contract/second-factor.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { clearSessionCookie, keepLanguage, sessionToken, setSessionCookie } from "#server/platform/http/session.ts";
import type { AccountService, SignedIn } from "./service.ts";
import { marksIn, setMarks } from "./tries/known-browser.ts";

export function accountRoutes(app: App, accounts: AccountService): void {
  handle(app, contract.currentUser, ({ user }) => accounts.current(user.id));
  handle(app, contract.updateUser, ({ user, body }) => accounts.update(user, body));
  handle(app, contract.demoAccounts, () => accounts.demoSignIns());
  handle(app, contract.login, async ({ body: { work, ...credentials }, request, reply }) => {
    return letIn(await accounts.signIn(credentials, browserOf(request, work)), accounts.known, request, reply);
  });
  handle(app, askWork, () => accounts.ofNetwork.ask());
  handle(app, contract.register, async ({ body: { work, ...registration }, locale, request, reply }) => {
    const { user, token } = await accounts.register(registration, locale, browserOf(request, work));
    setSessionCookie(reply, token);
    setMarks(reply, accounts.known.remember(marksIn(request), user.id));
    return user;
  });
  handle(app, contract.logout, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token) await accounts.sessions.end(token);
    clearSessionCookie(reply);
  });
  handle(app, contract.listSessions, ({ user, request }) => accounts.sessions.list(user.id, sessionToken(request)));
  handle(app, contract.endSession, ({ user, params, body, request }) =>
    accounts.endSession(user, { ...body, id: params.id, token: sessionToken(request) }),
  );
  handle(app, contract.startLogin, ({ user, request }) => (user ? contract.DASHBOARDS[user.role] : authPath(request)));
}

/** Passwords and addresses: changed, forgotten, confirmed. */
export function credentialRoutes(app: App, { password, reset, verification, change, known }: AccountService): void {
  handle(app, contract.changePassword, ({ user, body, request }) => password.change(user, body, sessionToken(request)));
  handle(app, contract.requestPasswordReset, ({ body: { work, usernameOrEmail }, request }) =>
    reset.request(usernameOrEmail, comerOf(request, work)),
  );
  handle(app, contract.resetPassword, async ({ user, body, request, reply }) => {
    const asker = { askerId: user?.id ?? null, network: request.network };
    const userId = await reset.finish(body.token, body.password, asker);
    // Whoever has the mailbox is no stranger at this door.
    setMarks(reply, known.remember(marksIn(request), userId));
  });
  handle(app, contract.sendEmailVerification, ({ user }) => verification.sendAgain(user));
  handle(app, contract.changeEmail, ({ user, body, request }) => change.request(user, body, request.network));
  handle(app, contract.verifyEmail, ({ user, body, request }) =>
    verification.confirm(body.token, { askerId: user?.id ?? null, token: sessionToken(request) }),
  );
}

/** The second factor of one's own account. */
export function secondFactorRoutes(app: App, { factor }: AccountService): void {
  handle(app, factorContract.secondFactorState, ({ user }) => factor.state(user.id));
  handle(app, factorContract.beginSecondFactor, ({ user, body }) => factor.begin(user, body.password));
  handle(app, factorContract.confirmSecondFactor, ({ user, body, request }) =>
    factor.finish(user, body.code, sessionToken(request)),
  );
  handle(app, factorContract.renewRecoveryCodes, ({ user, body }) => factor.renewCodes(user, body));
  handle(app, factorContract.removeSecondFactor, ({ user, body }) => factor.remove(user, body));
}

/** Signing in with a passkey, and those of one's own account. */
export function passkeyRoutes(app: App, { keys, known, signInByPasskey }: AccountService): void {
  handle(app, passkeyContract.askPasskey, () => keys.ask());
  handle(app, passkeyContract.loginByPasskey, async ({ body, request, reply }) => {
    return letIn(await signInByPasskey(body.passkey, browserOf(request)), known, request, reply);
  });
  handle(app, passkeyContract.listPasskeys, ({ user }) => keys.list(user.id));
  handle(app, passkeyContract.beginPasskey, ({ user, body }) => keys.begin(user, body));
  handle(app, passkeyContract.addPasskey, ({ user, body, request }) => keys.add(user, body, sessionToken(request)));
  handle(app, passkeyContract.removePasskey, ({ user, params, body, request }) =>
    keys.remove(user, params.id, body, sessionToken(request)),
  );
}

/** The browser of whoever has signed in: its session, the account's language, which nobody has chosen for a demonstration, and the mark by which it is known. */
function letIn(
  { user, token }: SignedIn,
  known: AccountService["known"],
  request: FastifyRequest,
  reply: FastifyReply,
): contract.User {
  setSessionCookie(reply, token);
  if (!user.demo) keepLanguage(request, reply, user.preferredLanguage);
  setMarks(reply, known.remember(marksIn(request), user.id));
  return user;
}

function browserOf(request: FastifyRequest, work?: DoneWork) {
  const userAgent = request.headers["user-agent"];
  return { ...comerOf(request, work), token: sessionToken(request), userAgent };
}

function comerOf(request: FastifyRequest, work: DoneWork | undefined) {
  const { network, isCrowded } = request;
  return { network, isCrowded, work, marks: marksIn(request) };
}

/** The query is kept for the sign-in screen to judge; whoever comes to sell comes to register. */
function authPath(request: FastifyRequest): string {
  const [, ...parts] = request.url.split("?");
  const query = parts.join("?");
  if (query === "") return "/auth";
  const asked = new URLSearchParams(query);
  const joins = asked.get("role") === "operator" && !asked.has("mode");
  return joins ? `/auth?mode=register&${query}` : `/auth?${query}`;
}
