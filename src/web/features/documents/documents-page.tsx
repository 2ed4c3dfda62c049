/** The document center (SPEC §2): upload, status overview, requirements, and one open verdict. */

import { ClipboardList, ListChecks, Upload } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { Traveller } from "#contract/travellers.ts";
import { dateOf } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung } from "#domain/travellers/traveller.ts";
import { useDocuments } from "#web/shared/people/queries.ts";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { wantWords } from "../../lib/words/preferences.ts";
import { useCanBeThere, useWithoutPlace } from "../../shared/people/papers/papers-due.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { EmptyState, ErrorState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonCard } from "../../ui/feedback/loading.tsx";
import { Page, PageHeader } from "../../ui/layout/page.tsx";
import { type Tab, Tabs } from "../../ui/surfaces/tabs.tsx";
import { statusSlots } from "./document-state.ts";
import { type DocumentTab, placeOf, whoseOf, withTab } from "./places.ts";
import { type ChosenFile, useCompanions, useIsGone, useLookAgain, useRefreshDocuments } from "./queries.ts";
import type { HouseholdPapers } from "./status/household-table.tsx";
import { type Uploads, useUpload } from "./upload/use-upload.ts";

/** Comes while the documents are asked for. */
const loadPanel = () => import("./upload/upload-panel.tsx");
const UploadPanel = lazy(async () => ({ default: (await loadPanel()).UploadPanel }));
/** As tall as the panel is, so that what stands below it does not jump. */
const PANEL_LINES = 18;
/** Fetched when they are opened, or below what one comes for: most visits are for an upload. */
const VerdictView = lazy(async () => ({ default: (await import("./verdict/verdict-view.tsx")).VerdictView }));
const StatusOverview = lazy(async () => ({ default: (await import("./status/status-overview.tsx")).StatusOverview }));
const ProgressCard = lazy(async () => ({ default: (await import("./status/progress-card.tsx")).ProgressCard }));
const NothingAsked = lazy(async () => ({ default: (await import("./status/nothing-asked.tsx")).NothingAsked }));
const PassportGuide = lazy(async () => ({
  default: (await import("./requirements/passport-guide.tsx")).PassportGuide,
}));
const AskedPaper = lazy(async () => ({ default: (await import("./status/asked-paper.tsx")).AskedPaper }));
const WhoseDocuments = lazy(async () => {
  const [file] = await Promise.all([import("./status/whose-documents.tsx"), wantWords(["travellers"])]);
  return { default: file.WhoseDocuments };
});
/** `/documents/intake`: no document has this id. By this way the shell, which lists what each screen needs, stays as it is. */
const INTAKE = "intake";
const Intake = lazy(async () => {
  const [file] = await Promise.all([import("./intake/intake.tsx"), wantWords(["intake", "travellers"])]);
  return { default: file.IntakePage };
});
const RequirementsTab = lazy(async () => ({
  default: (await import("./requirements/requirements-tab.tsx")).RequirementsTab,
}));

/** Only pilgrims can upload: anybody else is told so, instead of an upload that is always refused. */
export function Component() {
  const t = useTranslations("documents");
  const { role } = useSignedIn();
  const { id } = useParams();
  if (role !== "pilgrim")
    return (
      <Page>
        <Head />
        <EmptyState title={t("forPilgrims.title")}>{t("forPilgrims.text")}</EmptyState>
      </Page>
    );
  if (id !== INTAKE) return <Documents />;
  return (
    <Page>
      <Suspense fallback={<SkeletonCard lines={6} />}>
        <Intake />
      </Suspense>
    </Page>
  );
}

