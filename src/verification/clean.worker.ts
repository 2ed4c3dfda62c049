/** The task of a thread that only opens a file safely: bytes in, the picture to keep or the refusal out, both plain data. */
import { openPicture } from "./picture/open.ts";
import { Refusal } from "./picture/refusal.ts";
import type { CleanPicture, Refused } from "./types.ts";

export default async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | Refused> {
  try {
    return (await openPicture(bytes)).clean;
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer();
    throw error;
  }
}
