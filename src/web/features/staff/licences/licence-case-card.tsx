/** One application: what is claimed, where to look it up, what was sent along, and the two decisions. */
import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, Latin, Reference } from "#web/ui/text/values.tsx";
import type { LicenceCase } from "../queries.ts";
import { CaseFact, Facts } from "./facts.tsx";
import { LicenceDecisionButtons } from "./licence-decision.tsx";
import { LicencePage } from "./licence-page.tsx";
import { dueRenewal } from "./renewal.ts";

export function LicenceCaseCard({ item }: { item: LicenceCase }) {
  const { licence, operator, earlier } = item;
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  return (
    <Card
      as="li"
      title={<bdi>{licence.companyName}</bdi>}
      aside={t("since", { moment: dateTime(licence.submittedAt) })}
    >
      <Renewal item={item} />
      <LicenceFacts licence={licence} />
      <p className="mt-4 text-sm text-muted">
        {t("licences.applicant")} <bdi className="text-ink">{operator.name}</bdi> · <Latin>{operator.username}</Latin> ·{" "}
        <Latin>{operator.email}</Latin>
      </p>
      <LicencePage key={licence.page} licence={licence} />
      {earlier.length > 0 && <Earlier licences={earlier} />}
      <LicenceDecisionButtons licence={licence} />
    </Card>
  );
}

/** Everything of this operator leaves the market when the licence that holds ends before this is decided. */
function Renewal({ item }: { item: LicenceCase }) {
  const t = useTranslations("staff");
  const { date } = useFormats();
  const renewal = dueRenewal(item, dateOf(new Date()));
  if (!renewal) return null;
  return (
    <Banner tone="wait" className="mb-4">
      {t("licences.renewal", { date: date(renewal.endsOn), days: renewal.days })}
    </Banner>
  );
}

function LicenceFacts({ licence }: Pick<LicenceCase, "licence">) {
  const words = useTranslations("licences");
  const { scheme, party, number, registerUrl, validUntil } = licence;
  return (
    <Facts>
      <CaseFact term={words("register")}>
        <bdi>{words("scheme", { scheme, party: party ?? "" })}</bdi>
      </CaseFact>
      <CaseFact term={words("number")}>
        <Reference>{number}</Reference>
      </CaseFact>
      <CaseFact term={words("validUntil")}>
        <FormattedDate date={validUntil} />
      </CaseFact>
      <CaseFact term={words("openRegister")}>
        <a
          href={registerUrl}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
        >
          <Latin>{registerUrl}</Latin>
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">({words("newWindow")})</span>
        </a>
      </CaseFact>
    </Facts>
  );
}

function Earlier({ licences }: { licences: LicenceCase["earlier"] }) {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  return (
    <section className="mt-5 rounded-md bg-sunken px-4 py-3 text-sm">
      <h3 className="mb-1 font-sans text-sm font-semibold">{t("licences.earlier")}</h3>
      <ul className="grid gap-1">
        {licences.map(({ id, number, status, reason, decidedAt }) => (
          <li key={id}>
            <Reference>{number}</Reference> · {t("licences.state", { status })} · {decidedAt && dateTime(decidedAt)}
            {reason && (
              <bdi className="block text-muted" dir="auto">
                {reason}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
