/** Papers of a booking through the real calls: who gets them, what stands on them, what a ticket is worth. */
import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";
import { leaveBooking } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  nameTravellers,
  recordNusuk,
} from "#contract/bookings.ts";
import { acceptInvitation } from "#contract/family.ts";
import { seeNumbers, withdrawNumber } from "#contract/official-numbers.ts";
import { getConfirmation, getReceipt, getTicket, verifyTicket } from "#contract/papers.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { readPdf } from "../../../../test/read-pdf.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const desk = operator.session;

interface Party {
  readonly payer: Member;
  readonly booking: Booking;
  readonly travellerIds: readonly string[];
}

/** Held for so many people of one account, all named. */
async function givenNamed(country: string, people: number, familyId?: string, payer?: Member): Promise<Party> {
  const by = payer ?? (await givenResident(app, country));
  const resident = { countryOfResidence: country };
  const name = { givenNames: "Amína", surname: "Rahman" };
  const self = await givenTraveller(app, by, { ...resident, ...name, relationship: "self" });
  const others: { id: string }[] = [];
  while (others.length < people - 1) others.push(await givenTraveller(app, by, resident));
  const travellerIds = [self, ...others].map(({ id }) => id);
  const packageId = await givenOffer(app, operator.user.id, { makkahHotel: "Dar al-Eiman" });
  const body = { parts: [{ packageId, travellerIds }], ...(familyId && { familyId }) };
  const booking = await app.call(createBooking, { body }, by.session);
  return { payer: by, booking, travellerIds };
}

async function givenOnNusuk(people: number, familyId?: string, payer?: Member): Promise<Party> {
  return recorded(await givenNamed(BY_NUSUK, people, familyId, payer));
}

/** On Nusuk with its numbers, which close the names. */
async function recorded(party: Party, isSeen = true): Promise<Party> {
  const people = party.travellerIds.length;
  const params = { id: party.booking.id };
  await app.call(confirmBooking, { params }, party.payer.session);
  await app.call(approveBooking, { params }, desk);
  for (const reference of people > 8 ? ["NSK-1001", "NSK-1002"] : ["NSK-1001"]) {
    await app.call(recordNusuk, { params, body: { reference } }, party.payer.session);
  }
  if (isSeen) {
    const { references } = await app.call(getBooking, { params }, desk);
    await app.call(seeNumbers, { params, body: { references } }, desk);
  }
  return party;
}

async function givenPaidParty(people: number): Promise<Party> {
  const party = await givenNamed(BY_OPERATOR, people);
  const params = { id: party.booking.id };
  await app.call(payBooking, { params, body: { card: GOOD_CARD } }, party.payer.session);
  await app.call(approveBooking, { params }, desk);
  return party;
}

type PaperName = "ticket" | "receipt" | "confirmation" | "calendar";

function ask(name: PaperName, { id }: { id: string }, session?: object, query = ""): Promise<LightMyRequestResponse> {
  return app.inject({ url: `/api/bookings/${id}/${name}${query}`, headers: { ...session } });
}

async function codesOf({ booking, payer }: Party): Promise<string[]> {
  const pages = await readPdf((await ask("ticket", booking, payer.session)).rawPayload);
  return pages.map(({ code }) => new URL(code ?? "").pathname.replace("/tickets/", ""));
}

const check = (code: string) => app.call(verifyTicket, { query: { code } });
const refusedTicket = ({ booking, payer }: Party) =>
  app.refusal(getTicket, { params: { id: booking.id } }, payer.session);

