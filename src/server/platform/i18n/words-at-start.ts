/** What whoever starts the product should know of its settings, although it runs with them. */
import { type Config, LOOPBACK } from "../config/config.ts";

/** Sentences; none for a trial on one's own machine. */
export function wordsAtStart({ host, mail, publicUrl, trustProxy }: Config): string[] {
  const isOpen = !LOOPBACK.has(host) || trustProxy !== null || publicUrl.startsWith("https:");
  if (mail !== null || !isOpen) return [];
  return [
    "SMTP_URL is not set: nobody can be asked to confirm an address, so every account counts as confirmed. Whoever sets it later asks new accounts alone.",
  ];
}
