/** What belongs to an installation and not to the product, from config/site.json: read once, checked, refused with one sentence. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Site } from "#contract/site.ts";
import { SettingError } from "./config.ts";

const FILE = join(import.meta.dirname, "../../../../config/site.json");

/** Strict: a misspelt name would otherwise be a silent nothing. */
const SiteFile = z.strictObject({
  ...Site.shape,
  /** Where what visitors write arrives; not shown to anyone. */
  staffInbox: z.email("must be an email address"),
});

export type SiteFile = z.output<typeof SiteFile>;

/** Throws SettingError with the place in the file. */
export function loadSite(file = FILE): SiteFile {
  const parsed = SiteFile.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join(".");
  throw new SettingError(`In config/site.json ${place ? `"${place}"` : "something"} is wrong: ${issue?.message}.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? "is not valid JSON" : "cannot be read";
    throw new SettingError(`The file config/site.json ${reason}; take the one that came with the product as a start.`);
  }
}
