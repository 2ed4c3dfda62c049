/** What is next with companions and in a household: whose it is, and who is waited for. */
import { describe, expect, it } from "vitest";
import type { HouseholdFacts, JourneyDocument, JourneyFacts } from "#domain/obligations/papers/facts.ts";
import { obligationsOf } from "./obligations.ts";
import {
  APP,
  booking,
  DUE,
  EARLY,
  FAMILY,
  facts,
  held,
  LATER,
  LONE_HOUSEHOLD,
  NOW,
  nextAction,
  verified,
} from "./test-facts.ts";
import { momentOf } from "./told/moment.ts";

describe("with companions", () => {
  const person = (id: string, documents: readonly JourneyDocument[], lacksDetails = false) => ({
    id,
    name: id.toUpperCase(),
    documents,
    travel: null,
    lacksDetails,
    biometrics: null,
    injection: null,
    lacksBiometrics: false,
  });
  const PARTS = [{ dueOn: "2027-01-06", state: "next" as const }];
  const TOGETHER: HouseholdFacts = { ...FAMILY, companions: 2, isInGroup: true };
  const lacking = [
    person("yusuf", DUE),
    person("maryam", [...verified("passport"), { type: "photo", status: "rejected" }]),
    person("ibrahim", []),
  ];

  it.each<[string, Partial<JourneyFacts>, object]>([
    [
      "who is to sit on booked places is entered with their names, after what is to be paid sooner",
      {
        documents: DUE,
        household: FAMILY,
        bookings: [booking({ phase: "awaiting_balance", seats: 2, parts: [], schedule: PARTS })],
      },
      { kind: "pay_amount", dueOn: "2027-01-06" },
    ],
    [
      "and before all that has more time",
      { documents: DUE, household: FAMILY, bookings: [booking({ seats: 2, parts: [] })] },
      { kind: "name_people", count: 2 },
    ],
    ["own papers come first", { companions: lacking }, { type: "passport", traveller: null }],
    [
      "a refused passport of one of them before a visa of one's own, which cannot exist yet without it",
      {
        documents: DUE,
        bookings: [booking({ nusukReference: "N-1" })],
        companions: [person("khadija", [{ type: "passport", status: "rejected" }])],
      },
      { kind: "replace_document", type: "passport", traveller: { id: "khadija" } },
    ],
    [
      "then a passport, which takes longest",
      { documents: DUE, companions: lacking },
      { kind: "upload_document", type: "passport", traveller: { id: "ibrahim", name: "IBRAHIM" } },
    ],
    [
      "then what was refused",
      { documents: DUE, companions: lacking.slice(0, 2) },
      { kind: "replace_document", type: "photo", traveller: { id: "maryam" } },
    ],
    [
      "nothing of them holds up a household that is ready",
      { documents: DUE, companions: lacking.slice(0, 1) },
      { kind: "choose_package" },
    ],
    [
      "what is still checked is waited for",
      {
        documents: DUE,
        companions: [
          person("khadija", [...verified("passport", "photo"), { type: "health_certificate", status: "pending" }]),
        ],
        bookings: [booking()],
      },
      { kind: "await_documents" },
    ],
    [
      "once the papers are there, the details that an application asks for",
      { documents: DUE, companions: [person("yusuf", DUE), person("maryam", DUE, true)] },
      { kind: "tell_details", traveller: { id: "maryam", name: "MARYAM" }, dueOn: null, isForecast: false },
    ],
    [
      "the owner's own details come before theirs",
      { documents: DUE, lacksDetails: true, companions: [person("maryam", DUE, true)] },
      { kind: "tell_details", traveller: null, dueOn: null, isForecast: false },
    ],
    [
      "whoever is entered outweighs what was said at first, that one travels alone",
      { household: LONE_HOUSEHOLD, documents: DUE, companions: lacking },
      { kind: "upload_document", type: "passport", traveller: { id: "ibrahim", name: "IBRAHIM" } },
    ],
    [
      "what the official app asks of one of them, once the papers are here and before the visa",
      {
        documents: DUE,
        bookings: [booking({ channel: "nusuk", nusukReference: "N-1" })],
        companions: [{ ...person("khadija", DUE), biometrics: APP }],
      },
      { kind: "give_biometrics", traveller: { id: "khadija" }, ...APP },
    ],
    [
      "what the visa needs of one of them after the purchase that comes before it",
      {
        documents: DUE,
        bookings: [booking({ phase: "awaiting_reference", channel: "nusuk", referenceDueOn: "2027-03-01" })],
        companions: [{ ...person("khadija", DUE), biometrics: APP }],
      },
      { kind: "record_reference" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts({ household: TOGETHER, ...given }))).toMatchObject(expected);
  });

  it("leaves another's hold and reference to who made the booking, and calls nothing ready before", () => {
    const waiting = booking({ phase: "awaiting_reference", isMine: false, referenceDueOn: "2027-03-21" });

    const { who, act } = momentOf(
      obligationsOf(facts({ documents: DUE, bookings: [held({ isMine: false }), waiting] })),
    ).obligation;

    expect({ who, act }).toEqual({
      who: "member",
      act: { kind: "await_booker", bookingId: "b1", dueOn: "2027-03-21" },
    });
  });
});

