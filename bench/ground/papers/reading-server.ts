/** A process that does nothing but read documents, as one worker of the server does: its memory and time are the reader's. */
import type { Judgement } from "#domain/documents/rules/judge.ts";
import type { VerifyInput } from "#verification/types.ts";
import { verifyDocument } from "#verification/verify.ts";

export interface Answer {
  /** The lines as read, joined by a newline; "" when none were found. */
  readonly text: string;
  readonly accepted: boolean;
  readonly confidence: number;
  /** Null for what was refused. */
  readonly verdict: Pick<Judgement, "status" | "checks"> | null;
  /** Words read from pixels, line by line. */
  readonly words: readonly string[];
  /** Processor time of the whole process: on a free core it is the time that passes. */
  readonly cpuMs: number;
  /** Most memory of the process until now. */
  readonly megabytes: number;
}

/** What is measured is the work, not how busy the machine is. */
const PATIENT_MS = 120_000;

process.on("message", async (input: VerifyInput) => {
  const before = process.cpuUsage();
  const output = await verifyDocument({ ...input, wordsMs: PATIENT_MS });
  const { user, system } = process.cpuUsage(before);
  const read = output.refused ? null : output;
  process.send?.({
    text: read?.mrz?.lines.join("\n") ?? "",
    accepted: read?.mrzAccepted ?? false,
    confidence: read?.confidence ?? 0,
    verdict: read && { status: read.status, checks: read.checks },
    words: read?.facts.textFrom === "picture" ? read.facts.text.map(({ text }) => text) : [],
    cpuMs: (user + system) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  } satisfies Answer);
});
