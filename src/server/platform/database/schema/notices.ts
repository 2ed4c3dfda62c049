/** The tables of how people are told, as types; see schema.ts. */
import type { ColumnType, Generated } from "kysely";
import type { MailWish } from "#domain/notifications/delivery.ts";
import type { Topic } from "#domain/notifications/topics.ts";

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableMinute = ColumnType<number | null, number | null | undefined, number | null>;

export interface PushKeysTable {
  onlyOne: Generated<boolean>;
  publicKey: string;
  sealedPrivateKey: Buffer;
  madeAt: Instant;
}

export interface PushSubscriptionsTable {
  id: string;
  userId: string;
  sessionId: string;
  endpointHash: Buffer;
  sealedSubscription: Buffer;
  createdAt: Instant;
}

export interface NoticeSettingsTable {
  userId: string;
  timeZone: Generated<string>;
  quietFrom: NullableMinute;
  quietUntil: NullableMinute;
  summaryAt: Generated<number>;
  summaryDueAt: NullableInstant;
  /** Since when notices wait for the summary. */
  summedUpTo: NullableInstant;
}

export interface NoticeChoicesTable {
  userId: string;
  topic: Topic;
  app: boolean;
  push: boolean;
  mail: MailWish;
  mailBefore: ColumnType<MailWish | null, MailWish | null | undefined, MailWish | null>;
}

export interface NoticeDeliveriesTable {
  notificationId: string;
  channel: "push" | "mail";
  dueAt: Instant;
}
