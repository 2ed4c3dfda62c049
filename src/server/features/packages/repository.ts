/** The rows of packages, with what the series of each has earned. */
import { type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { PackageStatus } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { PackagesTable } from "./tables.ts";

type Kept =
  | "id"
  | "operatorId"
  | "seriesId"
  | "status"
  | "currency"
  | "availableSlots"
  | "waitingParties"
  | "saleWindowId"
  | "keptSeats"
  | "createdAt"
  | "updatedAt"
  | "version";
/** What an operator writes into a row. */
export type PackageFields = Omit<Selectable<PackagesTable>, Kept>;
export type PackageRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>;
export type LockedPackage = NonNullable<Awaited<ReturnType<typeof lockOwnPackage>>>;
/** A package's own columns, without its operator's and its series'. */
export type OwnRow = Omit<LockedPackage, "licenceVerifiedAt">;

export const OWN_COLUMNS = [
  "packages.id",
  "packages.operatorId",
  "packages.title",
  "packages.description",
  "packages.status",
  "packages.priceMinor",
  "packages.currency",
  "packages.capacity",
  "packages.availableSlots",
  "packages.waitingParties",
  "packages.saleWindowId",
  "packages.keptSeats",
  "packages.nights",
  "packages.distanceMetres",
  "packages.accommodationType",
  "packages.channels",
  "packages.departureCity",
  "packages.departureDate",
  "packages.returnDate",
  "packages.hijriYear",
  "packages.roomTypes",
  "packages.groupDiscounts",
  "packages.terms",
  "packages.makkahHotel",
  "packages.madinahHotel",
  "packages.minaCamp",
  "packages.campClass",
  "packages.shifting",
  "packages.accessible",
  "packages.flights",
  "packages.meals",
  "packages.guideLanguages",
  "packages.releaseDate",
  "packages.operatorReference",
  "packages.seriesId",
  "packages.version",
] as const;

const LICENCE_COLUMNS = [
  "operators.companyName",
  "operators.licenceVerifiedAt",
  "operators.licenceScheme",
  "operators.licenceParty",
  "operators.licenceNumber",
  "operators.licenceRegisterUrl",
] as const;

type InPackages = ExpressionBuilder<Database, "packages">;

/** Reviews of the whole series that staff have not hidden; the mean to one decimal. */
function reviewsOfSeries(eb: InPackages) {
  return eb
    .selectFrom("reviews")
    .innerJoin("packages as sibling", "sibling.id", "reviews.packageId")
    .whereRef("sibling.seriesId", "=", "packages.seriesId")
    .where("reviews.hiddenAt", "is", null)
    .select(({ fn }) => [
      fn.countAll<number>().as("reviewCount"),
      sql<number | null>`round(avg(reviews.rating), 1)::float8`.as("rating"),
    ])
    .as("reviewed");
}

const COUNTED_PHASES = ["awaiting_approval", "awaiting_balance", "awaiting_reference", "confirmed"] as const;

/** Bookings of the whole series that were paid or confirmed and not cancelled. */
function bookingsOfSeries(eb: InPackages) {
  return eb
    .selectFrom("bookingParts")
    .innerJoin("packages as sibling", "sibling.id", "bookingParts.packageId")
    .innerJoin("bookings", "bookings.id", "bookingParts.bookingId")
    .whereRef("sibling.seriesId", "=", "packages.seriesId")
    .where("bookings.phase", "in", [...COUNTED_PHASES])
    .select(({ fn }) => fn.count<number>("bookings.id").distinct().as("bookingCount"))
    .as("booked");
}

/** The same of every series of an operator, a row a series that was reviewed. */
function reviewsBySeries(db: Pick<Db, "selectFrom">, operatorId: string) {
  return db
    .selectFrom("reviews")
    .innerJoin("packages as sibling", "sibling.id", "reviews.packageId")
    .where("sibling.operatorId", "=", operatorId)
    .where("reviews.hiddenAt", "is", null)
    .groupBy("sibling.seriesId")
    .select(({ fn }) => [
      "sibling.seriesId",
      fn.countAll<number>().as("reviewCount"),
      sql<number | null>`round(avg(reviews.rating), 1)::float8`.as("rating"),
    ]);
}

/** The same of every series of an operator, a row a series that was booked. */
function bookingsBySeries(db: Pick<Db, "selectFrom">, operatorId: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("bookingParts")
        .innerJoin("packages as sibling", "sibling.id", "bookingParts.packageId")
        .innerJoin("bookings", "bookings.id", "bookingParts.bookingId")
        .where("sibling.operatorId", "=", operatorId)
        .where("bookings.phase", "in", [...COUNTED_PHASES])
        .select(["sibling.seriesId", "bookings.id"])
        .distinct()
        .as("once"),
    )
    .groupBy("once.seriesId")
    .select(({ fn }) => ["once.seriesId", fn.countAll<number>().as("bookingCount")]);
}

