/** Documents of one person: uploaded, read by a job, shown to their owner alone, deleted for good. */
import { createHash } from "node:crypto";
import type { AiAnalysis, TravelDocument } from "#contract/documents.ts";
import { type DocumentType, MAX_IN_WORK, successRate } from "#domain/documents/document.ts";
import { displayName, fileKind } from "#domain/documents/seen/file-kind.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { isRefusalReason, REFUSAL_REASONS } from "#verification/types.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { IntakeDeps } from "./intake/file-papers.ts";
import { intakeService } from "./intake/service.ts";
import { refuseMoreThanKept } from "./owner/fair-use.ts";
import { fileDocument, type Received } from "./owner/file-document.ts";
import { ownerActs } from "./owner/owner-acts.ts";
import { presentDocument } from "./owner/present-document.ts";
import { nusukPassport } from "./passports/nusuk-passport.ts";
import { checkedPassports } from "./passports/passports.ts";
import { ownerAct } from "./people/owner-act.ts";
import { paperJourneys } from "./people/paper-journeys.ts";
import * as people from "./people/people.repository.ts";
import { settleStanding } from "./people/settle-standing.ts";
import * as documents from "./repository.ts";
import { documentReviews } from "./reviews/reviews.ts";
import { type SecondOpinions, secondOpinions } from "./second-opinion/service.ts";
import { nusukPhotoOf, openAnalysis } from "./stored/analysis.ts";
import { newFileId, removeFile } from "./stored/file.ts";
import { readPageImage } from "./stored/read-page.ts";
import { sweepDocumentsWorker } from "./sweep-documents.job.ts";
import { judgeAgainWorker } from "./verdicts/judge-again.job.ts";
import { verdictWaiter } from "./verdicts/verdict-waiter.ts";
import { verifyDocumentWorker, verifyFirstWorker } from "./verdicts/verify-document.job.ts";

export type { CheckedPassport } from "./passports/passports.ts";
export {
  compareInLine,
  doublesAmong,
  type PassportShown,
  passportsBefore,
  passportsShown,
  secondPlaces,
} from "./passports/passports-in-line.ts";
export { portraitOf } from "./passports/portrait.ts";
export { handOverDocuments } from "./people/hand-over.ts";
export { markVerdictsDue } from "./people/journeys.repository.ts";
export { giveDocumentsTo, takeDocumentsFrom } from "./people/people.repository.ts";
export { sealUncheckedReading } from "./stored/analysis.ts";

/** Then the answer says how far the work is, and the work goes on. */
const ANSWER_WITHIN_MS = 25_000;
/** When all of a person's places are at work, one is free again in about so many seconds. */
const PLACE_FREE_SECONDS = 10;

export interface Owner {
  readonly id: string;
  readonly locale: Locale;
}

