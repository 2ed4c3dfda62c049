/** Signing out: from a dashboard to the landing page with a farewell, from elsewhere to the sign-in screen (SPEC §4). */
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { DASHBOARDS, logout } from "#contract/accounts.ts";
import { useRouteMutation } from "../../lib/calls/queries.ts";
import { dropAllDrafts } from "../../lib/drafts/draft.ts";
import { forgetVault } from "../../lib/session/device-vault.ts";
import { carryToast } from "../../ui/feedback/carried-toast.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";

/** The page is loaded anew, so that nothing of one user stays in memory for the next. */
export function useSignOut() {
  const t = useTranslations("toasts");
  const { pathname } = useLocation();
  return useRouteMutation(logout, {
    endsSession: true,
    onSuccess: () => {
      dropAllDrafts();
      const fromDashboard = Object.values<string>(DASHBOARDS).includes(pathname);
      if (fromDashboard) carryToast({ title: t("loggedOut.title"), description: t("loggedOut.text") });
      void forgetVault().then(() => location.assign(fromDashboard ? "/" : "/auth"));
    },
    onError: (error) => showToast({ title: t("logoutFailed.title"), description: error.message, tone: "bad" }),
  });
}
