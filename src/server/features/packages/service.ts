/** Packages for the rest of the server: reading, the operator's own, and the seats that bookings take and give back. */
import { IdParams } from "#contract/amounts.ts";
import type { Package, PackageQuery, PackageSearch } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { drawingVersion, type SceneName, scenesOf } from "#domain/packages/drawings.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { Catalogue } from "./catalogue/catalogue.ts";
import { drawScene } from "./images/drawings/draw-scene.ts";
import { importedPackages } from "./imports/imported-packages.ts";
import { lockAllOf, pauseListed, relist } from "./own/off-market.repository.ts";
import { ownImages } from "./own/own-images.ts";
import { ownPackages } from "./own/own-packages.ts";
import { standardTerms } from "./own/standard-terms.ts";
import { removeStrayImages, sweepImages } from "./own/sweep-images.job.ts";
import { toPackage } from "./present-package.ts";
import { findPackage, idsOfOperator, isOnBooking } from "./repository.ts";
import * as seats from "./seats/seats.repository.ts";
import { serveWaitlist } from "./seats/serve-waitlist.job.ts";

export type { RowPlan } from "./imports/import-plan.ts";
export { isKeptOff, keptOffMarket } from "./own/off-market.repository.ts";
export { onSale } from "./repository.ts";
export { sellDirectly, sellInWindow } from "./seats/sale-windows.repository.ts";
export type { PackageForSale, SeatLine } from "./seats/seats.repository.ts";
export { serveWaitlist } from "./seats/serve-waitlist.job.ts";

interface Drawn {
  /** As the address says it. */
  readonly version: string | undefined;
  readonly reader: BusinessActor | null;
}

export type PackageService = ReturnType<typeof packageService>;

export function packageService(
  platform: Pick<Platform, "db" | "clock" | "bus" | "log" | "jobs" | "config" | "cpu" | "files">,
) {
  const { db, jobs } = platform;
  const catalogue = new Catalogue(platform);
  const images = ownImages(platform, catalogue);

  /** A listed one for everyone; any other for its operator and for everybody whose lists show a booking of it. */
  async function read(packageId: string, reader: BusinessActor | null): Promise<Package> {
    const row = await findPackage(db, packageId);
    const open = row?.status === "listed" || (row && row.operatorId === reader?.operatorId);
    if (!row || !(open || (reader && (await isOnBooking(db, reader.id, packageId))))) throw new AppError("not_found");
    return toPackage(row);
  }

  /** Under the locks of `lockForSale`. Throws AppError `sold_out`, so that the caller's transaction takes nothing. */
  async function takeSeats(tx: Db, lines: readonly seats.SeatLine[]): Promise<void> {
    const wanted = new Set(lines.map(({ packageId }) => packageId));
    if ((await seats.takeSeats(tx, lines)) < wanted.size) throw new AppError("sold_out", { left: 0 });
  }

  /** Locks by itself, in id order. Where somebody waits and no sale window goes on, they are the waitlist's, and it is served. */
  async function giveBackSeats(tx: Db, lines: readonly seats.SeatLine[]): Promise<void> {
    const offers = await seats.lockForSale(
      tx,
      lines.map(({ packageId }) => packageId),
    );
    await seats.giveBackSeats(tx, lines);
    for (const { id, waitingParties, saleWindowId } of offers) {
      if (waitingParties > 0 && saleWindowId === null) await jobs.enqueue(tx, serveWaitlist, { packageId: id });
    }
  }

  /** With the caller's transaction: what was taken off the market comes back, where nothing else keeps it off. */
  async function backOnMarket(tx: Db, packageIds: readonly string[]): Promise<void> {
    const now = platform.clock();
    for (const { id, waitingParties } of await relist(tx, packageIds, { now, today: dateOf(now) }))
      if (waitingParties > 0) await jobs.enqueue(tx, serveWaitlist, { packageId: id });
  }

  /** After the commit: an operator's licence or name has changed, and all its packages show it. */
  async function operatorChanged(operatorId: string): Promise<void> {
    catalogue.changed(await idsOfOperator(db, operatorId));
  }

  return {
    list: (query: PackageQuery) => catalogue.page(query),
    facets: (search: PackageSearch) => catalogue.facets(search),
    read,
    onSale: () => catalogue.onSale(),
    /** Whether there is such a package at all, on sale or not. */
    exists: async (packageId: string) => isId(packageId) && (await findPackage(db, packageId)) !== undefined,
    own: ownPackages(platform, catalogue),
    standardTerms: standardTerms(platform),
    imported: importedPackages(platform, catalogue),
    images,
    /** A picture of a package that this reader may see. */
    image: async (packageId: string, imageId: string, reader: BusinessActor | null) => {
      const { status } = await read(packageId, reader);
      return images.read(packageId, imageId, status === "listed");
    },
    /** One of the scenes that its facts allow; throws AppError `not_found` for any other. */
    drawing: async (packageId: string, scene: SceneName, { version, reader }: Drawn): Promise<FileAnswer> => {
      const listed = (await catalogue.onSale()).find(({ id }) => id === packageId);
      const facts = listed ?? (await read(packageId, reader));
      if (!scenesOf(facts).includes(scene)) throw new AppError("not_found");
      const content = Buffer.from(drawScene(facts, scene));
      const isLasting = version === drawingVersion(facts);
      return {
        contentType: "image/svg+xml",
        content,
        inline: true,
        ...(isLasting && { immutableFor: listed ? "everybody" : "reader" }),
      };
    },
    work: () => jobs.work(sweepImages, () => removeStrayImages(platform)),
    lockForSale: seats.lockForSale,
    saleWindowsOf: seats.saleWindowsOf,
    takeSeats,
    takingSeats: seats.takingSeats,
    giveBackSeats,
    takeOfferedSeats: seats.takeOfferedSeats,
    setWaitlist: seats.setWaitlist,
    operatorChanged,
    /** With the caller's transaction: everything of this operator goes off the market; bookings stay. */
    pauseAll: async (tx: Db, operatorId: string) => pauseListed(tx, await lockAllOf(tx, operatorId), platform.clock()),
    /** One of them, locked; empty where it was not on the market. */
    pauseOne: async (tx: Db, packageId: string) => {
      await seats.lockForSale(tx, [packageId]);
      return pauseListed(tx, [packageId], platform.clock());
    },
    backOnMarket,
    /** After the commit: these went with their operator. */
    gone: (packageIds: readonly string[]) => catalogue.changed(packageIds),
    /** After the commit: the ratings of these packages and of their series have changed. */
    ratingsChanged: (packageIds: readonly string[]) => catalogue.changed(packageIds),
    /** After the commit: whoever reads next sees the seats as they are. */
    seatsChanged: (packageIds: readonly string[]) => catalogue.changed(packageIds),
  };
}

/** What else stands in an address need not be asked for. */
function isId(text: string): boolean {
  return IdParams.safeParse({ id: text }).success;
}
