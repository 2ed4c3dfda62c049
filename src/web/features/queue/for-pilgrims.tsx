/** The queue's page for those who can stand in none. */
import { useTranslations } from "use-intl";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page.tsx";

export function PilgrimsOnlyNotice() {
  const t = useTranslations("queue");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState title={t("forPilgrims.title")}>{t("forPilgrims.text")}</EmptyState>
    </>
  );
}
