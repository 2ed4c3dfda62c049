/** A notice as a letter. */
import type { NoticeKind, NoticeParams } from "#domain/notifications/notice.ts";
import { isEssential, topicOf } from "#domain/notifications/topics.ts";
import type { Letter } from "../mail/service.ts";

interface Written {
  readonly kind: NoticeKind;
  readonly params?: NoticeParams;
  readonly link?: string | null;
  readonly attach?: Letter["attach"];
}

/** With the way out, but where it comes in any case. */
export function noticeLetter({ kind, params = {}, link = null, attach }: Written): Letter {
  const unsubscribe = isEssential(kind) || attach ? undefined : topicOf(kind);
  return { catalogue: "notifications", key: kind, values: params, path: link, attach, unsubscribe };
}
