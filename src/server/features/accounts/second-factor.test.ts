/** The second factor through the real calls: on, at signing in, changed, off, and what does not get past it. */
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { currentUser, login, requestPasswordReset, resetPassword } from "#contract/accounts.ts";
import { eraseAccount, exportOwnData } from "#contract/privacy.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from "#contract/second-factor.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff, sessionOf } from "../../../../test/factories/accounts.ts";
import { confirmEmail, mailsOf, tokenFor } from "../../../../test/factories/mails.ts";
import { sweepSessions } from "./sweep-sessions.job.ts";

const STEP_MS = 30_000;

let now = new Date("2026-11-20T12:00:00Z");
const app = await testApp({ clock: () => now });
const guarded = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

/** What the app on the phone shows at this moment. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
/** Well-formed, and not the app's. */
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, "0");

const begin = (given: Given, on = app) =>
  on.call(beginSecondFactor, { body: { password: given.password } }, given.session);

interface Guarded extends Given {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** With the clock at the next step, so that its code is fresh. */
async function turnedOn(given: Given, on = app): Promise<Guarded> {
  const { secret } = await begin(given, on);
  const { recoveryCodes } = await on.call(confirmSecondFactor, { body: { code: codeOf(secret) } }, given.session);
  later(STEP_MS);
  return { ...given, secret, recoveryCodes };
}

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `10.4.${networks >> 8}.${networks & 255}`;
};

async function signIn({ user, password }: Given, code?: string, on = app, remoteAddress = nextNetwork()) {
  const payload = { username: user.username, password, ...(code !== undefined && { code }) };
  return on.inject({ method: "POST", url: login.path, remoteAddress, payload });
}

const outcome = async (...args: Parameters<typeof signIn>) => {
  const answer = await signIn(...args);
  return answer.statusCode === 200 ? "in" : answer.json().code;
};

const stateOf = (given: Given, on = app) => on.call(secondFactorState, {}, given.session);

/** What a change of one that is on asks for. */
const proof = (given: Given, code: string, password = given.password) => ({ body: { password, code } });

describe("turning it on", () => {
  it.each([
    ["an operator", givenOperator],
    ["staff", givenStaff],
    ["a pilgrim", givenPilgrim],
  ] as const)("works for %s and asks for the code from then on", async (_, make) => {
    const given = await make(app);
    expect(await outcome(given)).toBe("in");

    const { secret, uri } = await begin(given);
    expect(await outcome(given)).toBe("in");
    const { recoveryCodes } = await app.call(confirmSecondFactor, { body: { code: codeOf(secret) } }, given.session);

    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(recoveryCodes).toHaveLength(10);
    expect(await stateOf(given)).toEqual({ onSince: now.toISOString(), recoveryCodesLeft: 10 });
    expect(await outcome(given)).toBe("second_factor_needed");
    later(STEP_MS);
    expect(await outcome(given, codeOf(secret))).toBe("in");
  });

  it("needs the password, and the first code before anything is asked", async () => {
    const given = await givenPilgrim(app);

    const refusal = await app.refusal(beginSecondFactor, { body: { password: "another" } }, given.session);
    const { secret } = await begin(given);
    const wrong = await app.refusal(confirmSecondFactor, { body: { code: wrongCodeOf(secret) } }, given.session);

    expect(refusal).toMatchObject({ status: 403, code: "wrong_password", errors: { password: expect.any(String) } });
    expect(wrong).toMatchObject({ status: 403, code: "wrong_code", errors: { code: expect.any(String) } });
    expect(await stateOf(given)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    expect(await outcome(given)).toBe("in");
  });

  it("ends every other session and tells its owner by mail", async () => {
    const given = await givenPilgrim(app);
    const elsewhere = sessionOf(await signIn(given));

    await turnedOn(given);

    expect(await app.refusal(currentUser, {}, elsewhere)).toMatchObject({ code: "not_signed_in" });
    expect(await app.call(currentUser, {}, given.session)).toMatchObject({ id: given.user.id });
    const subjects = (await mailsOf(app, given)).map(({ headers }) => headers.subject);
    expect(subjects).toContain("Two-step sign-in is on");
  });

  it("cannot be begun anew while it is on, and what was begun lasts an hour", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const late = await givenPilgrim(app);
    const { secret } = await begin(late);

    const again = await app.refusal(beginSecondFactor, { body: { password: on.password } }, on.session);
    later(3_600_001);
    const tooLate = await app.refusal(confirmSecondFactor, { body: { code: codeOf(secret) } }, late.session);

    expect(again).toMatchObject({ status: 409, code: "second_factor_on" });
    expect(tooLate).toMatchObject({ status: 404 });
    await app.runJob(sweepSessions, {});
    const rows = await app.platform.db.selectFrom("secondFactors").select("userId").execute();
    expect(rows.map(({ userId }) => userId)).toContain(on.user.id);
    expect(rows.map(({ userId }) => userId)).not.toContain(late.user.id);
  });

  it("is refused to a demonstration account, with the reason", async () => {
    const given = await givenPilgrim(app);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", given.user.id).execute();

    const refusals = [
      await app.refusal(beginSecondFactor, { body: { password: given.password } }, given.session),
      await app.refusal(confirmSecondFactor, { body: { code: "123456" } }, given.session),
      await app.refusal(renewRecoveryCodes, proof(given, "123456"), given.session),
      await app.refusal(removeSecondFactor, proof(given, "123456"), given.session),
    ];

    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: "demo_account" });
  });
});

