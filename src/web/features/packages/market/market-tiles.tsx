/** The tiles of the marketplace's menu: every one leads somewhere. */
import { CircleHelp, House, Info, LogIn, LogOut, type LucideIcon, Package, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { dashboardOf, useCurrentUser } from "#web/lib/session/session.ts";
import { useSignOut } from "#web/shared/account/use-sign-out.ts";

const TILE =
  "flex min-h-20 w-full flex-col items-center justify-center gap-2 rounded-md border border-line bg-surface p-2 text-sm hover:bg-sunken";

export function MarketTiles() {
  const t = useTranslations("packages");
  const user = useCurrentUser();
  const signOut = useSignOut();
  return (
    <>
      <Tile to="/" icon={House} label={t("menu.home")} />
      <Tile to="/packages" icon={Package} label={t("menu.packages")} />
      {user && <Tile to={dashboardOf(user)} icon={UserRound} label={t("menu.dashboard")} />}
      {!user && <Tile to="/auth" icon={LogIn} label={t("menu.login")} />}
      <Tile to="/about" icon={Info} label={t("menu.about")} isStatic />
      <Tile to="/contact" icon={CircleHelp} label={t("menu.support")} isStatic />
      {user && (
        <li>
          <button type="button" disabled={signOut.isPending} onClick={() => signOut.mutate({})} className={TILE}>
            <LogOut aria-hidden="true" className="size-6 text-brand rtl:-scale-x-100" />
            {t("menu.logout")}
          </button>
        </li>
      )}
    </>
  );
}

interface TileProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** A place on a static page, which is no page of this router. */
  isStatic?: boolean;
}

function Tile({ to, icon: Icon, label, isStatic }: TileProps) {
  return (
    <li>
      <Link to={to} reloadDocument={isStatic ?? false} className={TILE}>
        <Icon aria-hidden="true" className="size-6 text-brand" />
        {label}
      </Link>
    </li>
  );
}
