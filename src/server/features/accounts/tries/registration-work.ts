/** From a network that tries much each further try costs its browser a moment of work; nobody is refused for the network. */
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { DoneWork, Work } from "#contract/registration-work.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Bucket } from "#server/platform/limits/limits.ts";
import { isThisMachine } from "#server/platform/limits/network.ts";

/** With one of 256 keys right, some two seconds of a phone and one hundredth of that here. */
const COST = 10_000;
const RIGHT_KEYS_BEGIN = "00";
/** Below the time for which a used one is remembered (limits.ts). */
const MINUTES = 10;

/** Whoever comes from a network, and what they show beside. */
export interface Comer {
  readonly network: string;
  /** Whether the network sends more than is let in unasked (rate-limit.ts). */
  readonly isCrowded: boolean;
  readonly work: DoneWork | undefined;
}

export interface MarkedComer extends Comer {
  /** Of the accounts that were opened in this browser before (known-browser.ts). */
  readonly marks: string;
}

export type NetworkWork = ReturnType<typeof networkWork>;

export function networkWork({ keys, limits, clock }: Pick<Platform, "keys" | "limits" | "clock">) {
  const secrets = keys.derive("registration_work").map((key) => key.toString("hex"));

  /** Made here, done, and not brought before. */
  async function isDone(work: DoneWork): Promise<boolean> {
    for (const hmacSignatureSecret of secrets) {
      const { verified } = await verifySolution({ ...work, deriveKey, hmacSignatureSecret });
      if (verified) return isFirstUse(work);
    }
    return false;
  }

  function isFirstUse({ challenge }: DoneWork): Promise<boolean> {
    return limits.take("registration_work", challenge.signature).then(() => true, isTooOften);
  }

  /** Counts in the bucket; past the network's limit only with work. Answers whether it was shown. Throws AppError `work_needed`. */
  async function admit(bucket: Bucket, { network, isCrowded, work }: Comer): Promise<boolean> {
    if (isCrowded && !work) throw new AppError("work_needed");
    const isFree = await limits.take(bucket, network).then(() => !isCrowded, isTooOften);
    if (!isFree) await demand(work);
    return !isFree;
  }

  /** Throws AppError `work_needed`. */
  async function demand(work: DoneWork | undefined): Promise<void> {
    if (!work || !(await isDone(work))) throw new AppError("work_needed");
  }

  return {
    admit,
    demand,

    /** Signed, so that nothing is kept of work that nobody does. */
    async ask(): Promise<Work> {
      const expiresAt = Math.floor((clock().getTime() + MINUTES * MINUTE_MS) / 1000);
      const { parameters, signature = "" } = await createChallenge({
        ...{ algorithm: "PBKDF2/SHA-256", cost: COST, keyPrefix: RIGHT_KEYS_BEGIN, deriveKey },
        ...{ hmacSignatureSecret: secrets[0] ?? "", expiresAt },
      });
      return { parameters: { ...parameters, expiresAt }, signature };
    },

    /** Counts the account, if it is made; `make` learns whether work was shown. Throws AppError `work_needed` past the network's limit without work. */
    async counted<T>(comer: Comer, make: (hasWorked: boolean) => Promise<T>): Promise<T> {
      if (isThisMachine(comer.network) && !comer.isCrowded) return make(false);
      const hasWorked = await admit("registration_network", comer);
      try {
        return await make(hasWorked);
      } catch (error) {
        await limits.giveBack("registration_network", comer.network);
        throw error;
      }
    },
  };
}

/** False for what a limit refuses. */
function isTooOften(error: unknown): false {
  if (error instanceof AppError && error.code === "too_many_requests") return false;
  throw error;
}
