/** Official numbers of bookings: the entrance of this folder for its routes and jobs. */
import type { z } from "zod";
import type { OfficialNumbers } from "#contract/official-numbers.ts";
import { withdrawableUntil } from "#domain/bookings/numbers/official-number.ts";
import { referencesOf } from "#domain/nusuk/applications.ts";
import { removeStray } from "#server/platform/files/remove-stray.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { getBooking } from "../reading/reading.ts";
import type { Actor } from "../records/side.ts";
import * as rows from "./numbers.repository.ts";
import { type Beside, type Files, numberPictures, PICTURE_FILES } from "./picture.ts";
import { type ShownNumbers, seeMany, seeNumbers } from "./seeing.ts";
import { sweepPictures } from "./sweep-pictures.job.ts";
import { type Withdrawal, withdrawNumber } from "./withdrawing.ts";

export type OfficialNumberService = ReturnType<typeof officialNumberService>;

export function officialNumberService(deps: Dependencies, ground: Files) {
  const { db, jobs, clock } = deps;
  const pictures = numberPictures(deps, ground);

  async function read(user: Actor, id: string): Promise<z.input<typeof OfficialNumbers>> {
    const { references, referenceDueOn, departureDate } = await getBooking(deps, user, id);
    const [kept, changes] = await Promise.all([rows.numbersOf(db, id), rows.findNumberChanges(db, id)]);
    return {
      numbers: references.map((reference, application) => {
        const number = kept.find((one) => one.application === application);
        return { application, reference, ...datesOf(number) };
      }),
      history: changes.map((change) => presentChange(change, user)),
      withdrawableUntil: withdrawableUntil(referenceDueOn, departureDate),
    };
  }

  return {
    read,
    withdraw: async (user: Actor, id: string, withdrawal: Withdrawal) => {
      const fileId = await withdrawNumber(deps, user, id, withdrawal);
      if (fileId) await ground.files.remove(fileId);
      return getBooking(deps, user, id);
    },
    see: async (user: Actor, shown: ShownNumbers) => {
      await seeNumbers(deps, user, shown);
      return getBooking(deps, user, shown.id);
    },
    seeMany: (user: Actor, shown: readonly ShownNumbers[]) => seeMany(deps, user, shown),
    reported: async ({ operatorId }: Actor) => (await rows.reportedTo(db, operatorId)).map(presentReported),
    addPicture: async (user: Actor & Pick<SessionUser, "demo">, beside: Beside, upload: Uint8Array) => {
      await pictures.add(user, beside, upload);
      return read(user, beside.id);
    },
    removePicture: async (user: Actor, beside: Beside) => {
      await pictures.remove(user, beside);
      return read(user, beside.id);
    },
    picture: pictures.read,
    picturesOwnedBy: pictures.ownedBy,
    work: () =>
      jobs.work(sweepPictures, () =>
        removeStray({ clock, files: ground.files }, PICTURE_FILES, (fileIds) =>
          rows.findKnownNumberPictures(db, fileIds),
        ),
      ),
  };
}

function datesOf(number: Awaited<ReturnType<typeof rows.numbersOf>>[number] | undefined) {
  return {
    recordedAt: number?.recordedAt.toISOString() ?? null,
    seenAt: number?.seenAt?.toISOString() ?? null,
    pictureAt: number?.pictureAt?.toISOString() ?? null,
  };
}

type Change = Awaited<ReturnType<typeof rows.findNumberChanges>>[number];

/** A colleague's name is the business's alone. */
function presentChange({ id, at, side, firstName, lastName, ...change }: Change, { role }: Actor) {
  const isColleague = role === "operator" && side === "operator" && firstName !== null;
  return {
    ...change,
    id: String(id),
    at: at.toISOString(),
    by: side,
    name: isColleague ? `${firstName} ${lastName ?? ""}`.trim() : null,
  };
}

function presentReported({ seats, recorded, recordedAt, pictures, ...row }: rows.ReportedRow) {
  return {
    ...row,
    references: referencesOf(seats, recorded),
    recordedAt: recordedAt.toISOString(),
    pictures: [...pictures],
  };
}
