/** Passkeys: made and removed by the account's owner, and opening the account by themselves (W3C Web Authentication). */
import type { MadePasskey, UsedPasskey } from "#contract/passkeys.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { PasswordChange } from "../passwords/password-change.ts";
import { findUser } from "../repository.ts";
import { deleteSessionsByPasskey, updateSession } from "../sessions/sessions.repository.ts";
import * as rows from "./passkeys.repository.ts";
import type { SecondFactor } from "./second-factor.ts";

/** So long somebody may look for the device, or its PIN. */
const CHALLENGE_MS = 5 * MINUTE_MS;
/** More than anybody has devices and keys. */
const MOST_PASSKEYS = 20;
/** EdDSA, ES256, RS256: what every maker's device can do at least one of. */
const ALGORITHMS = [-8, -7, -257];
const USER_VERIFICATION = "required";

/** Slow to start, and most processes never need it. */
const webauthn = () => import("@simplewebauthn/server");

type Deps = Pick<Platform, "config" | "db" | "clock" | "live" | "log"> & {
  readonly notifications: Pick<NotificationService, "notify">;
  readonly password: Pick<PasswordChange, "confirm">;
  readonly factor: Pick<SecondFactor, "prove" | "refuseWithoutKey">;
};

interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** A passkey that was used, in the transaction in which its use is counted. */
interface Proven {
  readonly id: string;
  readonly userId: string;
}

