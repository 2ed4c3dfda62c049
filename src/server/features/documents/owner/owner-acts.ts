/** What an owner does with a document beside uploading and deleting it: on its name, on a device, and who has seen it. */
import { DOCUMENT_EVENTS, type DocumentEvent } from "#contract/documents.ts";
import type { Platform } from "#server/platform/context.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit, recordOnceADay } from "#server/platform/records/audit.ts";
import { ownerAct } from "../people/owner-act.ts";
import { settleStanding } from "../people/settle-standing.ts";
import { markNameConfirmed, markNameDisputed } from "../people/standing.repository.ts";
import { findDocument, type OwnDocumentRow } from "../repository.ts";
import { openAnalysis } from "../stored/analysis.ts";
import { listEvents } from "./history.repository.ts";
import { nameAsRead } from "./present-document.ts";

const MOST_EVENTS = 200;

type Deps = Pick<Platform, "db" | "clock" | "keys" | "live">;

export function ownerActs({ db, clock, keys, live }: Deps) {
  const find = async (userId: string, id: string, tx = db): Promise<OwnDocumentRow> => {
    const row = await findDocument(tx, id, userId);
    if (!row) throw new AppError("not_found");
    return row;
  };

  const hasName = ({ id, sealedAnalysis }: OwnDocumentRow) =>
    sealedAnalysis !== null && nameAsRead(openAnalysis(keys, id, sealedAnalysis)) !== null;

  return {
    /** Once. Throws AppError `illegal_transition` where no name was read, where it was denied, and for history. */
    confirmName: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockAccount(tx, userId);
        const row = await find(userId, id, tx);
        if (!hasName(row) || row.replacedBy || row.nameDisputedAt) throw new AppError("illegal_transition");
        if (!(await markNameConfirmed(tx, id, clock()))) return;
        await recordAudit(tx, ownerAct("document.name_confirmed", userId, id));
        await live.tell(tx, { userId, type: "document_update", id });
      }),

    /** Throws AppError `illegal_transition` where no name was read, and for a document that is history. */
    disputeName: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockAccount(tx, userId);
        const row = await find(userId, id, tx);
        if (!hasName(row) || row.replacedBy) throw new AppError("illegal_transition");
        // Where it is refused anyway, or a person has looked already, the word is noted and changes no verdict.
        const opens = row.status !== "rejected" && !row.reviewedAt;
        await markNameDisputed(tx, id, clock(), opens);
        if (opens) await settleStanding(tx, row);
        await recordAudit(tx, ownerAct("document.name_disputed", userId, id));
        await live.tell(tx, { userId, type: "document_update", id });
      }),

    /** Before the whole numbers of these passports go onto a device of the owner's; its refreshes of a day are one. */
    takeOffline: (userId: string, passportIds: readonly string[]): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockAccount(tx, userId);
        await recordOnceADay(
          tx,
          { actorId: userId, action: "document.taken_offline", subjectType: "document" },
          passportIds,
        );
      }),

    async history(userId: string, id: string): Promise<DocumentEvent[]> {
      await find(userId, id);
      const events = await listEvents(db, id, MOST_EVENTS);
      return events.flatMap(({ id: eventId, at, action, actorId, role }) => {
        const what = DOCUMENT_EVENTS.find((event) => action === `document.${event}`);
        if (!what) return [];
        return [{ id: String(eventId), at: at.toISOString(), what, by: actorOf(actorId === userId, role) }];
      });
    },
  };
}

function actorOf(isOwner: boolean, role: string | null): DocumentEvent["by"] {
  if (isOwner) return "owner";
  if (role === null) return "product";
  return role === "staff" ? "staff" : "household";
}
