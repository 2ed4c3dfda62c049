/** What people write in danger, and what only sounds like it: `<tag>.tsv`, the kind of danger (`-`: none) and the text. */
import { readFileSync } from "node:fs";
import { DANGERS, type Danger } from "#assistant/safety/danger.ts";
import type { Locale } from "#i18n/locales.ts";

interface Message {
  /** Null: no danger. */
  readonly danger: Danger | null;
  readonly text: string;
}

export function readMessages(locale: Locale): Message[] {
  const lines = readFileSync(new URL(`${locale}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [kind = "", text = ""] = line.split("\t");
    const danger = DANGERS.find((one) => one === kind) ?? null;
    if (text === "" || (danger === null && kind !== "-")) throw new Error(`${locale}.tsv: ${line}`);
    return { danger, text };
  });
}
