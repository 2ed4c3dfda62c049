/** An employee acts for the employer's business, by right, and stays the author of what they do. */
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import { approveBooking, listBookings } from "#contract/bookings.ts";
import { listNotifications, readNotifications } from "#contract/notifications.ts";
import { packageStanding } from "#contract/own-packages.ts";
import { createPackage, myPackages } from "#contract/packages.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenEmployee, givenOperator } from "../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenOffer, givenPaid, givenResident } from "../../../../test/factories/bookings.ts";
import { packageDraft } from "../../../../test/factories/packages.ts";

const app = await testApp();
const owner = await givenOperator(app, { firstName: "Salma", lastName: "Idris" });

const kindsTold = async ({ session }: Given) =>
  (await app.call(listNotifications, {}, session)).notifications
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "welcome_operator");

describe("an employee", () => {
  it("is told for whom they act and what they may do; nobody else is", async () => {
    const employee = await givenEmployee(app, owner, ["bookings"]);

    const [user, own] = [
      await app.call(currentUser, {}, employee.session),
      await app.call(currentUser, {}, owner.session),
    ];

    const companyName = "Salma Idris";
    expect(user).toMatchObject({ operatorId: owner.user.id, licenceVerified: true });
    expect(user.employment).toEqual({ companyName, ownerName: companyName, rights: ["bookings"] });
    expect([own.operatorId, own.employment]).toEqual([undefined, undefined]);
  });

  it("writes packages of the employer under the own name", async () => {
    const employee = await givenEmployee(app, owner, ["packages"]);

    const made = await app.call(createPackage, { body: packageDraft(app.platform.clock()) }, employee.session);

    const { changes } = await app.call(packageStanding, { params: { id: made.id } }, owner.session);
    expect(made.operatorId).toBe(owner.user.id);
    expect(changes.map(({ by }) => by)).toEqual(["Karim Haddad"]);
    expect(await app.call(myPackages, {}, employee.session)).toEqual(await app.call(myPackages, {}, owner.session));
  });

  it("is refused what they have no right to, and hears who can help", async () => {
    const employee = await givenEmployee(app, owner, ["money"]);

    const refusal = await app.refusal(myPackages, {}, employee.session);

    expect(refusal).toMatchObject({ status: 403, code: "right_needed", right: "packages", owner: "Salma Idris" });
    expect(refusal.detail).toContain("Packages");
    expect(refusal.detail).toContain("Salma Idris");
  });

  it("answers customers of the employer and is named as who did it; another operator's employee finds nothing", async () => {
    const employee = await givenEmployee(app, owner, ["bookings"]);
    const stranger = await givenEmployee(app, await givenOperator(app), ["bookings"]);
    const packageId = await givenOffer(app, owner.user.id);
    const { id } = await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);

    const refusal = await app.refusal(approveBooking, { params: { id } }, stranger.session);
    await app.call(approveBooking, { params: { id } }, employee.session);

    const { actorId } = await app.platform.db
      .selectFrom("audit")
      .select("actorId")
      .where("subjectId", "=", id)
      .where("action", "like", "booking.approve%")
      .executeTakeFirstOrThrow();
    expect(refusal.status).toBe(404);
    expect(actorId).toBe(employee.user.id);
    expect((await app.call(listBookings, {}, employee.session)).map((booking) => booking.id)).toContain(id);
  });
});

describe("what happens to customers", () => {
  it("is told to the owner and to whoever has the right, and read by each on their own", async () => {
    const operator = await givenOperator(app);
    const [first, second, other] = [
      await givenEmployee(app, operator, ["bookings"]),
      await givenEmployee(app, operator, ["bookings", "money"]),
      await givenEmployee(app, operator, ["packages"]),
    ];
    const packageId = await givenOffer(app, operator.user.id);

    await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);
    await app.call(readNotifications, { body: { all: true } }, first.session);

    const told = await Promise.all([operator, first, second, other].map(kindsTold));
    expect(told).toEqual([["customer_waits"], ["customer_waits"], ["customer_waits"], []]);
    const unread = async ({ session }: Given) => (await app.call(listNotifications, {}, session)).unread;
    expect(await unread(first)).toBe(0);
    expect(await unread(second)).toBeGreaterThan(0);
  });
});
