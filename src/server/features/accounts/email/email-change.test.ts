/** Another email address through the real calls: who is asked, who is told, and which link changes it. */
import { describe, expect, it } from "vitest";
import {
  changeEmail,
  changePassword,
  currentUser,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from "#contract/accounts.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenPilgrim, registration } from "../../../../../test/factories/accounts.ts";
import { mailsOf, tokenFor } from "../../../../../test/factories/mails.ts";

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

let people = 0;
const emailOf = async ({ session }: Given) => (await app.call(currentUser, {}, session)).email;
const follow = (token: string, session?: Given["session"]) => app.call(verifyEmail, { body: { token } }, session);
const refused = (token: string, session?: Given["session"]) => app.refusal(verifyEmail, { body: { token } }, session);

/** Somebody who has asked for another address, with the token of the link that went there. */
async function givenChange() {
  const given = await givenPilgrim(app);
  people += 1;
  const email = `new${people}@example.org`;
  await app.call(changeEmail, { body: { email, password: given.password } }, given.session);
  const token = await tokenFor(app, { user: { ...given.user, email } }, "verify");
  return { given, email, token };
}

describe("an email address", () => {
  it("changes by the link in the new mailbox alone, and the old one is told beforehand", async () => {
    const { given, email, token } = await givenChange();

    expect(await emailOf(given)).toBe(given.user.email);
    const notices = (await mailsOf(app, given)).filter(({ text }) => text.includes(email));
    expect(notices.map(({ headers }) => headers.subject)).toEqual(["Your email address is about to change"]);
    await follow(token, given.session);

    expect(await app.call(currentUser, {}, given.session)).toMatchObject({ email, emailVerified: true });
    await app.call(login, { body: { username: email, password: given.password } });
    const old = { username: given.user.email, password: given.password };
    expect(await app.refusal(login, { body: old })).toMatchObject({ code: "wrong_credentials" });
  });

  it("is asked for with the password, and not for a shared demonstration account", async () => {
    const given = await givenPilgrim(app);
    const body = { email: "elsewhere@example.org", password: "a guess" };

    expect(await app.refusal(changeEmail, { body }, given.session)).toMatchObject({
      code: "wrong_password",
      errors: { password: expect.any(String) },
    });
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", given.user.id).execute();
    expect(
      await app.refusal(changeEmail, { body: { ...body, password: given.password } }, given.session),
    ).toMatchObject({
      code: "demo_account",
    });
  });

  it("that another account has is refused at once, and when it was taken meanwhile", async () => {
    const [other, { given, email, token }] = [await givenPilgrim(app), await givenChange()];

    const asked = { body: { email: other.user.email.toUpperCase(), password: given.password } };
    expect(await app.refusal(changeEmail, asked, given.session)).toMatchObject({ status: 409, code: "email_taken" });
    await app.platform.db.updateTable("users").set({ email }).where("id", "=", other.user.id).execute();

    expect(await refused(token, given.session)).toMatchObject({ status: 409, code: "email_taken" });
    expect(await emailOf(given)).toBe(given.user.email);
  });

  it("can be asked for three times an hour", async () => {
    const { given } = await givenChange();
    const ask = (name: string) => ({ body: { email: `${name}@example.org`, password: given.password } });
    await app.call(changeEmail, ask("second"), given.session);
    await app.call(changeEmail, ask("third"), given.session);

    expect(await app.refusal(changeEmail, ask("fourth"), given.session)).toMatchObject({ status: 429 });
  });
});

describe("the link of a change", () => {
  it("gives no stranger's account the mailbox of whoever opens it signed out, and still works for its own account", async () => {
    const { given, email, token } = await givenChange();

    expect(await refused(token)).toMatchObject({ status: 401, code: "not_signed_in" });
    expect(await emailOf(given)).toBe(given.user.email);

    await follow(token, given.session);
    expect(await emailOf(given)).toBe(email);
  });

  it("works once, for two days, and for its own account", async () => {
    const [used, late] = [await givenChange(), await givenChange()];
    await follow(used.token, used.given.session);

    expect(await refused(used.token)).toMatchObject({ status: 410, code: "link_used" });
    expect(await refused(late.token, used.given.session)).toMatchObject({ status: 403, code: "link_of_another" });
    now = new Date(now.getTime() + 49 * HOUR_MS);
    expect(await refused(late.token)).toMatchObject({ status: 410, code: "link_expired" });
    expect(await emailOf(late.given)).toBe(late.given.user.email);
  });

  it("ends when the password is changed, and ends what lies in the old mailbox", async () => {
    const [stopped, changed] = [await givenChange(), await givenChange()];
    const passwords = { currentPassword: stopped.given.password, newPassword: "another one" };
    await app.call(changePassword, { body: passwords }, stopped.given.session);
    expect(await refused(stopped.token)).toMatchObject({ code: "link_used" });

    const confirming = await tokenFor(app, changed.given, "verify");
    await follow(confirming);
    await app.call(requestPasswordReset, { body: { usernameOrEmail: changed.given.user.username } });
    const reset = await tokenFor(app, changed.given, "reset");
    await follow(changed.token, changed.given.session);

    const answer = await app.inject({
      method: "POST",
      url: resetPassword.path,
      payload: { token: reset, password: "mine" },
    });
    expect(answer.json()).toMatchObject({ code: "link_used" });
  });
});

it("tells one network of thirty taken addresses an hour, and then without work of none, nor of free ones", async () => {
  const { user } = await givenPilgrim(app);
  const ask = async (email: string, remoteAddress: string) => {
    const answer = await app.inject({
      method: "POST",
      url: register.path,
      payload: registration({ email }),
      remoteAddress,
    });
    return answer.statusCode === 201 ? "made" : answer.json<{ code: string }>().code;
  };

  expect(await ask("nobody-yet@example.org", "198.51.100.7")).toBe("made");
  for (let at = 0; at < 30; at += 1) expect(await ask(user.email, "198.51.100.7")).toBe("email_taken");
  expect(await ask(user.email, "198.51.100.7")).toBe("work_needed");
  expect(await ask("nobody-else@example.org", "198.51.100.7")).toBe("work_needed");
  expect(await ask(user.email, "203.0.113.7")).toBe("email_taken");
});
