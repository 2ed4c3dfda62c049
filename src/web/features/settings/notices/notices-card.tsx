/** Everything about being told, on one card. */
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { useNoticeSettings } from "#web/shared/notices/queries.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Browsers } from "./browsers.tsx";
import { HoursForm } from "./hours-form.tsx";
import { TopicTable } from "./topic-table.tsx";

export function NoticeSettingsCard() {
  const t = useTranslations("notices");
  const errorText = useErrorText();
  const { demo } = useSignedIn();
  const settings = useNoticeSettings();
  return (
    <Card icon={BellRing} title={t("title")}>
      <p className="mb-4 text-muted">{t("lead")}</p>
      {demo && <Banner className="mb-5">{t("demo")}</Banner>}
      {settings.isPending && <Skeleton className="h-64" />}
      {settings.error && <ErrorState text={errorText(settings.error)} onRetry={() => void settings.refetch()} />}
      {settings.data && (
        <div className="grid gap-8">
          <Browsers isLocked={demo} />
          <TopicTable topics={settings.data.topics} isLocked={demo} />
          <HoursForm settings={settings.data} isLocked={demo} />
        </div>
      )}
    </Card>
  );
}
