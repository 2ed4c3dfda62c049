/** The task of a thread that only opens a file safely: bytes in, the picture to keep or the refusal out, both plain data. */

import { watchProcessor } from "../limits/processor-watch.ts";
import type { CleanPicture, Refused } from "../types.ts";
import { openFile } from "./open.ts";
import { UploadRefusal } from "./refusal.ts";

watchProcessor();

export default async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | Refused> {
  try {
    return (await openFile(bytes)).read[0].clean;
  } catch (error) {
    if (error instanceof UploadRefusal) return error.toAnswer();
    throw error;
  }
}
