/** The status tab: what to put right, how everybody stands, and one person's counts and files. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { journey } from "#contract/journey.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { DocumentListItem } from "../document/document-row.tsx";
import type { Slot } from "../document-state.ts";
import type { Uploads } from "../upload/use-upload.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { type HouseholdPapers, HouseholdTable } from "./household-table.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { PutRightCard } from "./put-right-card.tsx";

interface StatusOverviewProps {
  documents: readonly TravelDocument[];
  slots: readonly Slot[];
  /** Whose they are; null for the reader's own. */
  name: string | null;
  /** Nothing is asked of this person. */
  isExempt: boolean;
  household: HouseholdPapers;
  uploads: Uploads;
  /** Chooses the person; nothing where there is nobody else. */
  whose: ReactNode;
}

/** What is to put right comes first: while it is asked for, what stands below it is out of a phone's sight. */
const LINES_TO_THE_FOLD = 13;

export function StatusOverview({ household, uploads, whose, ...person }: StatusOverviewProps) {
  const { isPending, failureCount } = useRouteQuery(journey);
  const isAlone = household.companions.length === 0;
  return (
    <div className="grid gap-6">
      {isPending && failureCount === 0 && <SkeletonCard lines={LINES_TO_THE_FOLD} />}
      <PutRightCard documents={household.documents} uploads={uploads} />
      {!isAlone && <HouseholdTable {...household} />}
      {whose}
      <OnePerson {...person} isAlone={isAlone} />
    </div>
  );
}

interface OnePersonProps extends Pick<StatusOverviewProps, "documents" | "slots" | "name" | "isExempt"> {
  /** Nobody else's papers are above: theirs are open. */
  isAlone: boolean;
}

function OnePerson({ documents, slots, name, isExempt, isAlone }: OnePersonProps) {
  if (isExempt) return documents.length > 0 && <Files documents={documents} isOpen />;
  return (
    <div className="grid gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <ProgressCard documents={documents} slots={slots} name={name} isBrief={!isAlone} />
      </div>
      {documents.length === 0 ? <NoDocuments /> : <Files documents={documents} isOpen={isAlone} />}
    </div>
  );
}

function NoDocuments() {
  const { tabPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  return (
    <Card className="grid place-items-center">
      <EmptyState
        title={t("status.emptyTitle")}
        action={<ButtonLink to={tabPath("upload")}>{t("status.emptyAction")}</ButtonLink>}
      >
        {t("status.emptyText")}
      </EmptyState>
    </Card>
  );
}

/** What stands; what was replaced folds away. */
function Files({ documents, isOpen }: { documents: readonly TravelDocument[]; isOpen: boolean }) {
  const t = useTranslations("documents");
  const standing = documents.filter(({ replacedBy }) => replacedBy === null);
  const earlier = documents.filter(({ replacedBy }) => replacedBy !== null);
  return (
    <Card className="self-start">
      <details open={isOpen} className="group/files">
        <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-4">
          <h2 className="text-xl">{t("status.files")}</h2>
          <span className="ms-auto text-sm text-muted">{t("status.filesCount", { count: documents.length })}</span>
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open/files:-scale-y-100" />
        </summary>
        <Rows documents={standing} />
        {earlier.length > 0 && (
          <details className="group border-t border-line pt-2">
            <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-brand">
              {t("status.history", { count: earlier.length })}
              <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <Rows documents={earlier} />
          </details>
        )}
      </details>
    </Card>
  );
}

function Rows({ documents }: { documents: readonly TravelDocument[] }) {
  return (
    <ul className="grid divide-y divide-line">
      {documents.map((document) => (
        <DocumentListItem key={document.id} document={document} />
      ))}
    </ul>
  );
}
