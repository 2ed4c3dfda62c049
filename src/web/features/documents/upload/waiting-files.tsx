/** The files that wait for their turn; each can be taken back. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { Status } from "#web/ui/feedback/status.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { DocumentIcon } from "../document/document-icon.tsx";
import type { ChosenFile } from "../queries.ts";
import { waitingKey } from "./upload-line.ts";

interface WaitingFilesProps {
  files: readonly ChosenFile[];
  onTakeBack: (file: ChosenFile) => void;
}

export function WaitingFiles({ files, onTakeBack }: WaitingFilesProps) {
  const t = useTranslations("documents");
  if (files.length === 0) return null;
  return (
    <section aria-label={t("upload.waiting", { count: files.length })}>
      <h3 className="mb-2 font-sans text-base font-semibold">{t("upload.waiting", { count: files.length })}</h3>
      <ol className="divide-y divide-line rounded-lg border border-line">
        {files.map((chosen) => (
          <li key={waitingKey(chosen)} className="flex items-center gap-3 ps-4 pe-1">
            <DocumentIcon type={chosen.type} className="size-5.5 shrink-0 text-brand" />
            <span className="min-w-0 flex-1 truncate">
              <span className="font-semibold">{t(`types.${chosen.type}`)}</span>{" "}
              <span className="text-sm text-muted">
                <Latin>{chosen.file.name}</Latin>
              </span>
            </span>
            <span className="max-sm:hidden">
              <Status state="pending">{t("upload.waits")}</Status>
            </span>
            <button
              type="button"
              aria-label={t("upload.takeBack", { name: chosen.file.name })}
              title={t("upload.takeBack", { name: chosen.file.name })}
              onClick={() => onTakeBack(chosen)}
              className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