describe("a code", () => {
  it("works once, and an earlier one not after it", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const earlier = codeOf(on.secret);
    later(STEP_MS);
    const present = codeOf(on.secret);

    expect(await outcome(on, present)).toBe("in");
    expect(await outcome(on, present)).toBe("wrong_code");
    expect(await outcome(on, earlier)).toBe("wrong_code");
  });

  it("that confirmed the app does not sign in too", async () => {
    const given = await givenPilgrim(app);
    const { secret } = await begin(given);
    const code = codeOf(secret);
    await app.call(confirmSecondFactor, { body: { code } }, given.session);

    expect(await outcome(given, code)).toBe("wrong_code");
  });

  it("lets one of ten who bring it at once in", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const code = codeOf(on.secret);

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(on, code)));

    expect(outcomes.toSorted()).toEqual(["in", ...Array.from({ length: 9 }, () => "wrong_code")]);
  });

  it("of another account does not work, and none helps without the password", async () => {
    const [one, other] = [await turnedOn(await givenPilgrim(app)), await turnedOn(await givenPilgrim(app))];

    expect(await outcome(one, codeOf(other.secret))).toBe("wrong_code");
    expect(await outcome(one, other.recoveryCodes[0])).toBe("wrong_code");
    expect(await outcome({ ...one, password: "guess" }, codeOf(one.secret))).toBe("wrong_credentials");
    expect(await outcome(one, codeOf(one.secret))).toBe("in");
  });

  it("is not asked of who has none, and one that is sent all the same does no harm", async () => {
    expect(await outcome(await givenPilgrim(app), "123456")).toBe("in");
  });

  it("is known to nobody who reads the tables", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const { db } = app.platform;

    const factors = await db.selectFrom("secondFactors").selectAll().execute();
    const codes = await db.selectFrom("recoveryCodes").selectAll().execute();

    const stored = [...factors.map(({ sealedSecret }) => sealedSecret), ...codes.map(({ codeHash }) => codeHash)];
    const text = stored.map((bytes) => bytes.toString("latin1")).join();
    expect(text).not.toContain(on.secret);
    for (const code of on.recoveryCodes) expect(text).not.toContain(code.replaceAll("-", ""));
    expect(codes.filter(({ userId }) => userId === on.user.id)).toHaveLength(10);
  });
});

describe("guessing codes", () => {
  it("ends with the tries at the password, and a try without a code is none", async () => {
    const on = await turnedOn(await givenPilgrim(guarded), guarded);
    const from = nextNetwork();
    for (let time = 0; time < 8; time += 1)
      expect(await outcome(on, undefined, guarded, from)).toBe("second_factor_needed");
    for (let time = 0; time < 5; time += 1)
      expect(await outcome(on, wrongCodeOf(on.secret), guarded, from)).toBe("wrong_code");

    expect(await outcome(on, codeOf(on.secret), guarded, from)).toBe("too_many_requests");
  });

  it("ends after twenty a day, whoever is in between, and leaves the owner the recovery codes", async () => {
    const on = await turnedOn(await givenPilgrim(guarded), guarded);
    const [first = ""] = on.recoveryCodes;
    for (let time = 0; time < 20; time += 1)
      expect(await outcome(on, wrongCodeOf(on.secret), guarded)).toBe("wrong_code");

    expect(await outcome(on, codeOf(on.secret), guarded)).toBe("too_many_requests");
    expect(await outcome(on, first, guarded)).toBe("in");
  });
});

