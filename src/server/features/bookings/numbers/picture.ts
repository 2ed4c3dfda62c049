/** A picture of the confirmation beside a number: sent by who booked, seen by the booker's side and the booking's operator. */
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { PAGE_TYPE } from "#server/uploads/clean-page.ts";
import { keepPage } from "#server/uploads/keep-page.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceChange } from "../notices/announcing.ts";
import { lockOwn } from "../phases/transition.ts";
import { getBooking } from "../reading/reading.ts";
import type { Actor } from "../records/side.ts";
import { administers } from "../travellers/travellers.repository.ts";
import * as rows from "./numbers.repository.ts";
import { numbersOn } from "./recording.ts";

/** Tells these files from those of others in the store. */
export const PICTURE_FILES = "number-picture-";

export type Files = Pick<Platform, "files" | "cpu" | "log">;

export interface Beside {
  readonly id: string;
  readonly application: number;
}

export function numberPictures(deps: Dependencies, ground: Files) {
  const { db, clock } = deps;
  const { files } = ground;

  /** Throws AppError `illegal_transition` without a number. */
  async function add(user: Actor & Pick<SessionUser, "demo">, { id, application }: Beside, upload: Uint8Array) {
    if (user.demo) throw new AppError("demo_account");
    const allow = (tx: Db) => requireNumber(tx, user, { id, application });
    await keepPage(ground, upload, {
      prefix: PICTURE_FILES,
      allow: () => db.transaction().execute(allow),
      note: (file) =>
        db.transaction().execute(async (tx) => {
          await announceChange(deps, tx, await allow(tx));
          const picture = { bookingId: id, application, ...file, createdAt: clock() };
          return { before: await rows.replaceNumberPicture(tx, picture), kept: undefined };
        }),
    });
  }

  async function requireNumber(tx: Db, user: Actor, { id, application }: Beside) {
    const booking = await lockOwn(tx, id, user);
    const number = (await numbersOn(tx, id))[application];
    if (booking.channel !== "nusuk" || booking.phase === "cancelled" || !number)
      throw new AppError("illegal_transition");
    return booking;
  }

  /** One that is not there is gone already. */
  async function remove(user: Actor, { id, application }: Beside): Promise<void> {
    const before = await db.transaction().execute(async (tx) => {
      const booking = await lockOwn(tx, id, user);
      const picture = await rows.findNumberPicture(tx, id, application);
      await rows.deleteNumberPicture(tx, id, application);
      await announceChange(deps, tx, booking);
      return picture?.fileId;
    });
    if (before) await files.remove(before);
  }

  /** Throws AppError `not_found`, also for who only travels along, and for the operator of a booking that has ended. */
  async function read(user: Actor, { id, application }: Beside): Promise<FileAnswer> {
    const { isMine, familyId, phase } = await getBooking(deps, user, id);
    const maySee =
      user.role === "operator"
        ? phase !== "cancelled"
        : isMine || (familyId !== null && (await administers(db, user.id, familyId)));
    const picture = maySee ? await rows.findNumberPicture(db, id, application) : undefined;
    if (!picture) throw new AppError("not_found");
    return { contentType: PAGE_TYPE, content: await files.read(picture.fileId, picture.fileKey), inline: true };
  }

  /** Every picture beside the numbers of the account's own bookings, for the copy of its data. */
  async function ownedBy(userId: string): Promise<{ name: string; content: Uint8Array }[]> {
    const kept = [];
    for (const { reference, application, fileId, fileKey } of await rows.listOwnNumberPictures(db, userId))
      kept.push({ name: `${reference}-${application + 1}.jpg`, content: await files.read(fileId, fileKey) });
    return kept;
  }

  return { add, remove, read, ownedBy };
}
