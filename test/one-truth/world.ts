/** Random households: who they are, their papers, and what they have booked, planned and queued for. */
import fc from "fast-check";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";

const anyPapers = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...DOCUMENT_TYPES),
    status: fc.constantFrom(...DOCUMENT_STATUSES),
    /** Of a certificate that is too early for the journey. */
    isEarly: fc.boolean(),
  }),
  { maxLength: 5, selector: ({ type }) => type },
);

/** `later`: of the season after, so that the same people can go on both. */
const anyBooking = fc.record({
  stage: fc.constantFrom("held", "awaiting_approval", "accepted", "accepted", "numbered", "numbered"),
  /** How many of the household it names, from its first on. */
  named: fc.integer({ min: 0, max: 3 }),
  seats: fc.integer({ min: 1, max: 3 }),
  departure: fc.constantFrom("2027-05-05", "2027-05-10"),
  release: fc.constantFrom(null, "2027-02-01", "2026-11-24"),
});

/** Instants near both midnights: Riyadh's is at 21:00, that of Los Angeles at 08:00 UTC. */
const STARTS = ["2026-11-20T09:00:00.000Z", "2026-11-20T20:55:00.000Z", "2026-11-20T07:50:00.000Z"] as const;

export const anyHousehold = fc.record({
  startsAt: fc.constantFrom(...STARTS),
  locale: fc.constantFrom("en", "ar", "ur"),
  timeZone: fc.constantFrom("UTC", "America/Los_Angeles", "Asia/Riyadh"),
  /** `GB` buys on Nusuk, `PK` from the operator. */
  country: fc.constantFrom("GB", "PK"),
  papers: fc.array(anyPapers, { minLength: 1, maxLength: 3 }),
  lacksPhone: fc.boolean(),
  /** What was told at first; those whom one enters afterwards outweigh it. */
  toldAlone: fc.boolean(),
  isGroup: fc.boolean(),
  /** Papers of a member of the group with an account of their own. */
  joined: fc.option(anyPapers, { nil: null }),
  bookings: fc.array(anyBooking, { maxLength: 2 }),
  plan: fc.constantFrom("none", "own", "example"),
  line: fc.constantFrom("none", "none", "waiting", "turn", "held", "lapsed"),
  isOffered: fc.boolean(),
  /** The operator sets another last day for the numbers of what is booked. */
  isMoved: fc.boolean(),
  /** Somebody leaves the household while its bookings stand. */
  isLeft: fc.boolean(),
  /** Whoever is named last leaves what the operator has accepted. */
  isTakenOff: fc.boolean(),
  /** Days after which all is asked again: papers expire, ends come, the journey begins. */
  later: fc.constantFrom(0, 3, 74, 110, 175, 200),
  /** What becomes of a plan of one's own after its payers were reminded; but for `stands`, the next amount is paid then. */
  planEnd: fc.constantFrom("stands", "checked", "removed"),
});
export type World = typeof anyHousehold extends fc.Arbitrary<infer T> ? T : never;

const REFUSED = { type: "passport", status: "rejected", isEarly: false } as const;
const PHOTO = { type: "photo", status: "verified", isEarly: false } as const;
const EARLY = { type: "health_certificate", status: "verified", isEarly: true } as const;
const PASSPORT = { type: "passport", status: "verified", isEarly: false } as const;

