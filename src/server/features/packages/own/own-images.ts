/** An operator's pictures of its own packages: added, taken away; and read by whoever may see the package. */
import { randomUUID } from "node:crypto";
import type { Package } from "#contract/packages.ts";
import { MAX_IMAGES } from "#domain/packages/image.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { BusinessActor, SessionUser } from "#server/platform/http/session.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import * as images from "../images/images.repository.ts";
import { IMAGE_TYPE, redrawImage } from "../images/redraw-image.ts";
import { toPackage } from "../present-package.ts";
import { findPackage, type LockedPackage, lockOwnPackage, updatePackageRow } from "../repository.ts";
import { insertChanges } from "./changes.repository.ts";

/** Tells these files from those of others in the store. */
export const IMAGE_FILES = "package-image-";

type Deps = Pick<Platform, "db" | "clock" | "cpu" | "log" | "files">;
type Owner = BusinessActor & Pick<SessionUser, "demo">;

export function ownImages(deps: Deps, catalogue: Pick<Catalogue, "changed">) {
  const { db, clock, files } = deps;

  /** The file lies in its place before its row does; one without a row is swept. */
  async function add(owner: Owner, packageId: string, picture: { bytes: Uint8Array; alt: string }): Promise<Package> {
    requireOwnAccount(owner);
    await requireRoom(packageId, owner.operatorId);
    const { bytes, width, height } = await redrawImage(deps, picture.bytes);
    const fileId = `${IMAGE_FILES}${randomUUID()}`;
    const fileKey = await files.put(fileId, bytes);
    return changed(owner, packageId, async (tx) => {
      const there = await images.imagesOf(tx, packageId);
      if (there.length >= MAX_IMAGES) throw new AppError("too_many_images", { limit: MAX_IMAGES });
      const position = (there.at(-1)?.position ?? -1) + 1;
      const facts = { packageId, position, alt: picture.alt, width, height, fileId, fileKey };
      await images.insertImages(tx, [{ ...facts, id: randomUUID(), createdAt: clock() }]);
    });
  }

  async function remove(owner: Owner, packageId: string, imageId: string): Promise<Package> {
    requireOwnAccount(owner);
    let fileId = "";
    const saved = await changed(owner, packageId, async (tx) => {
      const image = await images.findImage(tx, packageId, imageId);
      if (!image) throw new AppError("not_found");
      fileId = image.fileId;
      await images.deleteImage(tx, imageId);
    });
    await files.remove(fileId);
    return saved;
  }

  /** After the caller has made sure that the reader may see the package. What lies under an id is never written over. */
  async function read(packageId: string, imageId: string, isPublic: boolean): Promise<FileAnswer> {
    const image = await images.findImage(db, packageId, imageId);
    if (!image) throw new AppError("not_found");
    const content = await files.read(image.fileId, image.fileKey);
    return { contentType: IMAGE_TYPE, content, inline: true, immutableFor: isPublic ? "everybody" : "reader" };
  }

  /** Refused before the picture is opened, so that nobody keeps the processes busy for nothing. */
  async function requireRoom(packageId: string, operatorId: string): Promise<void> {
    const offer = await findPackage(db, packageId);
    if (offer?.operatorId !== operatorId) throw new AppError("not_found");
    if (offer.images.length >= MAX_IMAGES) throw new AppError("too_many_images", { limit: MAX_IMAGES });
  }

  async function changed(by: BusinessActor, packageId: string, work: (tx: Db) => Promise<void>): Promise<Package> {
    await db.transaction().execute(async (tx) => {
      const offer = await lockOpen(tx, packageId, by.operatorId);
      await work(tx);
      const version = offer.version + 1;
      await updatePackageRow(tx, packageId, { version, updatedAt: clock() });
      const change = { packageId, version, at: clock(), actorId: by.id } as const;
      await insertChanges(tx, [{ ...change, action: "change", fields: ["images"] }]);
    });
    catalogue.changed([packageId]);
    const row = await findPackage(db, packageId);
    if (!row) throw new AppError("not_found");
    return toPackage(row);
  }

  return { add, remove, read };
}

interface Copied {
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** Under the lock of the package `from`, so that none of its pictures goes meanwhile: files of their own, with keys of their own. */
export async function copyImages(files: Deps["files"], tx: Db, { from, to, at }: Copied): Promise<void> {
  const copies = [];
  for (const { fileId: originalId, fileKey: originalKey, ...facts } of await images.imagesOf(tx, from)) {
    const fileId = `${IMAGE_FILES}${randomUUID()}`;
    const fileKey = await files.put(fileId, await files.read(originalId, originalKey));
    copies.push({ ...facts, id: randomUUID(), packageId: to, fileId, fileKey, createdAt: at });
  }
  await images.insertImages(tx, copies);
}

async function lockOpen(tx: Db, packageId: string, operatorId: string): Promise<LockedPackage> {
  const offer = await lockOwnPackage(tx, packageId, operatorId);
  if (!offer) throw new AppError("not_found");
  if (offer.status === "closed") throw new AppError("illegal_transition");
  return offer;
}

/** What one visitor of the shared account uploads, every other one would see. */
function requireOwnAccount({ demo }: Owner): void {
  if (demo) throw new AppError("demo_account");
}
