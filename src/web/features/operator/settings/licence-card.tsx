/** The licence that holds, until when, what becomes of the next one, and every application before. */
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import { LicenceDialog } from "./licence/licence-dialog.tsx";
import { LicenceNotice } from "./licence/licence-notice.tsx";
import { type OwnLicence, useOwnLicences } from "./licence/queries.ts";

export function OwnLicencesCard() {
  return <Loaded query={useOwnLicences()}>{(licences) => <Licences licences={licences} />}</Loaded>;
}

function Licences({ licences }: { licences: readonly OwnLicence[] }) {
  const t = useTranslations("business");
  const { licenceVerified } = useSignedIn();
  const holding = licences.find(({ status }) => status === "approved");
  const others = licences.filter((licence) => licence !== holding);
  return (
    <div className="grid gap-6">
      <LicenceNotice verified={licenceVerified === true} />
      <Card icon={BadgeCheck} title={t("licence.title")}>
        {holding ? <Holding licence={holding} /> : <p className="text-muted">{t("licence.none")}</p>}
        <p className="mt-4 text-sm text-muted">{t("licence.reminders")}</p>
      </Card>
      {others.length > 0 && <Earlier licences={others} />}
    </div>
  );
}

function Holding({ licence }: { licence: OwnLicence }) {
  const t = useTranslations("business");
  const schemes = useTranslations("licences");
  const { date } = useFormats();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <dl className="mb-5 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{schemes(`schemes.${licence.scheme}`)}</dt>
        <dd className="font-semibold">{licence.companyName}</dd>
        <dt className="text-muted">{t("licence.number")}</dt>
        <dd className="font-semibold">
          <Reference>{licence.number}</Reference>{" "}
          <a href={licence.registerUrl} target="_blank" rel="noreferrer" className="font-normal text-brand underline">
            {t("licence.register")}
          </a>
        </dd>
        <dt className="text-muted">{t("licence.until")}</dt>
        <dd className="num font-semibold">{date(licence.validUntil)}</dd>
      </dl>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("licence.renew")}
      </Button>
      {open && <LicenceDialog before={licence} onClose={close} onHandedIn={close} />}
    </>
  );
}

function Earlier({ licences }: { licences: readonly OwnLicence[] }) {
  const t = useTranslations("business");
  const { dateTime } = useFormats();
  return (
    <Card title={t("licence.history")}>
      <ul className="divide-y divide-line">
        {licences.map(({ id, number, status, submittedAt, reason }) => (
          <li key={id} className="py-3">
            <p>
              <Reference>{number}</Reference> · {t(`licence.state.${status}`)}
            </p>
            <p className="text-sm text-muted">
              {dateTime(submittedAt)}
              {reason && ` · ${reason}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
