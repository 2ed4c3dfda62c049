/** What a notice says in the reader's language. */
import { useTranslations } from "use-intl";
import { type NoticeKind, type NoticeParams, outcomeOf } from "#domain/notifications/notice.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import { usePreferences } from "../../lib/words/use-preferences.ts";

interface Noticed {
  readonly kind: NoticeKind;
  readonly params: NoticeParams;
  readonly settledBy: NoticeKind | null;
}

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** What came of it since; null: it stands. */
  readonly since: string | null;
}

export function useNoticeWords(): (notice: Noticed) => NoticeWords {
  const t = useTranslations("notifications");
  const { language } = usePreferences();
  return ({ kind, params, settledBy }) => {
    const values = sentenceValues(language, params);
    const since = settledBy && t(`settled.${outcomeOf(settledBy)}`);
    return { title: t(`${kind}.title`, values), text: t(`${kind}.text`, values), since };
  };
}
