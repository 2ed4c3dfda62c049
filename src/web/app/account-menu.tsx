/** Who is signed in, the theme, and the way out: a disclosure at the header's end. */
import { ChevronDown, LogOut, type LucideIcon, Settings, UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { useSignOut } from "../lib/use-sign-out.ts";
import { Button } from "../ui/actions/button.tsx";
import { LanguageSwitch, ThemeSwitch } from "../ui/actions/preference-switches.tsx";
import { useCloseOnLeave } from "../ui/surfaces/use-close-on-leave.ts";
import { Latin } from "../ui/text/values.tsx";
import { ProfileBar, ProfileRing, ProfileText } from "./profile-progress.tsx";

export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations("common");
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnLeave(box, open, () => setOpen(false));
  return (
    <div ref={box} className="relative hidden items-center gap-2 md:flex">
      <Greeting user={user} />
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 rounded-full py-1 ps-1 pe-2.5 hover:bg-sunken"
      >
        <Initials user={user} />
        <span className="sr-only">{t("accountOf", { name: user.firstName })}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </button>
      {open && (
        <div className="rising absolute end-0 top-full z-40 mt-2 grid w-80 gap-5 rounded-lg border border-line bg-surface p-5 shadow-raised">
          <Identity user={user} />
          {user.role === "pilgrim" && <TravellersLink onChoose={() => setOpen(false)} />}
          <SettingsLink onChoose={() => setOpen(false)} />
          <LanguageSwitch />
          <ThemeSwitch />
          <SignOutButton />
        </div>
      )}
    </div>
  );
}

function Greeting({ user }: { user: User }) {
  const t = useTranslations("common");
  return (
    <p className="ps-2 text-end text-xs leading-tight">
      <span className="block max-w-48 truncate font-semibold">{t("greeting", { name: user.firstName })}</span>
      {user.role === "pilgrim" && (
        <span className="num block text-muted">
          <ProfileText />
        </span>
      )}
    </p>
  );
}

/** First letters of both names; the first whole letter counts, so that combined ones stay whole. */
function Initials({ user }: { user: User }) {
  const letters = [user.firstName, user.lastName].map((name) => Array.from(name)[0] ?? "").join("");
  return (
    <span
      aria-hidden="true"
      className="relative grid size-9.5 shrink-0 place-items-center rounded-full bg-brand text-xs font-semibold text-on-brand"
    >
      <bdi>{letters}</bdi>
      {user.role === "pilgrim" && <ProfileRing />}
    </span>
  );
}

export function Identity({ user }: { user: User }) {
  const t = useTranslations("common");
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Initials user={user} />
        <div className="min-w-0">
          <p className="font-semibold">{t("greeting", { name: user.firstName })}</p>
          <p className="truncate text-xs text-muted">
            <Latin>{user.username}</Latin> · {t(`roles.${user.role}`)}
          </p>
        </div>
      </div>
      {user.role === "pilgrim" && <ProfileBar />}
    </div>
  );
}

interface PlaceLinkProps {
  /** The menu closes. */
  onChoose: () => void;
}

export function TravellersLink({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("travellers");
  return <PlaceLink to="/travellers" icon={UsersRound} label={t("menu")} onChoose={onChoose} />;
}

export function SettingsLink({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("common");
  return <PlaceLink to="/settings" icon={Settings} label={t("settings")} onChoose={onChoose} />;
}

function PlaceLink({
  to,
  icon: Icon,
  label,
  onChoose,
}: PlaceLinkProps & { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link to={to} onClick={onChoose} className="-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken">
      <Icon aria-hidden="true" className="size-5 text-brand" />
      {label}
    </Link>
  );
}

export function SignOutButton() {
  const t = useTranslations("common");
  const signOut = useSignOut();
  return (
    <Button
      variant="outline"
      block
      icon={<LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
      pending={signOut.isPending}
      pendingLabel={t("signingOut")}
      onClick={() => signOut.mutate({})}
    >
      {t("signOut")}
    </Button>
  );
}
