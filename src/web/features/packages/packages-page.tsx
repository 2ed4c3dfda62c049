/** The page at its address; its content is added by its feature. */
import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/layout/page.tsx";

export function Component() {
  const t = useTranslations("packages");
  return (
    <Page>
      <PageHeader title={t("title")} />
    </Page>
  );
}
