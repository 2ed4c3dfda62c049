/** The operator's licence as it was checked, with the way to look it up; said in words where nobody has checked one. */
import { BadgeCheck, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { FormattedDate, Reference } from "#web/ui/text/values.tsx";
import type { PackageView } from "../queries.ts";

export function SellerLicenceCard({ item }: { item: PackageView }) {
  const t = useTranslations("licences");
  return (
    <Card icon={BadgeCheck} title={t("card.title")}>
      {item.licence ? <Checked licence={item.licence} /> : <p>{t("card.unchecked")}</p>}
    </Card>
  );
}

function Checked({ licence }: { licence: NonNullable<PackageView["licence"]> }) {
  const t = useTranslations("licences");
  const { scheme, party, number, registerUrl, checkedOn } = licence;
  return (
    <>
      <dl className="grid gap-x-10 md:grid-cols-2">
        <Fact term={t("register")}>
          <bdi>{t("scheme", { scheme, party: party ?? "" })}</bdi>
        </Fact>
        <Fact term={t("number")}>
          <Reference>{number}</Reference>
        </Fact>
        <Fact term={t("checkedOn")}>
          <FormattedDate date={checkedOn} />
        </Fact>
      </dl>
      <p className="mt-4 text-sm text-muted">{t("card.checked")}</p>
      {registerUrl && (
        <a
          href={registerUrl}
          target="_blank"
          rel="noreferrer noopener"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4"
        >
          {t("openRegister")}
          <ExternalLink aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          <span className="sr-only">({t("newWindow")})</span>
        </a>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
