/** Many packages at once: an operator's own under lock, and rows written in batches. */
import { sql } from "kysely";
import type { PackageStatus } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AWAITS_NUMBERS, OWN_COLUMNS, type PackageFields } from "../repository.ts";

/** Of one statement; a row has some thirty values, and PostgreSQL takes 65,535. */
const BATCH = 500;

/** One import of an operator at a time: the second one then sees what the first has made. */
export async function lockPackageImports(tx: Db, operatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('packages.import'), hashtext(${operatorId}))`.execute(tx);
}

/** All packages of an operator, locked in id order as whoever takes several of them does. */
export function lockAllOwn(tx: Db, operatorId: string) {
  return allOwn(tx, operatorId).forNoKeyUpdate().execute();
}

export function readAllOwn(db: Db, operatorId: string) {
  return allOwn(db, operatorId).execute();
}

function allOwn(db: Db, operatorId: string) {
  return db
    .selectFrom("packages")
    .select(OWN_COLUMNS)
    .select(AWAITS_NUMBERS)
    .where("packages.operatorId", "=", operatorId)
    .orderBy("packages.id");
}

export interface WrittenPackage extends PackageFields {
  readonly id: string;
  readonly status: PackageStatus;
  readonly availableSlots: number;
  readonly keptSeats: number;
  readonly version: number;
}

type OnBatch = (written: number) => void;

/** Each the first of its series; `at` is when they were made. */
export async function insertImportedPackages(
  tx: Db,
  operatorId: string,
  at: Date,
  offers: readonly WrittenPackage[],
  onBatch: OnBatch,
) {
  for (const batch of batchesOf(offers)) {
    const rows = batch.map(({ roomTypes, groupDiscounts, terms, ...columns }) => ({
      ...columns,
      ...{ operatorId, seriesId: columns.id, createdAt: at, updatedAt: at },
      roomTypes: JSON.stringify(roomTypes),
      groupDiscounts: JSON.stringify(groupDiscounts),
      terms: JSON.stringify(terms),
    }));
    await tx.insertInto("packages").values(rows).execute();
    onBatch(batch.length);
  }
}

export async function updateMany(tx: Db, at: Date, offers: readonly WrittenPackage[], onBatch: OnBatch): Promise<void> {
  for (const batch of batchesOf(offers)) {
    await sql`
      update packages set
        title = c.title, description = c.description, status = c.status, price_minor = c."priceMinor",
        capacity = c.capacity, available_slots = c."availableSlots", nights = c.nights,
        distance_metres = c."distanceMetres", accommodation_type = c."accommodationType", channels = c.channels,
        departure_city = c."departureCity", departure_date = c."departureDate", return_date = c."returnDate",
        hijri_year = c."hijriYear", room_types = c."roomTypes",
        group_discounts = c."groupDiscounts", kept_seats = c."keptSeats", terms = c.terms, makkah_hotel = c."makkahHotel",
        madinah_hotel = c."madinahHotel", mina_camp = c."minaCamp", camp_class = c."campClass",
        shifting = c.shifting, accessible = c.accessible, flights = c.flights, meals = c.meals,
        guide_languages = c."guideLanguages", release_date = c."releaseDate",
        operator_reference = c."operatorReference", version = c.version, updated_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as c (
        id text, title text, description text, status text, "priceMinor" bigint, capacity integer,
        "availableSlots" integer, nights integer, "distanceMetres" integer, "accommodationType" text,
        channels text[], "departureCity" text, "departureDate" date, "returnDate" date, "hijriYear" integer,
        "roomTypes" jsonb, "groupDiscounts" jsonb, "keptSeats" integer, terms jsonb, "makkahHotel" text, "madinahHotel" text, "minaCamp" text,
        "campClass" text, shifting boolean, accessible boolean, flights boolean, meals text,
        "guideLanguages" text[], "releaseDate" date, "operatorReference" text, version integer
      )
      where packages.id = c.id
    `.execute(tx);
    onBatch(batch.length);
  }
}

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}
