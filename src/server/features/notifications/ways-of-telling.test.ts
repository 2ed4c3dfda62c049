/** By topic, channel and hour: what is told at once, later, in the summary, or not at all; and the way out of mails. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  chooseHours,
  chooseTopics,
  getNoticeSettings,
  subscribeAgain,
  unsubscribe,
} from "#contract/notice-settings.ts";
import { listNotifications, readNotifications } from "#contract/notifications.ts";
import { addPushSubscription, listPushSubscriptions } from "#contract/push.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { ChannelWishes } from "#domain/notifications/delivery.ts";
import type { Topic } from "#domain/notifications/topics.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { linkIn, mailsTo } from "../../../../test/outbox.ts";
import { pushStandIn } from "../../../../test/push-service.ts";
import { notificationsOn } from "../../../../test/services.ts";
import { deliverDue } from "./deliver-due.job.ts";
import type { Notice } from "./service.ts";
import { sendSummaries } from "./summaries.job.ts";

const NOON = "2026-12-01T12:00:00Z";
const LATE = "2026-12-01T23:00:00Z";

let now = new Date(NOON);
const clock = () => now;
const service = await pushStandIn();
afterAll(service.close);
const settings = { PUSH_SERVICE_URL: service.url, SECRET_KEY: randomBytes(32).toString("base64") };
const app = await testApp({ clock, settings });
const second = await testApp({ clock, settings, connection: app.connection });
const { db } = app.platform;
const notifications = notificationsOn(app.platform);

beforeEach(() => {
  now = new Date(NOON);
});

const notify = (...notices: Notice[]) => db.transaction().execute((tx) => notifications.notify(tx, ...notices));
const dueSoon = (userId: string): Notice => ({
  userId,
  kind: "amount_ahead",
  params: { reference: "RH-7", package: "Comfort", amount: "100.00", currency: "GBP", dueOn: "2026-12-24", seats: 2 },
  link: "/bookings/7",
});
const rejected = (userId: string): Notice => ({
  userId,
  kind: "document_rejected",
  params: { type: "passport" },
  link: "/documents",
});

const choose = ({ session }: Given, topic: Topic, wishes: Partial<ChannelWishes>) =>
  app.call(chooseTopics, { body: { choices: [{ topic, app: true, push: true, mail: "now", ...wishes }] } }, session);
const quietAtNight = ({ session }: Given) =>
  app.call(
    chooseHours,
    { body: { quiet: { from: "22:00", until: "07:00" }, summaryAt: "08:00", timeZone: "Europe/London" } },
    session,
  );

async function withBrowser({ session }: Given) {
  const { publicKey } = await app.call(listPushSubscriptions, {}, session);
  const browser = service.browser(publicKey);
  await app.call(addPushSubscription, { body: browser.subscription }, session);
  return browser;
}

/** Subjects without that of the registration; either node may have sent it. */
async function subjectsOf(given: Given): Promise<(string | undefined)[]> {
  const mails = await mailsOfBoth(given);
  return mails.map(({ headers }) => headers.subject).filter((subject) => subject !== "Confirm your email address");
}

async function mailsOfBoth(given: Given) {
  const own = await mailsOf(app, given);
  return [...own, ...(await mailsTo(join(second.platform.config.dataDir, "outbox"), given.user.email))];
}

async function later(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
  await app.runJob(deliverDue, {});
}

describe("a mail", () => {
  it("goes at once where no browser shows the notice", async () => {
    const given = await givenPilgrim(app);

    await notify(dueSoon(given.user.id));

    expect(await subjectsOf(given)).toHaveLength(1);
  });

  it("waits three minutes beside a push, and is not sent once the notice was read", async () => {
    const [reads, misses] = [await givenPilgrim(app), await givenPilgrim(app)];
    for (const given of [reads, misses]) await withBrowser(given);
    await notify(dueSoon(reads.user.id), dueSoon(misses.user.id));
    expect([await subjectsOf(reads), await subjectsOf(misses)]).toEqual([[], []]);

    await later(2);
    await app.call(readNotifications, { body: { all: true } }, reads.session);
    expect(await subjectsOf(misses)).toEqual([]);
    await later(1);

    expect(await subjectsOf(reads)).toEqual([]);
    expect(await subjectsOf(misses)).toHaveLength(1);
  });

  it("that waits alone, and was read, ends its waiting", async () => {
    const given = await givenPilgrim(app);
    await withBrowser(given);
    await notify(dueSoon(given.user.id));
    await app.call(readNotifications, { body: { all: true } }, given.session);

    await later(3);

    expect(await db.selectFrom("noticeDeliveries").select("channel").execute()).toEqual([]);
    expect(await subjectsOf(given)).toEqual([]);
  });

  it("that waits is sent once, whichever nodes look for it", async () => {
    const given = await givenPilgrim(app);
    await withBrowser(given);
    await notify(dueSoon(given.user.id));
    now = new Date(now.getTime() + 3 * MINUTE_MS);

    for (const node of [app, second, app, second]) await node.platform.jobs.enqueue(db, deliverDue, {});

    expect(await subjectsOf(given)).toHaveLength(1);
  });

  it("that waits is not sent to who has unsubscribed meanwhile", async () => {
    const given = await givenPilgrim(app);
    await withBrowser(given);
    await notify(dueSoon(given.user.id));

    await choose(given, "payments", { mail: "off" });
    await later(5);

    expect(await subjectsOf(given)).toEqual([]);
  });
});

