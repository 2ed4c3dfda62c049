/** The rows of packages' pictures. */
import type { Insertable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { PackageImagesTable } from "../tables.ts";

export function imagesOf(db: Db, packageId: string) {
  return db
    .selectFrom("packageImages")
    .select(["id", "position", "alt", "width", "height", "fileId", "fileKey"])
    .where("packageId", "=", packageId)
    .orderBy("position")
    .execute();
}

export async function insertImages(tx: Db, images: readonly Insertable<PackageImagesTable>[]): Promise<void> {
  if (images.length > 0)
    await tx
      .insertInto("packageImages")
      .values([...images])
      .execute();
}

export function findImage(db: Db, packageId: string, imageId: string) {
  return db
    .selectFrom("packageImages")
    .select(["id", "fileId", "fileKey"])
    .where("packageId", "=", packageId)
    .where("id", "=", imageId)
    .executeTakeFirst();
}

export async function deleteImage(tx: Db, imageId: string): Promise<void> {
  await tx.deleteFrom("packageImages").where("id", "=", imageId).execute();
}

/** Of these files those that a row knows. */
export async function knownImageFiles(db: Db, fileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("packageImages").select("fileId").where("fileId", "in", fileIds).execute();
  return new Set(rows.map(({ fileId }) => fileId));
}
