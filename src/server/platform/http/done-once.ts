/** Calls that arrive twice and are done once: the key and the answer are kept in the transaction of what was done. */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../database/database.ts";
import { inWholeTransaction } from "../database/pools/whole-transaction.ts";
import { AppError } from "../errors/app-error.ts";
import { defineJob } from "../jobs/jobs.ts";

/** Longer than anybody looks at an open form; docs/api.md promises it. */
const KEPT_HOURS = 24;
/** Each holds a connection to its end and may need another beside it: half of the pool stays for all else. */
const AT_ONCE = 5;
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const sweepKeptAnswers = defineJob({
  name: "platform.sweep_kept_answers",
  data: z.object({}),
  retries: 2,
  everyMinutes: 30,
});

const KeptAnswer = z.object({
  /** JSON; null for an answer without content. */
  body: z.string().nullable(),
  /** The token of the session that the call began. */
  session: z.string().nullable(),
});
export type KeptAnswer = z.output<typeof KeptAnswer>;

export interface KeyedCall {
  /** As the caller made it. */
  readonly key: string;
  /** `METHOD /path` of the contract. */
  readonly call: string;
  /** Null: a visitor, who is told from others by key and content together, so that nobody meets a stranger's answer. */
  readonly userId: string | null;
  /** All that is asked for, parsed. */
  readonly asked: unknown;
}

declare module "fastify" {
  interface FastifyInstance {
    doneOnce: DoneOnce;
  }
}

/** Does `work` for the first of all attempts of one key; the others wait for it and get its answer. */
export type DoneOnce = (attempt: KeyedCall, work: () => Promise<KeptAnswer>) => Promise<KeptAnswer>;

/**
 * A refusal is not kept: nothing was done, and the same key may try again with what was put right. Throws it as `work`
 * does, and AppError `idempotency_key_reused` where the key has done something else.
 */
export function doneOnce(db: Db): DoneOnce {
  const places = atMost(AT_ONCE);
  return async (attempt, work) => {
    const done = await places(() => inWholeTransaction(db, () => doOrRepeat(db, attempt, work)));
    if ("refusal" in done) throw done.refusal;
    return done;
  };
}

/** Deletes what is older than its time. By the database's clock, which also wrote it. */
export async function sweepKept(db: Db): Promise<void> {
  await db
    .deleteFrom("keptAnswers")
    .where("keptAt", "<", sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute();
}

/** In a whole transaction. Another attempt of the key waits at the insert for the end of the first. */
async function doOrRepeat(
  db: Db,
  attempt: KeyedCall,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer | { refusal: AppError }> {
  const id = idOf(attempt);
  const request = createHmac("sha256", attempt.key).update(JSON.stringify(attempt.asked)).digest();
  const fresh = { id, request, sealedAnswer: null };
  const reserved = await db
    .insertInto("keptAnswers")
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (reserved.numInsertedOrUpdatedRows === 0n) return repeat(db, attempt, { id, request });
  try {
    const answer = await work();
    await db
      .updateTable("keptAnswers")
      .set({ sealedAnswer: seal(attempt.key, id, answer) })
      .where("id", "=", id)
      .execute();
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What was counted or noted on the way to a refusal stays, as it would without a key.
    await db.deleteFrom("keptAnswers").where("id", "=", id).execute();
    return { refusal: error };
  }
}

async function repeat(
  db: Db,
  { key }: KeyedCall,
  { id, request }: { id: Buffer; request: Buffer },
): Promise<KeptAnswer> {
  const kept = await db.selectFrom("keptAnswers").selectAll().where("id", "=", id).executeTakeFirst();
  // Swept between the two statements.
  if (!kept?.sealedAnswer) throw new AppError("in_progress");
  if (!kept.request.equals(request)) throw new AppError("idempotency_key_reused");
  return open(key, id, kept.sealedAnswer);
}

function idOf({ key, call, userId, asked }: KeyedCall): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([call, userId, userId === null ? asked : null, key]))
    .digest();
}

/** Under the caller's own key, which is not kept: a one-time link or a recovery code in an answer opens for nobody else. */
function seal(key: string, id: Buffer, answer: KeptAnswer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(key, id), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(key: string, id: Buffer, sealed: Buffer): KeptAnswer {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, sealingKey(key, id), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  const opened = Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  return KeptAnswer.parse(JSON.parse(opened.toString()));
}

function sealingKey(key: string, id: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", key, id, "kept answer", KEY_BYTES));
}

/** Lets so many run at once; the others wait in line without holding anything. */
function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
