/** What people do with their own sessions and password, through the real calls. */
import { describe, expect, it } from "vitest";
import { changePassword, currentUser, endSession, listSessions, login } from "#contract/accounts.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenPilgrim, sessionOf } from "../../../../test/factories/accounts.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

/** The same account on a phone. */
async function onPhone({ user, password }: Given): Promise<Given["session"]> {
  const payload = { username: user.username, password };
  return sessionOf(await app.inject({ method: "POST", url: login.path, payload, headers: { "user-agent": PHONE } }));
}

const isSignedIn = async (session: Given["session"]) =>
  (await app.inject({ method: "GET", url: currentUser.path, headers: { ...session } })).statusCode === 200;

describe("the list of sessions", () => {
  it("names the device, the times and the one that asks, the last used first", async () => {
    const given = await givenPilgrim(app);
    now = new Date(now.getTime() + MINUTE_MS);
    const phone = await onPhone(given);
    now = new Date(now.getTime() + HOUR_MS);

    const sessions = await app.call(listSessions, {}, phone);

    expect(sessions).toMatchObject([
      { browser: "safari", system: "ios", current: true, lastUsedAt: now.toISOString() },
      { browser: "other", system: "other", current: false },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone.cookie.split("=")[1]?.split(";")[0]);
  });

  it("is empty of others' sessions, which cannot be ended either", async () => {
    const [given, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const [theirs] = await app.call(listSessions, {}, other.session);

    const asked = { params: { id: theirs?.id ?? "" }, body: { password: given.password } };
    const problem = await app.refusal(endSession, asked, given.session);

    expect(problem).toMatchObject({ status: 404, code: "not_found" });
    expect(await isSignedIn(other.session)).toBe(true);
  });

  it("holds twenty at most: the one that was used longest ago makes room", async () => {
    const given = await givenPilgrim(app);
    const others: Given["session"][] = [];
    for (let time = 0; time < 20; time += 1) {
      now = new Date(now.getTime() + MINUTE_MS);
      others.push(await onPhone(given));
    }

    expect(await isSignedIn(given.session)).toBe(false);
    expect(await Promise.all(others.map(isSignedIn))).not.toContain(false);
  });

  it("lets one be ended, the own one too", async () => {
    const given = await givenPilgrim(app);
    const phone = await onPhone(given);
    const sessions = await app.call(listSessions, {}, given.session);
    const idOf = (current: boolean) => sessions.find((session) => session.current === current)?.id ?? "";

    const body = { password: given.password };
    await app.call(endSession, { params: { id: idOf(false) }, body }, given.session);
    expect([await isSignedIn(phone), await isSignedIn(given.session)]).toEqual([false, true]);

    await app.call(endSession, { params: { id: idOf(true) } }, given.session);
    expect(await isSignedIn(given.session)).toBe(false);
  });

  it("ends another one for nobody but who knows the password", async () => {
    const given = await givenPilgrim(app);
    const phone = await onPhone(given);
    const sessions = await app.call(listSessions, {}, given.session);
    const params = { id: sessions.find(({ current }) => !current)?.id ?? "" };

    const without = await app.refusal(endSession, { params }, given.session);
    const wrong = await app.refusal(endSession, { params, body: { password: "a guess" } }, given.session);

    for (const problem of [without, wrong])
      expect(problem).toMatchObject({ code: "wrong_password", errors: { password: expect.any(String) } });
    expect(await isSignedIn(phone)).toBe(true);
  });
});

describe("changing the password", () => {
  const change = (currentPassword: string) => ({ body: { currentPassword, newPassword: "new words" } });

  it("keeps this session, ends the others, and tells the owner by mail", async () => {
    const given = await givenPilgrim(app);
    const phone = await onPhone(given);

    await app.call(changePassword, change(given.password), given.session);

    expect([await isSignedIn(given.session), await isSignedIn(phone)]).toEqual([true, false]);
    const subjects = (await mailsOf(app, given)).map(({ headers }) => headers.subject);
    expect(subjects).toContain("Your password was changed");
  });

  it("asks for the present one, five times at most", async () => {
    const given = await givenPilgrim(app);

    for (let time = 0; time < 5; time += 1) {
      const problem = await app.refusal(changePassword, change("wrong"), given.session);
      expect(problem).toMatchObject({ code: "wrong_password", errors: { currentPassword: expect.any(String) } });
    }

    expect(await app.refusal(changePassword, change("wrong"), given.session)).toMatchObject({ status: 429 });
  });

  it("changes nothing where a strong one is asked for and another is chosen", async () => {
    const given = await givenPilgrim(app);
    const body = { currentPassword: given.password, newPassword: "password1", mustBeStrong: true };

    const problem = await app.refusal(changePassword, { body }, given.session);

    expect(problem).toMatchObject({
      code: "invalid_input",
      errors: { newPassword: expect.stringContaining("common") },
    });
    await app.call(changePassword, { body: { ...body, newPassword: "three calm words" } }, given.session);
  });

  it("is refused to a shared demonstration account with a sentence", async () => {
    const given = await givenPilgrim(app);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", given.user.id).execute();

    const problem = await app.refusal(changePassword, change(given.password), given.session);

    expect(problem).toMatchObject({ status: 403, code: "demo_account", detail: expect.stringContaining("shared") });
  });
});
