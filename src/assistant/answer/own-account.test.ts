/** What people ask of their own account: it is looked up, and no rule for everybody is told in its place. */
import { describe, expect, it } from "vitest";
import { model, english as words } from "../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { type Answer, answer } from "./answer.ts";

const person = { isSelf: false, birthDate: "1990-01-01" };
const travellers = [
  { ...person, id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" },
  { ...person, id: "t2", relationship: "spouse", givenNames: "Omar", surname: "Karim" },
  { ...person, id: "t3", relationship: "father", givenNames: "Hamza", surname: "Karim" },
];
const upload = { kind: "upload_document", type: "photo", traveller: { id: "t2", name: "Omar Karim" } };
const due = { at: "2027-01-09", isForecast: false, isLate: false };
const journey = {
  ...{ steps: [], overallProgress: 0, paperJourneys: [], documents: { verified: 3, required: 4 } },
  nextAction: { ...upload, dueOn: due.at },
  obligations: [{ act: { ...upload, dueOn: due.at }, who: "you", due }],
};
const member = { status: "ready", marks: null, role: "member", roomWish: null };
const families = [
  {
    ...{
      id: "f1",
      name: "Karim family",
      maxMembers: 5,
      limits: { tooYoung: [] },
      readiness: { ready: 2 },
      complete: 90,
    },
    members: [
      { ...member, id: "m1", name: "Layla Karim", role: "admin", roomWish: 1 },
      { ...member, id: "m2", name: "Omar Karim", roomWish: 1 },
    ],
  },
];
const notices = {
  unread: 1,
  newest: [{ at: "2026-11-22T10:00:00Z", title: "Photo refused", text: "The wall is not white." }],
};
const step = {
  id: "s1",
  amount: { amount: "900.00", currency: "GBP" },
  dueOn: "2027-02-01",
  state: "open",
  method: null,
};
const plans = [{ id: "p1", title: "Savings", steps: [{ ...step, id: "s0", state: "done" }, step] }];
const KNOWN = { travellers, journey, families, notices, plans, documents: [], bookings: [], packages: [], methods: [] };

function ask(text: string, dialogue: Answer["dialogue"] = null, known: object = KNOWN): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    {
      ...{ now: new Date("2026-11-23T09:00:00Z"), timeZone: "UTC", model, words: () => words },
      known: { ...NOTHING_KNOWN, ...known } as Known,
    },
  );
}

describe("the own account", () => {
  it.each([
    ["notice.list", "can you go through my new notifications with me"],
    ["notice.list", "مین نوٹیفکیشن کھول نہیں پا رہا، پڑھ دیں کیا آیا ہے"],
    ["notice.list", "baru ada notifikasi masuk, isinya apa ya"],
    ["journey.due", "list my deadlines for this month please"],
    ["journey.due", "какие сроки у меня в декабре"],
    ["pay.paid", "did the money i transferred on tuesday come through"],
    ["pay.paid", "umesh ne paise bhej diye the, jama hue kya ab tak"],
    ["booking.number", "je me suis trompé en tapant le numéro nusuk"],
    ["booking.number", "رقم نسك حق اختي هو نفس رقمي؟"],
    ["booking.rooms", "teyzemle aynı odada kalacak mıyım"],
    ["booking.rooms", "who will be in the room with my husband and me"],
    ["booking.status", "la agence a accepté notre réservation ou pas"],
  ])("is asked for %s: %s", (act, text) => {
    expect(ask(text).intent).toBe(act);
  });

  it.each([
    ...[
      "please tell our operator that my father uses a hearing aid",
      "اسأل الشركة هل في مصعد",
      "firmaya yazın diyabet hastasıyım",
    ],
    ...["एजेंसी को बोलो कि हमें नीचे का कमरा चाहिए", "спросите у турфирмы про питание для диабетика"],
  ])("writes to no operator, and says where that is done: %s", (text) => {
    const { intent, content } = ask(text);
    expect(intent).toBe("trip.contact");
    expect(content).toContain("I write to nobody in your name");
  });

  it("says first that nothing is booked, then the rule", () => {
    expect(ask("what do we get back if we cancel").content).toMatch(
      /^You have no booking at the moment\.\nHow much comes back/,
    );
    expect(ask("what do we get back if we cancel", null, {}).content).not.toContain("You have no booking");
  });

  it("reads rooms, leaders, notices and plans", () => {
    expect(ask("who shares a room with me").content).toContain(
      "Planned to share a room in Karim family: Layla Karim and Omar Karim.",
    );
    expect(ask("who is in my family group").content).toContain(
      "Layla Karim looks after Karim family; there is room for 3 more people.",
    );
    expect(ask("what do my notices say").content).toContain(
      "22 Nov 2026, 10:00\u00a0AM: Photo refused. The wall is not white.",
    );
    expect(ask("how many instalments are left in my plan").content).toContain(
      "Of your plan “Savings” 1 step is open, £900 together, the last on 1 February 2027.",
    );
  });

  it("tells what falls into the days that are named, and else what comes next", () => {
    expect(ask("what is due this week?").content).toBe(
      "Nothing of yours is due until 29 November 2026.\nYour next step: upload a document.\nOmar Karim: photo, missing, due by 9 January 2027.",
    );
    expect(ask("تا آخر هفته چه چیزی باید بدهم").content).toMatch(/until .?29 /);
    expect(ask("what must i hand in by friday").content).toContain("until 27 November 2026");
    const { dialogue } = ask("what is due this month?");
    expect(ask("and today?", dialogue).content).toContain("until 23 November 2026");
  });

  it("hears what a long message asks for behind who its writer is", () => {
    const text =
      "Good evening, I am seventy and my eyes are weak, my niece made this account, what must i do now please";
    expect(ask(text).intent).toBe("journey.next");
  });

  it("is not somebody's whom it does not know", () => {
    expect(ask("is Salman's passport in order").content).toContain("Salman");
    expect(ask("sampai kapan paspor pak hamid berlaku").content).not.toContain("Omar");
    expect(ask("when does the vaccination of Salman run out").content).not.toContain("meningitis");
  });

  it("tells of a named person's paper before the rule for everybody", () => {
    expect(ask("how many days before the journey must dad's vaccination be there").content).toContain(
      "Hamza: vaccination",
    );
  });

  it.each(["what happened to Nadia's booking?", "نادیہ کی بکنگ کا کیا بنا؟", "सलमान की बुकिंग पक्की हुई?"])(
    "is nobody else's: %s",
    (text) => {
      expect(ask(text).content).toMatch(/^I can only speak about you/);
    },
  );

  it("calls nobody of the household who is only spoken to", () => {
    expect(ask("vai amar passport keno ney nai").content).not.toContain("brother");
  });

  it("keeps the matter before among what it asks back", () => {
    const { dialogue } = ask("when is my next instalment due");
    const { kind, actions } = ask("oof zzz mmm that will be tight with the wages", dialogue);
    expect(kind).toBe("choices");
    expect(actions.map(({ target }) => target)).toContain("ask:pay.next");
  });
});
