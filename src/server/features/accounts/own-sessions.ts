/** Signing one of one's own sessions out, which whoever only sits at an open session must not do to its owner's others. */
import type { Db } from "#server/platform/database/database.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { SecondFactor } from "./factors/second-factor.ts";
import type { PasswordChange } from "./passwords/password-change.ts";
import type { Sessions } from "./sessions/sessions.ts";

interface Deps {
  readonly db: Db;
  readonly sessions: Pick<Sessions, "list" | "endOne">;
  readonly password: Pick<PasswordChange, "confirm">;
  readonly factor: Pick<SecondFactor, "prove">;
}

interface Ending {
  readonly id: string;
  /** Of the session that asks; it ends by itself without a proof, as signing out does. */
  readonly token: string | null;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Throws AppError `not_found`, and the refusals of `PasswordChange.confirm` and `SecondFactor.prove`. */
export function endOwnSession({ db, sessions, password, factor }: Deps) {
  return async (user: SessionUser, { id, token, ...proof }: Ending): Promise<void> => {
    const isOwn = (await sessions.list(user.id, token)).some((session) => session.id === id && session.current);
    if (isOwn) return db.transaction().execute((tx) => sessions.endOne(tx, user.id, id));
    await password.confirm(user, proof.password ?? "", "password");
    await factor.prove(user.id, proof.code, (tx) => sessions.endOne(tx, user.id, id));
  };
}
