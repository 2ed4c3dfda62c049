/** What somebody of the account has to give, the most pressing first: whose, how it stands, by when, with one button each. */
import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { dateOf } from "#domain/calendar.ts";
import { type PaperDue, usePapersDue } from "../../shared/people/papers-due.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { Status } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import { useFormats } from "../../ui/text/use-formats.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { DocumentIcon } from "./document-icon.tsx";
import { placesOf } from "./places.ts";

/** `documents` are everybody's, newest first. Nothing is said before it is known. */
export function PutRightCard({ documents }: { documents: readonly TravelDocument[] }) {
  const t = useTranslations("documents");
  const due = usePapersDue();
  if (due === undefined) return null;
  if (due.length === 0) {
    return (
      <Card className="grid content-center justify-items-center gap-3 text-center">
        <CircleCheck aria-hidden="true" className="size-14 text-ok" />
        <h2 className="text-xl">{t("status.nothingToDo")}</h2>
        <p className="text-muted">{t("status.nothingToDoText")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("status.putRight", { count: due.length })}>
      <ul className="grid divide-y divide-line">
        {due.map((paper) => (
          <PutRightRow
            key={`${paper.type} ${paper.traveller?.id}`}
            paper={paper}
            document={refusedOf(paper, documents)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The file that did not pass; null where none is there. */
function refusedOf({ type, traveller }: PaperDue, documents: readonly TravelDocument[]): TravelDocument | null {
  const isTheirs = ({ isOwn, travellerId }: TravelDocument) => (traveller ? travellerId === traveller.id : isOwn);
  return documents.find((one) => one.type === type && one.replacedBy === null && isTheirs(one)) ?? null;
}

function PutRightRow({ paper, document }: { paper: PaperDue; document: TravelDocument | null }) {
  const t = useTranslations("documents");
  const { type, traveller, kind } = paper;
  const { uploadPath, verdictPath } = placesOf(traveller?.id ?? null);
  const word = t(`types.${type}`);
  const [issue] = document?.aiAnalysis?.issues ?? [];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <DocumentIcon type={type} className="size-6" />
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">
          {word}
          {traveller && (
            <>
              {" · "}
              <bdi>{traveller.name}</bdi>
            </>
          )}
        </span>
        <DueDay paper={paper} />
        {issue && <span className="block text-sm text-muted">{issue}</span>}
      </span>
      <Status state={kind === "replace_document" ? "rejected" : "missing"} />
      <ButtonLink to={document ? verdictPath(document.id) : uploadPath(type)} variant="outline">
        <span aria-hidden="true">{t(document ? "status.seeWhy" : "status.upload")}</span>
        <VisuallyHidden>{t(document ? "status.seeWhyFor" : "status.uploadFor", { type: word })}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function DueDay({ paper: { dueOn, isForecast } }: { paper: PaperDue }) {
  const t = useTranslations("documents");
  const { due } = useFormats();
  const how = dueOn < dateOf(new Date()) ? "late" : isForecast ? "about" : "by";
  return <span className="block text-sm">{t(`status.${how}`, { when: due(dueOn) })}</span>;
}
