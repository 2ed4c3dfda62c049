/** The way out of the account: in the account's menu, the slide-out menu, and the head of the business center (SPEC §2). */
import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/actions/button.tsx";
import { useSignOut } from "./use-sign-out.ts";

export function SignOutButton({ block = false }: { block?: boolean }) {
  const t = useTranslations("common");
  const signOut = useSignOut();
  return (
    <Button
      variant="outline"
      block={block}
      icon={<LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
      pending={signOut.isPending}
      pendingLabel={t("signingOut")}
      onClick={() => signOut.mutate({})}
    >
      {t("signOut")}
    </Button>
  );
}
