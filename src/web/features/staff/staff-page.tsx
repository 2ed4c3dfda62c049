/** /staff: what waits for a person, and who is to be stopped, in nine tabs; the open tab stands in the address. */
import {
  BadgeCheck,
  CalendarClock,
  FileSearch,
  Flag,
  Inbox,
  LifeBuoy,
  OctagonX,
  Scale,
  ScrollText,
} from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { type Tab, Tabs } from "#web/ui/surfaces/tabs.tsx";
import { DifferencesTab } from "./differences-tab.tsx";
import { DocumentsTab } from "./documents/documents-tab.tsx";
import { LicencesTab } from "./licences/licences-tab.tsx";
import { MessagesTab } from "./messages/messages-tab.tsx";
import { ProblemsTab } from "./problems-tab.tsx";
import {
  useDifferences,
  useLicenceQueue,
  useMessages,
  useRefusedTries,
  useReportedReviews,
  useStaffProblems,
  useWaitingDocuments,
} from "./queries.ts";
import { RecordTab } from "./record/record-tab.tsx";
import { ReviewsTab } from "./reviews-tab.tsx";
import { StopsTab } from "./stops/stops-tab.tsx";
import { WindowsTab } from "./windows-tab.tsx";

export function Component() {
  const t = useTranslations("staff");
  const [address, setAddress] = useSearchParams();
  const alarms = useRefusedTries().data?.alarms ?? [];
  const tabs: Tab[] = [
    {
      value: "licences",
      label: t("tabs.licences"),
      icon: BadgeCheck,
      content: <LicencesTab />,
      ...countOf(useLicenceQueue().data),
    },
    {
      value: "documents",
      label: t("tabs.documents"),
      icon: FileSearch,
      content: <DocumentsTab />,
      ...countOf(useWaitingDocuments().data),
    },
    {
      value: "messages",
      label: t("tabs.messages"),
      icon: Inbox,
      content: <MessagesTab />,
      ...countOf(useMessages("open").data),
    },
    {
      value: "payments",
      label: t("tabs.payments"),
      icon: Scale,
      content: <DifferencesTab />,
      ...countOf(useDifferences().data),
    },
    {
      value: "problems",
      label: t("tabs.problems"),
      icon: LifeBuoy,
      content: <ProblemsTab />,
      ...countOf(useStaffProblems().data),
    },
    {
      value: "reviews",
      label: t("tabs.reviews"),
      icon: Flag,
      content: <ReviewsTab />,
      ...countOf(useReportedReviews().data),
    },
    { value: "windows", label: t("tabs.windows"), icon: CalendarClock, content: <WindowsTab /> },
    { value: "stops", label: t("tabs.stops"), icon: OctagonX, content: <StopsTab /> },
    {
      value: "record",
      label: t("tabs.record"),
      icon: ScrollText,
      content: <RecordTab />,
      // A number only where somebody should look.
      ...(alarms.length > 0 && { count: alarms.length }),
    },
  ];
  const asked = address.get("tab");
  const open = tabs.find(({ value }) => value === asked)?.value ?? "licences";
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Tabs label={t("tabs.label")} tabs={tabs} value={open} onValueChange={(tab) => setAddress({ tab })} />
    </Page>
  );
}

/** No number while it is not known. */
function countOf(waiting: readonly unknown[] | undefined): { count?: number } {
  return waiting ? { count: waiting.length } : {};
}
