/** Each period of docs/privacy.md: its job removes what is a minute past it, and nothing that is a minute short of it. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { cancelPhoneBooking } from "#contract/phone-bookings.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { givenOffer, givenResident, standingClock } from "../../../../test/factories/bookings.ts";
import { givenFamily } from "../../../../test/factories/families.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenPhone } from "../../../../test/factories/phone.ts";
import { sweepSessions } from "../accounts/sessions/sweep-sessions.job.ts";
import { sweepConversations } from "../assistant/sweep-conversations.job.ts";
import { sweepCallers } from "../bookings/phone/sweep-callers.job.ts";
import { sweepDocuments } from "../documents/sweep-documents.job.ts";
import { sweepHouseholds } from "../households/sweep-households.job.ts";
import { sweepVisitors } from "../listing-analytics/sweep-visitors.job.ts";
import { sweepMails } from "../mail/sweep-mails.job.ts";
import { sweepTeam } from "../team/sweep-team.job.ts";
import { sweepWishes } from "../wishes/sweep-wishes.job.ts";

const DAY_MINUTES = 1440;

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db, files } = app.platform;

const hash = () => createHash("sha256").update(randomBytes(8)).digest();
const minutesAgo = (minutes: number) => new Date(time.clock().getTime() - minutes * MINUTE_MS);
const someone = async () => (await givenResident(app, null)).id;

/** Makes a row whose time ran from so many minutes ago, and says whether it is still there. */
type Kept = () => Promise<boolean>;
type Make = (minutes: number) => Promise<Kept>;

const isKept =
  (table: string, column: string, value: unknown): Kept =>
  async () =>
    (await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db)).rows.length > 0;

async function session(minutes: number): Promise<Kept> {
  const tokenHash = hash();
  const expiresAt = minutesAgo(minutes - 30 * DAY_MINUTES);
  await db
    .insertInto("sessions")
    .values({ tokenHash, userId: await someone(), expiresAt })
    .execute();
  return isKept("sessions", "token_hash", tokenHash);
}

async function oneTimeLink(minutes: number): Promise<Kept> {
  const [tokenHash, expiresAt] = [hash(), minutesAgo(minutes)];
  const createdAt = new Date(expiresAt.getTime() - MINUTE_MS);
  await db
    .insertInto("oneTimeTokens")
    .values({ tokenHash, userId: await someone(), purpose: "password_reset", createdAt, expiresAt })
    .execute();
  return isKept("one_time_tokens", "token_hash", tokenHash);
}

async function invitation(minutes: number): Promise<Kept> {
  const [codeHash, expiresAt] = [hash(), minutesAgo(minutes)];
  const inviter = await givenResident(app, null);
  const { id: groupId } = await givenFamily(app, inviter);
  const createdAt = new Date(expiresAt.getTime() - MINUTE_MS);
  const row = { groupId, codeHash, relationship: "other" as const, invitedBy: inviter.id, createdAt, expiresAt };
  await db.insertInto("invitations").values(row).execute();
  return isKept("invitations", "code_hash", codeHash);
}

async function teamInvitation(minutes: number): Promise<Kept> {
  const [tokenHash, expiresAt] = [hash(), minutesAgo(minutes)];
  const { user } = await givenOperator(app);
  const createdAt = new Date(expiresAt.getTime() - MINUTE_MS);
  const row = {
    operatorId: user.id,
    email: "a@example.org",
    rights: ["bookings" as const],
    tokenHash,
    createdAt,
    expiresAt,
  };
  await db.insertInto("teamInvitations").values(row).execute();
  return isKept("team_invitations", "token_hash", tokenHash);
}

async function sharedWishes(minutes: number): Promise<Kept> {
  const userId = await someone();
  const row = {
    userId,
    wishes: JSON.stringify({ city: "Leeds" }),
    consentVersion: "1",
    updatedAt: minutesAgo(minutes),
  };
  await db.insertInto("sharedWishes").values(row).execute();
  return isKept("shared_wishes", "user_id", userId);
}

const question =
  (demo: boolean): Make =>
  async (minutes) => {
    const userId = await someone();
    await db.updateTable("users").set({ demo }).where("id", "=", userId).execute();
    const row = {
      userId,
      agent: "tour_advisor",
      role: "user",
      content: "?",
      locale: "en",
      createdAt: minutesAgo(minutes),
    } as const;
    await db.insertInto("assistantMessages").values(row).execute();
    return isKept("assistant_messages", "user_id", userId);
  };

async function letter(minutes: number): Promise<Kept> {
  const id = randomUUID();
  const row = { id, userId: await someone(), sealedLetter: randomBytes(40), createdAt: minutesAgo(minutes) };
  await db.insertInto("outgoingMails").values(row).execute();
  return isKept("outgoing_mails", "id", id);
}

const YEAR = 365 * DAY_MINUTES;

