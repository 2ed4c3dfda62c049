/** Cleaning of the outbox folder: its letters hold names, addresses and links that work. */
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { stampOf } from "./transport.ts";

/** Letters written before then. */
export async function sweepOutbox(folder: string, before: Date): Promise<void> {
  const limit = stampOf(before);
  for (const name of await lettersIn(folder)) if (name < limit) await rm(join(folder, name), { force: true });
}

/** Every letter to this mailbox. */
export async function emptyOutboxOf(folder: string, address: string): Promise<void> {
  const wanted = address.toLowerCase();
  for (const name of await lettersIn(folder)) {
    const letter = await readFile(join(folder, name), "utf8").catch(() => "");
    if (receiversOf(letter).includes(wanted)) await rm(join(folder, name), { force: true });
  }
}

async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".eml") || name.endsWith(".eml.part"));
}

/** The addresses of the header `To`, whole, in lower case; it may go over several lines. */
function receiversOf(letter: string): string[] {
  const [head = ""] = letter.split(/\r?\n\r?\n/, 1);
  const to = /^to:((?:.*\r?\n[ \t])*.*)$/im.exec(head)?.[1] ?? "";
  return [...to.toLowerCase().matchAll(/[^\s<>,;"]+@[^\s<>,;"]+/g)].map(([address]) => address);
}
