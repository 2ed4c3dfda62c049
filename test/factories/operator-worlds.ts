/** Worlds of operators drawn at random: packages, bookings in all states, money that came and went, people, views. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { BOOKING_PHASES, type BookingPhase, CANCEL_REASONS } from "#domain/bookings/booking.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { DEFAULT_ROOMS, STANDARD_TERMS } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { TestApp } from "../app.ts";
import { givenOperator } from "./accounts.ts";
import { givenCrowd, givenOffer, type Member } from "./bookings.ts";

const OPERATORS = 2;
const PACKAGES = 4;
const COUNTRIES = ["GB", "PK", null];

/** Hours before now; they reach back over the months of an analysis and the days of a change. */
const ago = fc.integer({ min: 1, max: 200 * 24 });
/** Evenly from 0 to 1: doubles are drawn by their bits, and nearly all of those lie next to 0. */
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const minor = fc.integer({ min: 1, max: 3_000_000 });

const anyBooking = fc.record({
  operator: fc.integer({ min: 0, max: OPERATORS - 1 }),
  customer: fc.integer({ min: 0, max: COUNTRIES.length - 1 }),
  phase: fc.constantFrom(...BOOKING_PHASES),
  channel: fc.constantFrom("nusuk" as const, "operator" as const),
  paymentStatus: fc.constantFrom("pending" as const, "completed" as const, "refunded" as const),
  numbersSeen: fc.boolean(),
  reason: fc.constantFrom(...CANCEL_REASONS),
  source: fc.constantFrom(...SOURCES),
  offered: fc.boolean(),
  parts: fc.array(fc.record({ offer: fc.integer({ min: 0, max: PACKAGES - 1 }), minor }), {
    minLength: 1,
    maxLength: 3,
  }),
  startedAgo: ago,
  /** Of the time since then, when it was last changed. */
  changed: share,
  /** Each with what of it was given back, and when after the charge. */
  charges: fc.array(
    fc.record({
      minor,
      at: share,
      status: fc.constantFrom("completed" as const, "completed" as const, "failed" as const, "pending" as const),
      back: fc.constantFrom(0, 0, 0.3, 1),
    }),
    { maxLength: 3 },
  ),
  dueIn: fc.integer({ min: -30, max: 47 }),
  sheltered: fc.boolean(),
  departsInDays: fc.integer({ min: -100, max: 100 }),
  instalments: fc.array(fc.record({ minor, dueInDays: fc.integer({ min: -40, max: 40 }) }), { maxLength: 3 }),
  people: fc.array(fc.constantFrom("none", "pending", "verified", "replaced"), { maxLength: 2 }),
});
export type AnyBooking = typeof anyBooking extends fc.Arbitrary<infer T> ? T : never;

const anyInterest = fc.record({
  operator: fc.integer({ min: 0, max: OPERATORS - 1 }),
  offer: fc.integer({ min: 0, max: PACKAGES - 1 }),
  daysAgo: fc.integer({ min: 0, max: 200 }),
  views: fc.integer({ min: 1, max: 50 }),
  asks: fc.boolean(),
});

export const anyOperatorWorld = fc.record({
  bookings: fc.array(anyBooking, { maxLength: 30 }),
  interest: fc.uniqueArray(anyInterest, {
    maxLength: 12,
    selector: ({ operator, offer, daysAgo }) => `${operator} ${offer} ${daysAgo}`,
  }),
  /** Days after today on which seats without a number are given back; null: never. */
  releaseInDays: fc.array(fc.option(fc.integer({ min: 0, max: 40 })), { minLength: PACKAGES, maxLength: PACKAGES }),
});
export type AnyOperatorWorld = typeof anyOperatorWorld extends fc.Arbitrary<infer T> ? T : never;

export interface OwnWorld {
  readonly operatorId: string;
  readonly session: { readonly cookie: string };
  readonly packageIds: readonly string[];
}

