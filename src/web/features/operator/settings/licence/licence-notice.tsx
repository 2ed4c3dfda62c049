/** What the operator has to know about the licence: nothing while one holds, else the state, what is missing and the way on. */
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { addDays, dateOf } from "#domain/calendar.ts";
import { type LicenceStanding, licenceStanding, RENEW_DAYS } from "#domain/operators/licence.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { LazyAttachDialog, LazyLicenceDialog } from "./lazy.tsx";
import { type OwnLicence, useOwnLicences } from "./queries.ts";

const TONES = {
  none: "wait",
  submitted: "info",
  returned: "bad",
  withdrawn: "bad",
  expired: "bad",
  ending: "wait",
} as const;

export function LicenceNotice({ verified }: { verified: boolean }) {
  const { data: licences } = useOwnLicences();
  if (!licences) return null;
  const renewFrom = addDays(dateOf(new Date()), RENEW_DAYS);
  // The account was read before the list: an approval in between shows in the list alone.
  const holds = verified || licences.some(({ status }) => status === "approved");
  const standing = licenceStanding(licences, { verified: holds, renewFrom });
  if (standing === "approved") return null;
  return <Notice standing={standing} licence={licences[0]} verified={holds} />;
}

interface NoticeProps {
  standing: Exclude<LicenceStanding, "approved">;
  /** The newest one. */
  licence: OwnLicence | undefined;
  verified: boolean;
}

function Notice({ standing, licence, verified }: NoticeProps) {
  const t = useTranslations("licences");
  const { date } = useFormats();
  const [open, setOpen] = useState(false);
  const [fileError, setFileError] = useState<Error | null>(null);
  const close = () => {
    setOpen(false);
    setFileError(null);
  };
  const complete = standing === "submitted" && licence?.hasFile;
  const until = licence ? date(licence.validUntil) : "";
  return (
    <Banner
      tone={TONES[standing]}
      title={t(`notice.${standing}.title`, { date: until })}
      className="mb-6"
      action={!complete && <Button onClick={() => setOpen(true)}>{t(`notice.${standing}.action`)}</Button>}
    >
      <StateText standing={standing} licence={licence} verified={verified} />
      <Suspense fallback={null}>
        {open && standing === "submitted" && licence && (
          <LazyAttachDialog licence={licence} refused={fileError} onClose={close} />
        )}
        {open && standing !== "submitted" && (
          <LazyLicenceDialog
            before={licence}
            onClose={close}
            onHandedIn={(error) => (error ? setFileError(error) : close())}
          />
        )}
      </Suspense>
    </Banner>
  );
}

function StateText({ standing, licence, verified }: NoticeProps) {
  const t = useTranslations("licences");
  const { dateTime } = useFormats();
  if (standing !== "submitted" || !licence)
    return t(`notice.${standing}.text`, { reason: licence?.reason ?? "", moment: "", verified: "no" });
  return (
    <>
      {t("notice.submitted.text", { moment: dateTime(licence.submittedAt), verified: verified ? "yes" : "no" })}{" "}
      {!licence.hasFile && t("notice.submitted.missing")}
    </>
  );
}