describe("quiet hours", () => {
  it("hold push and mail back until they end", async () => {
    const given = await givenPilgrim(app);
    const { shown } = await withBrowser(given);
    await quietAtNight(given);
    now = new Date(LATE);

    await notify(dueSoon(given.user.id));
    await later(60);
    expect([shown.length, (await subjectsOf(given)).length]).toEqual([0, 0]);
    await later(7 * 60);
    expect([shown.length, (await subjectsOf(given)).length]).toEqual([1, 0]);
    await later(3);

    expect([shown.length, (await subjectsOf(given)).length]).toEqual([1, 1]);
  });

  it("let pass what is urgent, and what a contract needs on paper", async () => {
    const given = await givenPilgrim(app);
    const { shown } = await withBrowser(given);
    await quietAtNight(given);
    now = new Date(LATE);

    await notify(
      { userId: given.user.id, kind: "waitlist_offer", params: { package: "Comfort", seats: 2, hours: 24 } },
      {
        userId: given.user.id,
        kind: "payment_received",
        params: { reference: "RH-7", package: "C", amount: "1.00", currency: "USD" },
      },
    );
    await app.jobsDone();

    expect(shown.map(({ urgent }) => urgent)).toEqual([true]);
    expect(await subjectsOf(given)).toHaveLength(2);
  });

  it.each([
    { quiet: { from: "22:00", until: "22:00" } },
    { quiet: { from: "24:00", until: "07:00" } },
    { quiet: { from: "9:00", until: "07:00" } },
    { summaryAt: "08:60" },
    { timeZone: "Mars/Olympus" },
    { timeZone: "+03:00" },
    { timeZone: "A".repeat(10_000) },
  ])("are not set to %o", async (wrong) => {
    const { session } = await givenPilgrim(app);
    const body = { quiet: null, summaryAt: "08:00", timeZone: "Pacific/Kiritimati", ...wrong };

    expect(await app.refusal(chooseHours, { body }, session)).toMatchObject({ status: 400 });
    expect(await app.call(getNoticeSettings, {}, session)).toMatchObject({ quiet: null, timeZone: null });
  });
});

describe("a topic", () => {
  it("that was chosen against stands in no list, and is told nowhere", async () => {
    const given = await givenPilgrim(app);
    const { shown } = await withBrowser(given);
    await choose(given, "documents", { app: false, push: false, mail: "off" });

    await notify(rejected(given.user.id));
    await app.jobsDone();

    expect(shown).toEqual([]);
    expect(await app.call(listNotifications, {}, given.session)).toMatchObject({ unread: 1 });
  });

  it("of the other role is not offered", async () => {
    const [pilgrim, operator] = [await givenPilgrim(app), await givenOperator(app)];
    const topicsOf = async ({ session }: Given) =>
      (await app.call(getNoticeSettings, {}, session)).topics.map(({ topic }) => topic);

    expect(await topicsOf(pilgrim)).not.toContain("customers");
    expect(await topicsOf(operator)).toEqual(["customers", "voices", "licence", "account"]);
  });

  it("is chosen by nobody for others, and not on a shared demonstration account", async () => {
    const given = await givenPilgrim(app);
    const choices = [{ topic: "documents", app: true, push: true, mail: "off" }];
    await db.updateTable("users").set({ demo: true }).where("id", "=", given.user.id).execute();

    expect(await app.refusal(chooseTopics, { body: { choices } })).toMatchObject({ status: 401 });
    expect(await app.refusal(chooseTopics, { body: { choices } }, given.session)).toMatchObject({
      code: "demo_account",
    });
  });
});