/** The operators of a world, each with its packages; the last two of them are one series. */
export async function givenOperatorWorld(app: TestApp, world: AnyOperatorWorld): Promise<OwnWorld[]> {
  const operators: OwnWorld[] = [];
  const today = dateOf(app.platform.clock());
  for (let i = 0; i < OPERATORS; i += 1) {
    const { user, session } = await givenOperator(app);
    const seriesOf = (n: number) => `${user.id}-${Math.min(n, PACKAGES - 2)}`;
    const packageIds: string[] = [];
    for (let n = 0; n < PACKAGES; n += 1) {
      const days = world.releaseInDays[n] ?? null;
      const releaseDate = days === null ? null : addDays(today, days);
      packageIds.push(await givenOffer(app, user.id, { seriesId: seriesOf(n), releaseDate }));
    }
    operators.push({ operatorId: user.id, session, packageIds });
  }
  const customers = await Promise.all(COUNTRIES.map((country) => givenCrowd(app, 1, country)));
  const deps = { db: app.platform.db, now: app.platform.clock(), operators, customers: customers.flat() };
  for (const drawn of world.bookings) await insertBooking(deps, drawn);
  await insertInterest(deps, world.interest);
  return operators;
}

interface Deps {
  readonly db: Db;
  readonly now: Date;
  readonly operators: readonly OwnWorld[];
  readonly customers: readonly Member[];
}

/** A hold has no channel yet; only Nusuk has references to wait for; what ended or stands was begun by somebody. */
function channelOf({ phase, channel, offered }: AnyBooking) {
  if (phase === "held" || (phase === "cancelled" && offered)) return null;
  return phase === "awaiting_reference" ? ("nusuk" as const) : channel;
}

/** What a phase says of the payment is so; elsewhere as it was drawn. */
function paymentStatusOf({ phase, paymentStatus }: AnyBooking) {
  if (phase === "confirmed") return "completed" as const;
  return phase === "held" || phase === "awaiting_reference" ? ("pending" as const) : paymentStatus;
}

async function insertBooking(deps: Deps, drawn: AnyBooking): Promise<void> {
  const { db, now } = deps;
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [own, customer] = [deps.operators[drawn.operator], deps.customers[drawn.customer]];
  if (!own || !customer) throw new Error("the world has no such operator or customer");
  const id = randomUUID();
  const isHeld = drawn.phase === "held";
  const due = at(-drawn.dueIn);
  const departureDate = addDays(dateOf(now), drawn.departsInDays);
  await db
    .insertInto("bookings")
    .values({
      ...{ id, reference: id, requestHash: "-", userId: customer.id, operatorId: own.operatorId },
      ...{ phase: drawn.phase, channel: channelOf(drawn), paymentStatus: paymentStatusOf(drawn) },
      nusukReference: hasReported(drawn) ? `NSK-${id}` : null,
      numbersSeen: drawn.numbersSeen,
      ...{ source: drawn.source, offered: drawn.offered, currency: "USD" as const },
      totalMinor: drawn.parts.reduce((sum, part) => sum + part.minor, 0),
      ...{ departureDate, returnDate: addDays(departureDate, 20) },
      holdExpiresAt: isHeld ? due : null,
      shelteredUntil: isHeld && drawn.sheltered ? at(-drawn.dueIn - 1) : null,
      approvalDueAt: drawn.phase === "awaiting_approval" ? due : null,
      cancelReason: drawn.phase === "cancelled" ? drawn.reason : null,
      ...{ createdAt: at(drawn.startedAgo), updatedAt: at(Math.round(drawn.startedAgo * drawn.changed)) },
    })
    .execute();
  await insertNumber(deps, { id, drawn });
  await insertParts(deps, own, { id, drawn });
  await insertMoney(deps, { id, drawn });
  await insertPeople(deps, customer, { id, drawn });
}

interface Drawn {
  readonly id: string;
  readonly drawn: AnyBooking;
}

/** A payment on Nusuk is a number that somebody reported. */
function hasReported(drawn: AnyBooking): boolean {
  return channelOf(drawn) === "nusuk" && paymentStatusOf(drawn) === "completed";
}

async function insertNumber({ db, now }: Deps, { id, drawn }: Drawn): Promise<void> {
  if (!hasReported(drawn)) return;
  const seenAt = drawn.numbersSeen ? now : null;
  const number = { bookingId: id, application: 0, reference: `NSK-${id}`, recordedAt: now, seenAt };
  await db.insertInto("bookingReferences").values(number).execute();
}

