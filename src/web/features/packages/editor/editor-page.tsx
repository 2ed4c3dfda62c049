/** /operator-dashboard/packages/new and /:id: the form of a package, for its operator. */
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { getStandardTerms } from "#contract/standard-terms.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { usePackage } from "../queries.ts";
import { Editor } from "./editor.tsx";
import { newForm } from "./form/form-model.ts";

export function Component() {
  const { id } = useParams();
  return <Page>{id ? <SavedOffer key={id} id={id} /> : <NewOffer />}</Page>;
}

/** It begins with the operator's standard terms. */
function NewOffer() {
  return (
    <Loaded query={useRouteQuery(getStandardTerms)}>
      {({ terms }) => <Editor item={null} fresh={newForm(terms)} />}
    </Loaded>
  );
}

/** Another operator's package, and one that cannot be changed any more, have no form. */
function SavedOffer({ id }: { id: string }) {
  const t = useTranslations("offers");
  const errorText = useErrorText();
  const { id: userId, operatorId = userId } = useSignedIn();
  const { data, error, refetch } = usePackage(id);
  if (error && !data) {
    return (
      <Card>
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <SkeletonCard lines={10} />;
  if (data.operatorId !== operatorId || data.status === "closed") {
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
