/** /auth: signing in, creating an account, asking for a new password; the mode and role kept in the address. */
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { safeNext } from "../../lib/session/next-path.ts";
import { dashboardOf, rememberUser } from "../../lib/session/session.ts";
import { rememberDevice } from "../../shared/account/known-device.ts";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { carryToast } from "../../ui/feedback/carried-toast.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { AuthFrame, AuthHead } from "./auth-frame.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SignInForm } from "./sign-in/sign-in-form.tsx";

/** SPEC §4: after signing in the page is loaded anew, this long after the answer. */
const RELOAD_DELAY_MS = 100;

/** Most people know their password. */
const ForgotForm = lazy(async () => ({ default: (await import("./forgot-form.tsx")).ForgotForm }));
const DemoAccounts = lazy(async () => ({ default: (await import("./sign-in/demo-accounts.tsx")).DemoAccounts }));
const CameToHold = lazy(async () => ({ default: (await import("./came-to-hold.tsx")).CameToHold }));

export function Component() {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const sessionEnded = search.has("ended");
  // Only now: the page that was left needed its user until this one was drawn.
  useEffect(() => {
    if (sessionEnded) rememberUser(client, null);
  }, [client, sessionEnded]);
  return (
    <AuthFrame>
      <Suspense>{search.get("mode") === "forgot" ? <ForgotForm /> : <AccountForms />}</Suspense>
    </AuthFrame>
  );
}

function AccountForms() {
  const t = useTranslations("auth");
  const { mode, role, setMode, otherRolePath, sessionEnded, isToHold } = useAddress();
  const { onSignedIn, onRegistered } = useWayOn();
  const [filled, setFilled] = useState({ username: "", password: "" });
  const isNew = mode === "register";
  const title = isNew ? t("register.title") : t("login.title");
  const newLead = role === "operator" ? t("register.operatorLead") : t("register.lead");
  const lead = isNew ? newLead : t("login.lead");
  return (
    <>
      {sessionEnded && (
        <Banner role="status" className="mb-7">
          {t("ended")}
        </Banner>
      )}
      <AuthHead
        title={title}
        lead={
          isToHold ? (
            <Suspense fallback={lead}>
              <CameToHold otherwise={lead} />
            </Suspense>
          ) : (
            lead
          )
        }
      />
      <div className="mb-4 md:mb-5">
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
        <SignInForm start={filled} onSignedIn={onSignedIn} />
      ) : (
        <>
          <RegisterForm role={role} otherRolePath={otherRolePath} onRegistered={onRegistered} />
          <Suspense>
            <DemoAccounts
              onUse={(credentials) => {
                setFilled(credentials);
                setMode("login");
              }}
            />
          </Suspense>
        </>
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
  const sessionEnded = search.has("ended");
  const isToHold = search.get("next")?.includes("book=");
  return {
    mode,
    role,
    setMode,
    otherRolePath: `/auth?${otherRole}`,
    sessionEnded,
    isToHold,
  } as const;
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
      rememberDevice();
      carryToast({ title: t("loginSuccessful.title"), description: t("loginSuccessful.text"), tone: "good" });
      setTimeout(() => location.assign(wayOn(user)), RELOAD_DELAY_MS);
    },
    onRegistered(user: User): void {
      rememberDevice();
      showToast({
        title: t("registrationSuccessful.title"),
        description: t("registrationSuccessful.text"),
        tone: "good",
      });
      void navigate(wayOn(user), { replace: true });
    },
  };
}
