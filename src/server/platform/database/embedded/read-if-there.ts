/** Small files that come and go under their reader: the cluster's own records, and those of processes. */
import { readFileSync } from "node:fs";

/** Empty where there is none, or none any more. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
