/** A measure of staff: whom it stops, how it is confirmed, recorded and undone. */
import { describe, expect, it } from "vitest";
import { currentUser, login } from "#contract/accounts.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, confirmBooking } from "#contract/bookings.ts";
import { listFamily } from "#contract/family.ts";
import { householdPlans, remindMembers } from "#contract/household-plans.ts";
import { applyForLicence, decideLicence, myLicences } from "#contract/licences.ts";
import * as contract from "#contract/measures.ts";
import { duplicatePackage } from "#contract/own-packages.ts";
import { importPackages } from "#contract/package-imports.ts";
import { getPackage, publishPackage } from "#contract/packages.ts";
import { joinWindow } from "#contract/queue.ts";
import { searchAudit } from "#contract/staff.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenMeasures } from "../../../../test/factories/measures.ts";
import { givenDraft } from "../../../../test/factories/packages.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { staffInvitation } from "../accounts/service.ts";
import { endUnconfirmed } from "./measures.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const queue = givenQueue(app, time);
const [staff, second] = [await givenStaff(app), await givenStaff(app)];
const signIn = ({ user, password }: Given) => ({ body: { username: user.username, password } });

/** Applied for and approved; its id. */
async function givenLicence(operator: Given, number: string): Promise<string> {
  const paper = {
    scheme: "atol",
    party: null,
    number,
    registerUrl: "https://www.atol.org/c",
    companyName: "Safa",
  } as const;
  const { id } = await app.call(applyForLicence, { body: { ...paper, validUntil: "2028-03-31" } }, operator.session);
  await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, staff.session);
  return id;
}
const { reason, stop, standing, idOf, lift, ofPackage, importAs } = givenMeasures(app, time, staff);

