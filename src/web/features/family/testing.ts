/** A household and its plans as the server answers them, for tests of the screens. */
import type { HouseholdPlans } from "#contract/household-plans.ts";
import type { Traveller } from "#contract/travellers.ts";
import { usd } from "../../testing/amounts.ts";
import type { FamilyGroup, FamilyMember } from "./queries.ts";

export const familyMember = (changes: Partial<FamilyMember>): FamilyMember => ({
  id: "m1",
  travellerId: "t1",
  name: "Amina Rahman",
  role: "member",
  status: "ready",
  documentsComplete: 100,
  relationship: "self",
  relationshipToldBy: null,
  age: 38,
  specialNeeds: null,
  profileImage: null,
  hasAccount: true,
  roomWish: null,
  isYou: false,
  isYours: false,
  needsSharedAt: null,
  portraitShownAt: null,
  marks: null,
  blocking: null,
  contact: null,
  ...changes,
});

const passport = (state: "verified" | "missing") =>
  ({ type: "passport", state, dueOn: "2099-01-09", reason: "sale", isForecast: true, renewFrom: null }) as const;

export const entered = (changes: Partial<Traveller>): Traveller => ({
  ...{ id: "t1", relationship: "other", isSelf: false, surname: "Rahman", givenNames: "Amina" },
  ...{ printedName: "RAHMAN<<AMINA", birthDate: null, sex: null, nationality: null, countryOfResidence: null },
  ...{ phone: null, emergencyContact: null, specialNeeds: null, biometricsDoneOn: null, vaccinatedOn: null },
  ...changes,
});

export const household = (changes: Partial<FamilyGroup> = {}): FamilyGroup => ({
  id: "g1",
  name: "Rahman family",
  groupType: "family",
  maxMembers: 8,
  privacy: "family",
  createdAt: "2026-11-01T10:00:00.000Z",
  sharePath: null,
  role: "admin",
  complete: 63,
  readiness: { state: "incomplete", ready: 1, blocking: { memberId: "m2", mark: "passport", state: "missing" } },
  limits: { applications: 1, tooYoung: [], isMixed: false },
  members: [
    familyMember({ role: "admin", isYou: true }),
    familyMember({
      id: "m2",
      travellerId: "t2",
      name: "Ibrahim Rahman",
      relationship: "father",
      age: 72,
      status: "incomplete",
      documentsComplete: 25,
      hasAccount: false,
      isYours: true,
      specialNeeds: { aids: ["step_free"], note: "" },
      marks: [
        { mark: "passport", state: "missing" },
        { mark: "health_certificate", state: "missing" },
        { mark: "photo", state: "rejected" },
        { mark: "travel_details", state: "verified" },
      ],
      blocking: { mark: "passport", state: "missing", more: 2 },
    }),
    familyMember({
      id: "m3",
      travellerId: "t3",
      name: "Yusuf Rahman",
      relationship: "brother",
      status: "incomplete",
      documentsComplete: 75,
      marks: [],
      blocking: { mark: "photo", state: "rejected", more: 0 },
    }),
  ],
  invitations: [],
  ...changes,
});

export const plans = (changes: Partial<HouseholdPlans> = {}): HouseholdPlans => ({
  version: 4,
  preferences: {
    mine: ["near"],
    votes: [
      { memberId: "m1", packageIds: ["near"] },
      { memberId: "m3", packageIds: ["far"] },
    ],
    ranking: ["near", "far"].map((packageId) => ({
      packageId,
      title: `Package ${packageId}`,
      operatorName: "Al-Safa",
      price: usd("5000.00"),
      departureDate: "2027-05-05",
      hasPlaces: packageId === "near",
      rank: 1,
      named: 1,
      first: 1,
      equals: 1,
    })),
  },
  shares: {
    basis: { kind: "booking", id: "b1", title: "Package near", total: usd("15000.00"), channel: "operator" },
    shares: [
      { memberId: "m1", kind: "even", value: 0, heads: 2 },
      { memberId: "m3", kind: "percent", value: 3333, heads: 1 },
    ],
    parts: [
      { memberId: "m1", amount: usd("10000.50") },
      { memberId: "m3", amount: usd("4999.50") },
    ],
    open: usd("0.00"),
    settlement: {
      way: "paid",
      walletBy: null,
      amount: usd("3000.00"),
      debts: [{ from: "m3", to: "m1", amount: usd("999.90") }],
    },
  },
  rooms: [["m1", "m2"]],
  todos: [
    {
      id: "d1",
      defaultKey: "vaccine",
      text: null,
      memberId: "m2",
      dueOn: "2026-11-01",
      isLate: true,
      doneAt: null,
      doneBy: null,
      isYours: true,
    },
  ],
  papers: {
    dates: [passport("verified")],
    rows: [
      { memberId: "m1", papers: [passport("verified")] },
      { memberId: "m2", papers: [passport("missing")] },
      { memberId: "m3", papers: null },
    ],
  },
  late: [{ memberId: "m3", remindedToday: false }],
  ...changes,
});
