/** /queue, SPEC's Smart Queue Intelligence Dashboard with its four tabs; the open tab stands in the address. */
import { Activity, BarChart3, FlaskConical, Gauge, Settings, Sun, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { isPeakHour } from "#domain/queue/priority.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { type LivePlace, useLivePlace } from "#web/shared/queue/use-live-place.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { type Tab, Tabs } from "#web/ui/surfaces/tabs.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { LazyAlertsTab, LazyPastTab, LazySyncTab, PilgrimsOnly } from "./lazy.tsx";
import { IntelligenceTab } from "./place/intelligence-tab.tsx";
import { type KnownPlace, useKnownPlace } from "./place/use-known-place.ts";
import { type QueueOverview, useQueueStatus } from "./queries.ts";
import { useAlerts } from "./use-alerts.ts";

/** Only pilgrims can join a queue: anybody else is told so. */
export function Component() {
  const { role } = useSignedIn();
  return role === "pilgrim" ? (
    <Queue />
  ) : (
    <Page>
      <PilgrimsOnly />
    </Page>
  );
}

function Queue() {
  const status = useQueueStatus();
  const [isWanted, setWanted] = useState(true);
  const live = useLivePlace(isWanted);
  const known = useKnownPlace(status, live);
  return (
    <Page>
      <Head status={known?.status} />
      <Loaded query={status}>{() => known && <Dashboard {...known} />}</Loaded>
      {known && <LiveSwitch live={live} isWanted={isWanted} onWant={setWanted} />}
    </Page>
  );
}

/** As high as the line that comes with the answer. */
const ROOM = "\u00a0";

function Head({ status }: { status: QueueOverview | undefined }) {
  const t = useTranslations("queue");
  const { dateTime } = useFormats();
  const window = status?.windows.find(({ id }) => id === status.windowId);
  const isIn = status?.ticket?.state === "waiting" || status?.ticket?.state === "admitted";
  return (
    <PageHeader
      title={t("title")}
      eyebrow={
        window
          ? t("eyebrow", {
              operator: window.operatorName,
              at: dateTime(window.opensAt),
              when: window.openedAt === null ? "before" : "after",
            })
          : !status && ROOM
      }
      lead={
        <span className="flex flex-wrap gap-2">
          {window?.state === "open" && !window.operatorStopped && !window.rests && isIn && (
            <Badge icon={<Activity aria-hidden="true" className="size-4.5" />} look="bg-ok-soft text-ok">
              {t("badge.active")}
            </Badge>
          )}
          {isIn && isPeakHour(new Date().getHours()) && (
            <Badge icon={<Sun aria-hidden="true" className="size-4.5" />} look="bg-wait-soft text-wait">
              {t("badge.peak")}
            </Badge>
          )}
          {window?.simulated && (
            <Badge
              icon={<FlaskConical aria-hidden="true" className="size-4.5" />}
              look="border border-line-strong text-muted"
            >
              {t("badge.simulated")}
            </Badge>
          )}
        </span>
      }
    />
  );
}

function Badge({ icon, look, children }: { icon: ReactNode; look: string; children: string }) {
  return (
    <span
      className={classNames("inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold", look)}
    >
      {icon}
      {children}
    </span>
  );
}

interface LiveSwitchProps {
  live: LivePlace;
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
}

/** Whether this page listens; only here, and only while it is open. */
function LiveSwitch({ live, isWanted, onWant }: LiveSwitchProps) {
  const t = useTranslations("queue");
  const { time } = useFormats();
  return (
    <div className="mt-6">
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={(event) => onWant(event.target.checked)}
          className="size-5.5 rounded-sm"
        />
        {t("live.label")}
      </label>
      <p className="ps-8.5 text-sm text-muted">
        {live.isLive && live.lastAt && t("live.last", { at: time(live.lastAt) })}
        {live.isLive && !live.lastAt && t("live.on")}
        {!live.isLive && t("live.off")}
      </p>
    </div>
  );
}

function Dashboard({ status, oldSince }: KnownPlace) {
  const t = useTranslations("queue");
  const [address, setAddress] = useSearchParams();
  const alerts = useAlerts(status);
  const tabs: Tab[] = [
    {
      value: "intelligence",
      label: t("tabs.intelligence"),
      icon: Gauge,
      content: <IntelligenceTab status={status} oldSince={oldSince} />,
    },
    { value: "family", label: t("tabs.family"), icon: Users, content: <LazySyncTab status={status} /> },
    { value: "analytics", label: t("tabs.analytics"), icon: BarChart3, content: <LazyPastTab /> },
    { value: "settings", label: t("tabs.settings"), icon: Settings, content: <LazyAlertsTab alerts={alerts} /> },
  ];
  const asked = address.get("tab");
  const open = tabs.find(({ value }) => value === asked)?.value ?? "intelligence";
  return <Tabs label={t("tabs.label")} tabs={tabs} value={open} onValueChange={(tab) => setAddress({ tab })} />;
}
