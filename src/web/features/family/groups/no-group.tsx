/** The family screen of somebody who is in no group: making one, or joining by a code. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSignedIn } from "#web/lib/session/session.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { InvitationCodeForm } from "./code-form.tsx";

export function NoGroup({ create }: { create: ReactNode }) {
  const t = useTranslations("family");
  const { role } = useSignedIn();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {role === "pilgrim" ? (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <EmptyState title={t("empty.title")} action={create}>
            {t("empty.text")}
          </EmptyState>
          <Card>
            <InvitationCodeForm />
          </Card>
        </div>
      ) : (
        <EmptyState title={t("empty.title")}>{t("empty.operator")}</EmptyState>
      )}
    </>
  );
}
