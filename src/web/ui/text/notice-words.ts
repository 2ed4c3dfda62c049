/** What a notice says in the reader's language. */
import { useTranslations } from "use-intl";
import type { NoticeKind, NoticeParams } from "#domain/notifications/notice.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import { usePreferences } from "../../lib/use-preferences.ts";

interface Noticed {
  readonly kind: NoticeKind;
  readonly params: NoticeParams;
}

export function useNoticeWords(): (notice: Noticed) => { title: string; text: string } {
  const t = useTranslations("notifications");
  const { language } = usePreferences();
  return ({ kind, params }) => {
    const values = sentenceValues(language, params);
    return { title: t(`${kind}.title`, values), text: t(`${kind}.text`, values) };
  };
}
