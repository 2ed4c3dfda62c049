/** Signing out from the head of the business center (SPEC §2). */
import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSignOut } from "#web/lib/use-sign-out.ts";
import { Button } from "#web/ui/actions/button.tsx";

export function SignOut() {
  const t = useTranslations("common");
  const signOut = useSignOut();
  return (
    <Button
      variant="outline"
      icon={<LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
      pending={signOut.isPending}
      pendingLabel={t("signingOut")}
      onClick={() => signOut.mutate({})}
    >
      {t("signOut")}
    </Button>
  );
}
