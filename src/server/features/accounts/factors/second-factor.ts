/** A second factor: turned on by an app's first code, asked for at signing in, changed by password and code. */

import { z } from "zod";
import { HOUR_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { PasswordChange } from "../passwords/password-change.ts";
import { findForSignIn, findUser } from "../repository.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import {
  hashOfRecoveryCode,
  keyUri,
  newRecoveryCodes,
  newSecret,
  readCode,
  stepOf,
  type TypedCode,
} from "./one-time-codes.ts";
import { deletePasskeysOf, hasPasskey } from "./passkeys.repository.ts";
import * as rows from "./second-factor.repository.ts";

/** So long a secret that was shown waits for its first code. */
const BEGUN_MS = HOUR_MS;

const SealedSecret = z.string();

type Deps = Pick<Platform, "config" | "db" | "clock" | "keys" | "limits" | "live"> & {
  readonly notifications: Pick<NotificationService, "notify">;
  readonly password: Pick<PasswordChange, "confirm">;
};

export type SecondFactor = ReturnType<typeof secondFactor>;

export function secondFactor({ config, db, clock, keys, limits, live, notifications, password }: Deps) {
  const secretOf = (userId: string, sealed: Buffer) =>
    SealedSecret.parse(openJson(keys, secretSealedAs(userId), sealed));
  const begunSince = () => new Date(clock().getTime() - BEGUN_MS);

  async function isOn(userId: string, at: Db = db): Promise<boolean> {
    return ((await rows.findFactor(at, userId))?.confirmedAt ?? null) !== null;
  }

  /**
   * Of operators and staff a second factor is demanded, so a stolen password must not make another beside the passkey that
   * there is. Throws AppError `passkey_needed`.
   */
  async function refuseWithoutKey({ id, role, byPasskey }: SessionUser): Promise<void> {
    if (role === "pilgrim" || byPasskey || (await isOn(id))) return;
    if (await hasPasskey(db, id)) throw new AppError("passkey_needed");
  }

  async function state(userId: string) {
    const since = (await rows.findFactor(db, userId))?.confirmedAt ?? null;
    return { onSince: since?.toISOString() ?? null, recoveryCodesLeft: await rows.countRecoveryCodes(db, userId) };
  }

  /**
   * Throws AppError `second_factor_on`, `address_unconfirmed` where the mailbox may be somebody else's, and the refusals of
   * `PasswordChange.confirm` and `refuseWithoutKey`.
   */
  async function begin(user: SessionUser, typedPassword: string) {
    await password.confirm(user, typedPassword, "password");
    await refuseWithoutKey(user);
    const account = await findUser(db, user.id);
    if (!account) throw new AppError("not_signed_in");
    // Without a mail server nobody can confirm.
    if (config.mail !== null && account.emailVerifiedAt === null) throw new AppError("address_unconfirmed");
    const secret = newSecret();
    const sealedSecret = sealJson(keys, secretSealedAs(user.id), secret);
    if (!(await rows.putBegun(db, { userId: user.id, sealedSecret, begunAt: clock() })))
      throw new AppError("second_factor_on");
    return { secret, uri: keyUri(secret, account.username) };
  }

  /**
   * Turns it on and answers the recovery codes; every session but that of `keepToken` ends, for it may be a thief's.
   * Throws AppError `demo_account`, `wrong_code`, and `not_found` where nothing was begun within the hour.
   */
  async function finish(user: SessionUser, typed: string, keepToken: string | null) {
    if (user.demo) throw new AppError("demo_account");
    const begun = await rows.findFactor(db, user.id);
    if (!begun || begun.confirmedAt || begun.begunAt < begunSince()) throw new AppError("not_found");
    const code = readCode(typed);
    const lastStep = "digits" in code ? stepOf(secretOf(user.id, begun.sealedSecret), code.digits, clock()) : null;
    if (lastStep === null) throw wrongCode();
    const recoveryCodes = newRecoveryCodes();
    await db.transaction().execute(async (tx) => {
      const { begunAt } = begun;
      if (!(await rows.confirmFactor(tx, user.id, { begunAt, confirmedAt: clock(), lastStep })))
        throw new AppError("not_found");
      await rows.insertRecoveryCodes(tx, user.id, recoveryCodes.map(hashOfRecoveryCode));
      await deleteSessionsOf(tx, user.id, keepToken);
      await live.hangUp(tx, user.id);
      await tell(tx, user.id, { kind: "second_factor_on", actorId: user.id });
    });
    return { recoveryCodes };
  }

  /**
   * Runs `act` in the transaction in which the code is used up; at once where the account has no second factor.
   * Throws AppError `second_factor_needed` without a code, `wrong_code`, and `too_many_requests` after a day's wrong ones.
   */
  async function prove<T>(userId: string, typed: string | undefined, act: (tx: Db) => Promise<T>): Promise<T> {
    const code = typed === undefined ? null : readCode(typed);
    // Recovery codes are too many to be guessed, and open the account to its owner when somebody else has used up the tries.
    const isGuessable = code !== null && "digits" in code;
    if (isGuessable) await limits.take("second_factor", userId);
    const result = await db.transaction().execute(async (tx) => {
      // One at a time: two who bring two codes at once would each leave recovery codes of their own.
      if (code !== null) await lockAccount(tx, userId);
      const factor = await rows.findFactor(tx, userId);
      if (!factor?.confirmedAt) return act(tx);
      await spend(tx, { userId, ...factor }, code);
      const done = await act(tx);
      // After it, for it may have made new ones.
      if (code !== null && !isGuessable) await tellOfUse(tx, userId);
      return done;
    });
    if (isGuessable) await limits.giveBack("second_factor", userId);
    return result;
  }

  interface Factor {
    readonly userId: string;
    readonly sealedSecret: Buffer;
    readonly begunAt: Date;
  }

  async function spend(tx: Db, { userId, sealedSecret, begunAt }: Factor, code: TypedCode | null): Promise<void> {
    if (code === null) throw new AppError("second_factor_needed");
    if ("recoveryHash" in code) {
      if (!(await rows.spendRecoveryCode(tx, userId, code.recoveryHash))) throw wrongCode();
      return;
    }
    const step = stepOf(secretOf(userId, sealedSecret), code.digits, clock());
    if (step === null || !(await rows.spendStep(tx, userId, { begunAt, step }))) throw wrongCode();
  }

  async function tellOfUse(tx: Db, userId: string): Promise<void> {
    const left = await rows.countRecoveryCodes(tx, userId);
    await tell(tx, userId, { kind: "recovery_code_used", actorId: userId, params: { left } });
  }

  interface Proof {
    readonly password: string;
    readonly code: string;
  }

  /** New recovery codes in place of all that were left. Throws the refusals of `remove`. */
  async function renewCodes(user: SessionUser, given: Proof) {
    await password.confirm(user, given.password, "password");
    const recoveryCodes = newRecoveryCodes();
    await prove(user.id, given.code, async (tx) => {
      if (!(await isOn(user.id, tx))) throw new AppError("not_found");
      await rows.deleteRecoveryCodes(tx, user.id);
      await rows.insertRecoveryCodes(tx, user.id, recoveryCodes.map(hashOfRecoveryCode));
      await tell(tx, user.id, { kind: "recovery_codes_renewed", actorId: user.id });
    });
    return { recoveryCodes };
  }

  /** Throws AppError `wrong_code`, `not_found` where it is off, and the refusals of `PasswordChange.confirm`. */
  async function remove(user: SessionUser, given: Proof): Promise<void> {
    await password.confirm(user, given.password, "password");
    await prove(user.id, given.code, async (tx) => {
      if (!(await rows.deleteFactor(tx, user.id))) throw new AppError("not_found");
      await tell(tx, user.id, { kind: "second_factor_off", actorId: user.id });
    });
  }

  /** By whoever runs the installation, for somebody who has lost app, codes and passkeys; false where there is none of them. */
  async function removeFor(usernameOrEmail: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const found = await findForSignIn(tx, usernameOrEmail);
      if (!found) return false;
      const [hadPasskeys, wasOn] = [await deletePasskeysOf(tx, found.id), await rows.deleteFactor(tx, found.id)];
      if (!hadPasskeys && !wasOn) return false;
      await tell(tx, found.id, { kind: "second_factor_off", actorId: null });
      return true;
    });
  }

  /** With what was begun: for whoever shows that the mailbox is theirs, and that somebody else has locked it. */
  async function letGo(tx: Db, userId: string): Promise<void> {
    const hadPasskeys = await deletePasskeysOf(tx, userId);
    if ((await rows.deleteFactor(tx, userId)) || hadPasskeys)
      await tell(tx, userId, { kind: "second_factor_off", actorId: null });
    await rows.deleteBegun(tx, userId);
  }

  interface Event {
    readonly kind: "second_factor_on" | "second_factor_off" | "recovery_code_used" | "recovery_codes_renewed";
    /** Null: whoever runs the installation. */
    readonly actorId: string | null;
    readonly params?: { readonly left: number };
  }

  async function tell(tx: Db, userId: string, { kind, actorId, params }: Event): Promise<void> {
    await recordAudit(tx, { actorId, action: `user.${kind}`, subjectType: "user", subjectId: userId });
    await notifications.notify(tx, { userId, kind, link: "/settings", ...(params && { params }) });
  }

  return {
    isOn,
    refuseWithoutKey,
    state,
    begin,
    finish,
    prove,
    renewCodes,
    remove,
    removeFor,
    letGo,
    sweep: () => rows.deleteBegunBefore(db, begunSince()),
  };
}

function wrongCode(): AppError {
  return new AppError("wrong_code", {}, { code: { key: "wrong_code" } });
}

/** What the secret of an account is bound to. */
export function secretSealedAs(userId: string): string {
  return `second_factor:${userId}`;
}
