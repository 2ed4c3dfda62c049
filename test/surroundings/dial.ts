/** A number in a file that a test turns and a server of the tests looks at: which file, a setting says. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** So often is it looked at. */
const LOOK_EVERY_MS = 20;

export function turn(file: string, value: number): void {
  writeFileSync(`${file}.next`, String(value));
  renameSync(`${file}.next`, file);
}

/** What the dial of this setting stands at; 0 where there is none. */
export function dialOf(setting: string): () => number {
  const file = process.env[setting];
  let [value, lookedAt] = [0, Number.NEGATIVE_INFINITY];
  return () => {
    const now = performance.now();
    if (file !== undefined && now - lookedAt >= LOOK_EVERY_MS)
      [value, lookedAt] = [Number(readFileSync(file, "utf8")), now];
    return value;
  };
}