/** Pictures in their order, as the contract shows them. */
function imagesOfPackage(eb: InPackages) {
  return eb
    .selectFrom("packageImages")
    .whereRef("packageImages.packageId", "=", "packages.id")
    .select(
      sql<{ id: string; alt: string; width: number; height: number }[]>`coalesce(jsonb_agg(jsonb_build_object(
        'id', package_images.id, 'alt', alt, 'width', width, 'height', height
      ) order by position), '[]')`.as("images"),
    )
    .as("pictured");
}

function selectPackages(db: Db) {
  return db
    .selectFrom("packages")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .innerJoinLateral(reviewsOfSeries, (join) => join.onTrue())
    .innerJoinLateral(bookingsOfSeries, (join) => join.onTrue())
    .innerJoinLateral(imagesOfPackage, (join) => join.onTrue())
    .select(OWN_COLUMNS)
    .select(LICENCE_COLUMNS)
    .select(["reviewed.reviewCount", "reviewed.rating", "booked.bookingCount", "pictured.images"]);
}

export function findPackage(db: Db, packageId: string) {
  return selectPackages(db).where("packages.id", "=", packageId).executeTakeFirst();
}

/**
 * In every state, the newest first. What series earned is counted once for all of them: asked row by row, as for a single
 * package, thousands of packages took seconds.
 */
export function packagesOfOperator(db: Db, operatorId: string) {
  return db
    .with("reviewed", (scope) => reviewsBySeries(scope, operatorId))
    .with("booked", (scope) => bookingsBySeries(scope, operatorId))
    .selectFrom("packages")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .leftJoin("reviewed", "reviewed.seriesId", "packages.seriesId")
    .leftJoin("booked", "booked.seriesId", "packages.seriesId")
    .innerJoinLateral(imagesOfPackage, (join) => join.onTrue())
    .select(OWN_COLUMNS)
    .select(LICENCE_COLUMNS)
    .select(({ fn, val }) => [
      "reviewed.rating",
      fn.coalesce("reviewed.reviewCount", val(0)).as("reviewCount"),
      fn.coalesce("booked.bookingCount", val(0)).as("bookingCount"),
      "pictured.images",
    ])
    .where("packages.operatorId", "=", operatorId)
    .orderBy("packages.createdAt", "desc")
    .orderBy("packages.id")
    .execute();
}

/** As `isOnSale` of the domain, of a row of `packages`. */
export function onSale(today: string): RawBuilder<SqlBool> {
  return sql`(packages.status = 'listed' and packages.departure_date > ${today}::date and (
    packages.release_date is null or packages.release_date >= ${today}::date or 'operator' = any(packages.channels)))`;
}

/** On the market, and their sale not over on the day `today`. */
export function packagesOnSale(db: Db, today: string) {
  return selectPackages(db).where(onSale(today)).execute();
}

/** Of those, the named ones and their series, because what one of a series earns all of it shows. */
export function seriesOnSale(db: Db, packageIds: readonly string[], today: string) {
  return selectPackages(db)
    .where(onSale(today))
    .where("packages.seriesId", "in", (eb) =>
      eb.selectFrom("packages as named").select("named.seriesId").where("named.id", "in", packageIds),
    )
    .execute();
}

/** Whether the operator's licence was checked and holds. */
export async function hasLicence(db: Db, operatorId: string): Promise<boolean> {
  const operator = await db
    .selectFrom("operators")
    .select("licenceVerifiedAt")
    .where("userId", "=", operatorId)
    .executeTakeFirst();
  return operator?.licenceVerifiedAt != null;
}

