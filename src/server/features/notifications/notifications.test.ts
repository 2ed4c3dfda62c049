/** Notifications and activity through the real calls. */
import { describe, expect, it } from "vitest";
import { listActivity, listNotifications, NEWEST_NOTICES, readNotifications } from "#contract/notifications.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { notificationsOn } from "../../../../test/services.ts";
import type { Notice } from "./service.ts";

/** Never shows one instant twice: notices of one instant have no order. */
let instant = Date.now();
const app = await testApp({ clock: () => new Date(instant++) });
const { db } = app.platform;
const notifications = notificationsOn(app.platform);

const notify = (notice: Notice) => db.transaction().execute((tx) => notifications.notify(tx, notice));
const payment = (userId: string): Notice => ({
  userId,
  kind: "payment_received",
  params: { reference: "RH-7", package: "Comfort", amount: "12.00", currency: "USD" },
  link: "/bookings/7",
});

describe("notifications", () => {
  it("begin with a welcome that fits the role", async () => {
    const [pilgrim, operator] = [await givenPilgrim(app), await givenOperator(app)];

    const [toPilgrim, toOperator] = [
      await app.call(listNotifications, {}, pilgrim.session),
      await app.call(listNotifications, {}, operator.session),
    ];

    expect(toPilgrim).toMatchObject({ unread: 1, notifications: [{ kind: "welcome_pilgrim", read: false }] });
    expect(toOperator).toMatchObject({ unread: 1, notifications: [{ kind: "welcome_operator" }] });
  });

  it("carry the values of their sentence and where they lead, and are mailed where the kind says so", async () => {
    const given = await givenPilgrim(app);
    await notify(payment(given.user.id));

    const { notifications: list } = await app.call(listNotifications, {}, given.session);
    const subjects = (await mailsOf(app, given)).map(({ headers }) => headers.subject);

    expect(list[0]).toMatchObject({ kind: "payment_received", params: { reference: "RH-7" }, link: "/bookings/7" });
    expect(subjects.toSorted()).toEqual(["Confirm your email address", "Payment received: $12"]);
  });

  it("are the newest fifty, and the count of unread ones is of all", async () => {
    const { user, session } = await givenPilgrim(app);
    for (let count = 0; count < NEWEST_NOTICES + 5; count += 1) {
      await notify({ userId: user.id, kind: "hold_expired", params: { reference: String(count), package: "C" } });
    }

    const answer = await app.call(listNotifications, {}, session);

    expect(answer.notifications).toHaveLength(NEWEST_NOTICES);
    expect(answer.notifications[0]?.params.reference).toBe(String(NEWEST_NOTICES + 4));
    expect(answer.unread).toBe(NEWEST_NOTICES + 6);
  });

  it("become read by their ids or all together", async () => {
    const { user, session } = await givenPilgrim(app);
    await notify(payment(user.id));
    const [newest] = (await app.call(listNotifications, {}, session)).notifications;

    expect(await app.call(readNotifications, { body: { ids: [newest?.id ?? ""] } }, session)).toEqual({ unread: 1 });
    expect(await app.call(readNotifications, { body: { all: true } }, session)).toEqual({ unread: 0 });
  });

  it("of others are passed over", async () => {
    const [given, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const [theirs] = (await app.call(listNotifications, {}, other.session)).notifications;

    await app.call(readNotifications, { body: { ids: [theirs?.id ?? ""] } }, given.session);

    expect(await app.call(listNotifications, {}, other.session)).toMatchObject({ unread: 1 });
  });

  it.each([{}, { ids: [] }, { all: false }, { ids: ["a"], all: true }, { ids: [7] }, { ids: Array(201).fill("a") }])(
    "are not read by %o",
    async (body) => {
      const { session } = await givenPilgrim(app);

      expect(await app.refusal(readNotifications, { body }, session)).toMatchObject({ status: 400 });
    },
  );

  it("are nobody's without a session", async () => {
    expect(await app.refusal(listNotifications, {})).toMatchObject({ status: 401 });
    expect(await app.refusal(listActivity, {})).toMatchObject({ status: 401 });
  });

  it("are not written when the transaction is rolled back", async () => {
    const given = await givenPilgrim(app);

    await db
      .transaction()
      .execute(async (tx) => {
        await notifications.notify(tx, payment(given.user.id));
        throw new Error("no");
      })
      .catch(() => undefined);

    expect(await app.call(listNotifications, {}, given.session)).toMatchObject({ unread: 1 });
    expect(await mailsOf(app, given)).toHaveLength(1);
  });
});

describe("the activity", () => {
  it("has what people are told and what they did themselves, newest first", async () => {
    const { user, session } = await givenPilgrim(app);
    await notify({ userId: user.id, kind: "booking_withdrawn", params: { reference: "RH-1", package: "C" } });

    const activity = await app.call(listActivity, {}, session);

    expect(activity.map(({ kind }) => kind)).toEqual(["booking_withdrawn", "welcome_pilgrim"]);
    expect(await app.call(listNotifications, {}, session)).toMatchObject({ unread: 1 });
  });
});
