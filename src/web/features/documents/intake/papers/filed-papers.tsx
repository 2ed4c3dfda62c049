/** What has been filed on this visit, and what was here before, with whose each document is and how it stands. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
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

interface FiledPapersProps {
  ids: readonly string[];
  /** Of documents whose very file was sent again: nothing was filed for them. */
  known: readonly string[];
}

export function FiledPapers({ ids, known }: FiledPapersProps) {
  const t = useTranslations("intake");
  const words = useTranslations("documents");
  const { data = [] } = useDocuments();
  const filed = data.filter(({ id }) => ids.includes(id));
  const before = data.filter(({ id }) => known.includes(id) && !ids.includes(id));
  return (
    <>
      {filed.length > 0 && (
        <Card title={t("filed.title", { count: filed.length })}>
          <Papers documents={filed} />
        </Card>
      )}
      {before.length > 0 && (
        <Card title={t("back")}>
          <Papers documents={before} note={words("result.duplicate")} />
        </Card>
      )}
    </>
  );
}

function Papers({ documents, note }: { documents: readonly TravelDocument[]; note?: string }) {
  const t = useTranslations("intake");
  const { paper } = useWhose();
  const { data: travellers = [] } = useRouteQuery(listTravellers);
  return (
    <>
      <ul className="mb-5 grid gap-3">
        {documents.map((document) => {
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
              {note && <span className="w-full text-sm text-muted">{note}</span>}
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
    </>
  );
}
