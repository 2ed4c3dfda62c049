/** The contact form against people, programs and bad input. */
import { describe, expect, it } from "vitest";
import * as contract from "#contract/contact.ts";
import { LEAST_FILLING_SECONDS, LONGEST_FILLING_HOURS, LONGEST_LETTER } from "#domain/contact/contact.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { type TestApp, testApp } from "../../../../test/app.ts";
import { givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { givenLetters } from "../../../../test/factories/letters.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const staff = await givenStaff(app);

/** As a word of its own: style sheets name characters in a like form. */
const REFERENCE = /(?<!\w)C-\d{4,}/;

/** A number in letters: texts that differ in digits alone count as one. */
const lettered = (number: number) =>
  `word${String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
const { LETTER, filled, send, messageOf } = await givenLetters(app, staff, move);

describe("a message", () => {
  it("gets a number to quote and a promised time, and lies in the inbox as it was written", async () => {
    const receipt = await send({ phone: "\u2066+44 20 7946 ٠١٢٣\u2069" });

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
    ["message", "x".repeat(LONGEST_LETTER + 1)],
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
