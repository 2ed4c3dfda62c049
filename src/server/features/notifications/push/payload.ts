/** What travels to a browser: what a lock screen may show to anybody, where it leads, and what is still unread. */
import type { NoticeKind } from "#domain/notifications/notice.ts";
import { isUrgent, topicOf } from "#domain/notifications/topics.ts";
import { directionOf, type Locale, translated } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";

export interface PushedNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly link: string | null;
  readonly language: Locale;
  /** Of the person's unread notices, the newest first; what is not among them a browser takes away. */
  readonly unread: readonly string[];
}

/** No names, sums or references: the topic alone, or the kind where it is urgent. */
export function payloadOf({ id, kind, link, language, unread }: PushedNotice): string {
  const known = translated(language);
  const say = translator(known, "pushes");
  const key = isUrgent(kind) ? kind : topicOf(kind);
  return JSON.stringify({
    ...{ id, title: say(`${key}.title`), body: say(`${key}.text`), path: link ?? "/" },
    ...{ language: known, direction: directionOf(known), urgent: isUrgent(kind), unread },
  });
}
