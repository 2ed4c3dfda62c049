/** The phone's bottom bar: the four most used places and the menu with the rest. */
import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../ui/class-names.ts";
import type { ShellTab } from "./navigation.ts";
import { OwnTabs } from "./own-tabs.tsx";

const PLACE = "flex min-h-16 w-full flex-col items-center justify-center gap-0.5 border-t-3 px-1 text-xs";

/** As wide as its word and a share of what is left, so that the longest is not cut; never narrower than a finger. */
const PART = "min-w-11 flex-auto";

export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations("common");
  return (
    <nav
      data-no-print=""
      aria-label={t("tabs.shortLabel")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        <OwnTabs>
          {(tabs) => tabs.filter(({ inReach }) => inReach).map((tab) => <PlaceInReach key={tab.name} tab={tab} />)}
        </OwnTabs>
        <li className={PART}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onMenu}
            className={classNames(PLACE, "border-transparent text-muted")}
          >
            <Ellipsis aria-hidden="true" className="size-5.5" />
            {t("tabs.more")}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function PlaceInReach({ tab: { to, label, icon: Icon, current, onClick } }: { tab: ShellTab }) {
  return (
    <li className={PART}>
      <Link
        to={to}
        onClick={onClick}
        aria-current={current}
        className={classNames(
          PLACE,
          current ? "border-brand font-semibold text-brand" : "border-transparent text-muted",
        )}
      >
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="max-w-full truncate">{label}</span>
      </Link>
    </li>
  );
}
