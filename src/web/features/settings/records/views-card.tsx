/** Who but their owner has opened the documents: when, by whom, which one, and why. */
import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { DocumentView } from "#contract/own-records.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyLine, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { useDocumentViews } from "./queries.ts";

const SHOWN_FIRST = 5;

export function ViewsCard() {
  const t = useTranslations("records");
  const errorText = useErrorText();
  const views = useDocumentViews();
  const [showsAll, setShowsAll] = useState(false);
  const all = views.data ?? [];
  const shown = showsAll ? all : all.slice(0, SHOWN_FIRST);
  return (
    <Card icon={Eye} title={t("views.title")}>
      <p className="mb-2 text-muted">{t("views.lead")}</p>
      {views.isPending && <Skeleton className="h-32" />}
      {views.error && <ErrorState text={errorText(views.error)} onRetry={() => void views.refetch()} />}
      {views.data?.length === 0 && <EmptyLine>{t("views.none")}</EmptyLine>}
      <ul className="divide-y divide-line">
        {shown.map((view) => (
          <Entry key={view.id} view={view} />
        ))}
      </ul>
      {all.length > shown.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          {t("views.all", { count: all.length })}
        </Button>
      )}
    </Card>
  );
}

function Entry({ view }: { view: DocumentView }) {
  const t = useTranslations("records");
  const { at, viewer, name, reason, document, person } = view;
  const unknown = reason === "checks_licence" ? t("papers.licence") : t("papers.gone");
  const paper = document ? t(`papers.${document}`) : unknown;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          {paper}
          {person && <span className="font-normal"> · {person}</span>}
        </p>
        <p className="text-sm">
          {name ? t("views.by", { who: t(`views.viewers.${viewer}`), name }) : t(`views.viewers.${viewer}`)}
        </p>
        <p className="text-sm text-muted">{t(`views.reasons.${reason}`)}</p>
      </div>
      <p className="num text-sm text-muted">
        <MomentText instant={at} />
      </p>
    </li>
  );
}
