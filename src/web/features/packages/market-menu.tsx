/** SPEC's menu of the marketplace under 768 px: a grid of tiles that opens and closes in the page. */
import { CircleHelp, House, Info, LayoutGrid, LogIn, LogOut, type LucideIcon, Package, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { dashboardOf, useCurrentUser } from "#web/lib/session.ts";
import { useSignOut } from "#web/lib/use-sign-out.ts";
import { Button } from "#web/ui/actions/button.tsx";

const TILE =
  "flex min-h-20 w-full flex-col items-center justify-center gap-2 rounded-md border border-line bg-surface p-2 text-sm hover:bg-sunken";

export function MarketMenu() {
  const t = useTranslations("packages");
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={t("menu.label")} className="mb-5 md:hidden">
      <Button
        variant="outline"
        block
        aria-expanded={open}
        aria-controls={listId}
        icon={<LayoutGrid aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "menu.close" : "menu.open")}
      </Button>
      <ul id={listId} hidden={!open} className={open ? "mt-3 grid grid-cols-3 gap-3" : undefined}>
        <Tiles />
      </ul>
    </nav>
  );
}

function Tiles() {
  const t = useTranslations("packages");
  const user = useCurrentUser();
  const signOut = useSignOut();
  return (
    <>
      <Tile to="/" icon={House} label={t("menu.home")} />
      <Tile to="/packages" icon={Package} label={t("menu.packages")} />
      {user && <Tile to={dashboardOf(user)} icon={UserRound} label={t("menu.dashboard")} />}
      {!user && <Tile to="/auth" icon={LogIn} label={t("menu.login")} />}
      <Tile to="/#about" icon={Info} label={t("menu.about")} isStatic />
      <Tile to="/#help" icon={CircleHelp} label={t("menu.support")} isStatic />
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
