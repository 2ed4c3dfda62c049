/** Tells people, and the teams of operators, what happened: the only place that writes notifications and activity, and the mail and the live word of them. */
import type { Activity, Notifications } from "#contract/notifications.ts";
import { mannerOf, type NoticeKind, type NoticeParams } from "#domain/notifications/notice.ts";
import { teamRightOf } from "#domain/notifications/team-notices.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import type { Letter, MailService } from "../mail/service.ts";
import * as rows from "./repository.ts";

export interface Notice {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly params?: NoticeParams;
  /** The path it leads to. */
  readonly link?: string;
  /** What goes with its mail. */
  readonly attach?: Letter["attach"];
}

export type NotificationService = ReturnType<typeof notificationService>;

export function notificationService(
  platform: Pick<Platform, "db" | "clock" | "live"> & { readonly mail: MailService },
) {
  const { db, clock, live, mail } = platform;

  /** With the caller's transaction; in which manner, the kind says. */
  async function notify(tx: Db, ...addressed: readonly Notice[]): Promise<void> {
    if (addressed.length === 0) return;
    const notices = [...addressed, ...(await forTheTeam(tx, addressed))];
    const rowsOf = (list: readonly Notice[]) => list.map((notice) => rowOf(notice, clock()));
    await rows.insertActivity(tx, rowsOf(notices));
    const told = notices.filter(({ kind }) => mannerOf(kind).told);
    const unread = told.length > 0 ? await rows.insertNotifications(tx, rowsOf(told)) : [];
    await live.tell(tx, ...unread.map((row) => ({ ...row, type: "notification" as const })));
    for (const { userId, kind, params = {}, link, attach } of notices) {
      const letter = { catalogue: "notifications", key: kind, values: params, path: link ?? null, attach } as const;
      if (mannerOf(kind).mail) await mail.post(tx, userId, letter);
    }
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

  async function activity(userId: string): Promise<Activity[]> {
    const newest = await rows.newestActivity(db, userId);
    return newest.map(({ id, createdAt, ...row }) => ({ ...row, id: String(id), at: createdAt.toISOString() }));
  }

  return { notify, list, read, activity };
}

/** What employees of the addressed operators get beside them, each a notice of their own: read by one, it stays new to the others. */
async function forTheTeam(tx: Db, notices: readonly Notice[]): Promise<Notice[]> {
  const shared = notices.flatMap((notice) => {
    const right = teamRightOf(notice.kind);
    return right ? [{ notice, right }] : [];
  });
  const team = await rows.employeesOf(
    tx,
    shared.map(({ notice }) => notice.userId),
  );
  return shared.flatMap(({ notice, right }) =>
    team
      .filter(({ operatorId, rights }) => operatorId === notice.userId && rights.includes(right))
      .map(({ userId }) => ({ ...notice, userId })),
  );
}

function rowOf({ userId, kind, params = {}, link }: Notice, createdAt: Date) {
  return { userId, kind, params: JSON.stringify(params), link: link ?? null, createdAt };
}
