/** What somebody of the account has to give, the most pressing first: whose, how it stands, by when, with one button each. */
import { CircleCheck, Fingerprint, UserPen } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { isDayKnown } from "#domain/obligations/papers/paper-dates.ts";
import { targetOf } from "#domain/obligations/told/moment.ts";
import {
  type ElsewhereDue,
  type PaperAct,
  type ToGive,
  useIsAway,
  useToGive,
} from "#web/shared/people/papers/papers-due.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { VisuallyHidden } from "#web/ui/text/visually-hidden.tsx";
import { DocumentIcon } from "../document/document-icon.tsx";
import { placesOf } from "../places.ts";
import { UploadSheet } from "../upload/upload-sheet.tsx";
import type { Uploads } from "../upload/use-upload.ts";
import { InjectionRow } from "./injection.tsx";
import { DueDay, PlainRow } from "./plain-row.tsx";
import { useGive } from "./use-give.ts";

interface PutRightCardProps {
  /** Everybody's, newest first. */
  documents: readonly TravelDocument[];
  uploads: Uploads;
}

/** Nothing is said before it is known. */
export function PutRightCard({ documents, uploads }: PutRightCardProps) {
  const t = useTranslations("documents");
  const due = useToGive();
  const isAway = useIsAway();
  const give = useGive(uploads);
  const [asked, ask] = useState<PaperAct | null>(null);
  if (due === undefined) return null;
  if (due.length === 0) {
    return (
      <Card className="grid content-center justify-items-center gap-3 text-center">
        <CircleCheck aria-hidden="true" className="size-14 text-ok" />
        <h2 className="text-xl">{t(isAway ? "status.nothingAway" : "status.nothingToDo")}</h2>
        {!isAway && <p className="text-muted">{t("status.nothingToDoText")}</p>}
      </Card>
    );
  }
  const papers = due.filter(isPaper);
  return (
    <Card title={t("status.putRight", { count: due.length })}>
      <ul className="grid divide-y divide-line">
        {due.map((one, at) =>
          isPaper(one) ? (
            <PutRightRow
              key={`${one.type} ${one.traveller?.id}`}
              paper={one}
              document={refusedOf(one, documents)}
              isFirst={at === 0}
              onGive={() => ask(one)}
            />
          ) : one.kind === "get_vaccinated" ? (
            <InjectionRow key={`injection ${one.traveller?.id}`} injection={one} isFirst={at === 0} />
          ) : (
            <ElsewhereRow key={`${one.kind} ${one.traveller?.id}`} act={one} isFirst={at === 0} />
          ),
        )}
      </ul>
      {papers.length > 1 && (
        <ButtonLink to="/documents/intake" variant="quiet" className="mt-2">
          {t("together")}
        </ButtonLink>
      )}
      {asked && <UploadSheet wanted={asked} onFile={(file) => give(asked, file)} onClose={() => ask(null)} />}
    </Card>
  );
}

function isPaper(one: ToGive): one is PaperAct {
  return "type" in one;
}

/** The file that did not pass; null where none is there. */
function refusedOf({ type, traveller }: PaperAct, documents: readonly TravelDocument[]): TravelDocument | null {
  const isTheirs = ({ isOwn, travellerId }: TravelDocument) => (traveller ? travellerId === traveller.id : isOwn);
  return documents.find((one) => one.type === type && one.replacedBy === null && isTheirs(one)) ?? null;
}

interface PutRightRowProps {
  paper: PaperAct;
  document: TravelDocument | null;
  /** What presses most has the filled button. */
  isFirst: boolean;
  onGive: () => void;
}

function PutRightRow({ paper, document, isFirst, onGive }: PutRightRowProps) {
  const t = useTranslations("documents");
  const { type, traveller, kind } = paper;
  const { verdictPath } = placesOf(traveller?.id ?? null);
  const variant = isFirst ? "primary" : "outline";
  const word = t(`types.${type}`);
  const [issue] = document?.aiAnalysis?.issues ?? [];
  return (
    <li className="flex items-center gap-x-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-muted max-md:hidden">
        <DocumentIcon type={type} className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {word}
          {traveller && (
            <>
              {" · "}
              <bdi>{traveller.name}</bdi>
            </>
          )}
        </span>
        {isDayKnown(paper) ? <DueDay paper={paper} /> : <TurnUnknown />}
        {issue && <span className="block text-sm text-muted">{issue}</span>}
      </span>
      <span className="max-md:sr-only">
        <Status state={kind === "replace_document" ? "rejected" : "missing"} />
      </span>
      {document ? (
        <ButtonLink to={verdictPath(document.id)} variant={variant}>
          <span aria-hidden="true">{t("status.seeWhy")}</span>
          <VisuallyHidden>{t("status.seeWhyFor", { type: word })}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <Button onClick={onGive} variant={variant}>
          <span aria-hidden="true">{t("status.upload")}</span>
          <VisuallyHidden>{t("status.uploadFor", { type: word })}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** What is asked for beside papers: details where the people are, fingerprints where the official app is told of. */
function ElsewhereRow({ act, isFirst }: { act: ElsewhereDue; isFirst: boolean }) {
  const t = useTranslations(`dashboard.next.${act.kind}`);
  const { traveller, dueOn, isForecast } = act;
  return (
    <PlainRow
      icon={act.kind === "tell_details" ? UserPen : Fingerprint}
      title={t("title", { who: traveller ? "other" : "self", name: traveller?.name ?? "" })}
      due={dueOn === null ? null : { dueOn, isForecast }}
    >
      <ButtonLink to={targetOf(act)} variant={isFirst ? "primary" : "outline"}>
        {t("button")}
      </ButtonLink>
    </PlainRow>
  );
}

function TurnUnknown() {
  const t = useTranslations("dashboard.next");
  return <span className="block text-sm">{t("turnUnknown")}</span>;
}