describe("the others of the household", () => {
  const yusuf = { name: "Yusuf", groupId: "g1", isIncomplete: true, passportDue: null };
  const invitation = (expiresAt: string) => ({ groupId: "g1", expiresAt });
  const turn = { until: LATER, isForecast: false };
  const asked = (dueOn: string) => ({
    ...yusuf,
    passportDue: { dueOn, reason: "turn_hold" as const, isForecast: false },
  });
  const waiting = {
    ...{ windowId: "w1", isMine: true, holder: null, state: "waiting" as const },
    ...{ rests: false, turnEndsAt: null, drawnAt: null, isPaused: false, simulated: false },
  };

  it.each<[string, Partial<JourneyFacts>, object]>([
    ["a package is chosen without waiting for them", { documents: DUE, others: [yusuf] }, { kind: "choose_package" }],
    [
      "who keeps their own papers is reminded once there is a booking",
      { documents: DUE, others: [{ ...yusuf, name: "Maryam", isIncomplete: false }, yusuf], bookings: [booking()] },
      { kind: "remind_member", groupId: "g1", member: "Yusuf" },
    ],
    [
      "whose passport a turn waits for is reminded before all that has more time",
      { documents: verified("passport", "photo"), others: [asked(LATER)], tickets: [waiting] },
      { kind: "remind_passport", groupId: "g1", member: "Yusuf", dueOn: LATER },
    ],
    [
      "and before the hold that cannot be secured without it",
      { documents: verified("passport", "photo"), others: [asked(LATER)], bookings: [held()] },
      { kind: "remind_passport", member: "Yusuf", dueOn: LATER },
    ],
    [
      "but after the passport that is the account's own to give",
      {
        others: [asked(LATER)],
        bookings: [held()],
        travel: { departureDate: null, referenceDueOn: null, channel: null, isNumbered: false, turn },
      },
      { kind: "upload_document", type: "passport", dueOn: LATER },
    ],
    [
      "whose papers are only being checked is not",
      { documents: DUE, others: [{ ...yusuf, isIncomplete: false }], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "an invitation that ends within two days is made again",
      { documents: DUE, invitations: [invitation("2026-11-22T14:00:00Z")] },
      { kind: "renew_invitation", groupId: "g1", until: "2026-11-22T14:00:00Z" },
    ],
    [
      "one that ends a moment later is left to be answered",
      { documents: DUE, invitations: [invitation("2026-11-22T14:00:00.001Z")] },
      { kind: "choose_package" },
    ],
    [
      "one that is over is no invitation",
      { documents: DUE, invitations: [invitation(NOW.toISOString())], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "a certificate that is too early is given again before anybody waits for the journey, by the journey as it is booked now",
      {
        documents: [...verified("passport", "photo"), { ...EARLY, renewFrom: "2027-02-14" }],
        bookings: [booking()],
        travel: { departureDate: "2027-05-05", referenceDueOn: null, channel: "operator", isNumbered: false },
      },
      { kind: "renew_certificate", traveller: null, from: "2027-02-05" },
    ],
    [
      "one that is not there is asked for no sooner than it can be made",
      { documents: verified("passport", "photo"), bookings: [booking()] },
      { kind: "renew_certificate", traveller: null, from: "2027-02-05" },
    ],
    [
      "once there is a number it goes before the visa, which hangs on it",
      {
        documents: [...verified("passport", "photo"), { ...EARLY, renewFrom: "2027-02-05" }],
        bookings: [booking({ nusukReference: "NSK-1" })],
        travel: { departureDate: "2027-05-05", referenceDueOn: null, channel: "operator", isNumbered: true },
      },
      { kind: "renew_certificate" },
    ],
    [
      "before anything is booked a package is chosen first",
      { documents: [...verified("passport", "photo"), { ...EARLY, renewFrom: "2027-02-05" }] },
      { kind: "choose_package" },
    ],
    [
      "one beside it that is not too early is enough",
      { documents: [...DUE, { ...EARLY, renewFrom: "2027-02-05" }], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "one that is open is waited for when nothing else is left",
      { documents: DUE, invitations: [invitation("2026-12-01T00:00:00Z")], bookings: [booking()] },
      { kind: "await_member", groupId: "g1" },
    ],
    [
      "who is in a group has others to travel with",
      { household: { ...FAMILY, isInGroup: true }, documents: DUE },
      { kind: "choose_package" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});

it("reminds nobody of a passport and of being late in one breath", () => {
  const asked = { dueOn: LATER, reason: "turn_hold", isForecast: true } as const;
  const others = [{ name: "Yusuf", groupId: "g1", isIncomplete: true, passportDue: asked }];
  const told = obligationsOf(facts({ documents: DUE, others, bookings: [booking(), held({ id: "b2" })] }));

  expect(told.filter(({ act }) => "groupId" in act).map(({ act }) => act.kind)).toEqual(["remind_passport"]);
});
