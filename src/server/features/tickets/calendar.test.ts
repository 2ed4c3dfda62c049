/** The calendar file of a booking, as a calendar would read it. */
import { expect, it } from "vitest";
import { approveBooking, cancelBooking, confirmBooking, createBooking, recordNusuk } from "#contract/bookings.ts";
import { getCalendar } from "#contract/papers.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  givenConfirmed,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { user: operator, session: desk } = await givenOperator(app);

type Event = Record<string, string>;

/** Lines unfolded; an event's properties by name, without their parameters. */
async function read(id: string, session: object, query = "") {
  const answer = await app.inject({ url: `/api/bookings/${id}/calendar${query}`, headers: { ...session } });
  const text = answer.body.replace(/\r\n[ \t]/g, "");
  const events = [...text.matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(([, body = ""]): Event => {
    const lines = body.replace(/BEGIN:VALARM[\s\S]*?END:VALARM\r\n/g, "").split("\r\n");
    return Object.fromEntries(lines.filter(Boolean).map((line) => [line.split(/[;:]/, 1)[0] ?? "", line]));
  });
  return { answer, text, events };
}

async function givenBooking() {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const packageId = await givenOffer(app, operator.id, { releaseDate: "2027-03-01", updatedAt: time.clock() });
  const { id } = await givenConfirmed(app, pilgrim, packageId);
  return { id, session: pilgrim.session };
}

it("has every date once, days as days and instants in the zone asked for", async () => {
  const { id, session } = await givenBooking();

  const { answer, text, events } = await read(id, session, "?timeZone=Europe%2FLondon");

  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual([
    "DTSTART;TZID=Europe/London:20261122T090000",
    "DTSTART;VALUE=DATE:20270505",
    ...["14", "15", "16", "17", "18", "19"].map((day) => `DTSTART;VALUE=DATE:202705${day}`),
    "DTSTART;VALUE=DATE:20270525",
  ]);
  expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/London/);
  expect(events.every(({ DTSTAMP }) => DTSTAMP === "DTSTAMP:20261120T090000Z")).toBe(true);
  expect(answer.body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

it("has the journey as meant until its Nusuk number is there, and what has to be done before as sure", async () => {
  const { id, session } = await givenBooking();
  const before = await read(id, session);
  await app.call(approveBooking, { params: { id } }, desk);
  const accepted = await read(id, session);
  await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-1001" } }, session);
  const after = await read(id, session);
  const statusOf = ({ events }: typeof before, name: string) =>
    events.find(({ UID }) => UID?.includes(`-${name}@`))?.STATUS;

  expect(["answer", "departure", "hajj-9", "return"].map((name) => statusOf(before, name))).toEqual([
    "STATUS:CONFIRMED",
    ...["departure", "hajj-9", "return"].map(() => "STATUS:TENTATIVE"),
  ]);
  const journey = (read: typeof before) => ["departure", "hajj-9", "return"].map((name) => statusOf(read, name));
  expect(journey(accepted)).toEqual(["STATUS:TENTATIVE", "STATUS:TENTATIVE", "STATUS:TENTATIVE"]);
  expect(journey(after)).toEqual(["STATUS:CONFIRMED", "STATUS:CONFIRMED", "STATUS:CONFIRMED"]);
});

it("has the last day for the number once the operator has accepted, and nothing of it before", async () => {
  const { id, session } = await givenBooking();
  const before = await read(id, session);
  await app.call(approveBooking, { params: { id } }, desk);

  const { text, events } = await read(id, session);

  expect(before.text).not.toContain("TRIGGER");
  // The transfer begins before it: it takes days.
  const days = events.slice(0, 2).map(({ DTSTART }) => DTSTART);
  expect(days).toEqual(["DTSTART;VALUE=DATE:20261230", "DTSTART;VALUE=DATE:20270301"]);
  expect(before.text).not.toContain("wallet");
  expect([...text.matchAll(/TRIGGER[^:]*:(\S+)/g)].map(([, trigger]) => trigger)).toEqual(["-P14D", "-P7D", "-P1D"]);
});

it("has what papers are due, by person and in the documents page's words, as long as they are", async () => {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const packageId = await givenOffer(app, operator.id, { releaseDate: "2027-03-01", updatedAt: time.clock() });
  const mother = await givenTraveller(app, pilgrim, {
    surname: "Rahman",
    givenNames: "Fatima",
    relationship: "mother",
  });
  const held = await app.call(
    createBooking,
    { body: { parts: [{ packageId, travellerIds: [mother.id] }] } },
    pilgrim.session,
  );
  const params = { id: held.id };
  await app.call(confirmBooking, { params }, pilgrim.session);
  const file = { stage: "done", fileName: "passport.jpg", contentType: "image/jpeg", sizeBytes: 1 } as const;
  const whose = { userId: pilgrim.id, travellerId: mother.id, type: "passport" } as const;
  const paper = app.platform.db.insertInto("documents").values({ ...whose, ...file, status: "rejected" });
  const { id } = await paper.returning("id").executeTakeFirstOrThrow();
  const papers = async () =>
    (await read(held.id, pilgrim.session)).events.filter(({ UID }) => UID?.includes("-paper-"));

  const before = await papers();
  await app.platform.db.updateTable("documents").set({ status: "pending" }).where("id", "=", id).execute();
  const meanwhile = await papers();
  await app.platform.db.updateTable("documents").set({ status: "verified" }).where("id", "=", id).execute();
  const after = await papers();

  expect(before.map(({ DTSTART, SUMMARY, STATUS }) => [DTSTART, SUMMARY, STATUS])).toEqual([
    [
      "DTSTART;VALUE=DATE:20270109",
      "SUMMARY:Passport\\, Fatima Rahman: Rejected. By about 9 January 2027",
      "STATUS:CONFIRMED",
    ],
    [
      "DTSTART;VALUE=DATE:20270109",
      "SUMMARY:Photo\\, Fatima Rahman: Missing. By about 9 January 2027",
      "STATUS:CONFIRMED",
    ],
    [
      "DTSTART;VALUE=DATE:20270309",
      "SUMMARY:Health certificate\\, Fatima Rahman: made on 5 February 2027 or later. By about 9 March 2027",
      "STATUS:CONFIRMED",
    ],
  ]);
  expect(meanwhile[0]?.SUMMARY).toBe("SUMMARY:Passport\\, Fatima Rahman: Processing. By about 9 January 2027");
  expect(after.map(({ UID }) => UID)).toEqual(before.map(({ UID }) => UID));
  expect(after.map(({ STATUS }) => STATUS)).toEqual(["STATUS:CANCELLED", "STATUS:CONFIRMED", "STATUS:CONFIRMED"]);
});

it("keeps each event's UID and counts its SEQUENCE up with every change", async () => {
  const { id, session } = await givenBooking();
  const before = await read(id, session);
  time.move({ hours: 1 });
  await app.call(approveBooking, { params: { id } }, desk);
  const approved = await read(id, session);
  time.move({ hours: 1 });
  await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-1001" } }, session);
  await app.call(cancelBooking, { params: { id } }, session);
  const cancelled = await read(id, session);

  const uids = ({ events }: typeof before) => events.map(({ UID }) => UID).filter((uid) => !uid?.includes("answer"));
  const sequence = ({ events }: typeof before) => Number(events[0]?.SEQUENCE?.slice("SEQUENCE:".length));
  expect(uids(approved)).toEqual(expect.arrayContaining(uids(before)));
  expect(uids(cancelled)).toEqual(uids(approved));
  expect(sequence(approved)).toBeGreaterThan(sequence(before));
  expect(sequence(cancelled)).toBeGreaterThan(sequence(approved));
  expect(new Set(cancelled.events.map(({ STATUS }) => STATUS))).toEqual(new Set(["STATUS:CANCELLED"]));
  // A reminder that was kept would ring for what is done.
  expect([approved, cancelled].map(({ text }) => text.includes("VALARM"))).toEqual([true, false]);
});

it("is for its readers alone, and in no zone that there is not", async () => {
  const { id, session } = await givenBooking();
  const stranger = await givenResident(app, BY_NUSUK);

  const codes = await Promise.all([
    app.refusal(getCalendar, { params: { id }, query: { timeZone: "Mars/Olympus" } }, session),
    app.refusal(getCalendar, { params: { id } }, stranger.session),
    app.refusal(getCalendar, { params: { id } }),
  ]);

  expect(codes.map(({ code }) => code)).toEqual(["invalid_input", "not_found", "not_signed_in"]);
  for (const zone of ["Asia/Calcutta", "Asia/Kolkata", "Europe/Kyiv", "America/New_York", "Asia/Jakarta", "UTC"]) {
    expect((await read(id, session, `?timeZone=${encodeURIComponent(zone)}`)).answer.statusCode, zone).toBe(200);
  }
});