describe("a recovery code", () => {
  it("signs in once, however it is typed, and its owner is told how many are left", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const [code = "", next = ""] = on.recoveryCodes;

    expect(await outcome(on, code)).toBe("in");
    expect(await outcome(on, code)).toBe("wrong_code");
    expect(await outcome(on, ` ${next.toUpperCase().replaceAll("-", " ")} `)).toBe("in");

    expect(await stateOf(on)).toMatchObject({ recoveryCodesLeft: 8 });
    const told = (await mailsOf(app, on)).filter(({ headers }) => headers.subject === "A recovery code was used");
    expect(told.map(({ text }) => /\d codes are left/.exec(text)?.[0]).toSorted()).toEqual([
      "8 codes are left",
      "9 codes are left",
    ]);
  });

  it("lets one of ten who bring it at once in", async () => {
    const on = await turnedOn(await givenPilgrim(app));

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(on, on.recoveryCodes[0])));

    expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
  });
});

describe("new recovery codes", () => {
  const renew = (on: Guarded, code: string) => app.call(renewRecoveryCodes, proof(on, code), on.session);

  async function atOnce(on: Guarded, codes: readonly string[]) {
    const { method, path: url } = renewRecoveryCodes;
    const ask = (code: string) =>
      app.inject({ method, url, headers: { ...on.session }, payload: { password: on.password, code } });
    const answers = (await Promise.all(codes.map(ask))).map((answer) => answer.json());
    const sets: string[][] = answers.flatMap(({ recoveryCodes }) => (recoveryCodes ? [recoveryCodes] : []));
    return { sets, refusals: answers.flatMap(({ code }) => code ?? []) };
  }

  it("take the place of all that were left, and their owner is told", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const elsewhere = sessionOf(await signIn(on, on.recoveryCodes[0]));

    const { recoveryCodes } = await renew(on, codeOf(on.secret));

    expect(await stateOf(on)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(new Set([...on.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    for (const code of on.recoveryCodes) expect(await outcome(on, code)).toBe("wrong_code");
    expect(await outcome(on, recoveryCodes[0])).toBe("in");
    expect(await app.call(currentUser, {}, elsewhere)).toMatchObject({ id: on.user.id });
    const subjects = (await mailsOf(app, on)).map(({ headers }) => headers.subject);
    expect(subjects).toContain("New recovery codes were made");
  });

  it("need the password and a code; without them those of before still work", async () => {
    const on = await turnedOn(await givenPilgrim(app));

    const refusals = [
      await app.refusal(renewRecoveryCodes, proof(on, codeOf(on.secret), "another"), on.session),
      await app.refusal(renewRecoveryCodes, proof(on, wrongCodeOf(on.secret)), on.session),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["wrong_password", "wrong_code"]);
    expect(await outcome(on, on.recoveryCodes[0])).toBe("in");
    expect(await outcome(on, codeOf(on.secret))).toBe("in");
  });

  it("are made by a recovery code too, and the mail about it counts the new ones", async () => {
    const on = await turnedOn(await givenPilgrim(app));

    const { recoveryCodes } = await renew(on, on.recoveryCodes[0] ?? "");

    expect(recoveryCodes).toHaveLength(10);
    const told = (await mailsOf(app, on)).filter(({ headers }) => headers.subject === "A recovery code was used");
    expect(told.map(({ text }) => /\d+ codes are left/.exec(text)?.[0])).toEqual(["10 codes are left"]);
  });

  it("asked for twice at once by one code are given once", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const code = codeOf(on.secret);

    const { sets, refusals } = await atOnce(on, [code, code]);

    expect(refusals).toEqual(["wrong_code"]);
    expect(await stateOf(on)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await outcome(on, sets[0]?.[0])).toBe("in");
  });

  it("asked for at once by app and recovery codes are one set in the end", async () => {
    const on = await turnedOn(await givenPilgrim(app));

    const { sets, refusals } = await atOnce(on, [codeOf(on.secret), ...on.recoveryCodes.slice(0, 4)]);

    expect(new Set(refusals)).toEqual(new Set(["wrong_code"]));
    expect(await stateOf(on)).toMatchObject({ recoveryCodesLeft: 10 });
    const outcomes = await Promise.all(sets.map(([first]) => outcome(on, first)));
    expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
  });

  it("are those of whoever asks: another's password and codes make none of somebody else's", async () => {
    const [one, other] = [await turnedOn(await givenPilgrim(app)), await turnedOn(await givenPilgrim(app))];

    const refusal = await app.refusal(renewRecoveryCodes, proof(one, codeOf(one.secret)), other.session);
    const visitor = await app.refusal(renewRecoveryCodes, proof(one, codeOf(one.secret)));

    expect(refusal).toMatchObject({ status: 403 });
    expect(visitor).toMatchObject({ status: 401, code: "not_signed_in" });
    expect(await outcome(one, one.recoveryCodes[0])).toBe("in");
    expect(await outcome(other, other.recoveryCodes[0])).toBe("in");
  });

  it("are not there where it is off, or only begun", async () => {
    const [off, begun] = [await givenPilgrim(app), await givenPilgrim(app)];
    const { secret } = await begin(begun);

    const refusals = [
      await app.refusal(renewRecoveryCodes, proof(off, "123456"), off.session),
      await app.refusal(renewRecoveryCodes, proof(begun, codeOf(secret)), begun.session),
    ];

    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: "not_found" });
    expect(await stateOf(begun)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
  });

  it("end for the day after twenty wrong codes", async () => {
    const on = await turnedOn(await givenPilgrim(guarded), guarded);
    const ask = (code: string) => guarded.refusal(renewRecoveryCodes, proof(on, code), on.session);
    for (let time = 0; time < 20; time += 1)
      expect(await ask(wrongCodeOf(on.secret))).toMatchObject({ code: "wrong_code" });

    expect(await ask(codeOf(on.secret))).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});

describe("turning it off", () => {
  it("needs the password and a code, and takes everything away", async () => {
    const on = await turnedOn(await givenPilgrim(app));

    const refusals = [
      await app.refusal(removeSecondFactor, proof(on, codeOf(on.secret), "another"), on.session),
      await app.refusal(removeSecondFactor, proof(on, wrongCodeOf(on.secret)), on.session),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(["wrong_password", "wrong_code"]);
    expect(await outcome(on)).toBe("second_factor_needed");
    await app.call(removeSecondFactor, proof(on, codeOf(on.secret)), on.session);

    expect(await outcome(on)).toBe("in");
    expect(await stateOf(on)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    const subjects = (await mailsOf(app, on)).map(({ headers }) => headers.subject);
    expect(subjects).toContain("Two-step sign-in is off");
  });

  it("works by a recovery code, and is unknown where it is off", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    const [first = ""] = on.recoveryCodes;

    await app.call(removeSecondFactor, proof(on, first), on.session);
    const again = await app.refusal(removeSecondFactor, proof(on, first), on.session);

    expect(again).toMatchObject({ status: 404, code: "not_found" });
  });

  it("is not done by a new password", async () => {
    const given = await givenPilgrim(app);
    await confirmEmail(app, given);
    const on = await turnedOn(given);
    await app.call(requestPasswordReset, { body: { usernameOrEmail: on.user.email } });
    const token = await tokenFor(app, on, "reset");
    await app.call(resetPassword, { body: { token, password: "new words" } });

    const renewed = { ...on, password: "new words" };

    expect(await outcome(renewed)).toBe("second_factor_needed");
    expect(await outcome(renewed, codeOf(on.secret))).toBe("in");
  });
});

it("is recorded each time, by whom and what", async () => {
  const on = await turnedOn(await givenPilgrim(app));
  await outcome(on, on.recoveryCodes[0]);
  await app.call(renewRecoveryCodes, proof(on, codeOf(on.secret)), on.session);
  later(STEP_MS);
  await app.call(removeSecondFactor, proof(on, codeOf(on.secret)), on.session);

  const { db } = app.platform;
  const entries = await db
    .selectFrom("audit")
    .select(["action", "actorId"])
    .where("subjectId", "=", on.user.id)
    .where("action", "in", [
      "user.second_factor_on",
      "user.recovery_code_used",
      "user.recovery_codes_renewed",
      "user.second_factor_off",
    ])
    .orderBy("id")
    .execute();

  const actorId = on.user.id;
  expect(entries).toEqual([
    { action: "user.second_factor_on", actorId },
    { action: "user.recovery_code_used", actorId },
    { action: "user.recovery_codes_renewed", actorId },
    { action: "user.second_factor_off", actorId },
  ]);
});

describe("one's own data", () => {
  it("say that it is on, and nothing that opens the account", async () => {
    const on = await turnedOn(await givenPilgrim(app));

    const answer = await app.inject({
      method: "GET",
      url: `${exportOwnData.path}?form=json`,
      headers: { ...on.session },
    });

    expect(answer.json().second_factors).toMatchObject([{ confirmed_at: expect.any(String) }]);
    expect(answer.body).not.toContain("sealed_secret");
    expect(answer.body).not.toContain("code_hash");
    expect(answer.body).not.toContain(on.secret);
  });

  it("take it along when the account is erased", async () => {
    const on = await turnedOn(await givenPilgrim(app));
    later(DAY_MS);

    await app.call(eraseAccount, { body: { password: on.password } }, on.session);

    const { db } = app.platform;
    const left = await Promise.all([
      db.selectFrom("secondFactors").selectAll().where("userId", "=", on.user.id).execute(),
      db.selectFrom("recoveryCodes").selectAll().where("userId", "=", on.user.id).execute(),
    ]);
    expect(left).toEqual([[], []]);
  });
});
