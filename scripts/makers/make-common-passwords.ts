/**
 * `node scripts/makers/make-common-passwords.ts <passwords.json>`: writes the list that src/server/features/accounts/passwords/common-passwords.ts
 * reads, from the `src/passwords.json` of @zxcvbn-ts/language-common (MIT), the most common first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { hashOfCommon } from "#server/features/accounts/passwords/common-passwords.ts";

const LISTED = 10_000;
/** Shorter ones are weak by their length. */
const LEAST_SIGNS = 8;

const [, , source = ""] = process.argv;
const words = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(source, "utf8")))
  .slice(0, LISTED);
const long = words.filter((word) => Array.from(word).length >= LEAST_SIGNS);
const hashes = [...new Set(long.map((word) => hashOfCommon(word)))].sort();
writeFileSync("src/server/features/accounts/passwords/common-passwords.txt", `${hashes.join("\n")}\n`);
