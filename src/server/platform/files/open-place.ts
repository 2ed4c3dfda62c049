/** The place of the settings: the bucket where one is named, else the data folder. */
import { join } from "node:path";
import type { Config } from "../config.ts";
import { bucketPlace } from "./bucket-place.ts";
import { localPlace } from "./local-place.ts";
import type { FilePlace } from "./place.ts";

export async function openPlace({ bucket, dataDir }: Pick<Config, "bucket" | "dataDir">): Promise<FilePlace> {
  return bucket ? await bucketPlace(bucket) : localPlace(join(dataDir, "files"));
}
