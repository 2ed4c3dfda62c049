/** Removes pictures that no row knows: their package is gone, or a crash came between file and row. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { removeStray } from "#server/platform/files/remove-stray.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { knownImageFiles } from "../images/images.repository.ts";
import { IMAGE_FILES } from "./own-images.ts";

export const sweepImages = defineJob({
  name: "packages.sweep_images",
  data: z.object({}),
  retries: 0,
  everyMinutes: 30,
});

export async function removeStrayImages(deps: Pick<Platform, "db" | "clock" | "files">): Promise<void> {
  await removeStray(deps, IMAGE_FILES, (fileIds) => knownImageFiles(deps.db, fileIds));
}
