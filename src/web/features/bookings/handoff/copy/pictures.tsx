/** The photo and the passport's page in the size that Nusuk asks, to download. */
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { getNusukPassport, getNusukPhoto } from "#contract/documents.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import type { HandoffPerson, PersonSheet } from "../queries.ts";

const KILOBYTE = 1024;

export function Pictures({
  person: { id, name },
  sheet: { photo, passport },
}: {
  person: HandoffPerson;
  sheet: PersonSheet;
}) {
  const t = useTranslations("handoff");
  const photoPath = photo && pathOf(getNusukPhoto, { params: { id: photo.documentId } });
  return (
    <div data-no-print="" className="mt-4 grid gap-5 border-t border-line pt-5 md:grid-cols-2">
      <div className="flex flex-wrap items-center gap-4">
        {photo && photoPath && (
          <img
            src={photoPath}
            width={photo.width}
            height={photo.height}
            alt={t("copy.photoAlt", { name })}
            loading="lazy"
            className="size-28 rounded-md border border-line bg-white"
          />
        )}
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-sans text-base font-semibold">{t("copy.photo")}</h3>
          {photo && photoPath ? (
            <>
              <p className="text-sm text-muted">
                {t("copy.photoText", { ...photo, kilobytes: Math.ceil(photo.sizeBytes / KILOBYTE) })}
              </p>
              <DownloadLink to={photoPath}>{t("copy.photoGet", { name })}</DownloadLink>
            </>
          ) : (
            <Missing id={id}>{t("copy.noPhoto")}</Missing>
          )}
        </div>
      </div>
      <div>
        <h3 className="font-sans text-base font-semibold">{t("copy.page")}</h3>
        {passport ? (
          <>
            <p className="text-sm text-muted">{t("copy.pageText")}</p>
            <DownloadLink to={pathOf(getNusukPassport, { params: { id: passport.documentId } })}>
              {t("copy.pageGet", { name })}
            </DownloadLink>
          </>
        ) : (
          <Missing id={id}>{t("copy.noPassport")}</Missing>
        )}
      </div>
    </div>
  );
}

function DownloadLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      download
      className="mt-2 inline-flex min-h-11 items-center gap-2.5 rounded-md border border-line-strong px-4 py-2 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
    >
      <Download aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </a>
  );
}

function Missing({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations("handoff");
  return (
    <>
      <p className="mb-2 text-sm text-muted">{children}</p>
      <ButtonLink to={`/documents?for=${encodeURIComponent(id)}`} variant="outline">
        {t("copy.documents")}
      </ButtonLink>
    </>
  );
}
