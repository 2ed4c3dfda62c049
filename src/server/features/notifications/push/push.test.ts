/** Web push against a real service on this machine, which opens what arrives as a browser would. */
import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { login, logout } from "#contract/accounts.ts";
import { readNotifications } from "#contract/notifications.ts";
import { addPushSubscription, listPushSubscriptions, removePushSubscription } from "#contract/push.ts";
import { MOST_BROWSERS } from "#domain/notifications/push-endpoint.ts";
import { type TestApp, testApp } from "../../../../../test/app.ts";
import { type Given, givenPilgrim, sessionOf } from "../../../../../test/factories/accounts.ts";
import { pushStandIn } from "../../../../../test/push-service.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import type { Notice } from "../service.ts";
import { isPrivateAddress } from "./public-lookup.ts";
import { sendPush } from "./send-push.job.ts";

const service = await pushStandIn();
afterAll(service.close);
const settings = { PUSH_SERVICE_URL: service.url, SECRET_KEY: randomBytes(32).toString("base64") };
const app = await testApp({ settings });
const second = await testApp({ settings, connection: app.connection });
const { db } = app.platform;
const notifications = notificationsOn(app.platform);

const notify = (notice: Notice) => db.transaction().execute((tx) => notifications.notify(tx, notice));
const rejected = (userId: string): Notice => ({
  userId,
  kind: "document_rejected",
  params: { type: "passport" },
  link: "/documents",
});
const offered = (userId: string): Notice => ({
  userId,
  kind: "waitlist_offer",
  params: { package: "Comfort", seats: 2, hours: 24 },
  link: "/bookings/7",
});
const browsersOf = async ({ session }: Given, at: TestApp = app) =>
  (await at.call(listPushSubscriptions, {}, session)).browsers;

/** A browser of theirs that shows notices. */
async function subscribed({ session }: Given) {
  const { publicKey } = await app.call(listPushSubscriptions, {}, session);
  const browser = service.browser(publicKey);
  const { id } = await app.call(addPushSubscription, { body: browser.subscription }, session);
  return { ...browser, id };
}

/** The same account in one more browser. */
async function signedInAgain({ user, password }: Given): Promise<Given> {
  const payload = { username: user.username, password };
  const answer = await app.inject({ method: login.method, url: login.path, payload });
  return { user, password, session: sessionOf(answer) };
}

describe("a push", () => {
  it("says what a lock screen may show, in the reader's language, and where it leads", async () => {
    const given = await givenPilgrim(app);
    await app.platform.db
      .updateTable("users")
      .set({ preferredLanguage: "ar" })
      .where("id", "=", given.user.id)
      .execute();
    const { shown } = await subscribed(given);

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ title: "وثائقك", path: "/documents", language: "ar", direction: "rtl" });
    expect(shown[0]).toMatchObject({ urgency: "normal", urgent: false });
    expect(shown[0]?.unread[0]).toBe(shown[0]?.id);
    expect(JSON.stringify(shown[0])).not.toContain("passport");
  });

  it("that is urgent says so, and is no news after an hour", async () => {
    const given = await givenPilgrim(app);
    const { shown } = await subscribed(given);

    await notify(offered(given.user.id));
    await app.jobsDone();

    expect(shown[0]).toMatchObject({ title: "Places are free for you", urgency: "high", urgent: true });
    expect(shown[0]?.seconds).toBeLessThanOrEqual(3600);
  });

  it("goes to every browser of the person, and to nobody else's", async () => {
    const [given, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const [one, two, theirs] = [
      await subscribed(given),
      await subscribed(await signedInAgain(given)),
      await subscribed(other),
    ];

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect([one.shown.length, two.shown.length, theirs.shown.length]).toEqual([1, 1, 0]);
  });

  it("comes again while the service is busy or away, and in the end once", async () => {
    const given = await givenPilgrim(app);
    const { shown, answers } = await subscribed(given);
    answers.push(429, 503);

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect(shown).toHaveLength(1);
  });

  it.each([404, 410])("that is answered with %i ends the subscription", async (status) => {
    const given = await givenPilgrim(app);
    const { shown, answers } = await subscribed(given);
    answers.push(status);

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect(shown).toEqual([]);
    expect(await browsersOf(given)).toEqual([]);
  });

  it.each([413, 403])("that the service refuses with %i is given up, and the browser stays", async (status) => {
    const given = await givenPilgrim(app);
    const { shown, answers } = await subscribed(given);
    answers.push(status);

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect(shown).toEqual([]);
    expect(await browsersOf(given)).toHaveLength(1);
  });

  it("is not sent for what was read meanwhile", async () => {
    const given = await givenPilgrim(app);
    const { shown, answers, id } = await subscribed(given);
    answers.push(503);
    await notify(rejected(given.user.id));
    await app.call(readNotifications, { body: { all: true } }, given.session);
    await app.jobsDone();
    const notice = await db.selectFrom("notifications").select("id").where("userId", "=", given.user.id).execute();
    const before = shown.length;

    for (const { id: notificationId } of notice) await app.runJob(sendPush, { notificationId, subscriptionId: id });

    expect(shown).toHaveLength(before);
  });

  it("is rolled back with its cause", async () => {
    const given = await givenPilgrim(app);
    const { shown } = await subscribed(given);

    await db
      .transaction()
      .execute(async (tx) => {
        await notifications.notify(tx, rejected(given.user.id));
        throw new Error("no");
      })
      .catch(() => undefined);
    await app.jobsDone();

    expect(shown).toEqual([]);
  });
});

