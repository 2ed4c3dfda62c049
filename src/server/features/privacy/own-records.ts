/** What the account has agreed to, and who has seen its documents. */
import type { Consent, DocumentView } from "#contract/own-records.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { endConsents } from "#server/platform/records/consents.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService } from "../households/service.ts";
import type { TravellerService } from "../travellers/service.ts";
import type { WishService } from "../wishes/service.ts";
import * as rows from "./own-records.repository.ts";

const VISIT_MS = HOUR_MS;

export interface RecordsDeps extends Pick<Platform, "db" | "clock"> {
  readonly travellers: Pick<TravellerService, "change">;
  readonly households: Pick<HouseholdService, "changeMember">;
  readonly documents: Pick<DocumentService, "opinions">;
  readonly wishes: Pick<WishService, "withdraw">;
}

export function ownRecords({ db, clock, travellers, households, documents, wishes }: RecordsDeps) {
  async function consents(userId: string): Promise<Consent[]> {
    const found = await rows.findConsents(db, userId);
    return found.map(({ givenAt, endedAt, ...row }) => ({
      ...row,
      person: nameOf(row),
      givenAt: givenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }

  /** What stood on it goes with it. Throws AppError `not_found`, `demo_account`. */
  async function withdraw(user: SessionUser, id: string): Promise<Consent[]> {
    const consent = (await rows.findConsents(db, user.id)).find((one) => one.id === id);
    if (!consent) throw new AppError("not_found");
    if (user.demo) throw new AppError("demo_account");
    if (consent.endedAt === null) {
      await end(user, consent);
      await endConsents(db, clock()).where("id", "=", id).execute();
    }
    return consents(user.id);
  }

  async function end(user: SessionUser, { kind, subjectId, groupId }: rows.ConsentRow): Promise<void> {
    if (kind === "needs_kept") await travellers.change(user, subjectId, { specialNeeds: null });
    else if (kind === "second_opinion") await documents.opinions.withdraw(user.id, subjectId);
    // Whether it stands is read from the record itself.
    else if (kind === "assistant_model") return;
    else if (kind === "wishes_counted") await wishes.withdraw(user);
    else if (groupId !== null) {
      const ended = kind === "needs_shared" ? { shareNeeds: null } : { showPortrait: false };
      await households.changeMember(user, { groupId, memberId: subjectId }, ended);
    }
  }

  async function views(userId: string): Promise<DocumentView[]> {
    const views = (await rows.listViews(db, userId)).map((row) => ({
      ...{ id: String(row.id), at: row.at.toISOString(), ...viewerOf(row) },
      ...{ document: row.document, person: nameOf(row) },
    }));
    return views.filter((view, place) => !isOneVisit(view, views[place - 1]));
  }

  return { consents, withdraw, views };
}

/** Opening a document and turning its pages is one visit, told by its last look. */
function isOneVisit(view: DocumentView, after: DocumentView | undefined): boolean {
  const [one, other] = [view, after].map((look) => look && { ...look, id: "", at: "" });
  return (
    after !== undefined &&
    JSON.stringify(one) === JSON.stringify(other) &&
    Date.parse(after.at) - Date.parse(view.at) <= VISIT_MS
  );
}

function nameOf({ surname, givenNames }: Pick<rows.ConsentRow, "surname" | "givenNames">): string | null {
  return surname === null ? null : fullName({ surname, givenNames: givenNames ?? "" });
}

function viewerOf(row: rows.ViewRow): Pick<DocumentView, "viewer" | "name" | "reason"> {
  const { action, isOwn, host, viewerName: name } = row;
  if (action === "document.exported") return { viewer: "export", name: null, reason: "own_copy" };
  if (action === "document.taken_offline") {
    return { viewer: isOwn ? "device" : "household", name, reason: "taken_offline" };
  }
  if (action === "document.opinion_given") return { viewer: "model", name: host, reason: "second_opinion" };
  if (action === "document.portrait_seen") return { viewer: "household", name, reason: "portrait" };
  return { viewer: "staff", name, reason: action === "licence.read" ? "checks_licence" : "decides" };
}
