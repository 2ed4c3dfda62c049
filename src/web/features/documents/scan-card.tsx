/** The stored page with the places that the rules looked at; a chosen place is enlarged beneath. */
import { Eye, EyeOff, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { getDocumentFile, type TravelDocument } from "#contract/documents.ts";
import { pathOf } from "../../lib/api.ts";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import type { NumberedCheck } from "./check-numbers.ts";
import { PageCrop } from "./page-crop.tsx";
import { type PageSize, ScanMarks } from "./scan-marks.tsx";

const ZOOMS = [1, 1.5, 2, 3] as const;

interface ScanCardProps {
  document: TravelDocument;
  page: PageSize;
  checks: readonly NumberedCheck[];
  selected: number | null;
  onSelect: (number: number) => void;
}

export function ScanCard({ document, page, checks, selected, onSelect }: ScanCardProps) {
  const t = useTranslations("documents");
  const [zoom, setZoom] = useState(0);
  const [marked, setMarked] = useState(true);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [failed, setFailed] = useState(false);
  const chosen = checks.find(({ number, box }) => number === selected && box);
  return (
    <Card>
      <Tools zoom={zoom} onZoom={setZoom} marked={marked} onMarked={setMarked} />
      {failed ? (
        <Banner tone="bad" role="alert" className="mb-4">
          {t("scan.failed")}
        </Banner>
      ) : (
        <section
          aria-label={t("scan.title")}
          className="max-h-160 overflow-auto rounded-md bg-night px-3 py-8"
          dir="ltr"
        >
          <div className="relative" style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
            <img
              src={pathOf(getDocumentFile, { params: { id: document.id } })}
              width={page.width}
              height={page.height}
              alt={t("scan.alt", { type: t(`typesInSentence.${document.type}`) })}
              className="block h-auto w-full"
              onLoad={({ currentTarget }) => setPicture(currentTarget)}
              onError={() => setFailed(true)}
            />
            {marked && <ScanMarks page={page} checks={checks} selected={selected} onSelect={onSelect} />}
          </div>
        </section>
      )}
      <div className="mt-4">
        {picture && chosen && <PageCrop picture={picture} check={chosen} page={page} />}
        <p className="text-sm text-muted">{t("scan.clean")}</p>
      </div>
    </Card>
  );
}

interface ToolsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  marked: boolean;
  onMarked: (marked: boolean) => void;
}

function Tools({ zoom, onZoom, marked, onMarked }: ToolsProps) {
  const t = useTranslations("documents");
  const MarksIcon = marked ? Eye : EyeOff;
  return (
    <div className="mb-3 flex items-center gap-1">
      <h2 className="me-auto text-xl">{t("scan.title")}</h2>
      <IconButton
        look="quiet"
        icon={Minus}
        label={t("scan.further")}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        look="quiet"
        icon={Plus}
        label={t("scan.closer")}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
      <button
        type="button"
        aria-pressed={marked}
        onClick={() => onMarked(!marked)}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-md px-4 text-sm font-semibold",
          marked ? "bg-brand-soft text-brand" : "text-muted hover:bg-sunken",
        )}
      >
        <MarksIcon aria-hidden="true" className="size-5" />
        {t("scan.marks")}
      </button>
    </div>
  );
}
