/** How the customer is reached, for whom they travel, and where they came from. */
import { Contact } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useCountryName } from "#web/ui/text/country-name.ts";
import { Latin } from "#web/ui/text/values.tsx";
import type { DeskView } from "./queries.ts";

export function ContactCard({ desk }: { desk: DeskView }) {
  const t = useTranslations("desk");
  const { booking, contact, household, householdSince, source } = desk;
  return (
    <Card icon={Contact} title={t("contact.title")}>
      <p className="font-semibold">
        <bdi>{booking.customerName}</bdi>
      </p>
      {contact ? <Reached contact={contact} /> : <p className="text-sm text-muted">{t("contact.none")}</p>}
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
        {(household ?? householdSince) && (
          <Fact term={t("contact.household")}>
            <bdi>{household?.name ?? householdSince}</bdi>
            {household && <> · {t("contact.members", { count: household.members })}</>}
          </Fact>
        )}
        <Fact term={t("contact.source")}>
          {t(`source.${source.from}`)}
          {source.tag && (
            <>
              {" · "}
              <bdi>{source.tag}</bdi>
            </>
          )}
        </Fact>
      </dl>
    </Card>
  );
}

const LINK = "inline-flex min-h-11 items-center break-all font-semibold text-brand hover:underline";

function Reached({ contact }: { contact: NonNullable<DeskView["contact"]> }) {
  const t = useTranslations("desk");
  const country = useCountryName(contact.country);
  const language = new Intl.DisplayNames(useLocale(), { type: "language" }).of(contact.language) ?? contact.language;
  return (
    <div className="mt-1 grid justify-items-start">
      {contact.email && (
        <a href={`mailto:${contact.email}`} className={LINK}>
          <Latin>{contact.email}</Latin>
        </a>
      )}
      {contact.phone && (
        <a href={`tel:${contact.phone}`} className={LINK}>
          <Latin>{contact.phone}</Latin>
        </a>
      )}
      <p className="text-sm text-muted">
        {country && <>{t("contact.livesIn", { country })} · </>}
        {t("contact.reads", { language })}
      </p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
