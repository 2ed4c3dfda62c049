/** /documents/intake: a whole family's papers at once, sorted, and filed for everybody with a tap. */
import { useTranslations } from "use-intl";
import { INTAKE_KEEP_DAYS, MAX_INTAKE } from "#domain/documents/intake/limits.ts";
import { BackLink } from "../../../ui/actions/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page.tsx";
import { IntakePapers } from "./papers.tsx";

export function IntakePage() {
  const t = useTranslations("intake");
  return (
    <>
      <PageHeader
        eyebrow={<BackLink to="/documents">{t("back")}</BackLink>}
        title={t("title")}
        lead={t("lead", { most: MAX_INTAKE, days: INTAKE_KEEP_DAYS })}
      />
      <IntakePapers />
    </>
  );
}
