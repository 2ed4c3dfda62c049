/** From a network that makes many accounts each further one costs its browser a moment of work; nobody is refused for the network. */
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { DoneWork, Work } from "#contract/registration-work.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isThisMachine } from "#server/platform/limits/network.ts";

/** With one of 256 keys right, some two seconds of a phone and one hundredth of that here. */
const COST = 10_000;
const RIGHT_KEYS_BEGIN = "00";
/** Below the time for which a used one is remembered (limits.ts). */
const MINUTES = 10;

export function registrationWork({ keys, limits, clock }: Pick<Platform, "keys" | "limits" | "clock">) {
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

  return {
    /** Signed, so that nothing is kept of work that nobody does. */
    async ask(): Promise<Work> {
      const expiresAt = Math.floor((clock().getTime() + MINUTES * MINUTE_MS) / 1000);
      const { parameters, signature = "" } = await createChallenge({
        ...{ algorithm: "PBKDF2/SHA-256", cost: COST, keyPrefix: RIGHT_KEYS_BEGIN, deriveKey },
        ...{ hmacSignatureSecret: secrets[0] ?? "", expiresAt },
      });
      return { parameters: { ...parameters, expiresAt }, signature };
    },

    /** Counts the account, if it is made. Throws AppError `work_needed` past the network's limit without work. */
    async counted<T>(
      { network, work }: { network: string; work: DoneWork | undefined },
      make: () => Promise<T>,
    ): Promise<T> {
      if (isThisMachine(network)) return make();
      const isFree = await limits.take("registration_network", network).then(() => true, isTooOften);
      if (!isFree && !(work && (await isDone(work)))) throw new AppError("work_needed");
      try {
        return await make();
      } catch (error) {
        await limits.giveBack("registration_network", network);
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
