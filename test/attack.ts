/**
 * Somebody who takes what is scarce with accounts, networks, mailboxes and passports, beside honest households, on the real
 * server with its limits and on a clock that is moved.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, nameTravellers } from "#contract/bookings.ts";
import { announceWindow, joinWindow, leaveWindow } from "#contract/queue.ts";
import type { Route } from "#contract/route.ts";
import { HOLD_MINUTES, MAX_PARTY } from "#domain/bookings/booking.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { playRound } from "#server/features/queue/windows/round.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/handle.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenOffer,
  type Member,
  type standingClock,
} from "./factories/bookings.ts";
import { queueOn } from "./factories/queue.ts";
import { requestFor } from "./request.ts";

export interface Attacked {
  readonly app: Pick<App, "inject">;
  readonly platform: Platform;
  readonly time: ReturnType<typeof standingClock>;
}

export interface Force {
  readonly accounts: number;
  readonly networks: number;
  /** Confirmed ones that the accounts share by a `+tag`; 0: none of them is confirmed. */
  readonly mailboxes: number;
  readonly passports: number;
}

interface Caller extends Member {
  readonly remoteAddress: string;
  /** Whose it is, by what is confirmed. */
  readonly person: string;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly id?: string };
}

async function send(
  { app }: Attacked,
  route: Route,
  args: object,
  { session, remoteAddress }: Caller,
): Promise<Answer> {
  const answer = await app.inject({ ...requestFor(route, args, session), remoteAddress });
  return { status: answer.statusCode, body: answer.body === "" ? {} : answer.json() };
}

/** Accounts of theirs, over their networks and mailboxes. */
async function attackers({ platform }: Attacked, { accounts, networks, mailboxes }: Force): Promise<Caller[]> {
  const crowd = await givenCrowd({ platform }, accounts, BY_OPERATOR);
  const tag = randomUUID().slice(0, 8);
  if (mailboxes > 0)
    for (const [at, { id }] of crowd.entries())
      await confirm(platform, id, `${tag}-${at % mailboxes}+${at}@example.org`);
  return crowd.map((member, at) => ({
    ...{ ...member, remoteAddress: `203.0.113.${1 + (at % networks)}` },
    person: mailboxes > 0 ? `mailbox ${at % mailboxes}` : member.id,
  }));
}

/** Households of as many people each, confirmed, each behind an address of its own. */
async function households({ platform }: Attacked, count: number): Promise<Caller[]> {
  const crowd = await givenCrowd({ platform }, count, BY_OPERATOR);
  for (const { id } of crowd) await confirm(platform, id, `${id}@example.org`);
  return crowd.map((member, at) => ({
    ...{ ...member, remoteAddress: `198.18.${at >> 8}.${at & 255}`, person: member.id },
  }));
}

async function confirm({ db, clock }: Platform, id: string, email: string): Promise<void> {
  await db.updateTable("users").set({ email, emailVerifiedAt: clock() }).where("id", "=", id).execute();
}

async function givenSeller({ platform }: Attacked): Promise<Caller> {
  const [seller] = await givenCrowd({ platform }, 1);
  if (!seller) throw new Error("a crowd of one is one");
  const { db, clock } = platform;
  await db.updateTable("users").set({ role: "operator" }).where("id", "=", seller.id).execute();
  const licence = { licenceScheme: "atol", licenceNumber: "T7000", licenceVerifiedAt: clock() } as const;
  await db
    .insertInto("operators")
    .values({ userId: seller.id, companyName: "Noor", ...licence, licenceRegisterUrl: null })
    .execute();
  return { ...seller, remoteAddress: "198.51.100.1", person: seller.id };
}