describe("the summary", () => {
  async function withSummary(): Promise<Given> {
    const given = await givenPilgrim(app);
    await quietAtNight(given);
    await choose(given, "documents", { mail: "daily" });
    now = new Date(now.getTime() + MINUTE_MS);
    return given;
  }
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), opened };
  };
  const morning = () => {
    now = new Date("2026-12-02T08:00:00Z");
  };

  it("comes at its hour with what is still unread, once, however many nodes write it", async () => {
    const given = await withSummary();
    await notify(rejected(given.user.id), rejected(given.user.id), dueSoon(given.user.id));
    const [, read] = (await app.call(listNotifications, {}, given.session)).notifications.filter(
      ({ kind }) => kind === "document_rejected",
    );
    await app.call(readNotifications, { body: { ids: [read?.id ?? ""] } }, given.session);
    await app.runJob(sendSummaries, {});
    expect(await subjectsOf(given)).toHaveLength(1);

    morning();
    for (const node of [app, second, app, second]) await node.platform.jobs.enqueue(db, sendSummaries, {});
    await app.jobsDone();

    const mails = (await mailsOfBoth(given)).filter(({ headers }) => headers.subject?.includes("waits for you"));
    expect(mails.map(({ headers }) => headers.subject)).toEqual(["1 notice waits for you"]);
    expect(mails[0]?.text).toContain("/documents");
  });

  it("says nothing twice, and nothing when there is nothing", async () => {
    const given = await withSummary();
    await notify(rejected(given.user.id));
    morning();
    await app.runJob(sendSummaries, {});
    now = new Date("2026-12-03T08:00:00Z");

    await app.runJob(sendSummaries, {});

    expect(await subjectsOf(given)).toHaveLength(1);
  });

  it("has what was committed while it was being written the next time, once", async () => {
    const given = await withSummary();
    const [told, written] = [gate(), gate()];
    const late = db.transaction().execute(async (tx) => {
      await notifications.notify(tx, rejected(given.user.id));
      told.open();
      await written.opened;
    });
    await told.opened;

    morning();
    await app.runJob(sendSummaries, {});
    written.open();
    await late;
    const before = await subjectsOf(given);
    for (const day of ["2026-12-03", "2026-12-04"]) {
      now = new Date(`${day}T08:00:00Z`);
      await app.runJob(sendSummaries, {});
    }

    expect([before, await subjectsOf(given)]).toEqual([[], ["1 notice waits for you"]]);
  });

  it("is ended by its own link, and taken up again by it, without touching what was ended before", async () => {
    const given = await withSummary();
    await choose(given, "household", { mail: "off" });
    await notify(rejected(given.user.id));
    morning();
    await app.runJob(sendSummaries, {});
    const token = linkIn(await mailsOfBoth(given), "/unsubscribe/").slice("/unsubscribe/".length);

    const mailOf = async (topic: Topic) =>
      (await app.call(getNoticeSettings, {}, given.session)).topics.find((one) => one.topic === topic)?.mail;
    expect(await app.call(unsubscribe, { params: { token } })).toEqual({ from: "summary" });
    expect(await mailOf("documents")).toBe("off");
    await app.call(subscribeAgain, { params: { token } });

    expect([await mailOf("documents"), await mailOf("household")]).toEqual(["daily", "off"]);
  });
});

describe("the link out of a mail", () => {
  async function mailed() {
    const given = await givenPilgrim(app);
    await notify(dueSoon(given.user.id));
    await app.jobsDone();
    const mail = (await mailsOfBoth(given)).findLast(({ headers }) => headers["list-unsubscribe"] !== undefined);
    const token = linkIn(mail ? [mail] : [], "/unsubscribe/").slice("/unsubscribe/".length);
    return { given, mail, token };
  }

  it("works by one click of the mail program, without a session, and twice", async () => {
    const { given, mail } = await mailed();
    const address = new URL(mail?.headers["list-unsubscribe"]?.slice(1, -1) ?? "");
    expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");

    for (const time of [1, 2]) {
      const answer = await app.inject({
        method: "POST",
        url: address.pathname,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
      expect(answer.statusCode, `time ${time}: ${answer.body}`).toBe(200);
    }
    await notify(dueSoon(given.user.id));

    expect(await subjectsOf(given)).toHaveLength(1);
  });

  it("can be taken back, unless its owner has chosen since", async () => {
    const { given, token } = await mailed();
    await app.call(unsubscribe, { params: { token } });
    await app.call(subscribeAgain, { params: { token } });
    await notify(dueSoon(given.user.id));
    expect(await subjectsOf(given)).toHaveLength(2);

    await choose(given, "payments", { mail: "off" });
    await app.call(subscribeAgain, { params: { token } });
    await notify(dueSoon(given.user.id));

    expect(await subjectsOf(given)).toHaveLength(2);
  });

  it("of another make, or of an account that is gone, is unknown", async () => {
    const { given, token } = await mailed();
    await db.deleteFrom("users").where("id", "=", given.user.id).execute();

    for (const wrong of [token, `${token.slice(0, -2)}AA`, "a", "a".repeat(200)])
      expect(await app.refusal(unsubscribe, { params: { token: wrong } })).toMatchObject({ code: "link_unknown" });
    expect(await app.refusal(unsubscribe, { params: { token: "a".repeat(10_000) } })).toMatchObject({ status: 414 });
  });

  it("stands in no letter that comes in any case", async () => {
    const given = await givenPilgrim(app);
    await notify({ userId: given.user.id, kind: "password_changed" });

    const mails = await mailsOfBoth(given);

    expect(mails).toHaveLength(2);
    for (const { headers, text } of mails) {
      expect(headers["list-unsubscribe"]).toBeUndefined();
      expect(text).not.toContain("/unsubscribe/");
    }
  });
});
