/** SPEC's six places of an operator on a narrow screen: Dashboard, Packages, Customers, Revenue, Support, Settings. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { useBusiness } from "./work-tabs.tsx";

export function OperatorPlaces({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations("common");
  return (
    <nav aria-label={t("tabs.label")}>
      <ul className="grid gap-1">
        {useBusiness().map(({ name, to, label, icon: Icon, current, leavesApp }) => (
          <li key={name}>
            <Link
              to={to}
              reloadDocument={leavesApp}
              aria-current={current}
              onClick={onChoose}
              className={classNames(
                "flex min-h-13 items-center gap-4 rounded-md px-4",
                current ? "bg-brand-soft font-semibold text-brand" : "hover:bg-sunken",
              )}
            >
              <Icon aria-hidden="true" className="size-6 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
