/** SPEC's six places of an operator on a narrow screen: Dashboard, Packages, Customers, Revenue, Support, Settings. */
import { Headphones, House, type LucideIcon, Package, Settings, Users, Wallet } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../ui/class-names.ts";

interface Place {
  readonly name: "dashboard" | "packages" | "customers" | "revenue" | "support" | "settings";
  readonly to: string;
  readonly icon: LucideIcon;
}

const PLACES: readonly Place[] = [
  { name: "dashboard", to: "/operator-dashboard", icon: House },
  { name: "packages", to: "/operator-dashboard?tab=packages", icon: Package },
  { name: "customers", to: "/operator-dashboard?tab=bookings&by=customer", icon: Users },
  { name: "revenue", to: "/operator-dashboard?tab=analytics", icon: Wallet },
  { name: "support", to: "/contact", icon: Headphones },
  { name: "settings", to: "/operator-dashboard/settings", icon: Settings },
];

export function OperatorPlaces({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations("common");
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t("tabs.label")}>
      <ul className="grid gap-1">
        {PLACES.map(({ name, to, icon: Icon }) => {
          const isHere = `${pathname}${search}` === to;
          return (
            <li key={name}>
              <Link
                to={to}
                // The contact page is a static one, outside the app.
                reloadDocument={name === "support"}
                aria-current={isHere ? "page" : undefined}
                onClick={onChoose}
                className={classNames(
                  "flex min-h-13 items-center gap-4 rounded-md px-4",
                  isHere ? "bg-brand-soft font-semibold text-brand" : "hover:bg-sunken",
                )}
              >
                <Icon aria-hidden="true" className="size-6 shrink-0" />
                {t(`operatorMenu.${name}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
