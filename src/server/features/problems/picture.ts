/** The picture beside a problem: sent by who raised it, seen by both sides, and by staff while the problem is theirs. */
import type { BookingProblem } from "#contract/problems.ts";
import { isOpen } from "#domain/problems/problem.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { removeStray } from "#server/platform/files/remove-stray.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { PAGE_TYPE } from "#server/uploads/clean-page.ts";
import { keepPage } from "#server/uploads/keep-page.ts";
import { tellSides } from "./announcing.ts";
import * as pictures from "./picture.repository.ts";
import { presentProblem, problemReference } from "./present-problem.ts";
import { findProblem, lockProblem, type ProblemRow } from "./repository.ts";
import { sweepProblemPictures } from "./sweep-pictures.job.ts";

/** Tells these files from those of others in the store. */
const PICTURE_FILES = "problem-picture-";

export type PictureDeps = Pick<Platform, "db" | "clock" | "jobs" | "live" | "files" | "cpu" | "log">;

export function problemPictures(deps: PictureDeps) {
  const { db, clock, jobs, live, files } = deps;

  /** Throws AppError `not_found`, `illegal_transition` once the problem has ended, and the refusals of the file. */
  async function add(user: SessionUser, id: string, upload: Uint8Array): Promise<BookingProblem> {
    if (user.demo) throw new AppError("demo_account");
    return keepPage(deps, upload, {
      prefix: PICTURE_FILES,
      allow: () => db.transaction().execute((tx) => requireOpen(tx, user, id)),
      note: (file) =>
        change(user, id, (tx) => pictures.replaceProblemPicture(tx, { problemId: id, ...file, createdAt: clock() })),
    });
  }

  /** One that is not there is gone already. Throws AppError `not_found`, `illegal_transition` once the problem has ended. */
  async function remove(user: SessionUser, id: string): Promise<BookingProblem> {
    const { before, kept } = await change(user, id, (tx) => pictures.deleteProblemPicture(tx, id));
    if (before) await files.remove(before);
    return kept;
  }

  /** `write` answers the file that its row no longer names. */
  function change(user: SessionUser, id: string, write: (tx: Db) => Promise<string | null>) {
    return db.transaction().execute(async (tx) => {
      const open = await requireOpen(tx, user, id);
      const before = await write(tx);
      await recordAudit(tx, { actorId: user.id, action: "problem.picture", subjectType: "problem", subjectId: id });
      await tellSides(live, tx, open);
      return { before, kept: presentProblem(await requireOpen(tx, user, id), "pilgrim") };
    });
  }

  /** Throws AppError `not_found` also for whoever may not see it; every look of staff is recorded. */
  async function read(user: SessionUser, id: string): Promise<FileAnswer> {
    const problem = await findProblem(db, id);
    const picture = problem && maySee(problem, user) ? await pictures.findProblemPicture(db, id) : undefined;
    if (!picture) throw new AppError("not_found");
    const content = await files.read(picture.fileId, picture.fileKey);
    if (user.role === "staff")
      await recordAudit(db, { actorId: user.id, action: "problem.read", subjectType: "problem", subjectId: id });
    return { contentType: PAGE_TYPE, content, inline: true };
  }

  /** Every picture beside the account's own problems, for the copy of its data. */
  async function ownedBy(userId: string): Promise<{ name: string; content: Uint8Array }[]> {
    const kept = [];
    for (const { number, fileId, fileKey } of await pictures.listOwnProblemPictures(db, userId))
      kept.push({ name: `${problemReference(number)}.jpg`, content: await files.read(fileId, fileKey) });
    return kept;
  }

  return {
    add,
    remove,
    read,
    ownedBy,
    work: () =>
      jobs.work(sweepProblemPictures, () =>
        removeStray({ clock, files }, PICTURE_FILES, (fileIds) => pictures.findKnownProblemPictures(db, fileIds)),
      ),
  };
}

async function requireOpen(tx: Db, user: SessionUser, id: string): Promise<ProblemRow> {
  const problem = (await lockProblem(tx, id)) ? await findProblem(tx, id) : undefined;
  if (problem?.userId !== user.id) throw new AppError("not_found");
  if (!isOpen(problem.state)) throw new AppError("illegal_transition");
  return problem;
}

function maySee({ userId, operatorId, state }: ProblemRow, user: SessionUser): boolean {
  if (user.role === "staff") return state === "with_staff";
  return user.role === "operator" ? operatorId === user.operatorId : userId === user.id;
}