it.each([
  ["sessions", 30 * DAY_MINUTES, sweepSessions, session],
  ["one_time_tokens", 30 * DAY_MINUTES, sweepSessions, oneTimeLink],
  ["invitations", 30 * DAY_MINUTES, sweepHouseholds, invitation],
  ["team_invitations", 30 * DAY_MINUTES, sweepTeam, teamInvitation],
  ["shared_wishes", 60 * DAY_MINUTES, sweepWishes, sharedWishes],
  ["assistant_messages", YEAR, sweepConversations, question(false)],
  ["assistant_messages of a demonstration account", 30, sweepConversations, question(true)],
  ["outgoing_mails", 3 * DAY_MINUTES, sweepMails, letter],
] as const)("%s: kept for %d minutes", async (_, minutes, job, make) => {
  const [short, past] = [await make(minutes - 1), await make(minutes + 1)];

  await app.runJob(job, {});

  expect([await short(), await past()]).toEqual([true, false]);
});

it("documents: kept with their file until 90 days after the return, in UTC, and not a minute longer", async () => {
  const operator = await givenOperator(app);
  const { past } = await givenPastOffer(app, operator.user.id);
  const pilgrim = await givenResident(app, "GB");
  // Back on 4 June 2026.
  await givenTravelled(app, pilgrim, { packageId: past, operatorId: operator.user.id });
  const fileId = `document-${randomUUID()}`;
  const fileKey = await files.put(fileId, Buffer.from("page"));
  const paper = { userId: pilgrim.id, type: "photo", fileName: "p", contentType: "image/jpeg", sizeBytes: 4 } as const;
  await db
    .insertInto("documents")
    .values({
      ...paper,
      stage: "done",
      status: "verified",
      fileId,
      fileKey,
      uploadedAt: new Date("2026-06-01T00:00:00Z"),
    })
    .execute();
  const kept = isKept("documents", "file_id", fileId);

  time.move({ minutes: (Date.parse("2026-09-01T23:59:00Z") - time.clock().getTime()) / MINUTE_MS });
  await app.runJob(sweepDocuments, {});
  expect([await kept(), (await files.read(fileId, fileKey)).toString()]).toEqual([true, "page"]);

  time.move({ minutes: 1 });
  await app.runJob(sweepDocuments, {});
  expect(await kept()).toBe(false);
  await expect(files.read(fileId, fileKey)).rejects.toThrow();
});

it("callers without an account: known for 30 days after their booking's end", async () => {
  const operator = await givenOperator(app);
  const { id } = await givenPhone(app, operator, await givenOffer(app, operator.user.id));
  await app.call(cancelPhoneBooking, { params: { id } }, operator.session);
  const email = async () =>
    (await db.selectFrom("phoneBookings").select("contactEmail").where("bookingId", "=", id).executeTakeFirstOrThrow())
      .contactEmail;

  time.move({ minutes: 30 * DAY_MINUTES - 1 });
  await app.runJob(sweepCallers, {});
  expect(await email()).toBe("hafsa@example.org");

  time.move({ minutes: 2 });
  await app.runJob(sweepCallers, {});
  expect(await email()).toBeNull();
});

it("marks of visits: until the day is over, in UTC", async () => {
  const operator = await givenOperator(app);
  const packageId = await givenOffer(app, operator.user.id);
  const [today, yesterday] = [minutesAgo(0), minutesAgo(DAY_MINUTES)].map((at) => at.toISOString().slice(0, 10));
  const rows = [today, yesterday].map((day) => ({ packageId, day: day ?? "", visitor: randomBytes(16) }));
  await db.insertInto("viewMarks").values(rows).execute();

  await app.runJob(sweepVisitors, {});

  const left = await db.selectFrom("viewMarks").select("day").where("packageId", "=", packageId).execute();
  expect(left).toEqual([{ day: today }]);
});

it("jobs that are done: a week, by the queue's own sweep", async () => {
  const { rows } = await sql<{
    seconds: number;
  }>`select distinct deletion_seconds as seconds from pgboss.queue`.execute(db);

  expect(rows).toEqual([{ seconds: 7 * 86_400 }]);
});

it("covers every row of the data map that ends by itself", () => {
  const page = readFileSync("docs/privacy.md", "utf8");
  const rows = page.slice(page.indexOf("| Table |"), page.indexOf("## What stays")).split("\n");
  const timed = rows.filter((row) => /\d+ (?:days|minutes)|a year|one day|a day|an hour/.test(row.split("|")[3] ?? ""));

  const tried = [
    "sessions",
    "one_time_tokens",
    // src/server/features/accounts/factors/second-factor.test.ts
    "second_factors",
    // src/server/features/accounts/factors/passkeys.test.ts
    "passkey_challenges",
    // src/server/platform/limits/limits.test.ts
    "rate_limits",
    // test/done-once.test.ts
    "kept_answers",
    "documents",
    // src/server/features/documents/intake/intake.test.ts
    "intake_papers",
    "invitations",
    "phone_bookings",
    "team_invitations",
    // src/server/features/bookings/holds/holding-limits.test.ts
    "hold_networks",
    "view_marks",
    "shared_wishes",
    // src/server/features/contact/inbox.test.ts
    "contact_messages",
    "assistant_messages",
    "outgoing_mails",
    // src/server/features/staff/staff.test.ts
    "refused_tries",
  ];
  expect(timed.filter((row) => !tried.some((table) => row.split("|")[1]?.includes(`\`${table}\``)))).toEqual([]);
  expect(timed).toHaveLength(tried.length);
});
