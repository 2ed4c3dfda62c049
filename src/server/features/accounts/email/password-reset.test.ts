/** A forgotten password through the real calls and the mails that they send. */
import { describe, expect, it } from "vitest";
import { changePassword, currentUser, login, requestPasswordReset, resetPassword } from "#contract/accounts.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { confirmEmail, mailsOf, tokenFor } from "../../../../../test/factories/mails.ts";

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

let addresses = 0;
const ask = (usernameOrEmail: string, remoteAddress?: string) => {
  addresses += 1;
  return app.inject({
    method: "POST",
    url: requestPasswordReset.path,
    remoteAddress: remoteAddress ?? `10.2.${addresses >> 8}.${addresses & 255}`,
    payload: { usernameOrEmail },
  });
};

async function givenConfirmed(): Promise<Given> {
  const given = await givenPilgrim(app);
  await confirmEmail(app, given);
  return given;
}

const reset = (token: string, password = "new words", session?: Given["session"]) =>
  app.call(resetPassword, { body: { token, password } }, session);
const refusedReset = (token: string, session?: Given["session"]) =>
  app.refusal(resetPassword, { body: { token, password: "new words" } }, session);

const canSignIn = async ({ user }: Given, password: string) =>
  (await app.inject({ method: "POST", url: login.path, payload: { username: user.username, password } })).statusCode;

describe("asking for a new password", () => {
  it.each([
    ["username", ({ user }: Given) => user.username.toUpperCase()],
    ["email address", ({ user }: Given) => user.email],
  ])("by %s sends a link that works once and ends all sessions", async (_, typed) => {
    const given = await givenConfirmed();

    expect((await ask(typed(given))).statusCode).toBe(204);
    const token = await tokenFor(app, given, "reset");
    await reset(token);

    expect(await canSignIn(given, "new words")).toBe(200);
    expect(await canSignIn(given, given.password)).toBe(401);
    expect(await app.refusal(currentUser, {}, given.session)).toMatchObject({ status: 401 });
    expect(await refusedReset(token)).toMatchObject({ status: 410, code: "link_used" });
  });

  it.each([
    ["nobody", async () => "nobody-at-all"],
    [
      "a demonstration account",
      async () => {
        const { user } = await givenPilgrim(app);
        await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", user.id).execute();
        return user.username;
      },
    ],
  ])("answers the same for %s and sends nothing", async (_, target) => {
    const name = await target();
    await app.jobsDone();
    const before = await app.platform.db.selectFrom("oneTimeTokens").select("userId").execute();

    expect((await ask(name)).statusCode).toBe(204);
    await app.jobsDone();

    expect(await app.platform.db.selectFrom("oneTimeTokens").select("userId").execute()).toHaveLength(before.length);
  });

  it("at an address that was never confirmed sends the link that confirms it first", async () => {
    const given = await givenPilgrim(app);

    await ask(given.user.username);

    const mails = await mailsOf(app, given);
    expect(mails.map(({ headers }) => headers.subject).toSorted()).toEqual([
      "Confirm your email address",
      "Confirm your email address, then choose a new password",
    ]);
    expect(mails.filter(({ text }) => text.includes("/auth/reset#"))).toEqual([]);
  });

  it("sends a mailbox only so many links an hour, whoever asks", async () => {
    const given = await givenConfirmed();

    for (let time = 0; time < 8; time += 1) expect((await ask(given.user.username)).statusCode).toBe(204);

    const links = (await mailsOf(app, given)).filter(({ text }) => text.includes("/auth/reset#"));
    expect(links).toHaveLength(4);
  });

  it.each([
    ["address", () => "10.3.3.3"],
    ["network, of whose addresses one caller has them all,", (time: number) => `2001:db8:0:3::${time + 1}`],
  ])("is limited per %s, past which it costs work", async (_, from) => {
    for (let time = 0; time < 20; time += 1) expect((await ask(`name${time}`, from(time))).statusCode).toBe(204);

    const answer = await ask("one more", from(20));

    expect(answer.json().code).toBe("work_needed");
  });
});

describe("a link for a new password", () => {
  it("opens the door that strangers' wrong tries have shut, from the same network and from any", async () => {
    const given = await givenConfirmed();
    const signInFrom = (remoteAddress: string, password: string, cookie = "") =>
      app.inject({
        method: "POST",
        url: login.path,
        remoteAddress,
        headers: { cookie },
        payload: { username: given.user.username, password },
      });
    for (let at = 0; at < 60; at += 1) await signInFrom(`10.5.0.${at >> 1}`, "wrong");
    expect((await signInFrom("10.5.1.1", given.password)).statusCode).toBe(429);

    await ask(given.user.username);
    const token = await tokenFor(app, given, "reset");
    const answer = await app.inject({
      method: "POST",
      url: resetPassword.path,
      remoteAddress: "10.5.0.1",
      payload: { token, password: "new words" },
    });

    expect(answer.statusCode).toBe(204);
    expect((await signInFrom("10.5.1.1", "new words")).statusCode).toBe(200);
    for (let at = 0; at < 60; at += 1) await signInFrom(`10.5.0.${at >> 1}`, "wrong");
    const marks = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect((await signInFrom("10.5.0.1", "new words", marks)).statusCode).toBe(200);
  });

  it("grows too old after an hour", async () => {
    const given = await givenConfirmed();
    await ask(given.user.username);
    const token = await tokenFor(app, given, "reset");

    now = new Date(now.getTime() + 61 * MINUTE_MS);

    expect(await refusedReset(token)).toMatchObject({ status: 410, code: "link_expired" });
    expect(await canSignIn(given, given.password)).toBe(200);
  });

  it("is refused to another account that is signed in, and still works for its owner", async () => {
    const [given, other] = [await givenConfirmed(), await givenPilgrim(app)];
    await ask(given.user.username);
    const token = await tokenFor(app, given, "reset");

    expect(await refusedReset(token, other.session)).toMatchObject({ status: 403, code: "link_of_another" });
    await reset(token, "new words", given.session);

    expect(await canSignIn(given, "new words")).toBe(200);
  });

  it.each(["", "x", "a".repeat(43), "..%2F..", "é".repeat(50)])("is unknown as '%s'", async (token) => {
    expect(await refusedReset(token)).toMatchObject({ status: 404, code: "link_unknown" });
  });

  it("lets one of two who use it at once through", async () => {
    const given = await givenConfirmed();
    await ask(given.user.username);
    const token = await tokenFor(app, given, "reset");
    const use = () =>
      app.inject({ method: "POST", url: resetPassword.path, payload: { token, password: "new words" } });

    const answers = await Promise.all([use(), use(), use()]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410, 410]);
  });

  it("stops working when the password is changed in another way", async () => {
    const given = await givenConfirmed();
    await ask(given.user.username);
    const token = await tokenFor(app, given, "reset");

    const body = { currentPassword: given.password, newPassword: "changed by hand" };
    await app.call(changePassword, { body }, given.session);

    expect(await refusedReset(token)).toMatchObject({ code: "link_used" });
  });

  it("is kept nowhere but in its mail", async () => {
    const given = await givenConfirmed();
    await ask(given.user.username);
    const token = await tokenFor(app, given, "reset");

    const rows = await app.platform.db.selectFrom("oneTimeTokens").selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await app.platform.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  });
});
