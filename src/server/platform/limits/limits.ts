/** Attempts per account, counted in PostgreSQL, so that all nodes count together. */
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";
import { defineJob } from "../jobs/jobs.ts";

/** A counter names an address or an account: it is gone soon after it counts no more. */
export const sweepLimits = defineJob({
  name: "platform.sweep_limits",
  data: z.object({}),
  retries: 2,
  everyMinutes: 30,
});

/** What is counted: `points` attempts in `seconds`. */
const BUCKETS = {
  /** Wrong passwords for one account from one network or known browser: enough for a forgetful owner, hopeless for a guesser. */
  sign_in: { points: 5, seconds: 15 * 60 },
  /** Wrong passwords for one account from all networks together: hopeless for whoever has many of them too. */
  sign_in_account: { points: 50, seconds: 60 * 60 },
  /** Wrong passwords from one network, whatever the account; a whole mosque may share one. */
  sign_in_network: { points: 50, seconds: 15 * 60 },
  /** Wrong passwords where one signed in confirms something; whoever tries at the door does not count here. */
  confirm_password: { points: 5, seconds: 15 * 60 },
  /** Codes of an app that were wrong, after a right password: of a million codes three work at a time. */
  second_factor: { points: 20, seconds: 24 * 60 * 60 },
  /** Messages of the contact form from one network: an office or a mosque may share it. */
  contact_network: { points: 20, seconds: 60 * 60 },
  /** Messages in the name of one mailbox, each of which it is told about. */
  contact_mailbox: { points: 5, seconds: 24 * 60 * 60 },
  /** The same words, from whatever address and mailbox. */
  contact_words: { points: 5, seconds: 24 * 60 * 60 },
  /** Links for a new password, asked for from one network, whatever the account. */
  password_reset_network: { points: 20, seconds: 15 * 60 },
  /** Addresses of others named from one network at registering or changing one's own: each answer tells who has an account. */
  taken_address: { points: 30, seconds: 60 * 60 },
  /** Accounts made from one network, before each further one costs a moment of work: a household, an office. */
  registration_network: { points: 20, seconds: 60 * 60 },
  /** The same work, brought again. */
  registration_work: { points: 1, seconds: 15 * 60 },
  /** Copies of all of one account's data. */
  own_data: { points: 10, seconds: 60 * 60 },
  /** Links that confirm an address, asked for by one account. */
  verification_mail: { points: 3, seconds: 60 * 60 },
  /** Mails that one account has sent to people it invites: two large households a day. */
  invitation_mail: { points: 20, seconds: 24 * 60 * 60 },
  /** Mails with the link to a booking by phone that one account has sent: a busy day at the telephone. */
  claim_mail: { points: 60, seconds: 24 * 60 * 60 },
  /** The same about one booking: a mistyped address, a lost mail. */
  claim_mail_booking: { points: 5, seconds: 24 * 60 * 60 },
  /** Lists of passengers, each of whom is sent such a link. */
  claim_mail_import: { points: 10, seconds: 24 * 60 * 60 },
  /** Codes of invitations tried by one account. */
  invitation_code: { points: 20, seconds: 60 * 60 },
  /** Questions of one account to operators, each of which is mailed. */
  question: { points: 20, seconds: 24 * 60 * 60 },
  /** Messages about bookings that one account writes. */
  booking_message: { points: 200, seconds: 24 * 60 * 60 },
  /** Questions of one account to the assistant, all agents together. */
  assistant_question: { points: 40, seconds: 60 },
  /** Questions of all demonstration accounts together to a model of this machine. */
  assistant_demo_model: { points: 500, seconds: 24 * 60 * 60 },
  /** Conversations that one account hands to staff. */
  assistant_hand_off: { points: 5, seconds: 60 * 60 },
  /** Reviews that one account reports to staff. */
  review_report: { points: 20, seconds: 24 * 60 * 60 },
} as const;

export type Bucket = keyof typeof BUCKETS;

export interface AccountLimits {
  /** Counts one attempt. Throws AppError `too_many_requests` with the seconds to wait. */
  take(bucket: Bucket, key: string): Promise<void>;
  /** Takes one attempt back, after a success. */
  giveBack(bucket: Bucket, key: string): Promise<void>;
  /** Forgets all attempts, after a success. */
  forget(bucket: Bucket, key: string): Promise<void>;
  /** Deletes the counters whose time is over. */
  sweep(): Promise<void>;
}

export function openLimits(pool: pg.Pool, enabled: boolean): AccountLimits {
  const limiters = Object.fromEntries(
    Object.entries(BUCKETS).map(([name, bucket]) => [name, limiter(pool, name, bucket)]),
  );
  return {
    async take(bucket, key) {
      if (!enabled) return;
      await limiters[bucket]?.consume(key).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError("too_many_requests", { seconds: Math.ceil(refusal.msBeforeNext / 1000) });
      });
    },
    async giveBack(bucket, key) {
      if (enabled) await limiters[bucket]?.reward(key);
    },
    async forget(bucket, key) {
      await limiters[bucket]?.delete(key);
    },
    async sweep() {
      await pool.query("delete from rate_limits where expire <= $1", [Date.now()]);
    },
  };
}

/** The table comes from our migrations: two nodes that start together must not both make it. */
function limiter(pool: pg.Pool, keyPrefix: string, { points, seconds }: (typeof BUCKETS)[Bucket]): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // By the job above: the library's timer would run on every node.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: seconds,
  });
}
