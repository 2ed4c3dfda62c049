/** One verdict with its proof: the page with its marks beside the rules, what fails first. */
import { Download as DownloadIcon, RotateCw } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { getDocumentFile, type TravelDocument } from "#contract/documents.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { type CheckOutcome, OUTCOME_STATE } from "#web/shared/proof/check-numbers.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { DeleteDocument } from "../document/delete-document.tsx";
import { DocumentHistory } from "../document/document-history.tsx";
import { isInWork } from "../document-state.ts";
import { useCompanions } from "../queries.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { VerdictProof } from "./verdict-proof.tsx";
import { useVerdictTitle } from "./verdict-title.ts";

interface VerdictViewProps {
  document: TravelDocument | undefined;
  /** Every document of the account, newest first. */
  all: readonly TravelDocument[];
  onLookAgain: () => void;
}

export function VerdictView({ document, all, onLookAgain }: VerdictViewProps) {
  const { tabPath } = useDocumentAddresses();
  const navigate = useNavigate();
  if (!document) return <Missing />;
  return (
    <>
      <VerdictHead document={document} />
      {isInWork(document) && <StillWorking stage={document.stage} onLookAgain={onLookAgain} />}
      {document.replacedBy && <Replaced by={document.replacedBy} />}
      {document.review && <ReviewNote document={document} review={document.review} />}
      {document.aiAnalysis && <VerdictProof document={document} analysis={document.aiAnalysis} />}
      <DocumentHistory document={document} others={othersOf(document, all)} />
      <div className="mt-4 flex flex-wrap justify-end gap-x-6 gap-y-3">
        <Download document={document} />
        <DeleteDocument document={document} onDeleted={() => void navigate(tabPath("status"), { replace: true })} />
      </div>
    </>
  );
}

function othersOf(document: TravelDocument, all: readonly TravelDocument[]): TravelDocument[] {
  return all.filter(
    ({ id, type, travellerId, isOwn }) =>
      id !== document.id && type === document.type && (document.isOwn ? isOwn : travellerId === document.travellerId),
  );
}

/** The clean page; there is none while the file is at work and where it could not be read. */
function Download({ document: { id, fileName, aiAnalysis } }: { document: TravelDocument }) {
  const t = useTranslations("documents");
  if (!aiAnalysis?.page) return null;
  return (
    <a
      href={pathOf(getDocumentFile, { params: { id } })}
      download
      aria-label={t("download.actionFor", { name: fileName })}
      className="-mx-2 inline-flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm font-semibold text-brand hover:bg-brand-soft"
    >
      <DownloadIcon aria-hidden="true" className="size-5" />
      {t("download.action")}
    </a>
  );
}

function Replaced({ by }: { by: string }) {
  const { verdictPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  return (
    <Banner
      className="mb-6"
      title={t("history.replaced")}
      action={
        <ButtonLink to={verdictPath(by)} variant="outline">
          {t("history.openNewer")}
        </ButtonLink>
      }
    >
      {t("history.replacedText")}
    </Banner>
  );
}

interface ReviewNoteProps {
  document: TravelDocument;
  review: NonNullable<TravelDocument["review"]>;
}

/** What a person decided stands above what the engine found. */
function ReviewNote({ document, review: { reason, at } }: ReviewNoteProps) {
  const t = useTranslations("documents");
  const { dateTime } = useFormats();
  const verified = document.status === "verified";
  return (
    <Banner
      tone={verified ? "ok" : "bad"}
      className="mb-6"
      title={t(verified ? "review.verified" : "review.rejected", { moment: dateTime(at) })}
    >
      {reason && <bdi dir="auto">{reason}</bdi>}
    </Banner>
  );
}

function WayBack() {
  const { tabPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  return (
    <div className="mb-2">
      <BackLink to={tabPath("status")}>{t("verdict.back")}</BackLink>
    </div>
  );
}

function Missing() {
  const t = useTranslations("documents");
  return (
    <>
      <WayBack />
      <EmptyState title={t("verdict.missing")} />
    </>
  );
}

function VerdictHead({ document }: { document: TravelDocument }) {
  const t = useTranslations("documents");
  const title = useVerdictTitle();
  const { dateTime } = useFormats();
  const checks = document.aiAnalysis?.checks ?? [];
  const person = useCompanions()?.find(({ id }) => id === document.travellerId);
  const type = t(`types.${document.type}`);
  return (
    <>
      <WayBack />
      <PageHeader
        eyebrow={t("verdict.checkedAt", {
          type: person ? `${type} · ${fullName(person)}` : type,
          moment: dateTime(document.uploadedAt),
        })}
        title={title(document)}
        actions={<OutcomeCounts checks={checks} />}
      />
    </>
  );
}

const COUNTS = [
  { outcome: "fail", word: "fails" },
  { outcome: "not_checked", word: "notChecked" },
  { outcome: "warning", word: "warns" },
  { outcome: "not_due", word: "notDue" },
  { outcome: "pass", word: "passes" },
] as const;

function OutcomeCounts({ checks }: { checks: readonly { outcome: CheckOutcome }[] }) {
  const t = useTranslations("documents");
  return COUNTS.map(({ outcome, word }) => {
    const count = checks.filter((check) => check.outcome === outcome).length;
    if (count === 0) return null;
    return (
      <Status key={outcome} state={OUTCOME_STATE[outcome]}>
        {t(`verdict.${word}`, { count })}
      </Status>
    );
  });
}

function StillWorking({ stage, onLookAgain }: { stage: TravelDocument["stage"]; onLookAgain: () => void }) {
  const t = useTranslations("documents");
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <p role="status">
        <strong>{t("stage.label")}</strong> {t(`stage.${stage}`)} {t("bar.leave")}
      </p>
      <Button variant="outline" icon={<RotateCw aria-hidden="true" className="size-5" />} onClick={onLookAgain}>
        {t("result.again")}
      </Button>
    </Card>
  );
}
