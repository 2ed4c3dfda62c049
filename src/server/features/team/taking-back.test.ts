/** What employees have not read of the business stops reaching them with the right to it. */
import { beforeEach, expect, it } from "vitest";
import { chooseHours } from "#contract/notice-settings.ts";
import { listActivity, listNotifications, readNotifications } from "#contract/notifications.ts";
import { changeTeamRights, leaveTeam, removeFromTeam } from "#contract/team.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import { testApp } from "../../../../test/app.ts";
import type { Given } from "../../../../test/factories/accounts.ts";
import { givenColleague, givenOwner } from "../../../../test/factories/teams.ts";
import { notificationsOn } from "../../../../test/services.ts";

const app = await testApp({ clock: () => new Date("2026-12-01T12:00:00Z") });
const { db } = app.platform;
const notifications = notificationsOn(app.platform);
const RIGHTS: OperatorRight[] = ["bookings", "voices"];

let owner: Given;
let colleague: Given;

/** Two notices wait for the end of the colleague's quiet hours. */
beforeEach(async () => {
  owner = await givenOwner(app);
  colleague = await givenColleague(app, owner, RIGHTS);
  const quiet = { from: "00:00", until: "23:00" };
  await app.call(chooseHours, { body: { quiet, summaryAt: "08:00", timeZone: "UTC" } }, colleague.session);
  await app.call(readNotifications, { body: { all: true } }, colleague.session);
  const userId = owner.user.id;
  await db
    .transaction()
    .execute((tx) => notifications.notify(tx, { userId, kind: "customer_waits" }, { userId, kind: "question_asked" }));
});

const unreadOf = async ({ session }: Given) =>
  (await app.call(listNotifications, {}, session)).notifications
    .filter(({ read, kind }) => !read && !kind.startsWith("team_"))
    .map(({ kind }) => kind)
    .sort();
const activityOf = async ({ session }: Given) =>
  (await app.call(listActivity, {}, session))
    .map(({ kind }) => kind)
    .filter((kind) => kind === "customer_waits" || kind === "question_asked")
    .sort();
const waitingFor = async ({ user }: Given) => {
  const waiting = await db
    .selectFrom("noticeDeliveries as delivery")
    .innerJoin("notifications as notice", "notice.id", "delivery.notificationId")
    .select("notice.kind")
    .where("notice.userId", "=", user.id)
    .where("delivery.channel", "=", "mail")
    .execute();
  return waiting.map(({ kind }) => kind).sort();
};

it("with one right lost, what belongs to it is gone and the rest stays; the owner keeps all", async () => {
  const params = { id: colleague.user.id };
  expect(await waitingFor(colleague)).toContain("customer_waits");

  await app.call(changeTeamRights, { params, body: { rights: ["voices"], seen: RIGHTS } }, owner.session);

  expect(await unreadOf(colleague)).toEqual(["question_asked"]);
  expect(await activityOf(colleague)).toEqual(["question_asked"]);
  expect(await waitingFor(colleague)).not.toContain("customer_waits");
  expect(await unreadOf(owner)).toEqual(expect.arrayContaining(["customer_waits", "question_asked"]));
  expect(await activityOf(owner)).toEqual(["customer_waits", "question_asked"]);
});

it.each([
  ["removed", () => app.call(removeFromTeam, { params: { id: colleague.user.id } }, owner.session)],
  ["gone by the own hand", () => app.call(leaveTeam, {}, colleague.session)],
])("of whoever is %s, nothing is left", async (_, end) => {
  await end();

  expect(await unreadOf(colleague)).toEqual([]);
  expect(await activityOf(colleague)).toEqual([]);
  expect((await waitingFor(colleague)).filter((kind) => !kind.startsWith("team_"))).toEqual([]);
});
