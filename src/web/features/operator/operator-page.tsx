/** /operator-dashboard, SPEC's Operator Business Center with its six tabs; the open tab stands in the address. */
import { BarChart3, BookOpen, House, Package, Settings, Store, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import type { ChangeDays } from "#domain/operators/figures.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Tab, Tabs } from "#web/ui/surfaces/tabs.tsx";
import { Allowed } from "./allowed.tsx";
import { Analytics } from "./analytics/lazy.tsx";
import { Behind } from "./drill-down/drill-down.tsx";
import { Marketplace, Problems } from "./marketplace/lazy.tsx";
import type { ChangePeriod } from "./overview/figures-row.tsx";
import { OverviewTab } from "./overview/overview-tab.tsx";
import { type OwnBooking, type OwnPackage, useNewestBookings, useOwnPackages, useSummary } from "./queries.ts";
import { LicenceNotice } from "./settings/licence/licence-notice.tsx";
import { SaleWindows } from "./windows/lazy.tsx";

/** Nobody needs it at once. */
const SignOutButton = lazy(async () => ({
  default: (await import("#web/shared/account/sign-out-button.tsx")).SignOutButton,
}));
/** It waits for an answer of its own anyway. */
const PayoutNotice = lazy(async () => ({
  default: (await import("./settings/payout/payout-notice.tsx")).PayoutNotice,
}));
/** Each is fetched with its words when its tab is opened. */
const PackagesTab = lazy(async () => {
  const [file] = await Promise.all([import("./packages/packages-tab.tsx"), wantWords(["offers"])]);
  return { default: file.PackagesTab };
});

const BookingsTab = lazy(async () => {
  const [file] = await Promise.all([import("./bookings/bookings-tab.tsx"), wantWords(["desk"])]);
  return { default: file.BookingsTab };
});

const GroupsTab = lazy(async () => {
  const [file] = await Promise.all([import("./groups/groups-tab.tsx"), wantWords(["groups"])]);
  return { default: file.GroupsTab };
});

export function Component() {
  const bookings = useNewestBookings();
  const packages = useOwnPackages();
  const [days, setDays] = useState<ChangeDays>(30);
  const summary = useSummary(days);
  const errorText = useErrorText();
  // What is in sight stays when asking for it again has failed.
  const error = [bookings, packages, summary].find(({ isLoadingError }) => isLoadingError)?.error;
  // What an employee has no right to is never asked for.
  const isLoading = [bookings, packages, summary].some((query) => query.isLoading);
  const retry = () => {
    for (const query of [bookings, packages, summary]) if (query.isError) void query.refetch();
  };
  return (
    <Page>
      <Head />
      {error && (
        <Card>
          <ErrorState text={errorText(error)} onRetry={retry} />
        </Card>
      )}
      {!error && isLoading && <SkeletonCard lines={8} />}
      {!error && !isLoading && (
        <Center
          bookings={bookings.data ?? []}
          packages={packages.data ?? []}
          summary={summary.data ?? null}
          period={{ days, setDays }}
        />
      )}
    </Page>
  );
}

function Head() {
  const t = useTranslations("operator");
  const { firstName, licenceVerified, employment } = useSignedIn();
  const [address] = useSearchParams();
  return (
    <>
      <PageHeader
        title={<span className="max-md:text-xl">{t("title")}</span>}
        lead={openTab(address) === FIRST_TAB && t("greeting", { name: firstName || t("operator") })}
        actions={
          // On phones the menu has both.
          <div className="flex flex-wrap gap-3 max-md:hidden">
            <ButtonLink
              to="/operator-dashboard/settings"
              variant="outline"
              icon={<Settings aria-hidden="true" className="size-5" />}
            >
              {t("settings")}
            </ButtonLink>
            <Suspense fallback={null}>
              <SignOutButton />
            </Suspense>
          </div>
        }
      />
      {!employment && <LicenceNotice verified={licenceVerified === true} />}
      <Suspense fallback={null}>{!employment && <PayoutNotice />}</Suspense>
    </>
  );
}

const FIRST_TAB = "overview";

function openTab(address: URLSearchParams): string {
  return address.get("tab") ?? FIRST_TAB;
}

interface CenterProps {
  bookings: readonly OwnBooking[];
  packages: readonly OwnPackage[];
  /** Null where the right to figures is missing. */
  summary: OperatorSummary | null;
  period: ChangePeriod;
}

/** Which tab an employee needs which right for; the others say so part by part. */
const TAB_RIGHTS: Readonly<Partial<Record<string, OperatorRight>>> = {
  packages: "packages",
  bookings: "bookings",
  groups: "groups",
  analytics: "analytics",
};

function onlyWithRight(tab: Tab): Tab {
  const right = TAB_RIGHTS[tab.value];
  return right ? { ...tab, content: <Allowed right={right}>{tab.content}</Allowed> } : tab;
}

function Center({ bookings, packages, summary, period }: CenterProps) {
  const t = useTranslations("operator");
  const [address, setAddress] = useSearchParams();
  const tabs: Tab[] = [
    {
      value: FIRST_TAB,
      label: t("tabs.overview"),
      icon: House,
      content: <OverviewTab {...{ bookings, packages, summary, period }} />,
    },
    {
      value: "packages",
      label: t("tabs.packages"),
      icon: Package,
      content: (
        <div className="grid gap-6">
          <Suspense fallback={<SkeletonCard lines={8} />}>
            <PackagesTab packages={packages} />
          </Suspense>
          <SaleWindows packages={packages} />
        </div>
      ),
    },
    {
      value: "bookings",
      label: t("tabs.bookings"),
      icon: BookOpen,
      content: (
        <div className="grid gap-6">
          <Suspense fallback={<SkeletonCard lines={8} />}>
            <BookingsTab season={summary?.season ?? null} />
          </Suspense>
          <Problems />
        </div>
      ),
      ...(summary?.season.awaitingAnswer ? { count: summary.season.awaitingAnswer } : {}),
    },
    {
      value: "groups",
      label: t("tabs.groups"),
      icon: Users,
      content: (
        <Suspense fallback={<SkeletonCard lines={8} />}>
          <GroupsTab packages={packages} />
        </Suspense>
      ),
    },
    { value: "analytics", label: t("tabs.analytics"), icon: BarChart3, content: <Analytics /> },
    { value: "marketplace", label: t("tabs.marketplace"), icon: Store, content: <Marketplace /> },
  ];
  const asked = openTab(address);
  const open = tabs.find(({ value }) => value === asked)?.value ?? FIRST_TAB;
  return (
    <>
      <Tabs
        label={t("tabs.label")}
        tabs={tabs.map(onlyWithRight)}
        value={open}
        onValueChange={(tab) => setAddress({ tab })}
      />
      <Behind />
    </>
  );
}