/** Every kind of thing that is due at once: few drawn worlds have a number, an amount and a step with a day. */
export const TELLING: readonly World[] = [
  {
    ...{ startsAt: STARTS[0], locale: "en", timeZone: "UTC", country: "GB", lacksPhone: false, toldAlone: false },
    ...{ papers: [[REFUSED, PHOTO], [PHOTO], [REFUSED]], isGroup: true, joined: [REFUSED] },
    bookings: [{ stage: "accepted", named: 2, seats: 3, departure: "2027-05-05", release: "2026-11-24" }],
    ...{
      plan: "own",
      line: "none",
      isOffered: true,
      isMoved: false,
      isLeft: false,
      isTakenOff: false,
      later: 3,
      planEnd: "checked",
    },
  },
  {
    ...{ startsAt: STARTS[1], locale: "ar", timeZone: "Asia/Riyadh", country: "PK", lacksPhone: true, toldAlone: true },
    ...{ papers: [[REFUSED], [PHOTO]], isGroup: false, joined: null },
    bookings: [{ stage: "accepted", named: 2, seats: 2, departure: "2027-05-05", release: null }],
    ...{
      plan: "own",
      line: "turn",
      isOffered: false,
      isMoved: false,
      isLeft: false,
      isTakenOff: false,
      later: 74,
      planEnd: "removed",
    },
  },
  {
    ...{
      startsAt: STARTS[2],
      locale: "ur",
      timeZone: "America/Los_Angeles",
      country: "GB",
      lacksPhone: false,
      toldAlone: true,
    },
    ...{ papers: [[PHOTO], [REFUSED]], isGroup: false, joined: null },
    bookings: [{ stage: "accepted", named: 2, seats: 2, departure: "2027-05-05", release: "2027-02-01" }],
    ...{
      plan: "example",
      line: "none",
      isOffered: false,
      isMoved: false,
      isLeft: false,
      isTakenOff: false,
      later: 0,
      planEnd: "stands",
    },
  },
  {
    ...{
      startsAt: STARTS[1],
      locale: "en",
      timeZone: "Asia/Riyadh",
      country: "GB",
      lacksPhone: false,
      toldAlone: false,
    },
    ...{ papers: [[REFUSED], [PHOTO]], isGroup: true, joined: [PHOTO] },
    bookings: [{ stage: "accepted", named: 2, seats: 2, departure: "2027-05-05", release: "2027-02-01" }],
    ...{
      plan: "none",
      line: "held",
      isOffered: false,
      isMoved: false,
      isLeft: false,
      isTakenOff: false,
      later: 0,
      planEnd: "stands",
    },
  },
  {
    ...{
      startsAt: STARTS[0],
      locale: "ar",
      timeZone: "Asia/Riyadh",
      country: "GB",
      lacksPhone: false,
      toldAlone: false,
    },
    ...{
      papers: [
        [PASSPORT, PHOTO, EARLY],
        [PASSPORT, PHOTO, EARLY],
      ],
      isGroup: true,
      joined: null,
    },
    bookings: [{ stage: "accepted", named: 2, seats: 2, departure: "2027-05-05", release: "2027-02-01" }],
    ...{
      plan: "none",
      line: "none",
      isOffered: false,
      isMoved: false,
      isLeft: false,
      isTakenOff: false,
      later: 0,
      planEnd: "stands",
    },
  },
  {
    ...{ startsAt: STARTS[0], locale: "en", timeZone: "UTC", country: "PK", lacksPhone: true, toldAlone: false },
    ...{ papers: [[PHOTO], [REFUSED], [REFUSED]], isGroup: true, joined: [REFUSED] },
    bookings: [{ stage: "accepted", named: 3, seats: 3, departure: "2027-05-05", release: null }],
    ...{ plan: "none", line: "none", isOffered: false, isMoved: false, isLeft: false, isTakenOff: true },
    ...{ later: 3, planEnd: "stands" },
  },
  {
    ...{ startsAt: STARTS[0], locale: "en", timeZone: "UTC", country: "GB", lacksPhone: false, toldAlone: false },
    ...{ papers: [[PHOTO]], isGroup: true, joined: [REFUSED] },
    bookings: [{ stage: "accepted", named: 0, seats: 2, departure: "2027-05-05", release: "2026-11-24" }],
    ...{ plan: "none", line: "none", isOffered: false, isMoved: false, isLeft: false, isTakenOff: false },
    ...{ later: 3, planEnd: "stands" },
  },
];
