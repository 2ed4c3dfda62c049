/** Passkeys through the real calls: made, signed in with, removed, and what does not get in. */
import { beforeEach, describe, expect, it } from "vitest";
import { listSessions } from "#contract/accounts.ts";
import { takeMeasure } from "#contract/measures.ts";
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
} from "#contract/passkeys.ts";
import { eraseAccount, exportOwnData } from "#contract/privacy.ts";
import { beginSecondFactor } from "#contract/second-factor.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import {
  type Given,
  givenOperator,
  givenPilgrim,
  givenStaff,
  sessionOf,
} from "../../../../../test/factories/accounts.ts";
import { type Authenticator, authenticator, type Ceremony } from "../../../../../test/factories/authenticator.ts";
import { mailsOf } from "../../../../../test/factories/mails.ts";
import { sweepSessions } from "../sessions/sweep-sessions.job.ts";

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now });
const { db } = app.platform;

const begin = (given: Given) => app.call(beginPasskey, { body: { password: given.password } }, given.session);

async function withPasskey(given: Given, name = "Phone"): Promise<Given & { device: Authenticator }> {
  const device = authenticator();
  const passkey = device.make(await begin(given));
  await app.call(addPasskey, { body: { name, passkey } }, given.session);
  return { ...given, device };
}

const send = (passkey: unknown) =>
  app.inject({ method: "POST", url: loginByPasskey.path, payload: { passkey } as object });

async function signIn(device: Authenticator, ceremony?: Ceremony) {
  return send(device.use(await app.call(askPasskey, {}), ceremony));
}

const outcomeOf = (answer: { statusCode: number; json: () => { code: string } }) =>
  answer.statusCode === 200 ? "in" : answer.json().code;

beforeEach(() => {
  now = new Date(now.getTime() + MINUTE_MS);
});

describe("a passkey", () => {
  it.each([
    ["an operator", givenOperator],
    ["staff", givenStaff],
    ["a pilgrim", givenPilgrim],
  ] as const)("is made by %s and opens the account by itself", async (_, make) => {
    const given = await withPasskey(await make(app), "Kitchen laptop");
    const answer = await signIn(given.device);

    expect(answer.json()).toMatchObject({ id: given.user.id });
    const { passkeys, offered } = await app.call(listPasskeys, {}, sessionOf(answer));
    expect(offered).toBe(true);
    expect(passkeys).toEqual([
      { id: expect.any(String), name: "Kitchen laptop", createdAt: now.toISOString(), lastUsedAt: now.toISOString() },
    ]);
  });

  it("asks for the password before it is made, and tells its owner by mail", async () => {
    const given = await givenPilgrim(app);
    const wrong = await app.refusal(beginPasskey, { body: { password: "another" } }, given.session);
    await withPasskey(given);
    await app.jobsDone();

    expect(wrong).toMatchObject({ status: 403, code: "wrong_password" });
    expect((await mailsOf(app, given)).map(({ headers }) => headers.subject)).toContain("A passkey was added");
  });

  it("stands for a stronger password", async () => {
    const weak = await givenPilgrim(app);
    await db.updateTable("users").set({ passwordStrong: false }).where("id", "=", weak.user.id).execute();
    const guarded = { method: "POST", url: "/api/documents/upload", headers: { ...weak.session } } as const;
    expect((await app.inject(guarded)).json()).toMatchObject({ code: "stronger_key_needed" });

    await withPasskey(weak);

    expect((await app.inject(guarded)).json()).not.toMatchObject({ code: "stronger_key_needed" });
  });

  it("is removed by the password, and no longer opens anything nor keeps open what it opened", async () => {
    const given = await withPasskey(await givenPilgrim(app));
    const elsewhere = sessionOf(await signIn(given.device));
    const { passkeys } = await app.call(listPasskeys, {}, given.session);
    const params = { id: passkeys[0]?.id ?? "" };

    const wrong = await app.refusal(removePasskey, { params, body: { password: "another" } }, given.session);
    await app.call(removePasskey, { params, body: { password: given.password } }, given.session);

    expect(wrong).toMatchObject({ code: "wrong_password" });
    expect(outcomeOf(await signIn(given.device))).toBe("passkey_refused");
    expect((await app.refusal(listSessions, {}, elsewhere)).code).toBe("not_signed_in");
    expect(await app.call(listSessions, {}, given.session)).toHaveLength(1);
  });

  it("of somebody else is not there to be removed", async () => {
    const [owner, other] = [await withPasskey(await givenPilgrim(app)), await givenPilgrim(app)];
    const [passkey] = (await app.call(listPasskeys, {}, owner.session)).passkeys;

    const refused = await app.refusal(
      removePasskey,
      { params: { id: passkey?.id ?? "" }, body: { password: other.password } },
      other.session,
    );

    expect(refused).toMatchObject({ status: 404 });
    expect(outcomeOf(await signIn(owner.device))).toBe("in");
  });
});

