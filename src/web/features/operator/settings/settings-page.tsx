/** /operator-dashboard/settings: the business itself, a part at a time; the open part stands in the address. */
import { BadgeCheck, Bell, Building2, Landmark, ReceiptText, ScrollText, UsersRound } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { type Tab, Tabs } from "#web/ui/surfaces/tabs.tsx";
import { CompanyPart, StandardTermsPart } from "./lazy.tsx";
import { OwnLicencesCard } from "./licence-card.tsx";
import { BusinessNoticesCard } from "./notices-card.tsx";
import { PayoutCard } from "./payout-card.tsx";
import { StatementsCard } from "./statements-card.tsx";
import { MembershipCard } from "./team/membership-card.tsx";
import { TeamCard } from "./team/team-card.tsx";

export function Component() {
  const t = useTranslations("business");
  const { employment, demo } = useSignedIn();
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      {employment ? (
        <div className="grid gap-8">
          <MembershipCard employment={employment} fixed={demo} />
          {employment.rights.includes("money") && <StatementsCard />}
        </div>
      ) : (
        <OwnerParts />
      )}
      <p className="mt-8">
        <Link to="/settings" className="text-brand underline">
          {t("own")}
        </Link>
      </p>
    </Page>
  );
}

function OwnerParts() {
  const t = useTranslations("business");
  const [address, setAddress] = useSearchParams();
  const tabs: Tab[] = [
    { value: "team", label: t("parts.team"), icon: UsersRound, content: <TeamCard /> },
    { value: "company", label: t("parts.company"), icon: Building2, content: <CompanyPart /> },
    { value: "licence", label: t("parts.licence"), icon: BadgeCheck, content: <OwnLicencesCard /> },
    { value: "terms", label: t("parts.terms"), icon: ScrollText, content: <StandardTermsPart /> },
    { value: "payout", label: t("parts.payout"), icon: Landmark, content: <PayoutCard /> },
    { value: "statements", label: t("parts.statements"), icon: ReceiptText, content: <StatementsCard /> },
    { value: "notices", label: t("parts.notices"), icon: Bell, content: <BusinessNoticesCard /> },
  ];
  const asked = address.get("part");
  const open = tabs.find(({ value }) => value === asked)?.value ?? "team";
  return <Tabs label={t("parts.label")} tabs={tabs} value={open} onValueChange={(part) => setAddress({ part })} />;
}
