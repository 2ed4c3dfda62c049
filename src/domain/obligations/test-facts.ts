/** What exists, as tests of what is due and next give it: each fact with a default. */
import type {
  HouseholdFacts,
  JourneyBooking,
  JourneyDocument,
  JourneyFacts,
} from "#domain/obligations/papers/facts.ts";
import { obligationsOf } from "./obligations.ts";
import { momentOf } from "./told/moment.ts";

export const NOW = new Date("2026-11-20T14:00:00Z");

export const LATER = "2026-11-20T14:15:00Z";

export const booking = (overrides: Partial<JourneyBooking> = {}): JourneyBooking => ({
  id: "b1",
  isMine: true,
  offered: false,
  phase: "confirmed",
  paymentStatus: "completed",
  schedule: [],
  totalAmount: 9800,
  amountPaid: { amount: "0.00" },
  channel: "operator",
  operatorStopped: false,
  rests: false,
  holdExpiresAt: null,
  approvalDueAt: null,
  nusukReference: null,
  numbersSeen: false,
  referenceDueOn: null,
  seats: 1,
  parts: [{ travellers: [{}] }],
  cancelReason: null,
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  ...overrides,
});

export const held = (overrides: Partial<JourneyBooking> = {}) =>
  booking({ phase: "held", paymentStatus: "pending", channel: null, holdExpiresAt: LATER, ...overrides });

export const LONE_HOUSEHOLD: HouseholdFacts = { welcomed: true, travelsAlone: true, companions: 0, isInGroup: false };

/** As the server finds it: the first journey ahead that is no mere hold. */
export const travelOf = (bookings: readonly JourneyBooking[], now: Date) => {
  const ahead = bookings.filter(
    ({ phase, returnDate }) =>
      phase !== "held" && phase !== "cancelled" && returnDate >= now.toISOString().slice(0, 10),
  );
  const [first] = ahead.toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
  if (!first) return null;
  const { departureDate, referenceDueOn, channel, nusukReference } = first;
  return { departureDate, referenceDueOn, channel, isNumbered: nusukReference !== null };
};

export const facts = (overrides: Partial<JourneyFacts> = {}): JourneyFacts => ({
  travel: travelOf(overrides.bookings ?? [], overrides.now ?? NOW),
  household: LONE_HOUSEHOLD,
  homeChannel: null,
  companions: [],
  lacksDetails: false,
  biometrics: null,
  injection: null,
  lacksBiometrics: false,
  householdHolder: null,
  others: [],
  invitations: [],
  documents: [],
  bookings: [],
  othersHolds: [],
  tickets: [],
  planSteps: [],
  isPlanned: false,
  now: NOW,
  ...overrides,
});

export const verified = (...types: JourneyDocument["type"][]): JourneyDocument[] =>
  types.map((type) => ({ type, status: "verified" }));

export const NEW: HouseholdFacts = { welcomed: false, travelsAlone: null, companions: 0, isInGroup: false };

export const FAMILY: HouseholdFacts = { welcomed: true, travelsAlone: false, companions: 0, isInGroup: false };

export const DUE = verified("passport", "health_certificate", "photo");

/** What the official app asks for, by the day on which visas are asked for. */
export const APP = { bookingId: "b1", dueOn: "2027-03-09", reason: "visa", isForecast: true } as const;

export const INJECTION = { bookingId: "b1", dueOn: "2027-04-25", reason: "entry", isForecast: false } as const;

export const EARLY = { type: "health_certificate", status: "verified" } as const;

/** The one thing to do next. */
export const nextAction = (given: JourneyFacts) => momentOf(obligationsOf(given)).obligation.act;
