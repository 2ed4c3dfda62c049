/** What has been filed on this visit, with how each document stands. */

import { useTranslations } from "use-intl";
import { listTravellers } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useDocuments } from "#web/shared/people/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { documentState } from "../../document-state.ts";
import { useWhose } from "../use-whose.ts";

export function FiledPapers({ ids }: { ids: readonly string[] }) {
  const t = useTranslations("intake");
  const { paper } = useWhose();
  const { data = [] } = useDocuments();
  const { data: travellers = [] } = useRouteQuery(listTravellers);
  const filed = ids.flatMap((one) => data.filter(({ id }) => id === one));
  if (filed.length === 0) return null;
  return (
    <Card title={t("filed.title", { count: filed.length })}>
      <ul className="mb-5 grid gap-3">
        {filed.map((document) => {
          const person = travellers.find(({ id }) => id === document.travellerId);
          return (
            <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0">
                <span className="font-semibold">
                  {person
                    ? paper(document.type, { name: fullName(person), relationship: person.relationship })
                    : t("yourPaper", { kind: document.type })}
                </span>{" "}
                <span className="text-sm text-muted">
                  {document.nameAsRead ? <bdi>{document.nameAsRead}</bdi> : <Latin>{document.fileName}</Latin>}
                </span>
              </span>
              <Status state={documentState(document)} />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/documents?tab=status">{t("filed.documents")}</ButtonLink>
        <ButtonLink to="/travellers" variant="outline">
          {t("filed.travellers")}
        </ButtonLink>
      </div>
    </Card>
  );
}
