/** Leave for a question to go to the configured language model: one standing record an account, for one host and one version of the words. */
import { sql } from "kysely";
import { type AssistantModel, MODEL_TEXT_VERSION } from "#contract/assistant-model.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { endConsents } from "#server/platform/records/consents.ts";

const KIND = "assistant_model";

export function modelConsent({ config, db, clock }: Pick<Platform, "config" | "db" | "clock">) {
  const host = config.model && new URL(config.model.baseUrl).host;

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

  /** Null where there is no model, or none for this account. */
  async function read(user: SessionUser): Promise<AssistantModel | null> {
    if (host === null || user.demo) return null;
    return { host, textVersion: MODEL_TEXT_VERSION, agreed: await stands(user) };
  }

  /** Throws AppError `not_found` where there is no model, `demo_account`. */
  async function choose(user: SessionUser, agreed: boolean): Promise<AssistantModel> {
    if (host === null) throw new AppError("not_found");
    if (user.demo) throw new AppError("demo_account");
    await db.transaction().execute(async (tx) => {
      // Two tabs that agree at once make one record.
      await lockAccount(tx, user.id);
      if (agreed && (await stands(user, tx))) return;
      await endConsents(tx, clock()).where("userId", "=", user.id).where("kind", "=", KIND).execute();
      if (agreed) await give(tx, { userId: user.id, recipient: host, givenAt: clock() });
    });
    return { host, textVersion: MODEL_TEXT_VERSION, agreed };
  }

  return { stands, read, choose };
}

/** The table's other kinds are written by triggers where the consent is kept; this one is kept nowhere else. */
async function give(tx: Db, { userId, recipient, givenAt }: { userId: string; recipient: string; givenAt: Date }) {
  await sql`
    insert into consents (user_id, kind, subject_id, text_version, recipient, given_at)
    values (${userId}, ${KIND}, ${userId}, ${MODEL_TEXT_VERSION}, ${recipient}, ${givenAt})
  `.execute(tx);
}