function Documents() {
  const [search] = useSearchParams();
  const { data, error } = useDocuments();
  const companions = useCompanions();
  const look = useRefreshDocuments();
  const errorText = useErrorText();
  const uploads = useUpload();
  useLookAgain(data ?? [], look);
  useEffect(() => void loadPanel(), []);
  const { id = null } = useParams();
  const open = id ?? placeOf(search).document;
  if (data && open !== null) {
    return (
      <Page>
        <Suspense fallback={<SkeletonCard lines={6} />}>
          <VerdictView key={open} document={data.find(({ id }) => id === open)} all={data} onLookAgain={look} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      <Head />
      {data && companions ? (
        <People documents={data} companions={companions} uploads={uploads} />
      ) : error && !data ? (
        <ErrorState text={errorText(error)} onRetry={look} />
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Page>
  );
}

function Head() {
  const t = useTranslations("documents");
  return <PageHeader title={t("title")} lead={t("lead")} />;
}

/** One person's documents at a time; the reader's own first. Keyed by the person, so that no file goes to another. */
function People({ documents, companions, uploads }: HouseholdPapers & { uploads: Uploads }) {
  const [search] = useSearchParams();
  const wanted = whoseOf(search);
  const traveller = companions.find(({ id }) => id === wanted) ?? null;
  const hasNoPlace = useWithoutPlace()(traveller?.id ?? null);
  if (useIsGone(wanted)) return <Gone />;
  const isExempt = hasNoPlace || (traveller !== null && isTooYoung(traveller.birthDate, dateOf(new Date())));
  const theirs = documents.filter(({ isOwn, travellerId }) => (traveller ? travellerId === traveller.id : isOwn));
  return (
    <>
      <Suspense fallback={null}>
        {isExempt && <NothingAsked name={traveller && fullName(traveller)} hasNoPlace={hasNoPlace} />}
      </Suspense>
      <Center
        key={traveller?.id ?? ""}
        documents={theirs}
        traveller={traveller}
        isExempt={isExempt}
        uploads={uploads}
        household={{ documents, companions }}
      />
    </>
  );
}

/** Not the reader's own instead: a file chosen for somebody else would count as theirs. */
function Gone() {
  const t = useTranslations("documents");
  return (
    <EmptyState title={t("gone.title")} action={<ButtonLink to="/documents">{t("gone.own")}</ButtonLink>}>
      {t("gone.text")}
    </EmptyState>
  );
}

/** The tab stands in the address; a type there (the link "Upload" of another tab) is chosen on arrival, until it is uploaded. */
function useCenterPlace({ cleared, work }: Uploads) {
  const [search, setSearch] = useSearchParams();
  const { tab, type: wanted, photograph } = placeOf(search);
  const [arrival, setArrival] = useState(wanted);
  const [type, chooseType] = useState(wanted);
  /** Uploaded before this arrival: clearing it must not take back what the address asks for now. */
  const done = work.state === "done" ? work.chosen : null;
  const [before, setBefore] = useState<ChosenFile | null>(done);
  if (wanted !== arrival) {
    setArrival(wanted);
    if (wanted) {
      chooseType(wanted);
      setBefore(done);
    }
  }
  const [forgotten, setForgotten] = useState(cleared);
  if (cleared !== forgotten) {
    setForgotten(cleared);
    if (cleared !== before && cleared?.type === type) chooseType(null);
  }
  return {
    tab,
    type,
    photograph,
    chooseType: (chosen: DocumentType) => chooseType(chosen),
    openTab: (name: string) => setSearch(withTab(search, name), { preventScrollReset: true }),
  };
}

interface CenterProps {
  documents: readonly TravelDocument[];
  /** Whose they are; null for the reader's own. */
  traveller: Traveller | null;
  /** Cannot come along, or has no place on what is booked: nothing is asked for, counted or missing. */
  isExempt: boolean;
  uploads: Uploads;
  household: HouseholdPapers;
}

function Center({ documents, traveller, isExempt, uploads, household }: CenterProps) {
  const t = useTranslations("documents");
  const { tab, type, photograph, openTab, chooseType } = useCenterPlace(uploads);
  const id = traveller?.id ?? null;
  const name = traveller && fullName(traveller);
  const slots = statusSlots(documents, { isExempt, ...useCanBeThere()(id) });
  const whose = household.companions.length > 0 && (
    <Suspense fallback={<Skeleton className="h-21.5 max-w-96" />}>
      <WhoseDocuments companions={household.companions} chosen={id} />
    </Suspense>
  );
  const today = dateOf(new Date());
  const tabs: readonly (Tab & { value: DocumentTab })[] = [
    {
      value: "upload",
      label: t("tabs.upload"),
      icon: Upload,
      content: (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <Suspense fallback={<SkeletonCard lines={PANEL_LINES} />}>
            <UploadPanel
              slots={slots}
              type={type}
              onType={chooseType}
              traveller={id}
              uploads={uploads}
              photograph={photograph}
            >
              {whose}
            </UploadPanel>
          </Suspense>
          <Suspense fallback={<SkeletonCard lines={6} />}>
            {!isExempt && <ProgressCard documents={documents} slots={slots} name={name} />}
          </Suspense>
          <Suspense fallback={null}>
            <PassportGuide traveller={id} today={today} className="lg:col-span-2" />
          </Suspense>
        </div>
      ),
    },
    {
      value: "status",
      label: t("tabs.status"),
      icon: ListChecks,
      content: (
        <Suspense fallback={<SkeletonCard lines={6} />}>
          <StatusOverview
            documents={documents}
            slots={slots}
            name={name}
            isExempt={isExempt}
            household={household}
            uploads={uploads}
            whose={whose}
          />
        </Suspense>
      ),
    },
    {
      value: "requirements",
      label: t("tabs.requirements"),
      icon: ClipboardList,
      content: (
        <Suspense fallback={<SkeletonCard lines={6} />}>
          {whose && <div className="mb-6">{whose}</div>}
          <RequirementsTab slots={slots} traveller={id} isExempt={isExempt} today={today} />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      <Tabs label={t("tabs.label")} tabs={tabs} value={tab} onValueChange={openTab} />
      <Suspense fallback={null}>
        <AskedPaper traveller={traveller} uploads={uploads} />
      </Suspense>
    </>
  );
}
