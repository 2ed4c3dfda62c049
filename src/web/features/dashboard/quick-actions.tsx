/** SPEC's quick-actions bar: on wide screens, its next prayer in the header; on phones the shell's menu has the links, and a first day three to explore. */
import { Bot, ChevronRight, FileUp, Search, TentTree, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";

export function QuickActions({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Wide />
      {isNew && <Explore />}
    </>
  );
}

/** What somebody can look at who has nothing here yet. */
function Explore() {
  const t = useTranslations("common");
  const dashboard = useTranslations("dashboard");
  const places = [
    { to: "/packages", icon: Search, label: t("quickActions.browsePackages") },
    { to: "/family", icon: UsersRound, label: dashboard("family.make") },
    { to: "/hajj", icon: TentTree, label: t("quickActions.hajj") },
  ];
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5 md:hidden">
      {places.map(({ to, icon: Icon, label }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-14 items-center gap-3 font-semibold">
            <Icon aria-hidden="true" className="size-5.5 text-brand" />
            {label}
            <ChevronRight aria-hidden="true" className="ms-auto size-5 text-muted rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Wide() {
  const t = useTranslations("common");
  const actions = [
    { to: "/documents", icon: FileUp, label: t("quickActions.uploadDocuments") },
    { to: "/packages", icon: Search, label: t("quickActions.browsePackages") },
    { to: "/travellers", icon: UsersRound, label: t("quickActions.whoTravels") },
    { to: "#assistant", icon: Bot, label: t("quickActions.assistant") },
  ];
  return (
    <section aria-label={t("quickActions.label")} className="hidden flex-wrap gap-2 md:flex">
      <div className="flex flex-wrap gap-2">
        {actions.map(({ to, icon: Icon, label }) => (
          <ButtonLink key={to} to={to} variant="outline" icon={<Icon aria-hidden="true" className="size-5" />}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
