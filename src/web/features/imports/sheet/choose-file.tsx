/** The first step: a file is dropped or chosen, and read at once. */
import { Upload } from "lucide-react";
import { useState } from "react";
import { useDropzone } from "react-dropzone";
import { useTranslations } from "use-intl";
import { MAX_SHEET_BYTES } from "#domain/imports/limits.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const BYTES_A_MEGABYTE = 1024 * 1024;

interface ChooseFileProps {
  /** What the file is of. */
  label: string;
  /** What becomes of a file that is sent a second time. */
  again: string;
  file: File | null;
  pending: boolean;
  error: Error | null;
  onFile: (file: File) => void;
}

export function ChooseFile({ label, again, file, pending, error, onFile }: ChooseFileProps) {
  const t = useTranslations("imports");
  const [tooLarge, setTooLarge] = useState(false);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    maxSize: MAX_SHEET_BYTES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop([chosen], rejections) {
      setTooLarge(rejections.length > 0);
      if (chosen) onFile(chosen);
    },
  });
  return (
    <div className="grid gap-5">
      {tooLarge && (
        <Banner tone="bad" role="alert">
          {t("choose.tooLarge", { megabytes: MAX_SHEET_BYTES / BYTES_A_MEGABYTE })}
        </Banner>
      )}
      {!tooLarge && <Refusal error={error} />}
      <div
        {...getRootProps({ role: "group", "aria-label": label })}
        className={classNames(
          "flex flex-col items-center gap-4 rounded-lg border-2 border-dashed px-5 py-12 text-center",
          isDragActive ? "border-brand bg-brand-soft" : "border-line-strong bg-surface",
        )}
      >
        <input {...getInputProps({ "aria-label": label })} />
        <Upload aria-hidden="true" className="size-9 text-brand" />
        <div>
          <p className="text-lg font-semibold">{t("choose.drop")}</p>
          <p className="text-sm text-muted">{t("choose.accepted")}</p>
        </div>
        <Button
          size="lg"
          pending={pending}
          pendingLabel={t("choose.reading", { file: file?.name ?? "" })}
          onClick={open}
        >
          {t("choose.browse")}
        </Button>
      </div>
      <ul className="grid list-disc gap-1 ps-6 text-sm text-muted">
        <li>{t("choose.columns")}</li>
        <li>{t("choose.written")}</li>
        <li>{again}</li>
      </ul>
    </div>
  );
}