describe("what does not get in", () => {
  it("the same answer again", async () => {
    const { device } = await withPasskey(await givenPilgrim(app));
    const passkey = device.use(await app.call(askPasskey, {}));

    expect(outcomeOf(await send(passkey))).toBe("in");
    expect(outcomeOf(await send(passkey))).toBe("passkey_refused");
  });

  it("the same answer ten times at once, but for one", async () => {
    const { device } = await withPasskey(await givenPilgrim(app));
    const passkey = device.use(await app.call(askPasskey, {}));

    const outcomes = (await Promise.all(Array.from({ length: 10 }, () => send(passkey)))).map(outcomeOf);

    expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(1);
  });

  it.each<[string, Ceremony]>([
    ["a page that looks like ours", { origin: "https://rihla.example.net" }],
    ["another port of our machine", { origin: "http://localhost:4000" }],
    ["a key for another site", { rpId: "example.net" }],
    ["a device that has not seen its owner", { verified: false }],
  ])("%s", async (_, ceremony) => {
    const { device } = await withPasskey(await givenPilgrim(app));

    expect(outcomeOf(await signIn(device, ceremony))).toBe("passkey_refused");
    expect(outcomeOf(await signIn(device))).toBe("in");
  });

  it("a challenge of nobody's, one that is old, and one for making a passkey", async () => {
    const given = await withPasskey(await givenPilgrim(app));
    const { device } = given;
    const old = await app.call(askPasskey, {});
    now = new Date(now.getTime() + 5 * MINUTE_MS);

    expect(outcomeOf(await send(device.use({ challenge: "AAAA" })))).toBe("passkey_refused");
    expect(outcomeOf(await send(device.use(old)))).toBe("passkey_refused");
    expect(outcomeOf(await send(device.use(await begin(given))))).toBe("passkey_refused");
  });

  it("another's key under one's own name, and one's own under another's", async () => {
    const [victim, thief] = [await withPasskey(await givenPilgrim(app)), await withPasskey(await givenPilgrim(app))];
    const own = thief.device.use(await app.call(askPasskey, {}));
    const named = victim.device.use(await app.call(askPasskey, {}));
    const { id, rawId, response } = own;

    expect(outcomeOf(await send({ ...named, id, rawId }))).toBe("passkey_refused");
    const handle = named.response.userHandle;
    const again = thief.device.use(await app.call(askPasskey, {}));
    expect(outcomeOf(await send({ ...again, response: { ...again.response, userHandle: handle } }))).toBe(
      "passkey_refused",
    );
    expect(response.userHandle).not.toBe(handle);
  });

  it("a copy of the key that has counted less", async () => {
    const { device } = await withPasskey(await givenPilgrim(app));
    await signIn(device);
    await signIn(device);
    device.uses = 0;

    expect(outcomeOf(await signIn(device))).toBe("passkey_refused");
  });

  it("a passkey made for somebody else, twice, or from an answer that was used", async () => {
    const [one, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const asked = await begin(one);
    const device = authenticator();
    const passkey = device.make(asked);
    const add = (given: Given) => app.refusal(addPasskey, { body: { name: "Phone", passkey } }, given.session);

    expect((await add(other)).code).toBe("passkey_refused");
    await app.call(addPasskey, { body: { name: "Phone", passkey } }, one.session);
    expect((await add(one)).code).toBe("passkey_refused");
    const same = device.make(await begin(other));
    const twice = await app.refusal(addPasskey, { body: { name: "Mine", passkey: same } }, other.session);
    expect(twice.code).toBe("passkey_refused");
  });

  it("somebody whom staff have suspended", async () => {
    const [given, staff] = [await withPasskey(await givenPilgrim(app)), await givenStaff(app)];
    const body = { kind: "account" as const, subjectId: given.user.id, reason: "Asked for money." };
    await app.call(takeMeasure, { body }, staff.session);

    expect(outcomeOf(await signIn(given.device))).toBe("account_suspended");
  });

  it("a password alone, where operators' and staff's keys are changed", async () => {
    const given = await withPasskey(await givenStaff(app));
    const { username } = given.user;
    const login = { method: "POST", url: "/api/login", payload: { username, password: given.password } } as const;
    const byPassword = sessionOf(await app.inject(login));
    const body = { password: given.password };

    expect((await app.refusal(beginPasskey, { body }, byPassword)).code).toBe("passkey_needed");
    expect((await app.refusal(beginSecondFactor, { body }, byPassword)).code).toBe("passkey_needed");
    const byPasskey = sessionOf(await signIn(given.device));
    expect(await app.call(beginPasskey, { body }, byPasskey)).toMatchObject({ rp: { id: "localhost" } });
  });
});

describe("where they are kept", () => {
  it("stand in the copy of one's data without the key, and go with the account", async () => {
    const given = await withPasskey(await givenPilgrim(app), "Blue phone");
    const url = `${exportOwnData.path}?form=json`;
    const copy = await app.inject({ method: "GET", url, headers: { ...given.session } });

    expect(copy.json().passkeys).toMatchObject([{ name: "Blue phone" }]);
    expect(copy.body).not.toContain("public_key");
    await app.call(eraseAccount, { body: { password: given.password } }, given.session);
    expect(await db.selectFrom("passkeys").selectAll().where("userId", "=", given.user.id).execute()).toEqual([]);
  });

  it("are noted in the record of the account", async () => {
    const given = await withPasskey(await givenPilgrim(app));
    const rows = await db.selectFrom("audit").select("action").where("subjectId", "=", given.user.id).execute();

    expect(rows.map(({ action }) => action)).toContain("user.passkey_added");
  });

  it("are asked for by challenges that are gone within the hour", async () => {
    await app.call(askPasskey, {});
    now = new Date(now.getTime() + 6 * MINUTE_MS);
    await app.runJob(sweepSessions, {});

    expect(await db.selectFrom("passkeyChallenges").selectAll().execute()).toEqual([]);
  });

  it("are not offered at an address that no browser keeps any for", async () => {
    const plain = await testApp({ settings: { PUBLIC_URL: "http://192.0.2.7:3000" } });
    const given = await givenPilgrim(plain);

    expect(await plain.call(listPasskeys, {}, given.session)).toEqual({ offered: false, passkeys: [] });
    expect((await plain.refusal(askPasskey, {})).status).toBe(404);
    const asked = await plain.refusal(beginPasskey, { body: { password: given.password } }, given.session);
    expect(asked.status).toBe(404);
  });
});
