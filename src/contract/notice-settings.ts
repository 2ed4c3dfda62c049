/** How people are told: by topic and channel, when not, and the way out of mails without signing in. */
import { z } from "zod";
import { MAIL_WISHES } from "#domain/notifications/delivery.ts";
import { TOPICS } from "#domain/notifications/topics.ts";
import { TimeZone } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** `HH:MM`, 24 hours. */
const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const Choice = z.object({ topic: z.enum(TOPICS), app: z.boolean(), push: z.boolean(), mail: z.enum(MAIL_WISHES) });

export const NoticeSettings = z
  .object({
    /** Those that can come to somebody of this role, in the order of the settings. */
    topics: z.array(Choice),
    quiet: z.object({ from: ClockTime, until: ClockTime }).nullable(),
    /** When the daily summary comes. */
    summaryAt: ClockTime,
    /** Null while none was chosen. */
    timeZone: z.string().nullable(),
  })
  .meta({ id: "NoticeSettings" });
export type NoticeSettings = z.output<typeof NoticeSettings>;

export const getNoticeSettings = defineRoute({
  method: "GET",
  path: "/api/notice-settings",
  who: "signed_in",
  summary: "By which channels each topic comes, and the hours in which nothing but the urgent does.",
  response: NoticeSettings,
});

export const chooseTopics = defineRoute({
  method: "PUT",
  path: "/api/notice-settings/topics",
  who: "signed_in",
  summary:
    "Chooses the channels of one topic or several. Papers of a contract and of the account's safety come by mail always.",
  body: z.object({ choices: z.array(Choice).min(1).max(TOPICS.length) }),
  response: NoticeSettings,
  errors: ["demo_account"],
});

export const chooseHours = defineRoute({
  method: "PUT",
  path: "/api/notice-settings/hours",
  who: "signed_in",
  summary: "Sets quiet hours, which may go over midnight, and the hour of the summary, by the clock of a named zone.",
  body: z
    .object({
      quiet: z.object({ from: ClockTime, until: ClockTime }).nullable(),
      summaryAt: ClockTime,
      timeZone: TimeZone,
    })
    .refine(({ quiet }) => quiet?.from !== quiet?.until || quiet === null, { path: ["quiet", "until"] }),
  response: NoticeSettings,
  errors: ["demo_account"],
});

/** What a link in a mail ends: mails about one topic, or the daily summary. */
export const UNSUBSCRIBABLE = [...TOPICS, "summary"] as const;
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number];

const token = z.object({
  token: z
    .string()
    .max(512)
    .regex(/^[\w-]+$/),
});
const Ended = z.object({ from: z.enum(UNSUBSCRIBABLE) });

/** Also by mail programs themselves, from few addresses for many people (RFC 8058). */
const MOST_A_MINUTE = 600;

export const unsubscribe = defineRoute({
  method: "POST",
  path: "/api/unsubscribe/:token",
  who: "anyone",
  summary: "Ends the mails that a link of one of them names. Again is no mistake.",
  params: token,
  response: Ended,
  perMinute: MOST_A_MINUTE,
  errors: ["link_unknown"],
});

export const subscribeAgain = defineRoute({
  method: "POST",
  path: "/api/unsubscribe/:token/undo",
  who: "anyone",
  summary: "Takes it back: the mails come again as they did.",
  params: token,
  response: Ended,
  errors: ["link_unknown"],
});
