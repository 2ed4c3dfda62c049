/** The stored pages with the places that the rules looked at; a chosen place is enlarged beneath. */
import { Eye, EyeOff, Minus, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import type { NumberedCheck } from "./check-numbers.ts";
import { PageCrop } from "./page-crop.tsx";
import { ScanMarks } from "./scan-marks.tsx";
import type { Scan } from "./use-scan.ts";

const ZOOMS = [1, 1.5, 2, 3] as const;

interface ScanCardProps {
  scan: Scan;
  title: string;
  /** What the picture shows, for who cannot see it. */
  alt: string;
  /** What the picture is: under it. */
  note: string;
  checks: readonly NumberedCheck[];
}

export function ScanCard({ scan, title, alt, note, checks }: ScanCardProps) {
  const t = useTranslations("documents");
  const [zoom, setZoom] = useState(0);
  const [marked, setMarked] = useState(true);
  const { page, picture, chosen } = scan;
  return (
    <Card>
      <Tools title={title} zoom={zoom} onZoom={setZoom} marked={marked} onMarked={setMarked} />
      <PageChoice scan={scan} />
      {scan.failed ? (
        <Banner tone="bad" role="alert" className="mb-4">
          {t("scan.failed")}
        </Banner>
      ) : (
        <section aria-label={title} dir="ltr" className="max-h-160 overflow-auto rounded-md bg-night px-3 pt-10 pb-18">
          <div className="relative" style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
            <img
              key={page.address}
              src={page.address}
              width={page.width}
              height={page.height}
              alt={alt}
              className="block h-auto w-full"
              onLoad={({ currentTarget }) => scan.loaded(currentTarget)}
              onError={scan.broken}
            />
            {marked && (
              <ScanMarks
                page={page}
                checks={checks.filter((check) => check.page === scan.shown)}
                selected={scan.selected}
                onSelect={scan.select}
              />
            )}
          </div>
        </section>
      )}
      <div className="mt-4">
        {picture && chosen && <PageCrop picture={picture} check={chosen} page={page} />}
        <p className="text-sm text-muted">{note}</p>
      </div>
    </Card>
  );
}

/** Which page, where there are several. */
function PageChoice({ scan }: { scan: Scan }) {
  const t = useTranslations("documents");
  if (scan.count < 2) return null;
  const options = Array.from({ length: scan.count }, (_, at) => ({
    value: String(at + 1),
    label: t("scan.page", { page: at + 1 }),
  }));
  return (
    <div className="mb-3">
      <SegmentedControl
        label={t("scan.pages")}
        value={String(scan.shown)}
        options={options}
        onChange={(page) => scan.turnTo(Number(page))}
      />
    </div>
  );
}

interface ToolsProps {
  title: string;
  zoom: number;
  onZoom: (zoom: number) => void;
  marked: boolean;
  onMarked: (marked: boolean) => void;
}

function Tools({ title, zoom, onZoom, marked, onMarked }: ToolsProps) {
  const t = useTranslations("documents");
  const MarksIcon = marked ? Eye : EyeOff;
  return (
    <div className="mb-3 flex items-center gap-1">
      <h2 className="me-auto text-xl">{title}</h2>
      <ToolButton label={t("scan.further")} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        <Minus aria-hidden="true" />
      </ToolButton>
      <ToolButton label={t("scan.closer")} disabled={zoom === ZOOMS.length - 1} onClick={() => onZoom(zoom + 1)}>
        <Plus aria-hidden="true" />
      </ToolButton>
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

interface ToolButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, disabled, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md hover:bg-sunken disabled:opacity-40"
    >
      {children}
    </button>
  );
}
