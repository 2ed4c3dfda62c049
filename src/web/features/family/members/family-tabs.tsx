/** The four tabs of a group; members first. */
import { CalendarClock, FileCheck2, Settings, UsersRound } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import { LazyCoordinationTab, LazyPapersTab, LazySettingsTab } from "../fetched-later.tsx";
import type { FamilyGroup } from "../queries.ts";
import { MembersTab } from "./members-tab.tsx";

const TABS = ["members", "coordination", "documents", "settings"] as const;
const ICONS = { members: UsersRound, coordination: CalendarClock, documents: FileCheck2, settings: Settings };

export function FamilyTabs({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  const [address, setAddress] = useSearchParams();
  const asked = TABS.find((tab) => tab === address.get("tab")) ?? "members";
  const content = {
    members: <MembersTab group={group} />,
    coordination: <LazyCoordinationTab group={group} />,
    documents: <LazyPapersTab group={group} />,
    settings: <LazySettingsTab group={group} />,
  };
  return (
    <Tabs
      label={t("tabs.label")}
      value={asked}
      onValueChange={(tab) => setAddress({ group: group.id, tab }, { replace: true })}
      tabs={TABS.map((tab) => ({ value: tab, label: t(`tabs.${tab}`), icon: ICONS[tab], content: content[tab] }))}
    />
  );
}
