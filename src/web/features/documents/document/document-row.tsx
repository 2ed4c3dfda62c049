/** One file in the list: how it stands, why, until when it is kept, and its two acts. */
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { VisuallyHidden } from "#web/ui/text/visually-hidden.tsx";
import { documentState, isWithPerson } from "../document-state.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { DeleteDocument } from "./delete-document.tsx";
import { DocumentIcon } from "./document-icon.tsx";

export function DocumentListItem({ document }: { document: TravelDocument }) {
  const { verdictPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const { date } = useFormats();
  return (
    <li className="grid gap-x-5 gap-y-3 py-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <DocumentIcon type={document.type} className="hidden size-8 text-brand md:block" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <h3 className="font-sans text-base font-semibold">{t(`types.${document.type}`)}</h3>
          <Status state={documentState(document)} />
          {document.verificationScore !== null && (
            <span className="num text-sm text-muted">{t("status.score", { score: document.verificationScore })}</span>
          )}
        </div>
        <Facts document={document} />
        {isWithPerson(document) && <p className="mt-3">{t("status.withPerson")}</p>}
        {document.renewFrom && <p className="mt-3">{t("status.renew", { date: date(document.renewFrom) })}</p>}
        <Issues document={document} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <ButtonLink to={verdictPath(document.id)} variant="outline">
          <span aria-hidden="true">{t("status.open")}</span>
          <VisuallyHidden>{t("status.openFor", { name: document.fileName })}</VisuallyHidden>
        </ButtonLink>
        <DeleteDocument document={document} />
      </div>
    </li>
  );
}

function Facts({ document }: { document: TravelDocument }) {
  const t = useTranslations("documents");
  const { dateTime } = useFormats();
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
      <span className="min-w-0 truncate">
        <Latin>{document.fileName}</Latin>
      </span>
      <span>{t("status.uploadedAt", { moment: dateTime(document.uploadedAt) })}</span>
      <DeletesItself deleteAt={document.deleteAt} />
    </p>
  );
}

export function DeletesItself({ deleteAt }: { deleteAt: string | null }) {
  const t = useTranslations("documents");
  const { dateTime } = useFormats();
  return (
    <span>{deleteAt ? t("status.deletesItself", { moment: dateTime(deleteAt) }) : t("status.keptUntilJourney")}</span>
  );
}

/** What was accepted asks for nothing, whoever accepted it. */
function Issues({ document: { status, aiAnalysis } }: { document: TravelDocument }) {
  const { issues = [], suggestions = [] } = aiAnalysis ?? {};
  if (status === "verified" || issues.length === 0) return null;
  return (
    <div className="mt-3 grid gap-1">
      <ul className="grid gap-1">
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
      {suggestions[0] && <p className="text-sm text-muted">{suggestions[0]}</p>}
    </div>
  );
}
