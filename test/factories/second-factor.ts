/** Accounts with a second factor, the app that shows its codes, and signing in by them. */
import { Secret, TOTP } from "otpauth";
import { login } from "#contract/accounts.ts";
import { beginSecondFactor, confirmSecondFactor, secondFactorState } from "#contract/second-factor.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";

export interface Guarded extends Given {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

export async function givenSecondFactors(app: TestApp, now: () => Date, later: (milliseconds: number) => void) {
  const STEP_MS = 30_000;

  /** What the app on the phone shows at this moment. */
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() });

  /** Well-formed, and not the app's. */
  const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, "0");

  const begin = (given: Given, on = app) =>
    on.call(beginSecondFactor, { body: { password: given.password } }, given.session);

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

  return { STEP_MS, codeOf, wrongCodeOf, begin, turnedOn, nextNetwork, signIn, outcome, stateOf, proof };
}
