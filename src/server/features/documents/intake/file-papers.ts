/** The yes to an intake: new travellers are entered and papers become documents, all in one transaction. */
import type { agreeToIntake } from "#contract/intake.ts";
import type { RouteInput, RouteOutput } from "#contract/route.ts";
import type { NewTraveller } from "#contract/travellers.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { refuseMoreThanKept } from "../owner/fair-use.ts";
import { fileDocument } from "../owner/file-document.ts";
import { findPerson, findSelf } from "../people/people.repository.ts";
import { countForUploader } from "../repository.ts";
import { removeFile } from "../stored/file.ts";
import * as papers from "./repository.ts";

export interface Agreeing {
  readonly id: string;
  readonly demo: boolean;
}

export interface IntakeDeps extends Pick<Platform, "db" | "clock" | "files" | "jobs"> {
  /** Enters somebody within the transaction; throws AppError `too_many_travellers`, `unacceptable`. */
  readonly enter: (tx: Db, owner: Agreeing, draft: NewTraveller) => Promise<string>;
}

type Agreed = RouteInput<typeof agreeToIntake>["body"];
type Person = Agreed["papers"][number]["person"];
type Filed = RouteOutput<typeof agreeToIntake>;

/** Throws AppError `not_found`, `illegal_transition`, those of `refuseMoreThanKept` and of `enter`. */
export async function filePapers(deps: IntakeDeps, owner: Agreeing, agreed: Agreed): Promise<Filed> {
  const { db, files } = deps;
  const leftOver: string[] = [];
  const filed = await db.transaction().execute(async (tx) => {
    const uploads = await countForUploader(tx, owner.id);
    refuseMoreThanKept(uploads, agreed.papers.length);
    const travellers: { key: string; id: string }[] = [];
    for (const { key, ...draft } of agreed.newcomers) travellers.push({ key, id: await deps.enter(tx, owner, draft) });
    const documents: Filed["filed"] = [];
    for (const [at, { id, type, person }] of agreed.papers.entries()) {
      const travellerId = await travellerOf(tx, owner.id, person, travellers);
      const { fileId, ...paper } = await takeOut(tx, owner.id, id);
      const row = { ...paper, userId: owner.id, travellerId, type, fileId };
      const { id: documentId, duplicate } = await fileDocument(deps, tx, row, uploads.inWork + at);
      if (duplicate) leftOver.push(fileId);
      documents.push({ id, documentId, duplicate });
    }
    return { filed: documents, travellers };
  });
  for (const fileId of leftOver) await removeFile(files, fileId);
  return filed;
}

/** What of the waiting row goes over to the document. Of two who agree at once the second finds nothing left. */
async function takeOut(tx: Db, userId: string, id: string) {
  const paper = await papers.deletePaper(tx, userId, id);
  if (!paper) throw new AppError("not_found");
  const { stage, fileId, fileKey, fileName, contentType, contentDigest, sizeBytes } = paper;
  if (stage !== "done" || !fileId || !fileKey) throw new AppError("illegal_transition");
  return { fileId, fileKey, fileName, contentType, contentDigest, sizeBytes };
}

/** Null: the account's owner, who is not among the travellers. */
async function travellerOf(
  tx: Db,
  userId: string,
  person: Person,
  entered: readonly { key: string; id: string }[],
): Promise<string | null> {
  if (person.kind === "owner") return (await findSelf(tx, userId))?.id ?? null;
  const id =
    person.kind === "traveller"
      ? (await findPerson(tx, userId, person.id))?.id
      : entered.find(({ key }) => key === person.key)?.id;
  if (id === undefined) throw new AppError("not_found");
  return id;
}
