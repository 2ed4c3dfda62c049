/** One person of the papers: passport, phone, whom to call. */
import { useTranslations } from "use-intl";
import type { PackedTraveller } from "#contract/offline-pack.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin, Reference } from "#web/ui/text/values.tsx";

export function PersonFacts({ person }: { person: PackedTraveller }) {
  const t = useTranslations("hajj");
  const { date } = useFormats();
  const { passport, emergencyContact, phone, aids } = person;
  return (
    <li className="border-s-3 border-line ps-4">
      <h3 className="text-lg">
        <Latin>{person.name}</Latin>
      </h3>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {passport && (
          <div>
            <dt className="text-sm text-muted">{t("papers.passport")}</dt>
            <dd className="num font-semibold">
              <Reference>{passport.number}</Reference>
              {passport.expiresOn && (
                <span className="block text-sm font-normal">
                  {t("papers.expires", { date: date(passport.expiresOn) })}
                </span>
              )}
            </dd>
          </div>
        )}
        {phone && <Phone label={t("papers.phone")} number={phone} />}
        {emergencyContact && (
          <Phone label={`${t("papers.contact")}: ${emergencyContact.name}`} number={emergencyContact.phone} />
        )}
      </dl>
      {aids.length > 0 && <p className="mt-2 text-sm">{aids.map((aid) => t(`papers.aids.${aid}`)).join(" · ")}</p>}
    </li>
  );
}

function Phone({ label, number }: { label: string; number: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <a
          href={`tel:${number.replace(/\s/g, "")}`}
          className="num inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          <Reference>{number}</Reference>
        </a>
      </dd>
    </div>
  );
}
