/** The second factor through the real calls: on, at signing in, changed, off, and what does not get past it. */
import { describe, expect, it } from "vitest";
import { currentUser, requestPasswordReset, resetPassword } from "#contract/accounts.ts";
import { eraseAccount, exportOwnData } from "#contract/privacy.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "#contract/second-factor.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff, sessionOf } from "../../../../../test/factories/accounts.ts";
import { confirmEmail, mailsOf, tokenFor } from "../../../../../test/factories/mails.ts";
import { givenSecondFactors } from "../../../../../test/factories/second-factor.ts";
import { sweepSessions } from "../sessions/sweep-sessions.job.ts";

let now = new Date("2026-11-20T12:00:00Z");

const app = await testApp({ clock: () => now });
const guarded = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const { STEP_MS, codeOf, wrongCodeOf, begin, turnedOn, nextNetwork, signIn, outcome, stateOf, proof } =
  await givenSecondFactors(app, () => now, later);

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

  it.each(["arab", "arabext", "deva", "beng"])("works in the digits that its keyboard types: %s", async (script) => {
    const on = await turnedOn(await givenPilgrim(app));
    const digits = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false, minimumIntegerDigits: 6 });

    expect(await outcome(on, digits.format(Number(codeOf(on.secret))))).toBe("in");
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
