/** The inbox of letters, for staff alone, and the mails about them. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as contract from "#contract/contact.ts";
import { KEPT_DAYS } from "#domain/contact/contact.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { givenLetters } from "../../../../test/factories/letters.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { sweepMessages } from "./sweep-messages.job.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const staff = await givenStaff(app);
const { LETTER, filled, send, inbox, messageOf } = await givenLetters(app, staff, move);

describe("the mails about a message", () => {
  const mails = async (address: string) => {
    await app.jobsDone();
    return mailsTo(join(app.platform.config.dataDir, "outbox"), address);
  };

  it("say that it has come, in its language and without a word of the writer's", async () => {
    const { token, ...letter } = await filled({ email: "new@example.org", firstName: "Buy at spam.example" });
    const headers = { "accept-language": "ar" };
    const answer = await app.inject({ method: "POST", url: "/api/contact", payload: { token, ...letter }, headers });

    const [mail, ...more] = await mails("new@example.org");

    expect(more).toEqual([]);
    expect(mail?.text).toContain(answer.json().reference);
    expect(mail?.html).toContain('dir="rtl"');
    expect(`${mail?.text}${mail?.html}${mail?.headers.to}`).not.toMatch(/spam|Rooms for four|Layla/);
  });

  it("carry the answer with what was asked, markup as text", async () => {
    const { reference } = await send({ email: "asks@example.org", message: "<b>May</b> we?" });
    const id = (await messageOf(reference))?.id ?? "";
    await app.call(contract.answerContact, { params: { id }, body: { answer: "You may.\nGladly." } }, staff.session);

    const mail = (await mails("asks@example.org")).find(({ text }) => text.includes("You may."));

    expect(mail?.headers.subject).toContain(reference);
    expect(mail?.text).toContain("<b>May</b> we?");
    expect(mail?.html).toContain("&lt;b&gt;May&lt;/b&gt; we?");
  });

  it("lead staff to the desk from their own inbox, without a word of the writer's", async () => {
    const { reference } = await send({ kind: "privacy", message: "Erase Layla of Cairo." });

    const mail = (await mails(app.platform.site.staffInbox)).find(({ headers }) =>
      headers.subject?.includes(reference),
    );

    expect(mail?.headers.subject).toBe(`A letter about personal data has come: ${reference}`);
    expect(mail?.text).toContain("within 48 hours");
    expect(mail?.text).toContain("http://localhost:3000/staff?tab=messages");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Layla|Cairo/);
  });

  it("stand in one thread with the answer", async () => {
    const { reference } = await send({ email: "threads@example.org" });
    const id = (await messageOf(reference))?.id ?? "";
    await app.call(contract.answerContact, { params: { id }, body: { answer: "Both." } }, staff.session);

    const threads = (await mails("threads@example.org")).map(({ headers }) => headers.references);

    expect(threads).toEqual([`<${reference}@localhost>`, `<${reference}@localhost>`]);
  });

  it("are not sent for what the demonstration's people write", async () => {
    const { session, user } = await givenPilgrim(app);
    const before = await mails(app.platform.site.staffInbox);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", user.id).execute();
    await app.call(contract.sendContactForm, { body: await filled({ email: "demo@example.org" }) }, session);

    expect(await mails("demo@example.org")).toEqual([]);
    expect(await mails(app.platform.site.staffInbox)).toHaveLength(before.length);
  });
});

describe("the inbox", () => {
  it("sorts by the promise: a privacy letter of yesterday comes before a form of now", async () => {
    const privacy = await send({ kind: "privacy" });
    move({ hours: 20 });
    const form = await send();
    move({ hours: 5 });
    const later = await send();

    const references = (await inbox()).map(({ reference }) => reference);

    const places = [form, privacy, later].map(({ reference }) => references.indexOf(reference));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(-1);
  });

  it("takes one answer, and records who gave it without its words", async () => {
    const { reference } = await send();
    const message = await messageOf(reference);
    const call = (answer: string) =>
      app.inject({
        method: "POST",
        url: `/api/staff/messages/${message?.id}/answer`,
        payload: { answer },
        headers: { ...staff.session },
      });

    const answers = await Promise.all([call("Yes, in two packages."), call("No.")]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await messageOf(reference)).toBeUndefined();
    expect(await messageOf(reference, "answered")).toMatchObject({
      state: "answered",
      answeredAt: clock().toISOString(),
    });
    const entries = await app.platform.db
      .selectFrom("audit")
      .select(["actorId", "action", "details"])
      .where("subjectId", "=", message?.id ?? "")
      .execute();
    expect(entries).toEqual([{ actorId: staff.user.id, action: "contact.answered", details: {} }]);
  });

  it("shows what the same mailbox wrote before, and nobody else's", async () => {
    const first = await send({ email: "Again@example.org", subject: "First" });
    await send({ email: "other@example.org", subject: "Somebody else's" });
    const second = await send({ email: "again@example.org", subject: "Second" });

    expect((await messageOf(second.reference))?.earlier).toMatchObject([
      { reference: first.reference, subject: "First" },
    ]);
    expect((await messageOf(first.reference))?.earlier).toEqual([]);
  });

  it("marks a letter full of links and keeps it", async () => {
    const { reference } = await send({ message: "https://a.example https://b.example https://c.example" });

    expect(await messageOf(reference)).toMatchObject({ state: "open", flags: ["many_links"] });
  });

  it("closes a program's letter without a mail, and takes it back with its first promise", async () => {
    const { reference, dueAt } = await send({ email: "program@example.org" });
    const params = { id: (await messageOf(reference))?.id ?? "" };
    const answer = { params, body: { answer: "No." } };

    await app.call(contract.closeAsSpam, { params }, staff.session);
    expect(await messageOf(reference)).toBeUndefined();
    expect(await messageOf(reference, "spam")).toMatchObject({ state: "spam" });
    expect(await app.refusal(contract.closeAsSpam, { params }, staff.session)).toMatchObject({ status: 409 });
    expect(await app.refusal(contract.answerContact, answer, staff.session)).toMatchObject({ status: 409 });

    await app.call(contract.reopenMessage, { params }, staff.session);
    expect(await messageOf(reference)).toMatchObject({ state: "open", dueAt });
    expect(await app.refusal(contract.reopenMessage, { params }, staff.session)).toMatchObject({ status: 409 });
    await app.jobsDone();
    expect(await mailsTo(join(app.platform.config.dataDir, "outbox"), "program@example.org")).toHaveLength(1);
  });

  it("keeps an answered letter for a year, a program's for a month, and an open one", async () => {
    const { db } = app.platform;
    const ago = (days: number, minutes: number) => new Date(clock().getTime() - (days * 1440 + minutes) * MINUTE_MS);
    const given = { ...LETTER, phone: null, kind: "form", language: "en" } as const;
    const times = { createdAt: ago(800, 0), dueAt: ago(799, 0) };
    const rows = [
      { ...given, ...times, subject: "open" },
      ...[1, -1].flatMap((minutes) => [
        {
          ...given,
          ...times,
          subject: `answered ${minutes}`,
          answer: "Yes.",
          answeredAt: ago(KEPT_DAYS.answered, minutes),
        },
        { ...given, ...times, subject: `spam ${minutes}`, spamAt: ago(KEPT_DAYS.spam, minutes) },
      ]),
    ];
    await db.insertInto("contactMessages").values(rows).execute();

    await app.runJob(sweepMessages, {});

    const kept = await db
      .selectFrom("contactMessages")
      .select("subject")
      .where("createdAt", "=", times.createdAt)
      .execute();
    expect(kept.map(({ subject }) => subject).toSorted()).toEqual(["answered -1", "open", "spam -1"]);
  });

  it("is for staff alone", async () => {
    const { reference } = await send();
    const id = (await messageOf(reference))?.id ?? "";
    const args = { params: { id }, body: { answer: "Yes." } };

    const { contactInbox, answerContact, closeAsSpam, reopenMessage } = contract;
    for (const route of [contactInbox, answerContact, closeAsSpam, reopenMessage]) {
      expect(await app.refusal(route, args)).toMatchObject({ code: "not_signed_in" });
      for (const { session } of [await givenPilgrim(app), await givenOperator(app)]) {
        expect(await app.refusal(route, args, session)).toMatchObject({ code: "forbidden" });
      }
    }
    expect(
      await app.refusal(contract.answerContact, { ...args, params: { id: "nobody" } }, staff.session),
    ).toMatchObject({ code: "not_found" });
  });
});