describe("a measure", () => {
  it("ends by itself after 48 hours where a second person was there and has not confirmed it", async () => {
    const [lapses, stands] = [await givenOperator(app), await givenOperator(app)];
    const listed = await givenOffer(app, lapses.user.id);
    await stop("operator", lapses.user.id);
    await stop("operator", stands.user.id);
    const params = { id: await idOf(stands.user.id) };
    expect(await app.refusal(contract.confirmMeasure, { params }, staff.session)).toMatchObject({ code: "forbidden" });
    await app.call(contract.confirmMeasure, { params }, second.session);

    time.move({ hours: 47 });
    await app.runJob(endUnconfirmed, {});
    expect(await standing(lapses.user.id)).toHaveLength(1);
    time.move({ hours: 1 });
    await app.runJob(endUnconfirmed, {});

    expect(await standing(lapses.user.id)).toEqual([]);
    expect(await ofPackage(listed)).toBe("listed");
    expect(await standing(stands.user.id)).toMatchObject([{ confirmBy: null, reason, madeBy: staff.user.username }]);
  });

  it("is taken once, against nobody's own self, by staff alone, and each act is recorded", async () => {
    const pilgrim = await givenPilgrim(app);
    const take = { body: { kind: "account", subjectId: pilgrim.user.id, reason } };
    for (const { session } of [pilgrim, await givenOperator(app)])
      expect(await app.refusal(contract.takeMeasure, take, session)).toMatchObject({ code: "forbidden" });
    const own = { body: { kind: "account", subjectId: staff.user.id, reason } };
    expect(await app.refusal(contract.takeMeasure, own, staff.session)).toMatchObject({ code: "forbidden" });
    expect(
      await app.refusal(contract.takeMeasure, { body: { ...take.body, subjectId: "nobody" } }, staff.session),
    ).toMatchObject({ code: "not_found" });
    const unsaid = { body: { ...take.body, reason: " " } };
    expect(await app.refusal(contract.takeMeasure, unsaid, staff.session)).toMatchObject({ status: 400 });

    const answers = await Promise.all(
      [staff, second].map(({ session }) =>
        app.inject({ method: "POST", url: "/api/staff/measures", payload: take.body, headers: { ...session } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    await lift(pilgrim.user.id);
    const { entries } = await app.call(searchAudit, { query: { subject: pilgrim.user.id } }, staff.session);
    expect(entries.map(({ action }) => action)).toEqual([
      ...["account.stop_ended", "account.stopped", "user.registered"],
    ]);
  });

  it("signs a suspended account out and says at the door what to do; undone, it opens again", async () => {
    const pilgrim = await givenPilgrim(app);

    await stop("account", pilgrim.user.id);

    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    expect(await app.refusal(login, signIn(pilgrim))).toMatchObject({
      status: 403,
      code: "account_suspended",
      detail: expect.stringContaining("contact page"),
    });
    const guessed = { body: { username: pilgrim.user.username, password: "a guess" } };
    expect(await app.refusal(login, guessed)).toMatchObject({ code: "wrong_credentials" });
    await lift(pilgrim.user.id);
    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    await app.call(login, signIn(pilgrim));
  });

  it("asks nobody to remind a suspended account, and says why", async () => {
    const amina = await givenResident(app, BY_NUSUK);
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const late = async () => (await app.call(householdPlans, { params: { id } }, amina.session)).late;
    const before = await late();

    await stop("account", yusuf.id);

    expect(before).toHaveLength(1);
    expect(await late()).toEqual([]);
    expect(await app.call(remindMembers, { params: { id }, body: {} }, amina.session)).toMatchObject({ reminded: 0 });
    const [group] = await app.call(listFamily, {}, amina.session);
    expect(group?.members.map(({ cannotSignIn = false }) => cannotSignIn)).toEqual([false, true]);
  });

  it("ends an account's sessions, which opens again by its password, and not one's own", async () => {
    const pilgrim = await givenPilgrim(app);
    const body = { reason };

    await app.call(contract.endSessionsOf, { params: { id: pilgrim.user.id }, body }, staff.session);

    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    await app.call(login, signIn(pilgrim));
    const own = { params: { id: staff.user.id }, body };
    expect(await app.refusal(contract.endSessionsOf, own, staff.session)).toMatchObject({ code: "forbidden" });
  });

  it("takes a package down, which its operator cannot bring back, and the others stay", async () => {
    const operator = await givenOperator(app);
    const [down, other] = [await givenOffer(app, operator.user.id), await givenOffer(app, operator.user.id)];

    await stop("package", down);

    expect([await ofPackage(down, operator), await ofPackage(other)]).toEqual(["paused", "listed"]);
    expect(await app.refusal(publishPackage, { params: { id: down } }, operator.session)).toMatchObject({
      code: "package_taken_down",
    });
    await lift(operator.user.id);
    expect(await ofPackage(down)).toBe("listed");
  });

  it("takes a package down with every way to bring it back: no copy of it, and no sheet that lists it", async () => {
    const operator = await givenOperator(app);
    const { id, operatorReference } = await givenDraft(app, operator, { operatorReference: "DOWN-1" });
    await stop("package", id);

    const copy = () => app.refusal(duplicatePackage, { params: { id } }, operator.session);
    const sheet = importAs("listed", { Reference: operatorReference });

    expect(await copy()).toMatchObject({ status: 409, code: "package_taken_down" });
    expect(await app.uploadRefusal(importPackages, sheet, operator.session)).toMatchObject({
      code: "package_taken_down",
    });
    await lift(operator.user.id);
    expect(await app.upload(importPackages, sheet, operator.session)).toMatchObject({ saved: true });
  });

  it.each(["package", "licence"] as const)(
    "on a %s stops the sale of what was only held; what was sold goes on",
    async (kind) => {
      const operator = await givenOperator(app, { licensed: false });
      const licence = await givenLicence(operator, `T-${kind}`);
      const packageId = await givenOffer(app, operator.user.id);
      const [pays, nusuk] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_NUSUK)];
      const booked = await givenPaid(app, pays, packageId);
      const [held, free] = [await givenHold(app, pays, packageId), await givenHold(app, nusuk, packageId)];
      const pay = { params: { id: held.id }, body: { card: GOOD_CARD } };
      const keep = { params: { id: free.id } };

      await stop(kind, kind === "package" ? packageId : licence);

      for (const refusal of [
        await app.refusal(payBooking, pay, pays.session),
        await app.refusal(confirmBooking, keep, nusuk.session),
      ])
        expect(refusal).toMatchObject({ status: 409, code: "not_on_sale" });
      await app.call(approveBooking, { params: { id: booked.id } }, operator.session);
      await lift(operator.user.id);
      await app.call(payBooking, pay, pays.session);
      await app.call(confirmBooking, keep, nusuk.session);
    },
  );

  it("lets nobody into the line of a sale of which nothing is left on the market", async () => {
    const operator = await givenOperator(app);
    const window = await queue.givenWindow(operator, { packages: 2 });
    const [first = "", second = ""] = window.packageIds;
    const comes = await givenResident(app, BY_NUSUK);
    const join = { params: { id: window.id }, body: {} };

    await stop("package", first);
    await queue.join(window.id, await givenResident(app, BY_NUSUK));
    await stop("package", second);

    expect(await app.refusal(joinWindow, join, comes.session)).toMatchObject({ status: 409, code: "not_on_sale" });
    await lift(operator.user.id);
    await queue.join(window.id, comes);
  });

  it("withdraws a licence with everything on the market, and reinstates it", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const id = await givenLicence(operator, "T9");
    const packageId = await givenOffer(app, operator.user.id);

    await stop("licence", id);

    expect(await app.call(myLicences, {}, operator.session)).toMatchObject([{ status: "withdrawn" }]);
    expect(await app.refusal(publishPackage, { params: { id: packageId } }, operator.session)).toMatchObject({
      code: "licence_needed",
    });
    await lift(operator.user.id);
    expect(await app.call(myLicences, {}, operator.session)).toMatchObject([{ status: "approved" }]);
    expect(await app.call(getPackage, { params: { id: packageId } })).toMatchObject({
      status: "listed",
      licenceVerified: true,
    });
  });

  it.each([
    ["licence", "operator"],
    ["operator", "licence"],
    ["package", "licence"],
    ["operator", "package"],
  ] as const)(
    "on a %s that ends before one on a %s leaves what it took off the market to that one",
    async (...kinds) => {
      const operator = await givenOperator(app, { licensed: false });
      const licence = await givenLicence(operator, `T-${kinds.join("-")}`);
      const [packageId, paused] = [
        await givenOffer(app, operator.user.id),
        await givenOffer(app, operator.user.id, { status: "paused" }),
      ];
      const subjects = { licence, operator: operator.user.id, package: packageId };
      const [first, then] = kinds;
      await stop(first, subjects[first]);
      const params = { id: await idOf(operator.user.id) };
      await stop(then, subjects[then]);

      await app.call(contract.endMeasure, { params }, staff.session);
      expect(await ofPackage(packageId, operator)).toBe("paused");

      await lift(operator.user.id);
      expect([await ofPackage(packageId), await ofPackage(paused, operator)]).toEqual(["listed", "paused"]);
    },
  );

  it("stands where nobody else could confirm it: whom it concerns, who is suspended, who has never come in", async () => {
    const [first, later] = [await givenPilgrim(app), await givenPilgrim(app)];
    await staffInvitation(app.platform).invite("nadia@example.org");

    await stop("account", second.user.id);
    await stop("account", first.user.id);
    await lift(second.user.id);
    await stop("account", later.user.id);

    expect(await standing(first.user.id)).toMatchObject([{ confirmBy: null }]);
    expect(await standing(later.user.id)).toMatchObject([{ confirmBy: expect.any(String) }]);
    time.move({ hours: 48 });
    await app.runJob(endUnconfirmed, {});
    expect(await standing(first.user.id)).toHaveLength(1);
  });

  it("stands where whoever could have confirmed it is gone or stopped by the time that it would end", async () => {
    const [third, operator, pilgrim] = [await givenStaff(app), await givenOperator(app), await givenPilgrim(app)];
    const listed = await givenOffer(app, operator.user.id);
    await stop("account", second.user.id);
    time.move({ minutes: 1 });
    await stop("operator", operator.user.id);
    await stop("account", pilgrim.user.id, third);
    expect(await standing(operator.user.id)).toMatchObject([{ confirmBy: expect.any(String) }]);
    await app.platform.db.deleteFrom("users").where("id", "=", third.user.id).execute();

    time.move({ hours: 48 });
    await app.runJob(endUnconfirmed, {});

    // Who took the other one is gone: the first, who never confirmed it, could have.
    expect(await standing(pilgrim.user.id)).toEqual([]);
    expect(await standing(operator.user.id)).toMatchObject([{ confirmBy: null }]);
    expect(await ofPackage(listed, operator)).toBe("paused");
    await lift(second.user.id);
    time.move({ hours: 1 });
    await app.runJob(endUnconfirmed, {});
    expect(await standing(operator.user.id)).toHaveLength(1);
    await lift(operator.user.id);
    expect(await ofPackage(listed)).toBe("listed");
  });

  it("ends by itself where the one who took it has suspended whoever could have confirmed it", async () => {
    const third = await givenStaff(app);
    await stop("account", second.user.id);
    await stop("account", third.user.id);

    expect(await standing(third.user.id)).toMatchObject([{ confirmBy: expect.any(String) }]);
    time.move({ hours: 48 });
    await app.runJob(endUnconfirmed, {});

    expect([await standing(second.user.id), await standing(third.user.id)]).toEqual([[], []]);
    await app.platform.db.deleteFrom("users").where("id", "=", third.user.id).execute();
  });

  it("against the only other one on staff stands", async () => {
    await stop("account", second.user.id);

    expect(await standing(second.user.id)).toMatchObject([{ confirmBy: null }]);
    await lift(second.user.id);
  });
});
