/** The mails that an application without a mail server has written. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReadMail, readMail } from "./read-mail.ts";

/** All to one address, oldest first. */
export async function mailsTo(folder: string, address: string): Promise<ReadMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), "latin1"))));
  return mails.filter(({ headers }) => headers.to?.includes(address));
}

/** The path of the last link of a kind, such as `/auth/reset#`, in the newest mail that has one. */
export function linkIn(mails: readonly ReadMail[], prefix: string): string {
  const paths = mails.map(({ text }) => new RegExp(`${prefix}[\\w-]+`).exec(text)?.[0]);
  const path = paths.findLast((found) => found !== undefined);
  if (!path) throw new Error(`No mail leads to ${prefix}.`);
  return path;
}

/** What stands behind the # of a link. */
export function secretIn(link: string): string {
  return link.split("#")[1] ?? "";
}
