/** The status tab: the counts, what to put right, and every file. */
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { Slot } from "./document-state.ts";
import { type Household, HouseholdTable } from "./household-table.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { PutRightCard } from "./put-right-card.tsx";
import { usePlaces } from "./use-places.ts";

interface StatusOverviewProps {
  documents: readonly TravelDocument[];
  slots: readonly Slot[];
  /** Nothing is asked of this person. */
  staysHome: boolean;
  household: Household;
}

export function StatusOverview({ household, ...person }: StatusOverviewProps) {
  return (
    <>
      {household.companions.length > 0 && <HouseholdTable {...household} />}
      <div className="mb-6">
        <PutRightCard documents={household.documents} />
      </div>
      <OnePerson {...person} />
    </>
  );
}

function OnePerson({ documents, slots, staysHome }: Omit<StatusOverviewProps, "household">) {
  if (staysHome) return documents.length > 0 && <Files documents={documents} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <ProgressCard documents={documents} slots={slots} />
      </div>
      {documents.length === 0 ? <NoDocuments /> : <Files documents={documents} />}
    </div>
  );
}

function NoDocuments() {
  const { tabPath } = usePlaces();
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
function Files({ documents }: { documents: readonly TravelDocument[] }) {
  const t = useTranslations("documents");
  const standing = documents.filter(({ replacedBy }) => replacedBy === null);
  const earlier = documents.filter(({ replacedBy }) => replacedBy !== null);
  return (
    <Card title={t("status.files")} aside={t("status.filesCount", { count: documents.length })}>
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
    </Card>
  );
}

function Rows({ documents }: { documents: readonly TravelDocument[] }) {
  return (
    <ul className="grid divide-y divide-line">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  );
}
