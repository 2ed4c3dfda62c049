/** A process that does nothing but read documents, as one worker of the server does: its memory and time are the reader's. */
import type { VerifyInput } from "#verification/types.ts";
import { verifyDocument } from "#verification/verify.ts";

export interface Answer {
  /** The lines as read, joined by a newline; "" when none were found. */
  readonly text: string;
  readonly accepted: boolean;
  readonly confidence: number;
  /** Processor time of the whole process: on a free core it is the time that passes. */
  readonly cpuMs: number;
  /** Most memory of the process until now. */
  readonly megabytes: number;
}

process.on("message", async (input: VerifyInput) => {
  const before = process.cpuUsage();
  const output = await verifyDocument(input);
  const { user, system } = process.cpuUsage(before);
  const read = output.refused ? null : output;
  process.send?.({
    text: read?.mrz?.lines.join("\n") ?? "",
    accepted: read?.mrzAccepted ?? false,
    confidence: read?.confidence ?? 0,
    cpuMs: (user + system) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  } satisfies Answer);
});
