/** One file at work or just done: its picture, its bar, the server's line and the result. */
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { documentState, resultWord } from "../document-state.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { fileKindName } from "./file/file-kind-name.ts";
import { FilePreview } from "./file/file-preview.tsx";
import { StageLine, UploadBar, UploadPhases } from "./upload-bar.tsx";
import type { UploadState } from "./upload-line.ts";

type Shown = Extract<UploadState, { state: "working" | "done" }>;

export function UploadWork({ work }: { work: Shown }) {
  const { file } = work.chosen;
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <FilePreview file={file} />
        <div className="flex min-w-0 flex-col justify-center gap-5 p-5">
          <FileFacts file={file} />
          {work.state === "done" ? (
            <Result document={work.document} duplicate={work.duplicate} />
          ) : (
            <UploadBar percent={work.percent} />
          )}
        </div>
      </div>
      <UploadPhases percent={work.percent} />
      <StageLine stage={work.state === "done" ? work.document.stage : "sent"} />
    </div>
  );
}

const KILOBYTE = 1024;

function FileFacts({ file }: { file: File }) {
  const t = useTranslations("documents");
  const kind = fileKindName(file.type);
  const kilobytes = Math.max(1, Math.round(file.size / KILOBYTE));
  return (
    <div>
      <p className="truncate font-semibold">
        <Latin>{file.name}</Latin>
      </p>
      <p className="num text-sm text-muted">
        {kilobytes < KILOBYTE
          ? t("upload.smallSize", { kilobytes, kind })
          : t("upload.size", { megabytes: kilobytes / KILOBYTE, kind })}
      </p>
    </div>
  );
}

function Result({ document, duplicate }: { document: TravelDocument; duplicate: boolean }) {
  const { verdictPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const [issue] = document.aiAnalysis?.issues ?? [];
  return (
    <div className="rising">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h3 className="text-xl">{t(`result.${resultWord(document)}`)}</h3>
        <Status state={documentState(document)} />
      </div>
      {issue ? <p>{issue}</p> : <Check aria-hidden="true" className="size-8 text-ok" />}
      <p className="mt-1 mb-3 text-sm text-muted">{t(duplicate ? "result.duplicate" : "result.openStatus")}</p>
      <ButtonLink to={verdictPath(document.id)} variant="outline">
        {t("result.seeProof")}
      </ButtonLink>
    </div>
  );
}
