/** Confirming an email address through the real calls. */
import { describe, expect, it } from "vitest";
import { currentUser, resetPassword, sendEmailVerification, verifyEmail } from "#contract/accounts.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { mailsOf, tokenFor } from "../../../../../test/factories/mails.ts";

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

const isVerified = async ({ session }: Given) => (await app.call(currentUser, {}, session)).emailVerified;

describe("an email address", () => {
  it("is unconfirmed until the link of the registration's mail is followed, signed in or not", async () => {
    const given = await givenPilgrim(app);
    expect(await isVerified(given)).toBe(false);

    await app.call(verifyEmail, { body: { token: await tokenFor(app, given, "verify") } });

    expect(await isVerified(given)).toBe(true);
  });

  it("is written to in the reader's language, from right to left where it runs so", async () => {
    const given = await givenPilgrim(app, { preferredLanguage: "ar", firstName: "مريم" });

    const [mail] = await mailsOf(app, given);

    expect(mail?.headers.subject).toBe("أكّد بريدك الإلكتروني");
    expect(mail?.text).toContain("السلام عليكم يا");
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  });

  it("gets its link again, three times an hour", async () => {
    const given = await givenPilgrim(app);
    for (let time = 0; time < 3; time += 1) await app.call(sendEmailVerification, {}, given.session);

    expect(await app.refusal(sendEmailVerification, {}, given.session)).toMatchObject({ status: 429 });
    expect(await mailsOf(app, given)).toHaveLength(4);
  });

  it("gets no further link once it is confirmed", async () => {
    const given = await givenPilgrim(app);
    await app.call(verifyEmail, { body: { token: await tokenFor(app, given, "verify") } });

    await app.call(sendEmailVerification, {}, given.session);

    expect(await mailsOf(app, given)).toHaveLength(1);
  });

  it("is not asked for by a shared demonstration account", async () => {
    const given = await givenPilgrim(app);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", given.user.id).execute();

    expect(await app.refusal(sendEmailVerification, {}, given.session)).toMatchObject({ code: "demo_account" });
  });
});

describe("a link that confirms an address", () => {
  it("works once, for two days, and for its own account", async () => {
    const [used, late, other] = [await givenPilgrim(app), await givenPilgrim(app), await givenPilgrim(app)];
    const [first, second] = [await tokenFor(app, used, "verify"), await tokenFor(app, late, "verify")];
    const follow = (token: string, session?: Given["session"]) =>
      app.refusal(verifyEmail, { body: { token } }, session);
    await app.call(verifyEmail, { body: { token: first } }, used.session);

    expect(await follow(first, used.session)).toMatchObject({ status: 410, code: "link_used" });
    expect(await follow(second, other.session)).toMatchObject({ status: 403, code: "link_of_another" });
    expect(await follow("never-sent")).toMatchObject({ status: 404, code: "link_unknown" });
    now = new Date(now.getTime() + 49 * HOUR_MS);
    expect(await follow(second, late.session)).toMatchObject({ status: 410, code: "link_expired" });
  });

  it("sets no password", async () => {
    const given = await givenPilgrim(app);
    const token = await tokenFor(app, given, "verify");

    const answer = await app.inject({
      method: "POST",
      url: resetPassword.path,
      payload: { token, password: "mine now" },
    });

    expect(answer.json()).toMatchObject({ status: 404, code: "link_unknown" });
  });
});