describe("tickets", () => {
  it("are one page a traveller, each with a QR of its own that verifies; nine people have nine", async () => {
    const party = await givenOnNusuk(9);

    const answer = await ask("ticket", party.booking, party.payer.session);
    const pages = await readPdf(answer.rawPayload);
    const codes = await codesOf(party);
    const verdicts = await Promise.all(codes.map(check));

    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(pages.map(({ words }) => words.includes("AMINA RAHMAN"))).toEqual([true, ...Array(8).fill(false)]);
    expect(pages.every(({ words }) => words.some((word) => /^NSK-100[12]$/.test(word)))).toBe(true);
    expect(new Set(codes).size).toBe(9);
    expect(verdicts.map((verdict) => verdict.check)).toEqual(Array(9).fill("valid"));
    expect(verdicts[0]?.ticket).toEqual({
      initials: "A. R.",
      reference: party.booking.reference,
      packageName: party.booking.packageName,
      operatorName: party.booking.operatorName,
      departureDate: "2027-05-05",
      returnDate: "2027-05-25",
      seats: 9,
    });
  });

  it("say that their number is only reported until the operator has seen it, and are none once it is taken back", async () => {
    const party = await recorded(await givenNamed(BY_NUSUK, 1), false);
    const [code = ""] = await codesOf(party);
    const params = { id: party.booking.id };

    const [page] = await readPdf((await ask("ticket", party.booking, party.payer.session)).rawPayload);
    const reported = await check(code);
    await app.call(seeNumbers, { params, body: { references: ["NSK-1001"] } }, desk);
    const seen = await check(code);
    const body = { application: 0, reference: "NSK-1001" };
    await app.call(withdrawNumber, { params, body }, party.payer.session);

    expect(page?.words.join(" ")).toContain("NSK-1001 (reported, not yet seen by the operator)");
    expect([reported.check, seen.check, (await check(code)).check]).toEqual(["reported", "valid", "cancelled"]);
    expect(await refusedTicket(party)).toMatchObject({ code: "ticket_not_ready", reason: "number_missing" });
  });

  it("keep their codes however often they are printed, also at the same moment", async () => {
    const party = await givenOnNusuk(2);

    const [first, second, third] = await Promise.all([codesOf(party), codesOf(party), codesOf(party)]);

    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it("come in Arabic with their letters joined", async () => {
    const { booking, payer } = await givenOnNusuk(1);

    const answer = await ask("ticket", booking, { cookie: `${payer.session.cookie}; lang=ar` });
    const [page] = await readPdf(answer.rawPayload);

    // Presentation forms: the letters as they stand beside one another.
    expect(page?.words.join("")).toMatch(/[\uFE80-\uFEFC]{3}/);
    expect(page?.code).toContain("/tickets/");
  });

  it("wait for confirmation, number and names, and say which of them is missing", async () => {
    const held = await givenNamed(BY_NUSUK, 1);
    const approved = await givenNamed(BY_NUSUK, 1);
    const params = { id: approved.booking.id };
    await app.call(confirmBooking, { params }, approved.payer.session);
    await app.call(approveBooking, { params }, desk);
    const nameless = await givenNamed(BY_NUSUK, 1);
    const nobody = { params: { id: nameless.booking.id }, body: { parts: [{ travellerIds: [] }] } };
    await app.call(nameTravellers, nobody, nameless.payer.session);
    await recorded(nameless);
    const cancelled = await givenOnNusuk(1);
    await app.call(cancelBooking, { params: { id: cancelled.booking.id } }, cancelled.payer.session);

    const refusals = await Promise.all([held, approved, nameless, cancelled].map(refusedTicket));

    expect(refusals.map(({ code, reason }) => [code, reason])).toEqual([
      ["ticket_not_ready", "number_missing"],
      ["ticket_not_ready", "number_missing"],
      ["ticket_not_ready", "names_missing"],
      ["ticket_not_ready", "cancelled"],
    ]);
  });

  it("are there once the operator is paid and has confirmed", async () => {
    const party = await givenPaidParty(1);

    expect((await check((await codesOf(party))[0] ?? "")).check).toBe("valid");
  });
});

describe("of a household's booking", () => {
  it("an administrator prints all tickets, a member those of their own people, a stranger none", async () => {
    const amina = await givenResident(app, BY_NUSUK);
    const { id: familyId } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, familyId);
    const self = await givenTraveller(app, yusuf, { relationship: "self", givenNames: "Yusuf" });
    const party = await givenNamed(BY_NUSUK, 2, familyId, amina);
    const parts = [{ travellerIds: [party.travellerIds[0] ?? "", self.id] }];
    await app.call(nameTravellers, { params: { id: party.booking.id }, body: { parts } }, amina.session);
    await recorded(party);
    const stranger = await givenResident(app, BY_NUSUK);
    const pagesFor = async (session: object, query = "") => {
      const answer = await ask("ticket", party.booking, session, query);
      return answer.statusCode === 200 ? (await readPdf(answer.rawPayload)).length : answer.statusCode;
    };

    expect(await pagesFor(amina.session)).toBe(2);
    expect(await pagesFor(yusuf.session)).toBe(1);
    expect(await pagesFor(yusuf.session, `?traveller=${party.travellerIds[0]}`)).toBe(404);
    expect(await pagesFor(stranger.session)).toBe(404);
    expect(await pagesFor(desk)).toBe(403);
    expect(await pagesFor({})).toBe(401);
    const told = (session: typeof amina.session) =>
      app.call(getBooking, { params: { id: party.booking.id } }, session).then(({ ticketCount }) => ticketCount);
    expect([await told(amina.session), await told(yusuf.session)]).toEqual([2, 1]);
    const pages = await readPdf((await ask("confirmation", party.booking, amina.session)).rawPayload);
    const said = pages.flatMap(({ words }) => words).join(" ");
    expect(said).toContain("Everybody is named.");
    expect(said).not.toContain("Name everyone who travels");
    const money = await Promise.all(
      (["receipt", "confirmation"] as const).map((name) => ask(name, party.booking, yusuf.session)),
    );
    expect(money.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it("a printed ticket stays good when its person joins with an account of their own", async () => {
    const amina = await givenResident(app, BY_NUSUK);
    const { id: familyId } = await givenFamily(app, amina);
    const party = await givenOnNusuk(2, familyId, amina);
    const travellerId = party.travellerIds[1] ?? "";
    const memberId = await givenMember(app, amina, familyId, travellerId);
    const printed = await codesOf(party);
    const { code: token } = await givenInvitation(app, amina, familyId, { memberId });
    const yusuf = await givenResident(app, BY_NUSUK);
    await givenTraveller(app, yusuf, { relationship: "self", givenNames: "Yusuf" });

    await app.call(acceptInvitation, { body: { token } }, yusuf.session);

    expect((await Promise.all(printed.map(check))).map((verdict) => verdict.check)).toEqual(["valid", "valid"]);
    expect((await codesOf(party)).toSorted()).toEqual(printed.toSorted());
  });

  it("the ticket of somebody on another booking is not there", async () => {
    const [mine, other] = [await givenOnNusuk(1), await givenOnNusuk(1)];

    const answer = await ask("ticket", mine.booking, mine.payer.session, `?traveller=${other.travellerIds[0]}`);

    expect(answer.statusCode).toBe(404);
  });
});

describe("the check of a ticket", () => {
  it("fails once the booking is cancelled, and once the seat has another name", async () => {
    const [cancelled, renamed] = [await givenOnNusuk(1), await givenPaidParty(1)];
    const [gone = "", old = ""] = [...(await codesOf(cancelled)), ...(await codesOf(renamed))];
    await app.call(cancelBooking, { params: { id: cancelled.booking.id } }, cancelled.payer.session);
    const { id } = await givenTraveller(app, renamed.payer, { countryOfResidence: BY_OPERATOR });
    const parts = [{ travellerIds: [id] }];
    await app.call(nameTravellers, { params: { id: renamed.booking.id }, body: { parts } }, renamed.payer.session);

    const fresh = (await codesOf(renamed))[0] ?? "";

    expect([(await check(gone)).check, (await check(old)).check]).toEqual(["cancelled", "cancelled"]);
    expect(fresh).not.toBe(old);
    expect((await check(fresh)).check).toBe("valid");
  });

  it("knows nothing of a ticket whose booking was erased", async () => {
    const party = await givenOnNusuk(1);
    const [code = ""] = await codesOf(party);
    await app.platform.db.deleteFrom("tickets").where("bookingId", "=", party.booking.id).execute();

    expect(await check(code)).toEqual({ check: "unknown", ticket: null });
  });

  it("calls forged whatever we have not signed, and refuses what is too long unread", async () => {
    const [code = ""] = await codesOf(await givenOnNusuk(1));
    const turned = `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`;

    for (const bad of [turned, code.slice(1), randomUUID(), "'; drop table tickets; --"]) {
      expect(await check(bad)).toEqual({ check: "forged", ticket: null });
    }
    expect((await app.refusal(verifyTicket, { query: { code: "A".repeat(10_000) } })).code).toBe("invalid_input");
    expect((await app.refusal(verifyTicket, { query: {} })).code).toBe("invalid_input");
  });

  it("is over after the return", async () => {
    const [code = ""] = await codesOf(await givenOnNusuk(1));

    time.move({ days: 190 });
    const { check: after } = await check(code);
    time.move({ days: -190 });

    expect(after).toBe("over");
  });
});

describe("a receipt", () => {
  it("states each payment and refund as the ledger has it", async () => {
    const party = await givenPaidParty(2);
    await app.call(cancelBooking, { params: { id: party.booking.id } }, party.payer.session);
    await app.jobsDone();

    const answer = await ask("receipt", party.booking, party.payer.session);
    const words = (await readPdf(answer.rawPayload)).flatMap((page) => page.words);

    expect(words).toEqual(expect.arrayContaining(["$5,000", "$10,000", "-$9,000", "$1,000"]));
  });

  it("tells the reader's own days, and Makkah's to who says no zone", async () => {
    // The clock stands at nine in the morning; at half past nine in the evening UTC it is tomorrow in Makkah.
    time.move({ hours: 12, minutes: 30 });
    const { booking, payer } = await givenPaidParty(1);
    const dayIn = async (query: string) => {
      const answer = await ask("receipt", booking, payer.session, query);
      const words = (await readPdf(answer.rawPayload)).flatMap((page) => page.words);
      return [answer.statusCode, words.filter((word) => /^2. November 2026$/.test(word))] as const;
    };

    expect(await dayIn("?timeZone=Europe/London")).toEqual([200, ["20 November 2026"]]);
    expect(await dayIn("")).toEqual([200, ["21 November 2026"]]);
    expect((await ask("receipt", booking, payer.session, "?timeZone=Mars/Base")).statusCode).toBe(400);
    time.move({ hours: -12, minutes: -30 });
  });

  it("names what was kept for those who left beside what is booked", async () => {
    const party = await givenPaidParty(2);
    const body = { travellerId: party.travellerIds[1] ?? "" };
    await app.call(leaveBooking, { params: { id: party.booking.id }, body }, party.payer.session);
    await app.jobsDone();

    for (const paper of ["receipt", "confirmation"] as const) {
      const answer = await ask(paper, party.booking, party.payer.session);
      const words = (await readPdf(answer.rawPayload)).flatMap((page) => page.words);

      // Its last letters are one sign of the font.
      expect(words, paper).toEqual(expect.arrayContaining([expect.stringMatching(/^Kept by the operator/), "$500"]));
      // The ladder is one of what remains, not of the price with what was kept.
      if (paper === "confirmation") expect(words.join(" ")).toContain("% of $5,000");
    }
  });

  it("is not there where nothing was paid here", async () => {
    const { booking, payer } = await givenOnNusuk(1);

    expect((await app.refusal(getReceipt, { params: { id: booking.id } }, payer.session)).code).toBe("nothing_paid");
  });
});

describe("a confirmation", () => {
  it("goes with the mail that tells of it, and can be had again", async () => {
    const party = await givenPaidParty(1);
    const address = { user: { ...operator.user, email: `${party.payer.id}@example.org` } };

    const mails = await mailsOf(app, address);
    const answer = await ask("confirmation", party.booking, party.payer.session);
    const words = (await readPdf(answer.rawPayload)).flatMap((page) => page.words);

    const told = mails.find(({ headers }) => headers.subject?.includes("has confirmed"));
    expect(told?.attachments).toEqual([
      { name: `rihla-confirmation-${party.booking.reference}.pdf`, type: "application/pdf" },
    ]);
    expect(told?.text).toContain("Open in Rihla");
    expect(words).toEqual(expect.arrayContaining(["AMINA RAHMAN", "Dar al-Eiman"]));
    // Joined letters would be lost to whoever copies or searches the text.
    expect(words.join(" ")).toContain("is confirmed");
  });

  it("is not there before the booking is confirmed", async () => {
    const { booking, payer } = await givenNamed(BY_NUSUK, 1);

    const refusal = await app.refusal(getConfirmation, { params: { id: booking.id } }, payer.session);

    expect(refusal.code).toBe("illegal_transition");
  });
});
