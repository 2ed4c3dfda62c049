/** Notices, and how people wish to be told, as types. */
import type { Generated, JSONColumnType } from "kysely";
import type { MailWish } from "#domain/notifications/delivery.ts";
import type { NoticeKind, NoticeParams } from "#domain/notifications/notice.ts";
import type { Topic } from "#domain/notifications/topics.ts";
import type { Computed, InstantColumn, Nullable, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  kind: NoticeKind;
  params: JSONColumnType<NoticeParams, string, string>;
  link: string | null;
  namesId: string | null;
  namesTravellerId: Generated<string | null>;
  about: Generated<string | null>;
  settledBy: Generated<NoticeKind | null>;
  createdAt: InstantColumn;
  readAt: NullableInstant;
  inApp: Generated<boolean>;
  summedAt: NullableInstant;
}

export interface ActivityTable {
  id: Computed<number>;
  userId: string;
  kind: NoticeKind;
  params: JSONColumnType<NoticeParams, string, string>;
  link: string | null;
  namesId: string | null;
  namesTravellerId: Generated<string | null>;
  about: Generated<string | null>;
  settledBy: Generated<NoticeKind | null>;
  createdAt: InstantColumn;
}

export interface NoticeChoicesTable {
  userId: string;
  topic: Topic;
  app: boolean;
  push: boolean;
  mail: MailWish;
  mailBefore: Nullable<MailWish>;
}

export interface NoticeDeliveriesTable {
  notificationId: string;
  channel: "push" | "mail";
  dueAt: InstantColumn;
}

export interface NoticeSettingsTable {
  userId: string;
  timeZone: Generated<string>;
  quietFrom: Nullable<number>;
  quietUntil: Nullable<number>;
  summaryAt: Generated<number>;
  summaryDueAt: NullableInstant;
  /** Since when notices wait for the summary. */
  summedUpTo: NullableInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    notifications: NotificationsTable;
    activity: ActivityTable;
    noticeChoices: NoticeChoicesTable;
    noticeDeliveries: NoticeDeliveriesTable;
    noticeSettings: NoticeSettingsTable;
  }
}