export async function isOnBooking(db: Db, userId: string, packageId: string): Promise<boolean> {
  const { rows } = await sql`
    select from booking_parts part join bookings booking on booking.id = part.booking_id
    where part.package_id = ${packageId} and (
      booking.user_id = ${userId}
      or exists (
        select from family_members member where member.group_id = booking.family_id and member.user_id = ${userId})
      or exists (
        select from booking_travellers named join travellers person on person.id = named.traveller_id
        where named.booking_id = booking.id and person.user_id = ${userId} and person.relationship = 'self'))
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether pilgrims have been told the release date, and wait for their Nusuk number. */
export const AWAITS_NUMBERS = sql<boolean>`exists (
  select from booking_parts part join bookings on bookings.id = part.booking_id where part.package_id = packages.id
    and bookings.channel = 'nusuk' and bookings.phase in ('awaiting_approval', 'awaiting_reference'))`.as(
  "awaitsNumbers",
);

/** Locks the operator's own package until the transaction ends; undefined for one that is not there or another's. */
export function lockOwnPackage(tx: Db, packageId: string, operatorId: string) {
  return tx
    .selectFrom("packages")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .select(OWN_COLUMNS)
    .select(["operators.licenceVerifiedAt", AWAITS_NUMBERS])
    .where("packages.id", "=", packageId)
    .where("packages.operatorId", "=", operatorId)
    .forNoKeyUpdate(["packages"])
    .executeTakeFirst();
}

interface NewDraft {
  readonly id: string;
  readonly operatorId: string;
  readonly seriesId: string;
  readonly fields: PackageFields;
}

/** What an operator wrote into a row, without what the server keeps about it. */
export function fieldsOfRow(row: PackageFields): PackageFields {
  const { title, description, priceMinor, capacity, nights, distanceMetres, accommodationType, channels } = row;
  const { departureCity, departureDate, returnDate, hijriYear, roomTypes, terms, releaseDate } = row;
  const { makkahHotel, madinahHotel, minaCamp, campClass, shifting, accessible, flights, meals } = row;
  const { guideLanguages, operatorReference, groupDiscounts } = row;
  return {
    ...{ title, description, priceMinor, capacity, nights, distanceMetres, accommodationType, channels },
    ...{ departureCity, departureDate, returnDate, hijriYear, roomTypes, terms, releaseDate },
    ...{ makkahHotel, madinahHotel, minaCamp, campClass, shifting, accessible, flights, meals },
    ...{ guideLanguages, operatorReference, groupDiscounts },
  };
}

/** A draft with all its seats free. */
export async function insertDraft(tx: Db, { id, operatorId, seriesId, fields }: NewDraft): Promise<void> {
  const { roomTypes, groupDiscounts, terms, ...columns } = fields;
  await tx
    .insertInto("packages")
    .values({
      ...columns,
      ...{ id, operatorId, seriesId, availableSlots: fields.capacity },
      roomTypes: JSON.stringify(roomTypes),
      groupDiscounts: JSON.stringify(groupDiscounts),
      terms: JSON.stringify(terms),
    })
    .execute();
}

interface PackageChanges extends Partial<PackageFields> {
  readonly status?: PackageStatus;
  readonly availableSlots?: number;
  readonly keptSeats?: number;
  readonly updatedAt: Date;
  readonly version: number;
}

export async function updatePackageRow(tx: Db, packageId: string, changes: PackageChanges): Promise<void> {
  const { roomTypes, groupDiscounts, terms, ...columns } = changes;
  await tx
    .updateTable("packages")
    .set({
      ...columns,
      ...(roomTypes && { roomTypes: JSON.stringify(roomTypes) }),
      ...(groupDiscounts && { groupDiscounts: JSON.stringify(groupDiscounts) }),
      ...(terms && { terms: JSON.stringify(terms) }),
    })
    .where("id", "=", packageId)
    .execute();
}

export async function deletePackageRow(tx: Db, packageId: string): Promise<void> {
  await tx.deleteFrom("packages").where("id", "=", packageId).execute();
}

export async function idsOfOperator(db: Db, operatorId: string): Promise<string[]> {
  const rows = await db.selectFrom("packages").select("id").where("operatorId", "=", operatorId).execute();
  return rows.map(({ id }) => id);
}
