/** Questions to operators: asked by pilgrims, answered in place, hidden by staff. */
import { ENQUIRY_LIST, type Enquiry } from "#contract/enquiries.ts";
import { type EnquiryState, MAX_OPEN_QUESTIONS, SHOWN_QUESTIONS } from "#domain/reviews/enquiry.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { ReviewDependencies } from "./deps.ts";
import * as rows from "./enquiries.repository.ts";

interface Question {
  readonly question: string;
  readonly isPublic: boolean;
}

export function enquiries({ db, clock, limits, live, packages, notifications }: ReviewDependencies) {
  /** Throws AppError `not_found` for a package that the reader does not see. */
  async function shown(packageId: string, reader: SessionUser | null): Promise<Enquiry[]> {
    await packages.read(packageId, reader);
    const [own, open] = await Promise.all([
      reader ? rows.ownEnquiries(db, packageId, reader.id) : [],
      rows.publicEnquiries(db, packageId, reader?.id ?? null, SHOWN_QUESTIONS),
    ]);
    return [...own, ...open].slice(0, SHOWN_QUESTIONS).map((row) => present(row, reader?.id ?? null));
  }

  /** Throws AppError `not_found`, `not_on_sale`, `too_many_questions`, `too_many_requests`. */
  async function ask(asker: SessionUser, packageId: string, asked: Question): Promise<Enquiry> {
    const offer = await packages.read(packageId, asker);
    if (offer.status !== "listed") throw new AppError("not_on_sale");
    // Before the account's lock: a counter has a connection of its own, and all who wait for the lock hold theirs.
    if (!(await rows.sameEnquiry(db, packageId, asker.id, asked.question))) await limits.take("question", asker.id);
    return db.transaction().execute(async (tx) => {
      await lockAccount(tx, asker.id);
      const earlier = await rows.sameEnquiry(tx, packageId, asker.id, asked.question);
      const id = earlier?.id ?? (await add(tx, asker, { ...asked, packageId, operatorId: offer.operatorId }));
      return present(await required(tx, id), asker.id);
    });
  }

  async function add(
    tx: Db,
    asker: SessionUser,
    { operatorId, ...asked }: Question & { readonly packageId: string; readonly operatorId: string },
  ): Promise<string> {
    if ((await rows.countOpen(tx, asked.packageId, asker.id)) >= MAX_OPEN_QUESTIONS)
      throw new AppError("too_many_questions", { max: MAX_OPEN_QUESTIONS });
    const { id } = await rows.insertEnquiry(tx, { ...asked, userId: asker.id, createdAt: clock() });
    await recordAudit(tx, audited(asker.id, "enquiry.asked", id));
    const { packageName } = await required(tx, id);
    const link = "/operator-dashboard?tab=marketplace";
    await notifications.notify(tx, {
      userId: operatorId,
      kind: "question_asked",
      params: { package: packageName },
      link,
    });
    await live.tell(tx, { userId: operatorId, type: "voice_update", id });
    return id;
  }

  async function ofOperator(operatorId: string, state: EnquiryState): Promise<Enquiry[]> {
    const found = await rows.enquiriesOfOperator(db, operatorId, state, ENQUIRY_LIST);
    return found.map((row) => present(row, operatorId));
  }

  /** The asker's own about any package, the newest first. */
  async function ofAsker(userId: string, limit: number): Promise<Enquiry[]> {
    return (await rows.enquiriesOfAsker(db, userId, limit)).map((row) => present(row, userId));
  }

  /** Throws AppError `not_found`, `illegal_transition` for one that is answered or hidden. */
  async function answer(operator: SessionUser, id: string, text: string): Promise<Enquiry> {
    return db.transaction().execute(async (tx) => {
      const row = await rows.lockEnquiry(tx, id);
      if (row?.operatorId !== operator.operatorId) throw new AppError("not_found");
      if (row.answer !== null || row.hiddenAt !== null) throw new AppError("illegal_transition");
      await rows.saveEnquiryAnswer(tx, id, text, clock());
      await recordAudit(tx, audited(operator.id, "enquiry.answered", id));
      const params = { package: row.packageName, operator: row.operatorName };
      const link = `/packages/${row.packageId}#questions`;
      const notice = { kind: "question_answered", params, namesId: row.operatorId, link } as const;
      await notifications.notify(tx, { ...notice, userId: row.userId });
      await tellBoth(tx, row);
      return present(await required(tx, id), operator.id);
    });
  }

  /** Throws AppError `not_found`, `illegal_transition` for one that is hidden already. */
  async function hide(staff: SessionUser, id: string, reason: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await rows.lockEnquiry(tx, id);
      if (!row) throw new AppError("not_found");
      if (row.hiddenAt !== null) throw new AppError("illegal_transition");
      await rows.markEnquiryHidden(tx, id, reason, clock());
      await recordAudit(tx, audited(staff.id, "enquiry.hidden", id));
      const params = { package: row.packageName, reason };
      await notifications.notify(tx, { userId: row.userId, kind: "question_hidden", params });
      await tellBoth(tx, row);
    });
  }

  /** The pages of who asked and of the operator fetch it again. */
  async function tellBoth(tx: Db, { id, userId, operatorId }: rows.EnquiryRow): Promise<void> {
    await live.tell(tx, ...[userId, operatorId].map((side) => ({ userId: side, type: "voice_update" as const, id })));
  }

  return { shown, ask, ofAsker, ofOperator, answer, hide };
}

async function required(tx: Db, id: string): Promise<rows.EnquiryRow> {
  const row = await rows.lockEnquiry(tx, id);
  if (!row) throw new Error(`the question ${id} is not there`);
  return row;
}

/** Whoever asked stands nowhere in it. */
function present({ userId, answer, answeredAt, ...row }: rows.EnquiryRow, readerId: string | null): Enquiry {
  const isMine = userId === readerId;
  return {
    id: row.id,
    packageId: row.packageId,
    packageName: row.packageName,
    question: row.question,
    isPublic: row.isPublic,
    isMine,
    createdAt: row.createdAt.toISOString(),
    answer: answer && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
    hiddenReason: isMine ? row.hiddenReason : null,
    operatorStopped: row.operatorStopped,
  };
}

function audited(actorId: string, action: string, subjectId: string) {
  return { actorId, action, subjectType: "enquiry", subjectId };
}
