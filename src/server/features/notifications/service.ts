/** Tells people, and the teams of operators, what happened: the only place that writes notifications and activity, and the mail and the live word of them. */
import type { Activity, Notifications } from "#contract/notifications.ts";
import { type DeliveryPlan, planDelivery } from "#domain/notifications/delivery.ts";
import type { NoticeKind, NoticeParams } from "#domain/notifications/notice.ts";
import { teamKindsOf, teamRightOf } from "#domain/notifications/team-notices.ts";
import type { Recommendable } from "#domain/obligations/told/recommendation.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Letter, MailService } from "../mail/service.ts";
import { deliverDue, dueWorker } from "./deliver-due.job.ts";
import { insertDeliveries } from "./deliveries.repository.ts";
import { noticeLetter } from "./notice-letter.ts";
import { type PushDeps, pushService } from "./push/service.ts";
import { actIn, recommend } from "./recommending.ts";
import * as rows from "./repository.ts";
import { findReaders, type KnownReader } from "./settings/readers.repository.ts";
import { settingsService } from "./settings/settings.ts";
import { unsubscribing } from "./settings/unsubscribing.ts";
import { sendSummaries, summaryWorker } from "./summaries.job.ts";

export interface Notice {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly params?: NoticeParams;
  /** Somebody else's account whose name stands in `params`: the notice goes when that account does. */
  readonly namesId?: string | null;
  /** Somebody without an account whose name stands in `params`: the notice goes when they do. */
  readonly namesTravellerId?: string | null;
  /** What it is about, where that ends or is decided later: what settles the same is said beside it then. */
  readonly about?: string;
  /** What it tells the end of, or a newer state; earlier notices to the same account about it are no news any more. */
  readonly settles?: string;
  /** A path that is not the reader's any more: earlier notices to the same account lead there no longer, and are over. */
  readonly closes?: string;
  /** The path it leads to. */
  readonly link?: string;
  /** What goes with its mail. */
  readonly attach?: Letter["attach"];
}

export type NotificationService = ReturnType<typeof notificationService>;

interface Deps extends PushDeps, Pick<Platform, "live"> {
  readonly mail: MailService;
}

export function notificationService(platform: Deps) {
  const { db, clock, live, jobs, mail } = platform;
  const push = pushService(platform);

  /** With the caller's transaction; by which channels and when, the kind and its reader's wishes say. */
  async function notify(tx: Db, ...addressed: readonly Notice[]): Promise<void> {
    if (addressed.length === 0) return;
    const notices = [...addressed, ...(await forTheTeam(tx, addressed))];
    const now = clock();
    const readers = await findReaders(tx, [...new Set(notices.map(({ userId }) => userId))]);
    await rows.settleNotices(tx, notices, now);
    await rows.close(tx, notices, now);
    await rows.insertActivity(
      tx,
      notices.map((notice) => rowOf(notice, now)),
    );
    for (const notice of notices) {
      const reader = readers.get(notice.userId);
      const plan = reader && planDelivery(notice.kind, reader, now, notice.attach !== undefined);
      if (plan) await tell(tx, notice, { plan, reader, now });
    }
  }

  /** What is over for everybody: notices about it say so, by `kind`, whoever they were addressed to. */
  async function settle(tx: Db, about: readonly string[], kind: NoticeKind): Promise<void> {
    if (about.length === 0) return;
    const told = await rows.settleForAll(tx, about, kind, clock());
    await live.tell(tx, ...told.map((userId) => ({ userId, type: "notification" as const, id: "read" })));
  }

  async function tell(
    tx: Db,
    notice: Notice,
    how: { plan: DeliveryPlan; reader: KnownReader; now: Date },
  ): Promise<void> {
    const { plan, reader, now } = how;
    const id = await rows.insertNotification(tx, { ...rowOf(notice, now), inApp: plan.inApp });
    await live.tell(tx, { userId: notice.userId, type: "notification", id });
    const isLater = (at: Date | null) => at !== null && at > now;
    if (plan.push && !isLater(plan.push)) await push.send(tx, id, reader.subscriptionIds);
    if (plan.mail && !isLater(plan.mail)) await mail.post(tx, notice.userId, noticeLetter(notice));
    const waiting = (["push", "mail"] as const).flatMap((channel) => {
      const dueAt = plan[channel];
      return dueAt && isLater(dueAt) ? [{ notificationId: id, channel, dueAt }] : [];
    });
    await insertDeliveries(tx, waiting);
  }

  async function list(userId: string): Promise<Notifications> {
    const [newest, unread] = await Promise.all([rows.newestNotifications(db, userId), rows.countUnread(db, userId)]);
    const notifications = newest.map(({ createdAt, readAt, ...row }) => ({
      ...row,
      at: createdAt.toISOString(),
      read: readAt !== null,
    }));
    return { notifications, unread };
  }

  /** How many stay unread; the person's other pages are told. */
  async function read(userId: string, ids: readonly string[] | null): Promise<number> {
    return db.transaction().execute(async (tx) => {
      const count = await rows.markRead(tx, userId, ids, clock());
      if (count > 0) await live.tell(tx, { userId, type: "notification", id: "read" });
      return rows.countUnread(tx, userId);
    });
  }

  /** What somebody has not read of the business is no more theirs to know: neither in the list or the activity nor by push, mail or summary. */
  const takeBack = (tx: Db, userId: string, lost: readonly OperatorRight[]) =>
    rows.deleteUnread(tx, userId, teamKindsOf(lost));

  async function activity(userId: string): Promise<Activity[]> {
    return (await rows.newestActivity(db, userId)).map(presentActivity).filter(isTellable);
  }

  function work(): void {
    push.work();
    jobs.work(deliverDue, dueWorker({ db, clock, mail, push }));
    jobs.work(sendSummaries, summaryWorker({ db, clock, mail }));
  }

  return {
    ...{ notify, settle, takeBack, list, read, activity, push, work },
    recommend: (userId: string, standing: Recommendable) => recommend({ db, clock, live }, userId, standing),
    settings: settingsService(platform),
    unsubscribing: unsubscribing(platform),
  };
}

function presentActivity({ id, createdAt, ...row }: rows.ActivityRow): Activity {
  const told = { ...row, id: String(id), at: createdAt.toISOString(), act: null };
  return row.kind === "recommendation" ? { ...told, params: {}, act: actIn(row.params) } : told;
}

/** A recommendation is its act: one that another version noted, and this one cannot read, says nothing. */
function isTellable({ kind, act }: Activity): boolean {
  return kind !== "recommendation" || act !== null;
}

/** What employees of the addressed operators get beside them, each a notice of their own: read by one, it stays new to the others. */
async function forTheTeam(tx: Db, notices: readonly Notice[]): Promise<Notice[]> {
  const shared = notices.flatMap((notice) => {
    const right = teamRightOf(notice.kind);
    return right ? [{ notice, right }] : [];
  });
  const team = await rows.listTeamMembers(
    tx,
    shared.map(({ notice }) => notice.userId),
  );
  return shared.flatMap(({ notice, right }) =>
    team
      .filter(({ operatorId, rights }) => operatorId === notice.userId && rights.includes(right))
      .map(({ userId }) => ({ ...notice, userId })),
  );
}

function rowOf(notice: Notice, createdAt: Date) {
  const { userId, kind, params = {}, link = null, namesId = null, namesTravellerId = null, about = null } = notice;
  return { userId, kind, params: JSON.stringify(params), link, namesId, namesTravellerId, about, createdAt };
}
