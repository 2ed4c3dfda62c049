/** What the account's menu holds: who is signed in, the person's own places, language and looks, and the way out. */
import { Bot, type LucideIcon, Route, Settings, Sunset, TentTree, Ticket, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { useLayer } from "../../lib/layers.ts";
import { SignOutButton } from "../../shared/account/sign-out-button.tsx";
import { LanguageSwitch } from "../../ui/actions/language-switch.tsx";
import { LookSwitches } from "../../ui/actions/look-switches.tsx";
import { Latin } from "../../ui/text/values.tsx";
import { Initials } from "./initials.tsx";
import { ProfileBar } from "./profile-progress.tsx";

interface PlaceLinkProps {
  /** The menu closes. */
  onChoose: () => void;
}

export function AccountPanel({ user, onChoose }: PlaceLinkProps & { user: User }) {
  useLayer(onChoose);
  return (
    <div className="rising absolute end-0 top-full z-40 mt-2 grid max-h-[calc(100dvh-5.5rem)] w-80 gap-5 overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-raised">
      <Identity user={user} />
      {user.role === "pilgrim" && <JourneyLink onChoose={onChoose} />}
      {user.role === "pilgrim" && <BookingsLink onChoose={onChoose} />}
      {user.role === "pilgrim" && <TravellersLink onChoose={onChoose} />}
      {user.role !== "staff" && <AssistantLink onChoose={onChoose} />}
      <GuideLinks onChoose={onChoose} />
      <SettingsLink user={user} onChoose={onChoose} />
      <LanguageSwitch />
      <LookSwitches />
      <SignOutButton block />
    </div>
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

export function JourneyLink({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("common");
  return <PlaceLink to="/journey" icon={Route} label={t("journeySteps")} onChoose={onChoose} />;
}

export function BookingsLink({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("common");
  return <PlaceLink to="/bookings" icon={Ticket} label={t("myBookings")} onChoose={onChoose} />;
}

export function TravellersLink({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("common");
  return <PlaceLink to="/travellers" icon={UsersRound} label={t("quickActions.whoTravels")} onChoose={onChoose} />;
}

export function AssistantLink({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("common");
  return <PlaceLink to="/assistant" icon={Bot} label={t("tabs.assistant")} onChoose={onChoose} />;
}

/** What anybody may want on the way, signed in or not. */
export function GuideLinks({ onChoose }: PlaceLinkProps) {
  const t = useTranslations("common");
  return (
    <>
      <PlaceLink to="/hajj" icon={TentTree} label={t("quickActions.hajj")} onChoose={onChoose} />
      <PlaceLink to="/prayer" icon={Sunset} label={t("quickActions.prayer")} onChoose={onChoose} />
    </>
  );
}

/** An operator's are those of the business, which lead on to the account's own. */
export function SettingsLink({ user, onChoose }: PlaceLinkProps & { user: User }) {
  const t = useTranslations("common");
  const to = user.role === "operator" ? "/operator-dashboard/settings" : "/settings";
  return <PlaceLink to={to} icon={Settings} label={t("settings")} onChoose={onChoose} />;
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
