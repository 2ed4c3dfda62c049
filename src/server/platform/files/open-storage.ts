/** The place of the settings: the bucket where one is named, else the data folder. */
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { diskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./storage.ts";

export async function openStorage({ bucket, dataDir }: Pick<Config, "bucket" | "dataDir">): Promise<FileStorage> {
  return bucket ? await bucketStorage(bucket) : diskStorage(join(dataDir, "files"));
}
