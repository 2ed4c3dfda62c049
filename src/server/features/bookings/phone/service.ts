/** Bookings made by phone: the entrance of this folder for its routes and jobs. */
import type { z } from "zod";
import type { PhoneBooking, PhoneRequest } from "#contract/phone-bookings.ts";
import { CALLER_KEPT_DAYS } from "#domain/bookings/desk/phone.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MovePerson } from "#server/platform/records/one-person.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { getBooking } from "../reading/reading.ts";
import * as acting from "./acting.ts";
import { claim } from "./claiming.ts";
import { enter } from "./entering.ts";
import { firstCode, linkOf, mailLink, newLink, type Post } from "./links.ts";
import * as rows from "./phone.repository.ts";
import { phoneBookingOf, phoneBookingsOf, viewOfClaim } from "./reading.ts";
import { sweepCallers } from "./sweep-callers.job.ts";

export type PhoneBookings = ReturnType<typeof phoneBookings>;

const AT_ONCE = 200;

/** What bookings by phone need besides. */
export interface PhoneDeps {
  readonly mail: Post;
  readonly keys: Pick<MasterKeys, "derive">;
  readonly mergePerson: MovePerson;
}

export function phoneBookings(deps: Dependencies, { mail, keys, mergePerson }: PhoneDeps) {
  const { db, clock, config, limits } = deps;
  const read = ({ operatorId }: acting.OperatorActor, id: string) => phoneBookingOf(db, operatorId, id, clock());
  const answering =
    <Rest extends unknown[]>(
      act: (deps: Dependencies, user: acting.OperatorActor, id: string, ...rest: Rest) => Promise<void>,
    ) =>
    async (user: acting.OperatorActor, id: string, ...rest: Rest): Promise<z.input<typeof PhoneBooking>> => {
      await act(deps, user, id, ...rest);
      return read(user, id);
    };

  /** Anybody's address can be typed in. Throws AppError `demo_account`, `too_many_requests`. */
  async function requireMail({ id, demo }: acting.OperatorActor): Promise<void> {
    if (demo) throw new AppError("demo_account");
    await limits.take("claim_mail", id);
  }

  /** A new link in the place of the one before. Throws AppError `illegal_transition` where nothing is left to claim. */
  async function replaceLink(user: acting.OperatorActor, id: string, sendMail: boolean) {
    if (sendMail) {
      await requireMail(user);
      // By the business too: nobody uses up what is left to another's booking.
      await limits.take("claim_mail_booking", `${user.operatorId}:${id}`);
    }
    return withLink(user, id, await db.transaction().execute((tx) => linkIn(deps, mail, tx, { user, id, sendMail })));
  }

  async function withLink(user: acting.OperatorActor, id: string, { code, mailed }: Linked) {
    return { booking: await read(user, id), link: linkOf(config, code), mailed };
  }

  async function create(user: acting.OperatorActor, request: PhoneRequest, attemptKey: string | null) {
    if (request.sendMail) await requireMail(user);
    const id = await enter(deps, user, request, attemptKey);
    const isMailed = request.sendMail && request.customer.email !== undefined;
    const linked = await db.transaction().execute(async (tx) => {
      const { linkHash } = (await acting.lockPhone(tx, id, user)).phone;
      const code = firstCode(keys, id, linkHash);
      // The same attempt again: its link was made and mailed, and may have been replaced or used since.
      if (linkHash) return { code, mailed: isMailed };
      return linkIn(deps, mail, tx, { user, id, sendMail: request.sendMail, code });
    });
    return withLink(user, id, linked);
  }

  return {
    create,
    replaceLink,
    list: (operatorId: string) => phoneBookingsOf(db, operatorId, clock()),
    name: answering(acting.name),
    extend: answering(acting.extend),
    cancel: answering(acting.cancelForCaller),
    confirm: answering(acting.confirmForCaller),
    pay: answering(acting.payDirectly),
    giveBack: answering(acting.giveBackDirectly),
    view: (reader: SessionUser | null, code: string) => viewOfClaim(db, reader, code, clock()),
    claim: async (user: SessionUser, code: string, selfId: string | null) =>
      getBooking(deps, user, await claim({ ...deps, mail, mergePerson }, user, { code, selfId })),
    work: () => deps.jobs.work(sweepCallers, () => forgetCallers(deps)),
  };
}

interface LinkOrder {
  readonly user: acting.OperatorActor;
  readonly id: string;
  readonly sendMail: boolean;
  /** Left out: a new one. */
  readonly code?: string;
}

interface Linked {
  readonly code: string;
  readonly mailed: boolean;
}

async function linkIn(
  { clock }: Dependencies,
  mail: Post,
  tx: Db,
  { user, id, sendMail, code }: LinkOrder,
): Promise<Linked> {
  const { booking, phone, standInId } = await acting.lockUnclaimed(tx, id, user);
  const now = clock();
  acting.requireHeld(booking, now);
  if (booking.phase === "cancelled") throw new AppError("illegal_transition");
  const link = newLink(booking.holdExpiresAt, now, code);
  await rows.updatePhoneBooking(tx, id, { linkHash: link.hash, linkExpiresAt: link.expiresAt });
  await recordAudit(tx, { actorId: user.id, action: "booking.claim_link", subjectType: "booking", subjectId: id });
  const email = sendMail ? phone.contactEmail : null;
  if (email !== null)
    await mailLink(mail, tx, booking, { email, language: await rows.findPreferredLanguage(tx, standInId), link });
  return { code: link.code, mailed: email !== null };
}

/** What was told of callers whose unclaimed bookings have long ended. */
async function forgetCallers({ db, clock }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - CALLER_KEPT_DAYS * DAY_MS);
  await db.transaction().execute(async (tx) => {
    for (const { bookingId, standInId } of await rows.pickForgettable(tx, before, AT_ONCE)) {
      await rows.forgetCaller(tx, bookingId, standInId);
    }
  });
}