describe("a browser", () => {
  it("that somebody else signs in with shows theirs from then on", async () => {
    const [first, next] = [await givenPilgrim(app), await givenPilgrim(app)];
    const { subscription, shown } = await subscribed(first);

    await app.call(addPushSubscription, { body: subscription }, next.session);
    await notify(rejected(first.user.id));
    await notify(offered(next.user.id));
    await app.jobsDone();

    expect(await browsersOf(first)).toEqual([]);
    expect(shown.map(({ title }) => title)).toEqual(["Places are free for you"]);
  });

  it("is known once, however often and from however many tabs and nodes it subscribes", async () => {
    const given = await givenPilgrim(app);
    const { publicKey } = await app.call(listPushSubscriptions, {}, given.session);
    const { subscription } = service.browser(publicKey);

    await Promise.all(
      [app, second, app, second, app].map((node) =>
        node.call(addPushSubscription, { body: subscription }, given.session),
      ),
    );

    expect(await browsersOf(given, second)).toMatchObject([{ current: true }]);
  });

  it("that two people claim at the same time is one person's in the end", async () => {
    const [one, two] = [await givenPilgrim(app), await givenPilgrim(app)];
    const { publicKey } = await app.call(listPushSubscriptions, {}, one.session);
    const { subscription } = service.browser(publicKey);

    await Promise.all(
      [one, two, one, two].map(({ session }) => app.call(addPushSubscription, { body: subscription }, session)),
    );

    expect([...(await browsersOf(one)), ...(await browsersOf(two))]).toHaveLength(1);
  });

  it("that is signed out shows nothing more", async () => {
    const given = await givenPilgrim(app);
    const { shown } = await subscribed(await signedInAgain(given));
    const own = await subscribed(given);
    await app.call(logout, {}, given.session);

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect(own.shown).toEqual([]);
    expect(shown).toHaveLength(1);
  });

  it("beyond the tenth takes the place of the oldest", async () => {
    const given = await givenPilgrim(app);
    const first = await subscribed(given);
    for (let count = 0; count < MOST_BROWSERS; count += 1) await subscribed(await signedInAgain(given));

    const browsers = await browsersOf(given);

    expect(browsers).toHaveLength(MOST_BROWSERS);
    expect(browsers.map(({ id }) => id)).not.toContain(first.id);
  });

  it("is taken away by its owner, twice without harm, and by nobody else", async () => {
    const [given, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    const { id, subscription } = await subscribed(given);

    await app.call(removePushSubscription, { body: { id } }, other.session);
    await app.call(removePushSubscription, { body: { endpoint: subscription.endpoint } }, other.session);
    expect(await browsersOf(given)).toHaveLength(1);
    await app.call(removePushSubscription, { body: { id } }, given.session);
    await app.call(removePushSubscription, { body: { id } }, given.session);

    expect(await browsersOf(given)).toEqual([]);
  });

  it("of nobody is not taken", async () => {
    const { subscription } = service.browser("B");

    for (const route of [addPushSubscription, listPushSubscriptions, removePushSubscription])
      expect(await app.refusal(route, { body: subscription })).toMatchObject({ status: 401 });
  });

  it.each([
    ["https://evil.example/push", 422],
    ["http://127.0.0.1:1/push", 422],
    ["https://169.254.169.254/latest", 422],
    ["https://fcm.googleapis.com.evil.example/fcm/send/a", 422],
    ["not an address", 422],
    [`https://fcm.googleapis.com/fcm/send/${"a".repeat(10_000)}`, 400],
    ["", 400],
  ])("at %s is refused", async (endpoint, status) => {
    const { session } = await givenPilgrim(app);
    const { keys } = service.browser("B").subscription;

    expect(await app.refusal(addPushSubscription, { body: { endpoint, keys } }, session)).toMatchObject({ status });
  });

  it.each([{ p256dh: "B".repeat(87) }, { p256dh: "short" }, { auth: "short" }, { auth: "a".repeat(10_000) }])(
    "with the keys %o is refused",
    async (wrong) => {
      const { session } = await givenPilgrim(app);
      const { endpoint, keys } = service.browser("B").subscription;

      expect(
        await app.refusal(addPushSubscription, { body: { endpoint, keys: { ...keys, ...wrong } } }, session),
      ).toMatchObject({
        status: 400,
      });
    },
  );

  it("knows both nodes by one key, which lies sealed", async () => {
    const { session } = await givenPilgrim(app);

    const keys = await Promise.all([app, second].map((node) => node.call(listPushSubscriptions, {}, session)));

    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await db.selectFrom("pushKeys").select("publicKey").execute()).toHaveLength(1);
  });
});

it.each([
  ["10.1.2.3", true],
  ["127.0.0.1", true],
  ["169.254.169.254", true],
  ["192.168.0.1", true],
  ["::1", true],
  ["fd00::1", true],
  ["::ffff:10.0.0.1", true],
  ["142.250.1.95", false],
  ["2a00:1450:4001::5f", false],
])("counts %s as private: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
