/** Asks the owner whether the name as read is the one printed: no check digit covers it. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { useConfirmName, useDisputeName } from "../queries.ts";

export function NameCard({ document }: { document: TravelDocument }) {
  const t = useTranslations("documents");
  const { nameAsRead, nameConfirmedAt, nameDisputedAt, replacedBy } = document;
  if (nameAsRead === null || replacedBy !== null) return null;
  if (nameDisputedAt !== null) {
    return (
      <Banner tone="wait" title={t("name.disputed")}>
        {t(document.status === "rejected" ? "name.disputedRejected" : "name.disputedText")}
      </Banner>
    );
  }
  if (nameConfirmedAt !== null) return <Banner tone="ok" title={t("name.confirmed")} />;
  return <Question document={document} name={nameAsRead} />;
}

function Question({ document: { id }, name }: { document: TravelDocument; name: string }) {
  const t = useTranslations("documents");
  const errorText = useErrorText();
  const confirm = useConfirmName();
  const dispute = useDisputeName();
  const error = confirm.error ?? dispute.error;
  return (
    <Card title={t("name.question")} className="border-s-6 border-s-brand">
      <p className="rounded-md bg-sunken px-4 py-3 text-center font-mono text-lg tracking-wide wrap-anywhere">
        <Latin>{name}</Latin>
      </p>
      <p className="mt-3 text-sm text-muted">{t("name.why")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          pending={confirm.isPending}
          disabled={dispute.isPending}
          onClick={() => confirm.mutate({ params: { id } })}
        >
          {t("name.yes")}
        </Button>
        <Button
          variant="outline"
          pending={dispute.isPending}
          disabled={confirm.isPending}
          onClick={() => dispute.mutate({ params: { id } })}
        >
          {t("name.no")}
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {errorText(error)}
        </p>
      )}
    </Card>
  );
}
