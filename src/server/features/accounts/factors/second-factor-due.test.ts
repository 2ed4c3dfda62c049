/** A second factor is demanded where somebody has a desk: when, of whom, on which days not, and by what it is met. */
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { currentUser, resetPassword } from "#contract/accounts.ts";
import { applyForLicence, decideLicence, licenceQueue } from "#contract/licences.ts";
import { operatorSummary } from "#contract/operators.ts";
import { addPasskey, beginPasskey } from "#contract/passkeys.ts";
import type { Route } from "#contract/route.ts";
import { beginSecondFactor, confirmSecondFactor, secondFactorState } from "#contract/second-factor.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import {
  type Given,
  givenEmployee,
  givenOperator,
  givenStaff,
  sessionOf,
} from "../../../../../test/factories/accounts.ts";
import { authenticator } from "../../../../../test/factories/authenticator.ts";
import { givenHold, givenOffer, givenResident } from "../../../../../test/factories/bookings.ts";
import { secretIn } from "../../../../../test/outbox.ts";
import { requestFor } from "../../../../../test/request.ts";
import { staffInvitation } from "../registration/staff-invitation.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const app = await testApp({ clock: () => now });
const { db } = app.platform;
const checker = await givenStaff(app);

const APPLICATION = {
  scheme: "atol",
  number: "T7654",
  registerUrl: "https://register.example/T7654",
  companyName: "Noor Harbour",
  validUntil: "2028-03-31",
} as const;

const atDay = (days: number) => {
  now = new Date(START.getTime() + days * DAY_MS);
};

beforeEach(() => atDay(0));

async function givenApproved(): Promise<Given> {
  const operator = await givenOperator(app, { licensed: false });
  const { id } = await app.call(applyForLicence, { body: APPLICATION }, operator.session);
  await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, checker.session);
  return operator;
}

async function givenInvited(): Promise<Pick<Given, "session">> {
  const token = secretIn(await staffInvitation(app.platform).invite("nadia@example.org"));
  await app.call(resetPassword, { body: { token, password: "seven dates at dawn" } });
  const payload = { username: "nadia@example.org", password: "seven dates at dawn" };
  return { session: sessionOf(await app.inject({ method: "POST", url: "/api/login", payload })) };
}

/** The refusal's code; null where it is let in. */
async function refusalAt(route: Route, { session }: Pick<Given, "session">): Promise<string | null> {
  const answer = await app.inject(requestFor(route, {}, session));
  return answer.statusCode === 200 ? null : answer.json<{ code: string }>().code;
}

const dueOf = async ({ session }: Pick<Given, "session">) =>
  (await app.call(currentUser, {}, session)).secondFactorDue ?? null;

describe("a second factor is demanded", () => {
  it("of an operator fourteen days after the licence was approved, who is told until when and keeps all else", async () => {
    const operator = await givenApproved();

    expect(await dueOf(operator)).toBe("2026-12-04T12:00:00.000Z");
    atDay(13.9);
    expect(await refusalAt(operatorSummary, operator)).toBeNull();
    atDay(14.1);
    expect(await refusalAt(operatorSummary, operator)).toBe("second_factor_due");
    expect(await refusalAt(secondFactorState, operator)).toBeNull();
  });

  it("of staff fourteen days after the account was made", async () => {
    const member = await givenInvited();

    expect(await dueOf(member)).toBe("2026-12-04T12:00:00.000Z");
    expect(await refusalAt(licenceQueue, member)).toBeNull();
    atDay(14.1);
    expect(await refusalAt(licenceQueue, member)).toBe("second_factor_due");
  });

  it("of employees fourteen days after they joined, and of nobody before there is a licence", async () => {
    const [approved, waiting] = [await givenApproved(), await givenOperator(app, { licensed: false })];
    const ofWaiting = await givenEmployee(app, waiting, ["analytics"]);
    atDay(10);
    const employee = await givenEmployee(app, approved, ["analytics"]);

    atDay(23.9);
    expect(await refusalAt(operatorSummary, employee)).toBeNull();
    atDay(24.1);
    expect(await refusalAt(operatorSummary, employee)).toBe("second_factor_due");
    expect(await refusalAt(operatorSummary, waiting)).toBeNull();
    expect([await dueOf(waiting), await dueOf(ofWaiting)]).toEqual([null, null]);
  });

  it("and is met by a passkey or by codes, at once and in the same session", async () => {
    const [byCodes, byPasskey] = [await givenApproved(), await givenApproved()];
    atDay(15);
    expect(await refusalAt(operatorSummary, byCodes)).toBe("second_factor_due");

    const begun = await app.call(beginSecondFactor, { body: { password: byCodes.password } }, byCodes.session);
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: now.getTime() });
    expect(await refusalAt(operatorSummary, byCodes)).toBe("second_factor_due");
    await app.call(confirmSecondFactor, { body: { code } }, byCodes.session);
    const asked = await app.call(beginPasskey, { body: { password: byPasskey.password } }, byPasskey.session);
    await app.call(addPasskey, { body: { name: "Desk", passkey: authenticator().make(asked) } }, byPasskey.session);

    for (const operator of [byCodes, byPasskey]) {
      expect(await refusalAt(operatorSummary, operator)).toBeNull();
      expect(await dueOf(operator)).toBeNull();
    }
  });

  it("never on a day with departures, wherever it is that day", async () => {
    const operator = await givenApproved();
    atDay(20);
    const today = dateOf(now);
    const departing = async (departureDate: string) => {
      const dates = { departureDate, returnDate: addDays(departureDate, 14), nights: 14 };
      const id = await givenOffer(app, operator.user.id, dates);
      await givenHold(app, await givenResident(app, "PK"), id);
    };
    // Bought long before: on sale a day before departure nothing is.
    atDay(0);
    await departing(addDays(today, 2));
    atDay(20);
    expect(await refusalAt(operatorSummary, operator)).toBe("second_factor_due");
    atDay(22);

    expect(await refusalAt(operatorSummary, operator)).toBeNull();
    atDay(23);
    expect(await refusalAt(operatorSummary, operator)).toBe("second_factor_due");
  });

  it("of no demonstration account, and of nobody anew for a second licence", async () => {
    const [demo, twice] = [await givenApproved(), await givenApproved()];
    await db.updateTable("users").set({ demo: true }).where("id", "=", demo.user.id).execute();
    atDay(5);
    const { id } = await app.call(applyForLicence, { body: { ...APPLICATION, number: "T2" } }, twice.session);
    await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, checker.session);

    atDay(15);
    expect(await refusalAt(operatorSummary, demo)).toBeNull();
    expect(await refusalAt(operatorSummary, twice)).toBe("second_factor_due");
  });
});