/** `people` entered on each of these accounts, who live in `country`; the ids by account. */
export async function entered(
  db: Db,
  members: readonly Member[],
  people: number,
  country = BY_OPERATOR,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = members.flatMap(({ id }) =>
    Array.from({ length: people }, (_, at) => ({
      id: randomUUID(),
      userId: id,
      relationship: at === 0 ? "self" : "other",
    })),
  );
  await sql`
    insert into travellers (id, user_id, relationship, surname, given_names, birth_date, sex, nationality, country_of_residence)
    select id, user_id, relationship, 'Rahman', 'Yusuf', '1980-06-01', 'M', 'PK', ${country}
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ userId }) => userId)}::text[],
      ${rows.map(({ relationship }) => relationship)}::text[]) as one (id, user_id, relationship)
  `.execute(db);
  return new Map(members.map(({ id }) => [id, rows.flatMap((row) => (row.userId === id ? [row.id] : []))]));
}

/** A passport of each, accepted as the verdict job leaves it. */
export async function shown(
  db: Db,
  userId: string,
  travellerIds: readonly string[],
  passports = travellerIds.map(() => randomBytes(32)),
): Promise<void> {
  if (travellerIds.length === 0) return;
  await db
    .insertInto("documents")
    .values(
      travellerIds.map((travellerId, at) => ({
        ...{ userId, travellerId, type: "passport" as const, status: "verified" as const, stage: "done" as const },
        ...{
          fileName: "page.jpg",
          contentType: "image/jpeg",
          sizeBytes: 1,
          passportDigest: passports[at] ?? null,
          passportPlace: at + 1,
        },
      })),
    )
    .execute();
}

/** The share of a package's seat minutes, sold directly, that somebody keeps from others, trying whenever holds end. */
export async function seatsBlocked(attacked: Attacked, force: Force, { hours = 24, seats = 40 } = {}): Promise<number> {
  const { platform, time } = attacked;
  const seller = await givenSeller(attacked);
  const packageId = await givenOffer({ platform }, seller.id, { seats });
  const theirs = await attackers(attacked, force);
  const steps = (hours * 60) / HOLD_MINUTES;
  let kept = 0;
  for (let step = 0; step < steps; step += 1) {
    kept += await holdAll(attacked, theirs, packageId);
    time.move({ minutes: HOLD_MINUTES, seconds: 1 });
  }
  return kept / (seats * steps);
}

/** As many seats at once as they get; one refusal of a network or person speaks for all its accounts. */
async function holdAll(attacked: Attacked, theirs: readonly Caller[], packageId: string): Promise<number> {
  const body = { parts: [{ packageId, seats: MAX_PARTY }] };
  const refusing = new Set<string>();
  let kept = 0;
  for (const account of theirs) {
    if (refusing.has(account.remoteAddress) || refusing.has(account.person)) continue;
    const { status, body: said } = await send(attacked, createBooking, { body }, account);
    if (status === 201) kept += MAX_PARTY;
    if (said.code === "address_unconfirmed") refusing.add(account.remoteAddress);
    if (said.code === "too_many_holds" || said.code === "holds_let_go") refusing.add(account.person);
    if (said.code === "sold_out") break;
  }
  return kept;
}

export interface Won {
  /** Of theirs, and of everybody. */
  readonly places: readonly [number, number];
  readonly turns: readonly [number, number];
  readonly seats: readonly [number, number];
}

/** Households of two with their passports in a drawn window, beside somebody who asks for ten seats with each account. */
export async function windowAttacked(
  attacked: Attacked,
  force: Force,
  { honest, seats, hours }: { readonly honest: number; readonly seats: number; readonly hours: number },
): Promise<Won> {
  const { platform, time } = attacked;
  const seller = await givenSeller(attacked);
  const packageId = await givenOffer({ platform }, seller.id, { seats, agreed: { approval: "instant" } });
  const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
  const announced = await send(
    attacked,
    announceWindow,
    { body: { packageIds: [packageId], opensAt, admitPerMinute: 60 } },
    seller,
  );
  const windowId = announced.body.id ?? "";
  const ours = await households(attacked, honest);
  const theirs = await attackers(attacked, force);
  const people = new Map([
    ...(await entered(platform.db, ours, 2)),
    ...(await entered(platform.db, theirs, MAX_PARTY)),
  ]);
  for (const { id } of ours) await shown(platform.db, id, people.get(id) ?? []);
  const joins = [];
  for (const one of [...theirs, ...ours])
    joins.push((await send(attacked, joinWindow, { params: { id: windowId }, body: {} }, one)).status);
  const places = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;
  time.move({ minutes: 60 });
  const sale = { windowId, packageId, people, passports: force.passports, theirs: new Set(theirs.map(({ id }) => id)) };
  const won = await sell(attacked, sale, { members: [...theirs, ...ours], hours });
  return { ...won, places: [places(joins.slice(0, theirs.length)), places(joins)] };
}

