/** Recovery codes: each signs in once, and new ones void those of before. */
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import { renewRecoveryCodes } from "#contract/second-factor.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim, sessionOf } from "../../../../../test/factories/accounts.ts";
import { mailsOf } from "../../../../../test/factories/mails.ts";
import { type Guarded, givenSecondFactors } from "../../../../../test/factories/second-factor.ts";

let now = new Date("2026-11-20T12:00:00Z");

const app = await testApp({ clock: () => now });
const guarded = await testApp({ clock: () => now, settings: { RATE_LIMITS: "on" } });

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const { codeOf, wrongCodeOf, begin, turnedOn, signIn, outcome, stateOf, proof } = await givenSecondFactors(
  app,
  () => now,
  later,
);

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
