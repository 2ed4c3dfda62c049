/** My papers: kept, locked, open, or why not. */
import { useTranslations } from "use-intl";
import { authPath } from "#web/lib/session/next-path.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useVault } from "../use-vault.ts";
import { eraseVault } from "../vault/vault-store.ts";
import { OpenPapers } from "./open-papers.tsx";
import { PinForm } from "./pin-form.tsx";
import { PrepareForm } from "./prepare-form.tsx";

export function PapersPart() {
  return (
    <div className="grid max-w-[54rem] gap-5">
      <Papers />
    </div>
  );
}

function Papers() {
  const t = useTranslations("hajj");
  const vault = useVault();
  if (vault.kind === "loading") return <SkeletonCard lines={4} />;
  if (vault.kind === "denied") return <Banner tone="bad">{t("papers.denied")}</Banner>;
  if (vault.kind === "damaged") return <Damaged />;
  if (vault.kind === "locked") return <PinForm asOf={vault.asOf} />;
  if (vault.kind === "open") return <OpenPapers asOf={vault.asOf} papers={vault.papers} />;
  return <NothingKept wasWiped={vault.kind === "wiped"} />;
}

function NothingKept({ wasWiped }: { wasWiped: boolean }) {
  const t = useTranslations("hajj");
  const user = useCurrentUser();
  return (
    <>
      {wasWiped && (
        <Banner tone="bad" role="alert" title={t("papers.wiped.title")}>
          {t("papers.wiped.text")}
        </Banner>
      )}
      {user?.role === "pilgrim" ? <PrepareForm /> : <ForPilgrims />}
    </>
  );
}

function ForPilgrims() {
  const t = useTranslations("hajj");
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink to={authPath("/hajj?part=papers")} variant="outline">
          {t("papers.signIn")}
        </ButtonLink>
      }
    >
      {t("papers.visitor")}
    </Banner>
  );
}

function Damaged() {
  const t = useTranslations("hajj");
  return (
    <Banner
      tone="bad"
      role="alert"
      title={t("papers.damaged.title")}
      action={
        <Button variant="danger" onClick={() => void eraseVault()}>
          {t("papers.damaged.erase")}
        </Button>
      }
    >
      {t("papers.damaged.text")}
    </Banner>
  );
}
