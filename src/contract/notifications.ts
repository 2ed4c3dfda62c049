/** What people are told, and what has happened around them. */
import { z } from "zod";
import { NOTICE_KINDS } from "#domain/notifications/notice.ts";
import { Instant } from "./amounts.ts";
import { NextActionView } from "./journey.ts";
import { defineRoute } from "./route.ts";

/** So many are kept in view. */
export const NEWEST_NOTICES = 50;

/** The words come from the catalogue by `kind`; `params` are the values in them. */
const Told = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of ours to go to; null: it leads nowhere. */
  link: z.string().nullable(),
  at: Instant,
  /** What came of it since, by the kind of the notice that told so; null: it stands as it was told. */
  settledBy: z.enum(NOTICE_KINDS).nullable(),
});

export const Notification = Told.extend({ read: z.boolean() }).meta({ id: "Notification" });
export type Notification = z.output<typeof Notification>;

export const Activity = Told.extend({
  /** What a `recommendation` is about, as it was told; null for everything else. */
  act: NextActionView.nullable(),
}).meta({ id: "Activity" });
export type Activity = z.output<typeof Activity>;

export const Notifications = z
  .object({
    /** The newest 50, newest first. */
    notifications: z.array(Notification),
    /** Of all, not only of those above. */
    unread: z.int(),
  })
  .meta({ id: "Notifications" });
export type Notifications = z.output<typeof Notifications>;

export const listNotifications = defineRoute({
  method: "GET",
  path: "/api/notifications",
  who: "signed_in",
  summary: "The newest 50 notifications and how many are unread.",
  response: Notifications,
});

export const readNotifications = defineRoute({
  method: "POST",
  path: "/api/notifications/read",
  who: "signed_in",
  summary: "Marks notifications as read: those of the ids, or all. Ids that are not one's own are passed over.",
  body: z.union([
    z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(200) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  response: z.object({ unread: z.int() }),
});

export const listActivity = defineRoute({
  method: "GET",
  path: "/api/activity",
  who: "signed_in",
  summary: "The newest 50 things that happened around this account, newest first.",
  response: z.array(Activity),
});
