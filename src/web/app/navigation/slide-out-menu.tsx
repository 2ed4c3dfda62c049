/** The menu of narrow screens, from the header's button and the bottom bar: navigation tiles, quick actions, signing out. */
import { FileUp, LogIn, Search, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { useLayer } from "../../lib/layers.ts";
import { authPath } from "../../lib/session/next-path.ts";
import { useMayLogIn } from "../../lib/session/session.ts";
import { SignOutButton } from "../../shared/account/sign-out-button.tsx";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { LanguageSwitch } from "../../ui/actions/language-switch.tsx";
import { LookSwitches } from "../../ui/actions/look-switches.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Logo } from "../../ui/motif/logo.tsx";
import { useReturnFocus } from "../../ui/surfaces/use-return-focus.ts";
import {
  AssistantLink,
  BookingsLink,
  GuideLinks,
  Identity,
  JourneyLink,
  SettingsLink,
  TravellersLink,
} from "../account/account-panel.tsx";
import type { ShellTab } from "./navigation.ts";
import { OperatorPlaces } from "./operator-places.tsx";
import { OwnTabs } from "./own-tabs.tsx";

interface SlideOutMenuProps {
  onClose: () => void;
  user: User | null;
}

export function SlideOutMenu({ onClose, user }: SlideOutMenuProps) {
  const t = useTranslations("common");
  const returnFocus = useReturnFocus();
  useLayer(onClose);
  const isOperator = user?.role === "operator";
  // SPEC §2: in the business center the menu holds its six places; beside them stands the assistant alone.
  const isCenter = useLocation().pathname.startsWith("/operator-dashboard");
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div data-lock-scroll="" className="fading fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fading fixed inset-y-0 end-0 z-50 flex w-[min(22rem,92vw)] flex-col gap-6 overflow-y-auto bg-surface p-5 shadow-raised"
        >
          <div className="flex items-center justify-between">
            <Logo />
            <Dialog.Title className="sr-only">{t("menu")}</Dialog.Title>
            <Dialog.Close
              aria-label={t("close")}
              title={t("close")}
              className="grid size-11 place-items-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {user && <Identity user={user} />}
          {isOperator ? <OperatorPlaces onChoose={onClose} /> : <Tiles onChoose={onClose} />}
          {user?.role !== "staff" && !isCenter && <QuickActions onChoose={onClose} canUpload={!isOperator} />}
          {user?.role === "pilgrim" && <JourneyLink onChoose={onClose} />}
          {user?.role === "pilgrim" && <BookingsLink onChoose={onClose} />}
          {user?.role === "pilgrim" && <TravellersLink onChoose={onClose} />}
          {user && user.role !== "staff" && <AssistantLink onChoose={onClose} />}
          {!isCenter && <GuideLinks onChoose={onClose} />}
          {user && <LanguageSwitch />}
          {user && !isOperator && <SettingsLink user={user} onChoose={onClose} />}
          <LookSwitches />
          <div className="mt-auto">{user ? <SignOutButton block /> : <SignIn />}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Tiles({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations("common");
  return (
    <nav aria-label={t("tabs.label")}>
      <ul className="grid grid-cols-2 gap-3">
        <OwnTabs>{(tabs) => tabs.map((tab) => <Tile key={tab.name} tab={tab} onChoose={onChoose} />)}</OwnTabs>
      </ul>
    </nav>
  );
}

function Tile({ tab: { to, label, icon: Icon, current, onClick }, onChoose }: { tab: ShellTab; onChoose: () => void }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current}
        onClick={(event) => {
          onClick?.(event);
          onChoose();
        }}
        className={classNames(
          "flex min-h-22 flex-col justify-between gap-2 rounded-lg border p-4",
          current ? "border-brand bg-brand-soft font-semibold text-brand" : "border-line hover:bg-sunken",
        )}
      >
        <Icon aria-hidden="true" className="size-6 text-brand" />
        {label}
      </Link>
    </li>
  );
}

function QuickActions({ onChoose, canUpload }: { onChoose: () => void; canUpload: boolean }) {
  const t = useTranslations("common");
  const actions = [
    ...(canUpload ? [{ to: "/documents", icon: FileUp, label: t("quickActions.uploadDocuments") }] : []),
    { to: "/packages", icon: Search, label: t("quickActions.browsePackages") },
  ];
  return (
    <section aria-label={t("quickActions.label")}>
      <h2 className="mb-2 text-sm text-muted">{t("quickActions.label")}</h2>
      {actions.map(({ to, icon: Icon, label }) => (
        <Link
          key={to}
          to={to}
          onClick={onChoose}
          className="-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken"
        >
          <Icon aria-hidden="true" className="size-5 text-brand" />
          {label}
        </Link>
      ))}
    </section>
  );
}

function SignIn() {
  const t = useTranslations("common");
  const { pathname, search } = useLocation();
  const mayLogIn = useMayLogIn();
  if (!mayLogIn) return null;
  return (
    <ButtonLink
      to={authPath(`${pathname}${search}`)}
      block
      icon={<LogIn aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
    >
      {t("login")}
    </ButtonLink>
  );
}
