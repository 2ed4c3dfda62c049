/** The contact form against people, programs and bad input; the inbox for staff alone. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as contract from "#contract/contact.ts";
import { KEPT_DAYS, LEAST_FILLING_SECONDS, LONGEST_FILLING_HOURS, LONGEST_MESSAGE } from "#domain/contact/contact.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { type TestApp, testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { sweepMessages } from "./sweep-messages.job.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const staff = await givenStaff(app);

const LETTER = {
  firstName: "Layla",
  lastName: "Mansour",
  email: "layla@example.org",
  subject: "Rooms for four",
  message: "Is there a room for four of us?\nWe travel in May.",
};

/** As a word of its own: style sheets name characters in a like form. */
const REFERENCE = /(?<!\w)C-\d{4,}/;

/** A number in letters: texts that differ in digits alone count as one. */
const lettered = (number: number) =>
  `word${String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;

/** A form that was open for long enough. */
async function filled(changes: Partial<contract.ContactForm> = {}, on: TestApp = app) {
  const { token } = await on.call(contract.openContactForm, {});
  move({ minutes: 1 });
  return { ...LETTER, token, ...changes };
}

const send = async (changes: Partial<contract.ContactForm> = {}) =>
  app.call(contract.sendContactForm, { body: await filled(changes) });
const inbox = (state: contract.ContactState = "open") =>
  app.call(contract.contactInbox, { query: { state } }, staff.session);
const messageOf = async (reference: string, state?: contract.ContactState) =>
  (await inbox(state)).find((message) => message.reference === reference);

describe("a message", () => {
  it("gets a number to quote and a promised time, and lies in the inbox as it was written", async () => {
    const receipt = await send({ phone: "+44 20 7946 0123" });

    expect(receipt).toEqual({
      reference: expect.stringMatching(/^C-\d{4,}$/),
      dueAt: new Date(clock().getTime() + 24 * HOUR_MS).toISOString(),
    });
    expect(await messageOf(receipt.reference)).toMatchObject({
      ...LETTER,
      kind: "form",
      state: "open",
      phone: "+44 20 7946 0123",
      language: "en",
      answer: null,
    });
  });

  it("about privacy is promised within 48 hours", async () => {
    const { dueAt } = await send({ kind: "privacy" });

    expect(Date.parse(dueAt) - clock().getTime()).toBe(48 * HOUR_MS);
  });

  it("keeps markup as text", async () => {
    const message = '<img src=x onerror=alert(1)> & "quotes"';

    const { reference } = await send({ message, subject: "<b>bold</b>" });

    expect(await messageOf(reference)).toMatchObject({ message, subject: "<b>bold</b>" });
  });

  it("is one message however often its form is sent", async () => {
    const body = await filled();

    const receipts = await Promise.all([1, 2, 3].map(() => app.call(contract.sendContactForm, { body })));
    const later = await app.call(contract.sendContactForm, { body: { ...body, message: "changed" } });

    expect(new Set([...receipts, later].map(({ reference }) => reference)).size).toBe(1);
    expect(await messageOf(later.reference)).toMatchObject({ message: LETTER.message });
  });

  it("knows the account of whoever is signed in, and goes with it", async () => {
    const { session, user } = await givenPilgrim(app);
    const { reference } = await app.call(contract.sendContactForm, { body: await filled() }, session);

    await app.platform.db.deleteFrom("users").where("id", "=", user.id).execute();

    expect(await messageOf(reference)).toBeUndefined();
  });
});

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

describe("a program", () => {
  it("is refused when it fills the field that nobody sees", async () => {
    const problem = await app.refusal(contract.sendContactForm, {
      body: await filled({ website: "https://x.example" }),
    });

    expect(problem).toMatchObject({ status: 400, errors: { website: expect.any(String) } });
  });

  it("is asked to wait when it needs no time to write", async () => {
    const { token, leastSeconds } = await app.call(contract.openContactForm, {});

    const problem = await app.refusal(contract.sendContactForm, { body: { ...LETTER, token } });

    expect(problem).toMatchObject({ code: "too_many_requests", seconds: leastSeconds });
    expect(leastSeconds).toBe(LEAST_FILLING_SECONDS);
  });

  it.each(["", "none", Buffer.from('{"formId":"x"}').toString("base64url")])(
    "cannot make up the token %j",
    async (token) => {
      const problem = await app.refusal(contract.sendContactForm, { body: { ...LETTER, token } });

      expect(problem).toMatchObject({ code: "form_expired" });
    },
  );

  it("cannot keep a form for another day", async () => {
    const body = await filled();
    move({ hours: LONGEST_FILLING_HOURS });

    expect(await app.refusal(contract.sendContactForm, { body })).toMatchObject({ code: "form_expired" });
  });

  it("is slowed down by the address it comes from and by the mailbox it names", async () => {
    const limited = await testApp({ clock, settings: { RATE_LIMITS: "on" } });
    const codes: string[] = [];
    const post = async (email: string) => {
      const payload = await filled({ email, message: `${LETTER.message} ${lettered(codes.length)}` }, limited);
      codes.push(String((await limited.inject({ method: "POST", url: "/api/contact", payload })).statusCode));
    };

    for (let sent = 0; sent < 6; sent += 1) await post(sent % 2 === 0 ? "One@Example.org" : "one@example.org");
    expect(codes).toEqual(["201", "201", "201", "201", "201", "429"]);

    for (let sent = 0; sent < 15; sent += 1) await post(`mailbox${sent}@example.org`);
    expect(codes.slice(6).filter((code) => code === "201")).toHaveLength(14);
    expect(codes.at(-1)).toBe("429");
  });
});

describe("a bot of a thousand posts", () => {
  const post = (on: TestApp, body: object, address: string) =>
    on.inject({ method: "POST", url: "/api/contact", payload: body, remoteAddress: address });

  it("gets a handful through from one address, and others write on", async () => {
    const limited = await testApp({ clock, settings: { RATE_LIMITS: "on" } });
    const person = await filled({ email: "person@example.org", message: "A question of my own." }, limited);
    const forms = await Promise.all(
      Array.from({ length: 25 }, (_, at) => filled({ email: `bot${at}@example.org`, message: lettered(at) }, limited)),
    );

    const codes = new Map<number, number>();
    for (let sent = 0; sent < 1000; sent += 1) {
      const { statusCode } = await post(limited, forms[sent % forms.length] ?? {}, "203.0.113.7");
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
    const answer = await post(limited, person, "198.51.100.4");

    const kept = await limited.platform.db
      .selectFrom("contactMessages")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("email", "like", "bot%")
      .executeTakeFirstOrThrow();
    expect(kept.count).toBe(20);
    expect([...codes.keys()].toSorted()).toEqual([201, 429]);
    expect(answer.statusCode).toBe(201);
  });

  it("cannot spread the same words over addresses and mailboxes", async () => {
    const limited = await testApp({ clock, settings: { RATE_LIMITS: "on" } });
    const codes: number[] = [];
    for (let sent = 0; sent < 8; sent += 1) {
      const body = await filled({ email: `spread${sent}@example.org`, message: `Buy  NOW ${sent}!` }, limited);
      codes.push((await post(limited, body, `203.0.113.${sent}`)).statusCode);
    }

    expect(codes).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  });
});

describe("bad input", () => {
  it.each([
    ["firstName", ""],
    ["lastName", undefined],
    ["email", "nobody"],
    ["email", "a@example.org\r\nBcc: b@example.org"],
    ["subject", "Hello\r\nBcc: thief@example.org"],
    ["subject", "Hello\u2028there"],
    ["firstName", "A\nB"],
    ["phone", "1\t2"],
    ["message", " \n "],
    ["message", "a\u0000b"],
    ["message", "x".repeat(LONGEST_MESSAGE + 1)],
    ["kind", "assistant"],
  ])("is refused at %s with %j", async (field, value) => {
    const body = { ...(await filled()), [field]: value };

    const problem = await app.refusal(contract.sendContactForm, { body });

    expect(problem).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } });
  });

  it("of more than a megabyte is too large", async () => {
    const body = await filled({ message: "x".repeat(1024 * 1024 + 1) });

    expect(await app.refusal(contract.sendContactForm, { body })).toMatchObject({ status: 413, code: "too_large" });
  });
});

describe("a plain form", () => {
  const encoded = (fields: object) => new URLSearchParams(Object.entries(fields)).toString();
  const post = (fields: object, url = "/contact") =>
    app.inject({
      method: "POST",
      url,
      payload: encoded(fields),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("is answered with a page that names the reference, in the language of its own page", async () => {
    const answer = await post({ ...(await filled()), website: "", kind: "form", phone: "" }, "/ar/contact");

    const [reference] = REFERENCE.exec(answer.body) ?? [];
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await messageOf(reference ?? "")).toMatchObject({ ...LETTER, language: "ar", phone: null });
  });

  it.each([
    ["without a name", { firstName: "" }, 400],
    ["with a line break in the subject", { subject: "Hello\r\nBcc: thief@example.org" }, 400],
    ["with a token that nobody gave", { token: "none" }, 422],
    ["of more than a megabyte", { message: "x".repeat(1024 * 1024) }, 413],
  ])("%s is answered with a page that says why", async (_, changes, status) => {
    const answer = await post({ ...(await filled()), ...changes });

    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toMatch(/^text\//);
    expect(answer.body).not.toMatch(REFERENCE);
  });

  it("is told which of its fields to correct, by their names on the form", async () => {
    const answer = await post({ ...(await filled()), firstName: "", email: "layla at example" });

    expect(answer.body).toContain("First name: This is needed.");
    expect(answer.body).toContain("Email address: Write an email address such as name@example.com.");
    expect(answer.body).not.toContain("Subject: ");
  });

  it("is read nowhere else", async () => {
    const payload = encoded(await filled());
    const headers = { "content-type": "application/x-www-form-urlencoded" };

    const answer = await app.inject({ method: "POST", url: "/api/contact", payload, headers });

    expect(answer.statusCode).toBe(415);
  });

  it("of another site is refused", async () => {
    const answer = await app.inject({ method: "POST", url: "/contact", headers: { "sec-fetch-site": "cross-site" } });

    expect(answer.statusCode).toBe(403);
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

describe("the measured time to an answer", () => {
  it("is not known from four answers, and the middle one's of five, without the demonstration's and the old ones", async () => {
    const fresh = await testApp({ clock });
    let desk = await givenStaff(fresh);
    const within = async () => (await fresh.call(contract.openContactForm, {})).halfAnsweredWithinMinutes;
    const answerAfter = async (minutes: number) => {
      const email = `after-${minutes}@example.org`;
      const body = await filled({ email, message: `It takes ${lettered(minutes)}.` }, fresh);
      const { reference } = await fresh.call(contract.sendContactForm, { body });
      move({ minutes });
      const open = await fresh.call(contract.contactInbox, { query: { state: "open" } }, desk.session);
      const id = open.find((one) => one.reference === reference)?.id ?? "";
      await fresh.call(contract.answerContact, { params: { id }, body: { answer: "Yes." } }, desk.session);
    };

    for (const minutes of [10, 20, 30, 400]) await answerAfter(minutes);
    expect(await within()).toBeNull();
    await answerAfter(500);
    expect(await within()).toBe(30);
    await fresh.platform.db
      .updateTable("contactMessages")
      .set({ demo: true })
      .where("email", "=", "after-10@example.org")
      .execute();
    expect(await within()).toBeNull();
    move({ days: 91 });
    desk = await givenStaff(fresh);
    for (const minutes of [1, 2, 3, 4, 6]) await answerAfter(minutes);
    expect(await within()).toBe(3);
  });
});
