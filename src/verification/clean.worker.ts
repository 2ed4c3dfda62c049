/** The task of a thread that only opens a file safely: bytes in, the picture to keep or the refusal out, both plain data. */
import { openFile } from "./picture/open.ts";
import { Refusal } from "./picture/refusal.ts";
import { watchProcessor } from "./processor-watch.ts";
import type { CleanPicture, Refused } from "./types.ts";

watchProcessor();

export default async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | Refused> {
  try {
    return (await openFile(bytes)).read[0].clean;
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer();
    throw error;
  }
}
