/** Address, phones and mail of the operator; nothing where it has written none. */
import { Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { bookingCompany } from "#contract/company.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";

const LINK = "inline-flex min-h-11 items-center break-all text-brand underline underline-offset-4";

/** Beside the booking: where it cannot be had, the page is whole without it. */
export function CompanyContactCard({ bookingId }: { bookingId: string }) {
  const t = useTranslations("company");
  const { data } = useRouteQuery(bookingCompany, { params: { id: bookingId } });
  if (!data) return null;
  const { name, address, phones, email, about } = data;
  if (!address && phones.length === 0 && !email && !about) return null;
  return (
    <Card icon={Phone} title={t("reach.title", { name })}>
      <dl className="grid gap-3 [&_dt]:text-sm [&_dt]:text-muted">
        {phones.length > 0 && (
          <div>
            <dt>{t("reach.phone")}</dt>
            {phones.map((phone) => (
              <dd key={phone}>
                <a className={LINK} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                  <Latin>{phone}</Latin>
                </a>
              </dd>
            ))}
          </div>
        )}
        {email && (
          <div>
            <dt>{t("reach.email")}</dt>
            <dd>
              <a className={LINK} href={`mailto:${email}`}>
                <Latin>{email}</Latin>
              </a>
            </dd>
          </div>
        )}
        {address && <Text term={t("reach.address")} text={address} />}
        {about && <Text term={t("reach.about")} text={about} />}
      </dl>
    </Card>
  );
}

function Text({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto" className="break-words whitespace-pre-line">
        {text}
      </dd>
    </div>
  );
}
