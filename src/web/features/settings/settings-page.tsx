/** /settings: one's own account, where it is open, how it is told, and what is known and shown of it. */
import { lazy } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useSignedIn } from "#web/lib/session/session.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { WhenNear } from "#web/ui/layout/when-near.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { InstallCard } from "./install-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { PrivacyCard } from "./privacy/privacy-card.tsx";
import { EmailCard } from "./profile/email-card.tsx";
import { LanguageCard } from "./profile/language-card.tsx";
import { ProfileCard } from "./profile/profile-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const SecondFactorCard = lazy(async () => {
  const [file] = await Promise.all([import("./second-factor/second-factor-card.tsx"), wantWords(["secondFactor"])]);
  return { default: file.SecondFactorCard };
});
const PasskeysCard = lazy(async () => {
  const [file] = await Promise.all([import("./passkeys/passkeys-card.tsx"), wantWords(["secondFactor"])]);
  return { default: file.PasskeysCard };
});
const NoticesCard = lazy(async () => {
  const [file] = await Promise.all([import("./notices/notices-card.tsx"), wantWords(["notices"])]);
  return { default: file.NoticeSettingsCard };
});
const VisibilityCard = lazy(async () => {
  const [file] = await Promise.all([import("./records/visibility-card.tsx"), wantWords(["records"])]);
  return { default: file.VisibilityCard };
});
const ConsentsCard = lazy(async () => {
  const [file] = await Promise.all([import("./records/consents-card.tsx"), wantWords(["records"])]);
  return { default: file.ConsentsCard };
});
const ViewsCard = lazy(async () => {
  const [file] = await Promise.all([import("./records/views-card.tsx"), wantWords(["records"])]);
  return { default: file.ViewsCard };
});

export function Component() {
  const t = useTranslations("settings");
  const user = useSignedIn();
  const right = useSearchParams()[0].get("right");
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      {user.demo && <Banner className="mb-6">{t("demo")}</Banner>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6 only:lg:col-span-2">
          {!user.demo && <ProfileCard user={user} />}
          <LanguageCard />
          <InstallCard />
        </div>
        {!user.demo && (
          <div className="grid gap-6">
            <EmailCard user={user} />
            <PasswordCard />
            <WhenNear id="passkeys">
              <PasskeysCard />
            </WhenNear>
            <WhenNear id="second-factor">
              <SecondFactorCard />
            </WhenNear>
            <SessionsCard />
          </div>
        )}
      </div>
      <div className="mt-6 grid gap-6">
        {/* A right that the address names stands above what is fetched late, so that nothing pushes it out of sight. */}
        {right && <PrivacyCard user={user} />}
        <WhenNear id="notices">
          <NoticesCard />
        </WhenNear>
        {user.role === "pilgrim" && (
          <WhenNear id="visibility">
            <VisibilityCard />
          </WhenNear>
        )}
        <WhenNear id="consents">
          <ConsentsCard />
        </WhenNear>
        <WhenNear id="views">
          <ViewsCard />
        </WhenNear>
        {!right && <PrivacyCard user={user} />}
      </div>
    </Page>
  );
}
