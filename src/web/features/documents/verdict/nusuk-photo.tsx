/** The copy of a portrait as Nusuk takes it, to look at and to download. */
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import { getNusukPhoto, type TravelDocument } from "#contract/documents.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Card } from "#web/ui/surfaces/card.tsx";

const KILOBYTE = 1024;

/** Nothing for other types, and for photos that cannot be used. */
export function NusukPhotoCard({ document: { id, nusukPhoto } }: { document: TravelDocument }) {
  const t = useTranslations("documents");
  if (!nusukPhoto) return null;
  const { width, height, sizeBytes } = nusukPhoto;
  const address = pathOf(getNusukPhoto, { params: { id } });
  return (
    <Card title={t("nusukPhoto.title")}>
      <div className="flex flex-wrap items-center gap-5">
        <img
          src={address}
          width={width}
          height={height}
          alt={t("nusukPhoto.alt")}
          className="size-36 rounded-md border border-line bg-white"
        />
        <div className="min-w-0 flex-1 basis-56">
          <p>{t("nusukPhoto.text", { width, height, kilobytes: Math.ceil(sizeBytes / KILOBYTE) })}</p>
          <a
            href={address}
            download
            className="mt-3 inline-flex min-h-11 items-center gap-2.5 rounded-md bg-brand px-4.5 text-sm font-semibold text-on-brand hover:bg-brand-strong"
          >
            <Download aria-hidden="true" className="size-5" />
            {t("nusukPhoto.download")}
          </a>
        </div>
      </div>
    </Card>
  );
}