export function passkeys({ config, db, clock, live, log, notifications, password, factor }: Deps) {
  const { origin, hostname, protocol } = new URL(config.publicUrl);
  const isOffered = protocol === "https:" || hostname === "localhost";
  const challengesSince = () => new Date(clock().getTime() - CHALLENGE_MS);

  /** What a device has signed, used up whether or not the rest is right. Throws AppError `passkey_refused` for none of ours. */
  async function spentChallenge(clientDataJSON: string, userId: string | null): Promise<string> {
    const challenge = challengeOf(clientDataJSON);
    if (!(await rows.spendChallenge(db, { challenge, userId, madeAt: challengesSince() })))
      throw new AppError("passkey_refused");
    return challenge;
  }

  async function list(userId: string) {
    const found = await rows.listPasskeysOf(db, userId);
    const passkeys = found.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    }));
    return { offered: isOffered, passkeys };
  }

  /** Throws AppError `not_found` where no browser keeps a passkey for our address. */
  async function ask() {
    if (!isOffered) throw new AppError("not_found");
    const { generateAuthenticationOptions } = await webauthn();
    const { challenge } = await generateAuthenticationOptions({ rpID: hostname });
    await rows.insertChallenge(db, { challenge, userId: null, madeAt: clock() });
    return { challenge, timeout: CHALLENGE_MS, rpId: hostname, userVerification: USER_VERIFICATION } as const;
  }

  /**
   * Runs `act` with the passkey that answered a challenge of ours.
   * Throws AppError `passkey_refused`, which does not say why.
   */
  async function prove<T>(given: UsedPasskey, act: (tx: Db, proven: Proven) => Promise<T>): Promise<T> {
    const { verifyAuthenticationResponse } = await webauthn();
    const expectedChallenge = await spentChallenge(given.response.clientDataJSON, null);
    const response = asAnswered(given);
    return db.transaction().execute(async (tx) => {
      const passkey = await rows.lockPasskey(tx, Buffer.from(given.id, "base64url"));
      if (!passkey) throw new AppError("passkey_refused");
      const { id, userId, publicKey, uses } = passkey;
      const credential = { id: given.id, publicKey: new Uint8Array(publicKey), counter: uses };
      const verified = await verifyAuthenticationResponse({
        ...{ response, credential, expectedChallenge, expectedOrigin: origin, expectedRPID: hostname },
        requireUserVerification: true,
      }).catch(refused("used", userId));
      if (!verified?.verified || !isHandleOf(userId, given.response.userHandle))
        throw new AppError("passkey_refused").about(userId);
      await rows.notePasskeyUse(tx, id, { uses: verified.authenticationInfo.newCounter, lastUsedAt: clock() });
      return act(tx, { id, userId });
    });
  }

  /**
   * What the browser is to make one from. Throws AppError `not_found` where none is offered, `address_unconfirmed` where the
   * mailbox may be somebody else's, `too_many_passkeys`, and the refusals of `confirmed`.
   */
  async function begin(user: SessionUser, proof: Proof) {
    if (!isOffered) throw new AppError("not_found");
    return confirmed(user, proof, async (tx) => {
      const account = await findUser(tx, user.id);
      if (!account) throw new AppError("not_signed_in");
      // Without a mail server nobody can confirm.
      if (config.mail !== null && account.emailVerifiedAt === null) throw new AppError("address_unconfirmed");
      const known = await rows.listPasskeysOf(tx, user.id);
      if (known.length >= MOST_PASSKEYS) throw new AppError("too_many_passkeys", { max: MOST_PASSKEYS });
      const { generateRegistrationOptions } = await webauthn();
      const { challenge, rp, pubKeyCredParams } = await generateRegistrationOptions({
        ...{ rpName: "Rihla", rpID: hostname, userName: account.username, supportedAlgorithmIDs: ALGORITHMS },
      });
      await rows.insertChallenge(tx, { challenge, userId: user.id, madeAt: clock() });
      const displayName = `${account.firstName} ${account.lastName}`.trim();
      return {
        ...{ challenge, timeout: CHALLENGE_MS, rp: { id: hostname, name: rp.name } },
        user: { id: handleOf(user.id), name: account.username, displayName },
        pubKeyCredParams,
        excludeCredentials: known.map(({ credentialId }) => ({
          ...{ id: credentialId.toString("base64url"), type: "public-key" as const },
        })),
        authenticatorSelection: { residentKey: "required", userVerification: USER_VERIFICATION },
        attestation: "none",
      } as const;
    });
  }

  interface Made {
    readonly name: string;
    readonly passkey: MadePasskey;
  }

  /** From now on the session of `token` counts as opened with it. Throws AppError `passkey_refused`, `too_many_passkeys`. */
  async function add(user: SessionUser, { name, passkey }: Made, token: string | null): Promise<void> {
    if (user.demo) throw new AppError("demo_account");
    const { verifyRegistrationResponse } = await webauthn();
    const expectedChallenge = await spentChallenge(passkey.response.clientDataJSON, user.id);
    const verified = await verifyRegistrationResponse({
      response: asAnswered(passkey),
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: hostname },
      ...{ requireUserVerification: true, supportedAlgorithmIDs: ALGORITHMS },
    }).catch(refused("made", user.id));
    if (!verified?.verified) throw new AppError("passkey_refused");
    const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, user.id);
      const known = await rows.listPasskeysOf(tx, user.id);
      if (known.length >= MOST_PASSKEYS) throw new AppError("too_many_passkeys", { max: MOST_PASSKEYS });
      const id = await rows.insertPasskey(tx, {
        ...{ userId: user.id, name, createdAt: clock(), transports, uses: counter },
        ...{ credentialId: Buffer.from(credentialId, "base64url"), publicKey: Buffer.from(publicKey) },
      });
      if (id === undefined) throw new AppError("passkey_refused");
      if (token !== null) await updateSession(tx, token, { passkeyId: id });
      await tell(tx, user.id, "passkey_added", name);
    });
  }

  /** Other sessions that were opened with it end. Throws AppError `not_found`, and the refusals of `confirmed`. */
  async function remove(user: SessionUser, id: string, proof: Proof, keepToken: string | null): Promise<void> {
    await confirmed(user, proof, async (tx) => {
      await deleteSessionsByPasskey(tx, { passkeyId: id, userId: user.id, keepToken });
      const name = await rows.deletePasskeyOf(tx, user.id, id);
      if (name === undefined) throw new AppError("not_found");
      await live.hangUp(tx, user.id);
      await tell(tx, user.id, "passkey_removed", name);
    });
  }

  /** Throws the refusals of `PasswordChange.confirm`, `SecondFactor.refuseWithoutKey` and `SecondFactor.prove`. */
  async function confirmed<T>(user: SessionUser, proof: Proof, act: (tx: Db) => Promise<T>): Promise<T> {
    await password.confirm(user, proof.password, "password");
    await factor.refuseWithoutKey(user);
    return factor.prove(user.id, proof.code, act);
  }

  /** What the library says goes into the log: whoever guesses learns nothing of it. */
  function refused(how: "made" | "used", userId: string) {
    return (error: unknown): null => {
      log.info({ userId, how, reason: error instanceof Error ? error.message : "" }, "accounts: a passkey was refused");
      return null;
    };
  }

  async function tell(tx: Db, userId: string, kind: "passkey_added" | "passkey_removed", name: string): Promise<void> {
    await recordAudit(tx, { actorId: userId, action: `user.${kind}`, subjectType: "user", subjectId: userId });
    await notifications.notify(tx, { userId, kind, link: "/settings#passkeys", params: { name } });
  }

  return {
    list,
    ask,
    prove,
    begin,
    add,
    remove,
    sweep: () => rows.deleteChallengesBefore(db, challengesSince()),
  };
}

/** Under which a device keeps it, and names the account by. */
function handleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

function isHandleOf(userId: string, handle: string | undefined): boolean {
  return handle === undefined || handle === handleOf(userId);
}

/** Of what the browser says that it answered; empty where that cannot be read. */
function challengeOf(clientDataJSON: string): string {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const isNamed = typeof read === "object" && read !== null && "challenge" in read;
    return isNamed ? String(read.challenge) : "";
  } catch {
    return "";
  }
}

/** As the library reads it: without the parts that a device left out, and with extensions, of which none is asked for. */
function asAnswered<T extends { response: object }>(given: T) {
  const parts = Object.entries(given.response).filter(([, value]) => value !== undefined);
  const response = Object.fromEntries(parts) as { [K in keyof T["response"]]: Exclude<T["response"][K], undefined> };
  return { ...given, response, clientExtensionResults: {} };
}
