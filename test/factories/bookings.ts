/** Packages on sale, crowds of pilgrims, and bookings at each point of their life. */
import { createHash, randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, confirmBooking, createBooking } from "#contract/bookings.ts";
import { DAY_MS } from "#domain/durations.ts";
import { DEFAULT_ROOMS, STANDARD_TERMS, type Terms } from "#domain/packages/package.ts";
import { hashPassword } from "#server/features/accounts/service.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { Session, TestApp } from "../app.ts";

export const GOOD_CARD = "sandbox_visa";
export const BAD_CARD = "sandbox_declined";
/** Who lives here pays the operator; who lives in London goes by Nusuk. */
export const BY_OPERATOR = "PK";
export const BY_NUSUK = "GB";

const YEAR_MS = 365 * DAY_MS;

type Overrides = Partial<Insertable<Database["packages"]>> & {
  readonly seats?: number;
  readonly agreed?: Partial<Terms>;
};

/** Rows need no more of the application than this. */
interface Deps {
  readonly platform: Pick<Platform, "db" | "clock">;
}

let packages = 0;

/** The id of a listed package of 50 seats at 5,000 dollars, leaving in May 2027. */
export async function givenOffer(
  { platform: { db } }: Deps,
  operatorId: string,
  overrides: Overrides = {},
): Promise<string> {
  const { seats = 50, agreed = {}, ...columns } = overrides;
  packages += 1;
  const { id } = await db
    .insertInto("packages")
    .values({
      operatorId,
      title: `Hajj in Comfort ${packages}`,
      status: "listed",
      priceMinor: 500_000,
      capacity: seats,
      availableSlots: seats,
      nights: 20,
      distanceMetres: 400,
      accommodationType: "Deluxe",
      departureCity: "London",
      departureDate: "2027-05-05",
      returnDate: "2027-05-25",
      hijriYear: 1448,
      roomTypes: JSON.stringify(DEFAULT_ROOMS),
      terms: JSON.stringify({ ...STANDARD_TERMS, ...agreed }),
      seriesId: `series-${packages}`,
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface Member {
  readonly id: string;
  readonly session: Session;
}

/** One password for everybody of every crowd: hashing one takes as long as twenty rows. */
const crowdsPassword = hashPassword("one for all of them");

/** Signed-in pilgrims in any number, without the time that hashing their passwords would take. */
export async function givenCrowd({ platform }: Deps, size: number, country: string | null = null): Promise<Member[]> {
  const { db, clock } = platform;
  const passwordHash = await crowdsPassword;
  const people = Array.from({ length: size }, () => ({
    id: randomBytes(8).toString("hex"),
    token: randomBytes(8).toString("hex"),
  }));
  await db
    .insertInto("users")
    .values(
      people.map(({ id }) => ({
        id,
        username: id,
        email: `${id}@example.org`,
        passwordHash,
        firstName: "Bilal",
        lastName: "Khan",
        role: "pilgrim" as const,
        countryOfResidence: country,
        travelsAlone: true,
      })),
    )
    .execute();
  const expiresAt = new Date(clock().getTime() + YEAR_MS);
  const hashed = people.map(({ id, token }) => ({
    userId: id,
    tokenHash: createHash("sha256").update(token).digest(),
    expiresAt,
  }));
  await db.insertInto("sessions").values(hashed).execute();
  return people.map(({ id, token }) => ({ id, session: { cookie: `rihla_session=${token}` } }));
}

/** One pilgrim who lives in `country`. */
export async function givenResident(app: TestApp, country: string | null): Promise<Member> {
  const [member] = await givenCrowd(app, 1, country);
  if (!member) throw new Error("a crowd of one is one");
  return member;
}

/** The member tells, or no longer tells, where they live. */
export async function givenMoved({ platform: { db } }: Deps, { id }: Member, country: string | null): Promise<void> {
  await db.updateTable("users").set({ countryOfResidence: country }).where("id", "=", id).execute();
}

export function givenHold(app: TestApp, { session }: Member, packageId: string, seats = 1): Promise<Booking> {
  return app.call(createBooking, { body: { parts: [{ packageId, seats }] } }, session);
}

/** Held, then paid to the operator. The member must live where operators sell. */
export async function givenPaid(app: TestApp, member: Member, packageId: string, seats = 1): Promise<Booking> {
  const { id } = await givenHold(app, member, packageId, seats);
  return app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, member.session);
}

/** Held, then confirmed for Nusuk. The member must live where Nusuk sells. */
export async function givenConfirmed(app: TestApp, member: Member, packageId: string, seats = 1): Promise<Booking> {
  const { id } = await givenHold(app, member, packageId, seats);
  return app.call(confirmBooking, { params: { id } }, member.session);
}

/** A clock that stands until it is moved. */
export function standingClock(start = "2026-11-20T09:00:00.000Z") {
  let now = new Date(start);
  const clock = () => now;
  const move = ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
    now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  };
  return { clock, move };
}
