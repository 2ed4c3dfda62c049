/** Removes pictures that no row knows: their package is gone, or a crash came between file and row. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs.ts";
import { knownImageFiles } from "./images.repository.ts";
import { IMAGE_FILES } from "./own-images.ts";

export const sweepImages = defineJob({
  name: "packages.sweep_images",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});

/** Younger files may belong to a row that is just being written. */
const STRAY_AFTER_MS = 60 * 60 * 1000;
const BATCH = 500;

export async function removeStrayImages({ db, clock, files }: Pick<Platform, "db" | "clock" | "files">): Promise<void> {
  const stored = await files.list(IMAGE_FILES, new Date(clock().getTime() - STRAY_AFTER_MS));
  for (let at = 0; at < stored.length; at += BATCH) {
    const batch = stored.slice(at, at + BATCH);
    const known = await knownImageFiles(db, batch);
    for (const fileId of batch) if (!known.has(fileId)) await files.remove(fileId);
  }
}