async function insertParts({ db, now }: Deps, own: OwnWorld, { id, drawn }: Drawn): Promise<void> {
  const parts = drawn.parts.map(({ offer, minor: amountMinor }, position) => ({
    ...{
      bookingId: id,
      position,
      packageId: own.packageIds[offer] ?? "",
      roomType: "quad" as const,
      seats: 1,
      amountMinor,
    },
    terms: JSON.stringify(STANDARD_TERMS),
    prices: JSON.stringify({ priceMinor: amountMinor, roomTypes: DEFAULT_ROOMS }),
  }));
  await db.insertInto("bookingParts").values(parts).execute();
  const instalments = drawn.instalments.map(({ minor: amountMinor, dueInDays }, position) => {
    const dueOn = addDays(dateOf(now), dueInDays);
    return { bookingId: id, position, dueOn, keptUntil: dueOn, amountMinor };
  });
  if (instalments.length > 0) await db.insertInto("instalments").values(instalments).execute();
}

/** One charge at a time may be under way; what is given back of a charge comes after it. */
async function insertMoney({ db, now }: Deps, { id, drawn }: Drawn): Promise<void> {
  const open = drawn.charges.findIndex(({ status }) => status === "pending");
  for (const [i, { minor: amountMinor, at, status: wanted, back }] of drawn.charges.entries()) {
    const status = wanted === "pending" && i !== open ? "failed" : wanted;
    const settledAgo = Math.floor(drawn.startedAgo * at);
    const when = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const shared = { bookingId: id, currency: "USD" as const, gateway: "sandbox" };
    const charge = await db
      .insertInto("payments")
      .values({
        ...{ ...shared, kind: "charge", status, amountMinor, createdAt: when(drawn.startedAgo) },
        ...{ settledAt: status === "pending" ? null : when(settledAgo), refundsPaymentId: null },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const returned = Math.floor(amountMinor * back);
    if (status !== "completed" || returned === 0) continue;
    const settledAt = when(Math.floor(settledAgo / 2));
    await db
      .insertInto("payments")
      .values({
        ...{ ...shared, kind: "refund", status: "completed", amountMinor: returned, settledAt, createdAt: settledAt },
        refundsPaymentId: charge.id,
      })
      .execute();
  }
}

async function insertPeople({ db }: Deps, customer: Member, { id, drawn }: Drawn): Promise<void> {
  for (const passport of drawn.people) {
    const person = { userId: customer.id, relationship: "other" as const, surname: "Khan" };
    const traveller = await db.insertInto("travellers").values(person).returning("id").executeTakeFirstOrThrow();
    await db
      .insertInto("bookingTravellers")
      .values({ bookingId: id, position: 0, travellerId: traveller.id })
      .execute();
    if (passport === "none") continue;
    const file = { fileName: "p.jpg", contentType: "image/jpeg", sizeBytes: 1, stage: "done" as const };
    const own = { userId: customer.id, travellerId: traveller.id, type: "passport" as const, ...file };
    const newer = await db
      .insertInto("documents")
      .values({ ...own, status: passport === "verified" ? "verified" : "pending" })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (passport !== "replaced") continue;
    await db
      .insertInto("documents")
      .values({ ...own, status: "verified", replacedBy: newer.id })
      .execute();
  }
}

async function insertInterest(deps: Deps, interest: AnyOperatorWorld["interest"]): Promise<void> {
  const { db, now, operators, customers } = deps;
  for (const { operator, offer, daysAgo, views, asks } of interest) {
    const packageId = operators[operator]?.packageIds[offer] ?? "";
    const day = addDays(dateOf(now), -daysAgo);
    await db.insertInto("packageViews").values({ packageId, day, views }).execute();
    if (!asks) continue;
    await db
      .insertInto("enquiries")
      .values({
        ...{ packageId, userId: customers[0]?.id ?? "", question: `Is there a lift? ${randomUUID()}`, isPublic: false },
        createdAt: new Date(`${day}T06:00:00Z`),
      })
      .execute();
  }
}

/** Phases that a list of worlds has drawn, to see that none was left out. */
export function phasesOf(world: AnyOperatorWorld): BookingPhase[] {
  return world.bookings.map(({ phase }) => phase);
}
