/** /settings: one's own account, and where it is open. */
import { useTranslations } from "use-intl";
import { useSignedIn } from "#web/lib/session.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { EmailCard } from "./email-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { PrivacyCard } from "./privacy-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

export function Component() {
  const t = useTranslations("settings");
  const user = useSignedIn();
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      {user.demo && <Banner className="mb-6">{t("demo")}</Banner>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {!user.demo && <ProfileCard user={user} />}
        <div className="grid gap-6">
          <LanguageCard />
          {!user.demo && <EmailCard user={user} />}
        </div>
        {!user.demo && (
          <>
            <PasswordCard />
            <SessionsCard />
          </>
        )}
      </div>
      <div className="mt-6">
        <PrivacyCard user={user} />
      </div>
    </Page>
  );
}
