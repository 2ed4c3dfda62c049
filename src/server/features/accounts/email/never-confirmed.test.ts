/** A mailbox that was never confirmed owns nothing, and a stranger's words do not reach it in our name. */
import { setTimeout as sleep } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import {
  changeEmail,
  changePassword,
  currentUser,
  login,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from "#contract/accounts.ts";
import { createBooking } from "#contract/bookings.ts";
import { listDocuments, uploadDocument } from "#contract/documents.ts";
import { acceptInvitation, createFamily, inviteToFamily } from "#contract/family.ts";
import { handIn } from "#contract/intake.ts";
import { addPasskey, askPasskey, beginPasskey, listPasskeys, loginByPasskey } from "#contract/passkeys.ts";
import { joinWindow } from "#contract/queue.ts";
import { beginSecondFactor, confirmSecondFactor, secondFactorState } from "#contract/second-factor.ts";
import { type TestApp, testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, sessionOf } from "../../../../../test/factories/accounts.ts";
import { authenticator } from "../../../../../test/factories/authenticator.ts";
import { givenHold, givenMoved, givenOffer, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";
import { mailServer } from "../../../../../test/mail-server.ts";
import { picture } from "../../documents/test-files.ts";
import { hashPassword } from "../passwords/passwords.ts";

const server = await mailServer();
const settings = { SMTP_URL: server.url, MAIL_FROM: "Rihla <hello@rihla.example>" };
const app = await testApp({ settings });

/** The mails to somebody, once all are sent. */
async function mailsTo({ user }: Pick<Given, "user">) {
  await app.jobsDone();
  return server.received.filter(({ recipients }) => recipients.includes(user.email));
}

async function linkTo(given: Given, kind: "verify" | "reset"): Promise<string> {
  const found = (await mailsTo(given)).map(({ text }) => new RegExp(`/auth/${kind}#([\\w-]+)`).exec(text)?.[1]);
  return found.filter((token) => token !== undefined).at(-1) ?? "";
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const begin = (given: Given) => ({ body: { password: given.password } });

async function turnCodesOn(given: Given): Promise<void> {
  const { secret } = await app.call(beginSecondFactor, begin(given), given.session);
  await app.call(confirmSecondFactor, { body: { code: codeOf(secret) } }, given.session);
}

/** The device that has made it. */
async function withPasskey(given: Given) {
  const device = authenticator();
  const passkey = device.make(await app.call(beginPasskey, begin(given), given.session));
  await app.call(addPasskey, { body: { name: "Theirs", passkey } }, given.session);
  return device;
}

const signIn = ({ user: { username } }: Given, password: string) =>
  app.inject({ method: "POST", url: login.path, payload: { username, password } });

/** As before accounts had to confirm first. */
async function givenLockedByStranger(): Promise<Given> {
  const given = await givenPilgrim(app);
  const { db } = app.platform;
  await db.updateTable("users").set({ emailVerifiedAt: new Date() }).where("id", "=", given.user.id).execute();
  await turnCodesOn(given);
  await db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", given.user.id).execute();
  return given;
}

it("sets no second factor up before the mailbox is confirmed, and after it does", async () => {
  const given = await givenPilgrim(app);

  const refusal = await app.refusal(beginSecondFactor, begin(given), given.session);
  await app.call(verifyEmail, { body: { token: await linkTo(given, "verify") } }, given.session);

  expect(refusal).toMatchObject({ status: 403, code: "address_unconfirmed" });
  expect(await app.call(beginSecondFactor, begin(given), given.session)).toMatchObject({ uri: expect.any(String) });
});

it("opens to the mailbox's owner what a stranger registered and locked", async () => {
  const stranger = await givenLockedByStranger();
  const { email } = stranger.user;

  await app.call(verifyEmail, { body: { token: await linkTo(stranger, "verify") } });
  expect(await app.refusal(currentUser, {}, stranger.session)).toMatchObject({ code: "not_signed_in" });
  await app.call(requestPasswordReset, { body: { usernameOrEmail: email } });
  await app.call(resetPassword, { body: { token: await linkTo(stranger, "reset"), password: "mine" } });

  expect((await signIn(stranger, "mine")).statusCode).toBe(200);
});

/** Whoever knows the password comes back, as soon as the mailbox is confirmed, and locks the account anew. */
async function comeBack(stranger: Given): Promise<string> {
  const answer = await signIn(stranger, stranger.password);
  if (answer.statusCode !== 200) return answer.json<{ code: string }>().code;
  const back = { ...stranger, session: sessionOf(answer) };
  await withPasskey(back);
  await turnCodesOn(back);
  return "locked";
}

const askForPassword = ({ user }: Given) => app.call(requestPasswordReset, { body: { usernameOrEmail: user.email } });

it.each([
  ["the registration", async () => undefined],
  ["a forgotten password", askForPassword],
])(
  "lets no stranger back in who knows the password, once its owner has confirmed by the link of %s",
  async (_, ask) => {
    const stranger = await givenPilgrim(app);
    await ask(stranger);
    await app.call(verifyEmail, { body: { token: await linkTo(stranger, "verify") } });

    const cameBack = await comeBack(stranger);
    await askForPassword(stranger);
    await app.call(resetPassword, { body: { token: await linkTo(stranger, "reset"), password: "mine" } });

    const answer = await signIn(stranger, "mine");
    expect([cameBack, answer.statusCode]).toEqual(["wrong_credentials", 200]);
    expect(await app.call(listPasskeys, {}, sessionOf(answer))).toMatchObject({ passkeys: [] });
  },
);

it("asks the mailbox's owner for a new password at once, and nobody who is signed in", async () => {
  const [stranger, owner] = [await givenPilgrim(app), await givenPilgrim(app)];

  const handed = await app.call(verifyEmail, { body: { token: await linkTo(stranger, "verify") } });
  const kept = await app.call(verifyEmail, { body: { token: await linkTo(owner, "verify") } }, owner.session);
  await app.call(resetPassword, { body: { token: handed.resetToken ?? "", password: "mine" } });

  expect((await signIn(stranger, "mine")).statusCode).toBe(200);
  expect(kept).toEqual({ resetToken: null });
  expect((await signIn(owner, owner.password)).statusCode).toBe(200);
});

/** What comes of a call that has begun before the password is another one, and ends after it. */
async function overtaken<T>({ user }: Given, call: () => Promise<T>): Promise<T> {
  const { db } = app.platform;
  const begun = await db.transaction().execute(async (tx) => {
    const passwordHash = await hashPassword("mine");
    await tx.updateTable("users").set({ passwordHash }).where("id", "=", user.id).execute();
    const answer = call();
    await Promise.race([answer, sleep(2_000)]);
    await tx.deleteFrom("sessions").where("userId", "=", user.id).execute();
    return { answer };
  });
  return begun.answer;
}

it("lets no stranger in who was signing in meanwhile", async () => {
  const stranger = await givenPilgrim(app);

  const answer = await overtaken(stranger, () => signIn(stranger, stranger.password));

  expect(answer.json()).toMatchObject({ code: "wrong_credentials" });
});

it.each([
  [changePassword, { newPassword: "theirs" }, "currentPassword"],
  [changeEmail, { email: "theirs@example.org" }, "password"],
])("lets no stranger take it back by a change that was on its way: $path", async (route, body, field) => {
  const stranger = await givenPilgrim(app);
  const given = { body: { ...body, [field]: stranger.password } };

  const refusal = await overtaken(stranger, () => app.refusal(route, given, stranger.session));

  expect(refusal).toMatchObject({ code: "wrong_password" });
  expect((await signIn(stranger, "mine")).statusCode).toBe(200);
});

it("takes the passkey of a stranger who registered from them", async () => {
  const stranger = await givenPilgrim(app);
  const { db } = app.platform;
  const owns = db.updateTable("users").where("id", "=", stranger.user.id);
  await owns.set({ emailVerifiedAt: new Date() }).execute();
  const device = await withPasskey(stranger);
  await owns.set({ emailVerifiedAt: null }).execute();

  await app.call(verifyEmail, { body: { token: await linkTo(stranger, "verify") } });

  const used = device.use(await app.call(askPasskey, {}));
  expect(await app.refusal(loginByPasskey, { body: { passkey: used } })).toMatchObject({ code: "passkey_refused" });
});

it("keeps session and second factor of whoever confirms while signed in", async () => {
  const given = await givenLockedByStranger();

  await app.call(verifyEmail, { body: { token: await linkTo(given, "verify") } }, given.session);

  expect(await app.call(secondFactorState, {}, given.session)).toMatchObject({ onSince: expect.any(String) });
});

it("greets nobody by a name that a stranger wrote, until the mailbox is confirmed", async () => {
  const words = { firstName: "URGENT your visa is void", lastName: "pay now at evil.example", username: "Visa-Office" };
  const given = await givenPilgrim(app, words);
  await app.call(requestPasswordReset, { body: { usernameOrEmail: given.user.email } });

  const mails = await mailsTo(given);
  expect(mails.map(({ headers }) => headers.subject)).toHaveLength(2);
  for (const mail of mails) for (const word of Object.values(words)) expect(JSON.stringify(mail)).not.toContain(word);

  await app.call(verifyEmail, { body: { token: await linkTo(given, "verify") } }, given.session);
  await app.call(requestPasswordReset, { body: { usernameOrEmail: given.user.email } });
  expect((await mailsTo(given)).at(-1)?.text).toContain(words.firstName);
});

/** Tries what is scarce, in this order: two holds, a place in a draw, an upload, papers of a household. */
async function tryScarceThings(on: TestApp, given: Given): Promise<string[]> {
  const operator = await givenOperator(on);
  const member = { id: given.user.id, session: given.session };
  await givenMoved(on, member, "PK");
  const window = await givenQueue(on, standingClock(new Date().toISOString())).givenWindow(operator);
  const file = { name: "passport.png", type: "image/png", bytes: await picture() };
  const packageId = await givenOffer(on, operator.user.id);
  await givenHold(on, member, packageId);
  const answers = [
    () => on.refusal(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, given.session),
    () => on.refusal(joinWindow, { params: { id: window.id }, body: {} }, given.session),
    () => on.uploadRefusal(uploadDocument, { fields: { type: "passport" }, file }, given.session),
    () => on.uploadRefusal(handIn, { fields: { key: `paper-${given.user.id}` }, file }, given.session),
  ];
  const codes = [];
  for (const answer of answers)
    codes.push(
      await answer().then(
        ({ code }) => code,
        () => "done",
      ),
    );
  return codes;
}

it("holds once, and nothing else that is scarce, until the mailbox is confirmed", async () => {
  const given = await givenPilgrim(app);

  expect(await tryScarceThings(app, given)).toEqual(Array(4).fill("address_unconfirmed"));
  expect(await app.call(listDocuments, {}, given.session)).toEqual([]);

  await app.call(verifyEmail, { body: { token: await linkTo(given, "verify") } }, given.session);
  const again = await givenPilgrim(app);
  await app.call(verifyEmail, { body: { token: await linkTo(again, "verify") } }, again.session);
  expect(await tryScarceThings(app, again)).toEqual(Array(4).fill("done"));
});

it("invites nobody into a household who would stay in it, until the mailbox is confirmed", async () => {
  const given = await givenPilgrim(app);
  const { id } = await app.call(createFamily, { body: { name: "Rahman" } }, given.session);
  const invite = { params: { id }, body: {} };

  const refusal = await app.refusal(inviteToFamily, invite, given.session);
  await app.call(verifyEmail, { body: { token: await linkTo(given, "verify") } }, given.session);

  expect(refusal).toMatchObject({ status: 403, code: "address_unconfirmed" });
  expect(await app.call(inviteToFamily, invite, given.session)).toMatchObject({ code: expect.any(String) });
});

it("joins no stranger's household, where it would stay, until the mailbox is confirmed", async () => {
  const [host, given] = [await givenPilgrim(app), await givenPilgrim(app)];
  await app.call(verifyEmail, { body: { token: await linkTo(host, "verify") } }, host.session);
  const { id } = await app.call(createFamily, { body: { name: "Rahman" } }, host.session);
  const { code } = await app.call(inviteToFamily, { params: { id }, body: {} }, host.session);
  const accept = { body: { token: code } };

  const refusal = await app.refusal(acceptInvitation, accept, given.session);
  await app.call(verifyEmail, { body: { token: await linkTo(given, "verify") } }, given.session);

  expect(refusal).toMatchObject({ status: 403, code: "address_unconfirmed" });
  expect(await app.call(acceptInvitation, accept, given.session)).toMatchObject({ id });
});

it("counts whoever registered where no mail can be sent as confirmed, also once mail is set up", async () => {
  const before = await testApp();
  const early = await givenPilgrim(before);
  const since = await testApp({ settings, connection: before.connection });

  expect(early.user.emailVerified).toBe(false);
  expect(await tryScarceThings(before, await givenPilgrim(before))).toEqual(Array(4).fill("done"));
  expect(await tryScarceThings(since, early)).toEqual(Array(4).fill("done"));
  expect(await tryScarceThings(since, await givenPilgrim(since))).toEqual(Array(4).fill("address_unconfirmed"));
});