interface Sale {
  readonly windowId: string;
  readonly packageId: string;
  readonly people: ReadonlyMap<string, string[]>;
  /** That the attacker has left to show. */
  passports: number;
  readonly theirs: ReadonlySet<string>;
}

/** Between two rounds; on a server there is one each second. */
const ROUND_SECONDS = 10;
/** So many in which nobody new is let in are the end. */
const IDLE_ROUNDS = 6;

/** Everybody uses their turn as soon as it comes; the attacker shows passports while there are any, and gives further turns up. */
async function sell(
  attacked: Attacked,
  sale: Sale,
  { members, hours }: { readonly members: readonly Caller[]; readonly hours: number },
): Promise<Pick<Won, "turns" | "seats">> {
  const { platform, time } = attacked;
  const deps = queueOn(platform);
  const end = time.clock().getTime() + hours * HOUR_MS;
  const done = new Set<string>();
  for (let idle = 0; idle < IDLE_ROUNDS && time.clock().getTime() < end; idle += 1) {
    await playRound(deps, sale.windowId);
    const admitted = await platform.db
      .selectFrom("queueTickets")
      .select(["userId", "seats"])
      .where("windowId", "=", sale.windowId)
      .where("state", "=", "admitted")
      .execute();
    for (const { userId, seats } of admitted) {
      const member = members.find(({ id }) => id === userId);
      if (!member || done.has(member.id)) continue;
      await spendTurn(attacked, sale, member, seats);
      done.add(member.id);
      idle = 0;
    }
    time.move({ seconds: ROUND_SECONDS });
  }
  const of = (ids: readonly string[]) => ids.filter((id) => sale.theirs.has(id)).length;
  const booked = await bookedSeats(platform.db, sale.packageId);
  const seatsOf = (which: (id: string) => boolean) =>
    booked.filter(({ userId }) => which(userId)).reduce((sum, { seats }) => sum + seats, 0);
  return {
    turns: [of([...done]), done.size],
    seats: [seatsOf((id) => sale.theirs.has(id)), seatsOf(() => true)],
  };
}

async function spendTurn(attacked: Attacked, sale: Sale, member: Caller, seats: number): Promise<void> {
  const { platform } = attacked;
  const isTheirs = sale.theirs.has(member.id);
  const taken = isTheirs ? Math.min(seats, sale.passports) : seats;
  if (taken === 0) {
    await send(attacked, leaveWindow, { params: { id: sale.windowId } }, member);
    return;
  }
  const travellerIds = (sale.people.get(member.id) ?? []).slice(0, taken);
  if (isTheirs) await shown(platform.db, member.id, travellerIds);
  const hold = { body: { parts: [{ packageId: sale.packageId, seats: taken }] } };
  const { status, body } = await send(attacked, createBooking, hold, member);
  if (status !== 201) return;
  if (isTheirs) sale.passports -= taken;
  const at = { params: { id: body.id } };
  await send(attacked, nameTravellers, { ...at, body: { parts: [{ travellerIds }] } }, member);
  await send(attacked, payBooking, { ...at, body: { card: GOOD_CARD } }, member);
}

async function bookedSeats(db: Db, packageId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("bookingParts as part", "part.bookingId", "bookings.id")
    .select(["bookings.userId", "part.seats"])
    .where("part.packageId", "=", packageId)
    .where("bookings.phase", "=", "confirmed")
    .execute();
}