export interface NewUpload {
  readonly type: DocumentType;
  /** A traveller's id; undefined: the account's owner. */
  readonly memberId?: string | undefined;
  /** The version of the words by which another model may be asked about it. */
  readonly secondOpinion?: string | undefined;
  /** Whose model that is, as the uploader saw it. */
  readonly secondOpinionHost?: string | undefined;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

type Uploaded = { document: TravelDocument; aiAnalysis: AiAnalysis | null; duplicate: boolean };

export type DocumentService = ReturnType<typeof documentService>;

type Deps = Platform & Pick<IntakeDeps, "enter"> & { readonly notifications: NotificationService };

export function documentService(platform: Deps) {
  const { db, keys } = platform;
  const waiter = verdictWaiter();
  const opinions = secondOpinions(platform);

  const find = async (id: string, userId: string) => {
    const row = await documents.findDocument(db, id, userId);
    if (!row) throw new AppError("not_found");
    return row;
  };

  /** Answers when the verdict stands, or after a while with the document still pending. Throws the refusals of the contract. */
  async function upload(owner: Owner, sent: NewUpload): Promise<Uploaded> {
    const { id, duplicate } = await receive({ ...platform, opinions }, owner.id, sent);
    const row = await waiter.wait(id, ANSWER_WITHIN_MS, {
      read: () => documents.findDocument(db, id, owner.id),
      isDecided: (read) => read === undefined || read.stage === "done",
    });
    // Sent twice at once: whoever was first has been told why it is refused, and it is gone. The second is read by itself.
    if (!row && duplicate) return upload(owner, sent);
    if (!row) throw new AppError("not_found");
    if (row.refusal && isRefusalReason(row.refusal)) {
      if (!duplicate) await db.transaction().execute((tx) => deleteWithin(tx, owner.id, id));
      throw new AppError(REFUSAL_REASONS[row.refusal], { reason: row.refusal });
    }
    const document = presentDocument(keys, row, owner.locale);
    return { document, aiAnalysis: document.aiAnalysis, duplicate };
  }

  const verify = verifyDocumentWorker({ ...platform, opinions }, waiter);

  return {
    /** The workers of the four jobs. */
    verify,
    verifyFirst: verifyFirstWorker(platform, verify),
    sweep: sweepDocumentsWorker(platform),
    reviews: documentReviews(platform),
    judge: judgeAgainWorker(platform),
    acts: ownerActs(platform),
    intake: intakeService(platform),
    opinions,
    upload,

    async list({ id, locale }: Owner): Promise<TravelDocument[]> {
      const [rows, shared] = await Promise.all([documents.findOwnDocuments(db, id), documents.listShared(db, id)]);
      const own = rows.map((row) => presentDocument(keys, row, locale));
      return [...own, ...shared.map((row) => withoutContent(presentDocument(keys, row, locale)))];
    },

    /** What the account keeps: its owner's and its companions', and nothing of a household's other accounts. */
    async listKept({ id, locale }: Owner): Promise<TravelDocument[]> {
      const rows = await documents.findOwnDocuments(db, id);
      return rows.map((row) => presentDocument(keys, row, locale));
    },

    /** What there is and where it stands, without opening any of it. */
    states: (userId: string) => documents.listOwnStates(db, userId),

    /** The same for each of the people whom the account has entered beside its owner. */
    async companionStates(userId: string) {
      const companions = await people.listCompanionStates(db, userId);
      return companions.map(({ id, documents: papers, ...names }) => ({
        id,
        name: fullName(names),
        documents: papers,
      }));
    },

    /** What papers are judged for, by person of the account. */
    paperJourneys: (userId: string) => paperJourneys(platform, userId),

    async listOwn({ id, locale }: Owner): Promise<TravelDocument[]> {
      const rows = await documents.listOwnDocuments(db, id);
      return rows.map((row) => presentDocument(keys, row, locale));
    },

    async get(owner: Owner, id: string): Promise<TravelDocument> {
      return presentDocument(keys, await find(id, owner.id), owner.locale);
    },

    /** What stands in checked passports, for features whose callers have a right to it and who record that it went out. */
    passports: (tx: Db, travellerIds: readonly string[]) => checkedPassports(keys, tx, travellerIds),

    /** How often documents of this installation pass; counts alone. */
    rate: async () => successRate(await documents.countVerdicts(db)),

    /** A clean page, from 1, the judged one unless another is asked for; the upload itself is never given out. */
    async page(
      owner: Owner,
      id: string,
      page?: number,
      act: "read" | "exported" = "read",
    ): Promise<{ contentType: string; fileName: string; content: Buffer }> {
      const row = await find(id, owner.id);
      const { contentType, content } = await readPageImage(platform, row, page);
      await recordAudit(db, ownerAct(`document.${act}`, owner.id, id));
      return { contentType, fileName: `${row.type}.${contentType === "image/png" ? "png" : "jpg"}`, content };
    },

    /** The photo as Nusuk takes it. Throws AppError `not_found` where there is none. */
    async nusukPhoto(owner: Owner, id: string): Promise<{ contentType: string; fileName: string; content: Buffer }> {
      const { status, sealedAnalysis } = await find(id, owner.id);
      const photo = sealedAnalysis && nusukPhotoOf(status, openAnalysis(keys, id, sealedAnalysis));
      if (!photo) throw new AppError("not_found");
      await recordAudit(db, ownerAct("document.read", owner.id, id));
      return { contentType: "image/jpeg", fileName: "nusuk-photo.jpg", content: Buffer.from(photo.jpeg, "base64") };
    },

    /** A passport as Nusuk takes it. Throws AppError `not_found` where there is none. */
    async nusukPassport(owner: Owner, id: string): Promise<{ contentType: string; fileName: string; content: Buffer }> {
      const content = await nusukPassport(platform, await find(id, owner.id));
      await recordAudit(db, ownerAct("document.read", owner.id, id));
      return { contentType: "image/jpeg", fileName: "nusuk-passport.jpg", content };
    },

    /** The row goes first and takes the file's key with it; the file is noise from then on. */
    async remove(owner: Owner, id: string): Promise<void> {
      const gone = await db.transaction().execute(async (tx) => {
        const deleted = await deleteWithin(tx, owner.id, id);
        if (!deleted) throw new AppError("not_found");
        await recordAudit(tx, ownerAct("document.deleted", owner.id, id));
        return deleted;
      });
      await removeFile(platform.files, gone.fileId);
    },
  };
}

/** What was in its place stands again. That, and verdicts that it spoke against, are due by a trigger. */
async function deleteWithin(tx: Db, userId: string, id: string) {
  await lockAccount(tx, userId);
  const deleted = await documents.deleteDocumentRow(tx, id, userId);
  if (deleted) await settleStanding(tx, deleted);
  return deleted;
}

/** What an administrator of the household sees of a member's document: that it is there and how it stands, never what it says. */
function withoutContent(document: TravelDocument): TravelDocument {
  return { ...document, aiAnalysis: null, review: null, nameAsRead: null, nusukPhoto: null, fileName: "" };
}

/** The file first, then its row and its job in one transaction: what fails between leaves a stray file, swept later. */
async function receive(
  { opinions, ...deps }: Platform & { readonly opinions: SecondOpinions },
  userId: string,
  upload: NewUpload,
): Promise<Received> {
  const { db, files } = deps;
  const contentType = fileKind(upload.bytes);
  if (upload.bytes.length === 0) throw new AppError("file_empty");
  if (!contentType) throw new AppError("file_type");
  const contentDigest = createHash("sha256").update(upload.bytes).digest();
  await refuseTooMany(db, userId);
  const fileId = newFileId();
  const fileKey = await files.put(fileId, upload.bytes);
  const file = { fileName: displayName(upload.fileName), contentType, contentDigest, fileId, fileKey };
  const received = await db.transaction().execute(async (tx) => {
    const before = await refuseTooMany(tx, userId);
    const person = await whose(tx, userId, upload.memberId);
    const row = { userId, travellerId: person?.id ?? null, type: upload.type, sizeBytes: upload.bytes.length, ...file };
    const filed = await fileDocument(deps, tx, row, before);
    if (!filed.duplicate && upload.secondOpinion !== undefined)
      await opinions.agree(tx, { userId, documentId: filed.id, seen: upload.secondOpinionHost });
    return filed;
  });
  if (received.duplicate) await files.remove(fileId);
  return received;
}

/** The traveller whose document it is; undefined for an owner who is none. Throws AppError `not_found`. */
async function whose(db: Db, userId: string, memberId: string | undefined): Promise<people.Person | undefined> {
  if (memberId === undefined) return people.findSelf(db, userId);
  const person = await people.findPerson(db, userId, memberId);
  if (!person) throw new AppError("not_found");
  return person;
}

/**
 * How many are at work. Throws AppError `too_many_requests`, and the refusals of `refuseMoreThanKept`. Asked before the file is written, to save the work, and again where nobody else can slip in between.
 */
async function refuseTooMany(tx: Db, userId: string): Promise<number> {
  const uploads = await documents.countForUploader(tx, userId);
  const { inWork } = uploads;
  refuseMoreThanKept(uploads, 1);
  if (inWork >= MAX_IN_WORK) throw new AppError("too_many_requests", { seconds: PLACE_FREE_SECONDS });
  return inWork;
}
