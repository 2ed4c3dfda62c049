/** Leave for a question to go to the configured language model: one standing record an account, for one host and one version of the words. */
import { type AssistantModel, MODEL_TEXT_VERSION } from "#contract/assistant-model.ts";
import { LOOPBACK } from "#server/platform/config/config.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { endConsents, recordConsent } from "#server/platform/records/consents.ts";

const KIND = "assistant_model";

export function modelConsent({ config, db, clock, limits }: Pick<Platform, "config" | "db" | "clock" | "limits">) {
  const address = config.model && new URL(config.model.baseUrl);
  const isHere = address !== null && LOOPBACK.has(address.hostname);
  /** Null too where the model is on this machine: nothing leaves it, so there is nothing to agree to. */
  const host = address === null || isHere ? null : address.host;

  /** Shared demonstration accounts, which cannot agree to anything, may ask a model of this machine, so many times a day together. */
  async function mayAsk(user: Pick<SessionUser, "id" | "demo">): Promise<boolean> {
    if (!isHere) return stands(user);
    return !user.demo || isWithinDay();
  }

  async function isWithinDay(): Promise<boolean> {
    try {
      await limits.take("assistant_demo_model", "all");
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === "too_many_requests") return false;
      throw error;
    }
  }

  /** False too where the leave was for another host or older words. A shared demonstration account cannot speak for its next visitor. */
  async function stands({ id, demo }: Pick<SessionUser, "id" | "demo">, within: Db = db): Promise<boolean> {
    if (host === null || demo) return false;
    const standing = await within
      .selectFrom("consents")
      .select("id")
      .where("userId", "=", id)
      .where("kind", "=", KIND)
      .where("recipient", "=", host)
      .where("textVersion", "=", MODEL_TEXT_VERSION)
      .where("endedAt", "is", null)
      .executeTakeFirst();
    return standing !== undefined;
  }

  /** Null where there is no model that needs leave, or none for this account. */
  async function read(user: SessionUser): Promise<AssistantModel | null> {
    if (host === null || user.demo) return null;
    return { host, textVersion: MODEL_TEXT_VERSION, agreed: await stands(user) };
  }

  /** Throws AppError `not_found` where there is no model that needs leave, `demo_account`. */
  async function choose(user: SessionUser, agreed: boolean): Promise<AssistantModel> {
    if (host === null) throw new AppError("not_found");
    if (user.demo) throw new AppError("demo_account");
    await db.transaction().execute(async (tx) => {
      // Two tabs that agree at once make one record.
      await lockAccount(tx, user.id);
      if (agreed && (await stands(user, tx))) return;
      await endConsents(tx, clock()).where("userId", "=", user.id).where("kind", "=", KIND).execute();
      const given = {
        userId: user.id,
        kind: KIND,
        textVersion: MODEL_TEXT_VERSION,
        recipient: host,
        givenAt: clock(),
      } as const;
      if (agreed) await recordConsent(tx, given);
    });
    return { host, textVersion: MODEL_TEXT_VERSION, agreed };
  }

  return { mayAsk, read, choose };
}
