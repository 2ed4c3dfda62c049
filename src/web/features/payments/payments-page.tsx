/** /payments, SPEC's payment centre; the open tab stands in the address. */
import { CreditCard, History, Sparkles, Users } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import { LazyHistoryTab, LazyMethodsTab, LazyOptimizationTab, LazySplitTab } from "./lazy.tsx";

const TABS = ["optimization", "methods", "split", "history"] as const;
const ICONS = { optimization: Sparkles, methods: CreditCard, split: Users, history: History };

export function Component() {
  const t = useTranslations("payments");
  const [address, setAddress] = useSearchParams();
  const asked = TABS.find((tab) => tab === address.get("tab")) ?? "optimization";
  const content = {
    optimization: <LazyOptimizationTab />,
    methods: <LazyMethodsTab />,
    split: <LazySplitTab />,
    history: <LazyHistoryTab />,
  };
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Tabs
        label={t("tabs.label")}
        value={asked}
        onValueChange={(tab) => setAddress({ tab }, { replace: true })}
        tabs={TABS.map((tab) => ({ value: tab, label: t(`tabs.${tab}`), icon: ICONS[tab], content: content[tab] }))}
      />
    </Page>
  );
}
