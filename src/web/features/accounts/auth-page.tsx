/** /auth: signing in and creating an account, the mode and role kept in the address. */
import { ArrowLeft } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { safeNext } from "../../lib/next-path.ts";
import { dashboardOf } from "../../lib/session.ts";
import { LanguageSwitch } from "../../ui/actions/preference-switches.tsx";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { carryToast } from "../../ui/feedback/carried-toast.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { Logo } from "../../ui/motif/logo.tsx";
import { PromisePanel } from "./promise-panel.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** SPEC §4: after signing in the page is loaded anew, this long after the answer. */
const RELOAD_DELAY_MS = 100;

export function Component() {
  const t = useTranslations("auth");
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,0.92fr)]">
      <div className="flex flex-col px-5 py-6 md:px-10 lg:px-14">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <Logo />
          <div className="flex items-center">
            <LanguageSwitch />
            <Link
              to="/"
              className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm font-semibold text-brand hover:bg-brand-soft"
            >
              <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              {t("backToHome")}
            </Link>
          </div>
        </header>
        <main id="main" className="mx-auto w-full max-w-[30rem] py-10 md:my-auto">
          <AccountForms />
        </main>
      </div>
      <PromisePanel />
    </div>
  );
}

function AccountForms() {
  const t = useTranslations("auth");
  const { mode, role, setMode, otherRolePath } = useAddress();
  const { onSignedIn, onRegistered } = useWayOn();
  const isNew = mode === "register";
  const title = isNew ? t("register.title") : t("login.title");
  const newLead = role === "operator" ? t("register.operatorLead") : t("register.lead");
  const lead = isNew ? newLead : t("login.lead");
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-7 text-muted">{lead}</p>
      <div className="mb-7">
        <SegmentedControl
          label={t("mode.label")}
          hideLabel
          block
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
          onChange={setMode}
        />
      </div>
      {mode === "login" ? (
        <SignInForm onSignedIn={onSignedIn} />
      ) : (
        <RegisterForm role={role} otherRolePath={otherRolePath} onRegistered={onRegistered} />
      )}
    </>
  );
}

const MODES = ["login", "register"] as const;
type Mode = (typeof MODES)[number];

/** Mode and role as they stand in the address, so that a link can open either and `next` is kept. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const mode: Mode = search.get("mode") === "register" ? "register" : "login";
  const role = search.get("role") === "operator" ? "operator" : "pilgrim";

  function setMode(next: Mode): void {
    setSearch(withParam(search, "mode", next === "register" ? "register" : null), { replace: true });
  }

  const otherRole = withParam(search, "role", role === "operator" ? null : "operator");
  return { mode, role, setMode, otherRolePath: `/auth?${otherRole}` } as const;
}

function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** Where people go afterwards: signing in loads the page anew, registering does not (SPEC §4). */
function useWayOn() {
  const t = useTranslations("toasts");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wayOn = (user: User) => safeNext(search.get("next")) ?? dashboardOf(user);
  return {
    onSignedIn(user: User): void {
      carryToast({ title: t("loginSuccessful.title"), description: t("loginSuccessful.text"), tone: "good" });
      setTimeout(() => location.assign(wayOn(user)), RELOAD_DELAY_MS);
    },
    onRegistered(user: User): void {
      showToast({
        title: t("registrationSuccessful.title"),
        description: t("registrationSuccessful.text"),
        tone: "good",
      });
      void navigate(wayOn(user), { replace: true });
    },
  };
}
