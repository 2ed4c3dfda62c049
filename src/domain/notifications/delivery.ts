/** By which channels a notice goes out, and when: the one rule behind app, push and mail. docs/decisions/0040 */
import { MINUTE_MS } from "#domain/durations.ts";
import { mannerOf, type NoticeKind } from "./notice.ts";
import { type QuietHours, quietUntil } from "./quiet-hours.ts";
import { isEssential, isUrgent, type Topic, topicOf } from "./topics.ts";

/** `daily`: in the summary of what is still unread. */
export const MAIL_WISHES = ["now", "daily", "off"] as const;
export type MailWish = (typeof MAIL_WISHES)[number];

export interface ChannelWishes {
  readonly app: boolean;
  readonly push: boolean;
  readonly mail: MailWish;
}

/** Where nothing was chosen. Push reaches nobody who has not said so to a browser of theirs. */
export const DEFAULT_WISHES: ChannelWishes = { app: true, push: true, mail: "now" };

export type Choices = Readonly<Partial<Record<Topic, ChannelWishes>>>;

/** After a push a mail waits for so long, and is not sent once the notice was read. */
export const MAIL_WAITS_MINUTES = 3;

export interface Reader {
  readonly choices: Choices;
  readonly quiet: QuietHours | null;
  /** Whether a browser of theirs shows pushes. */
  readonly hasBrowser: boolean;
}

/** Null: not by this channel. */
export interface DeliveryPlan {
  readonly inApp: boolean;
  readonly push: Date | null;
  readonly mail: Date | null;
}

/** What somebody wishes for a topic; of the account's safety the app always tells. */
export function wishesFor(topic: Topic, choices: Choices): ChannelWishes {
  const chosen = choices[topic] ?? DEFAULT_WISHES;
  return topic === "account" ? { ...chosen, app: true } : chosen;
}

/** Null: it only stands in the activity. `hasPaper`: a paper goes with its mail, which is then sent in any case. */
export function planDelivery(kind: NoticeKind, reader: Reader, now: Date, hasPaper = false): DeliveryPlan | null {
  const { told, mail: isMailed } = mannerOf(kind);
  if (!told) return null;
  const wishes = wishesFor(topicOf(kind), reader.choices);
  const urgent = isUrgent(kind);
  const from = (!urgent && reader.quiet && quietUntil(now, reader.quiet)) || now;
  const push = reader.hasBrowser && wishes.push ? from : null;
  const mustMail = hasPaper || isEssential(kind);
  if (mustMail) return { inApp: wishes.app, push, mail: isMailed ? now : null };
  const wantsMail = isMailed && wishes.mail === "now";
  const waits = push && !urgent ? MAIL_WAITS_MINUTES * MINUTE_MS : 0;
  return { inApp: wishes.app, push, mail: wantsMail ? new Date(from.getTime() + waits) : null };
}

/** Whether a mail that waited is still wished for. */
export function stillMails(kind: NoticeKind, choices: Choices): boolean {
  return wishesFor(topicOf(kind), choices).mail === "now";
}
