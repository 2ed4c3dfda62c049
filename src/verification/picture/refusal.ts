/** Why an upload cannot be opened, as a value to throw and catch inside the engine. */
import { REFUSAL_REASONS, type RefusalReason, type Refused } from "../types.ts";

export class UploadRefusal extends Error {
  readonly reason: RefusalReason;
  readonly numbers: Readonly<Record<string, number>>;

  constructor(reason: RefusalReason, numbers: Readonly<Record<string, number>> = {}) {
    super(reason);
    this.name = "UploadRefusal";
    this.reason = reason;
    this.numbers = numbers;
  }

  /** The answer that leaves the engine. */
  toAnswer(): Refused {
    return { refused: { code: REFUSAL_REASONS[this.reason], reason: this.reason, numbers: this.numbers } };
  }
}

/** What the work answers, or the refusal that it threw. */
export async function answeringRefusals<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UploadRefusal) return error.toAnswer();
    throw error;
  }
}
