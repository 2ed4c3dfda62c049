/** /operator-dashboard/packages/new and /:id: the form of a package, for its operator. */
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { usePackage } from "../queries.ts";
import { Editor } from "./editor.tsx";

export function Component() {
  const { id } = useParams();
  return <Page>{id ? <SavedOffer key={id} id={id} /> : <Editor item={null} />}</Page>;
}

/** Another operator's package, and one that cannot be changed any more, have no form. */
function SavedOffer({ id }: { id: string }) {
  const t = useTranslations("offers");
  const errorText = useErrorText();
  const { id: userId } = useSignedIn();
  const { data, error, refetch } = usePackage(id);
  if (error && !data) {
    return (
      <Card>
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <SkeletonCard lines={10} />;
  if (data.operatorId !== userId || data.status === "closed") {
    return (
      <Card>
        <EmptyState
          title={t("editor.noForm.title")}
          action={<ButtonLink to={`/packages/${id}`}>{t("editor.noForm.see")}</ButtonLink>}
        >
          {t("editor.noForm.text")}
        </EmptyState>
      </Card>
    );
  }
  return <Editor item={data} />;
}
