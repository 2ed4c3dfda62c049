/** Where a file is dropped, pasted, chosen or photographed. */
import { Camera, Upload } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { useTranslations } from "use-intl";
import { type DocumentType, MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { ACCEPTED_FILES } from "#domain/documents/file-kind.ts";
import { Button } from "../../ui/actions/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type FileProblem, fileProblem } from "./file-problems.ts";

interface DropAreaProps {
  type: DocumentType | null;
  /** Another file is at work. */
  busy: boolean;
  /** Id of the sentence about what is wrong, while there is one. */
  problemId: string | undefined;
  onFile: (type: DocumentType, file: File) => void;
  onProblem: (problem: FileProblem) => void;
}

export function DropArea({ type, busy, problemId, onFile, onProblem }: DropAreaProps) {
  const t = useTranslations("documents");
  /** The drop area has looked at size and kind; a photograph comes past it. */
  function takePhoto(file: File) {
    if (type && file.size > MAX_UPLOAD_BYTES) onProblem("file-too-large");
    else take([file], []);
  }
  function take(files: readonly File[], rejections: readonly FileRejection[]) {
    const problem = fileProblem({ type, rejections });
    const [file] = files;
    if (problem) onProblem(problem);
    else if (type && file) onFile(type, file);
  }
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPTED_FILES,
    maxSize: MAX_UPLOAD_BYTES,
    minSize: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    onDrop: take,
  });
  return (
    <div
      {...getRootProps({ role: "group", "aria-label": t("upload.file"), "aria-describedby": problemId })}
      className={classNames(
        "flex flex-1 flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed px-5 py-8 text-center",
        isDragActive ? "border-brand bg-brand-soft" : "border-line-strong",
        busy && "border-line bg-sunken py-6",
      )}
    >
      <input {...getInputProps({ "aria-label": t("upload.file") })} />
      <Upload aria-hidden="true" className={classNames("size-9", busy ? "text-muted" : "text-brand")} />
      <Invitation type={type} busy={busy} dragging={isDragActive} />
      {!busy && <Ways onBrowse={() => (type ? open() : onProblem("no-type"))} onPhoto={takePhoto} />}
    </div>
  );
}

function Invitation({ type, busy, dragging }: { type: DocumentType | null; busy: boolean; dragging: boolean }) {
  const t = useTranslations("documents");
  if (busy) return <p className="text-sm text-muted">{t("upload.busy")}</p>;
  const invitation = type ? t("upload.drop", { type: t(`typesInSentence.${type}`) }) : t("upload.dropAny");
  return (
    <div>
      <p className="text-lg font-semibold">{dragging ? t("upload.letGo") : invitation}</p>
      <p className="text-sm text-muted">{t("upload.accepted")}</p>
    </div>
  );
}

/** A camera is offered where there is likely one: on touch screens. */
function Ways({ onBrowse, onPhoto }: { onBrowse: () => void; onPhoto: (file: File) => void }) {
  const t = useTranslations("documents");
  const camera = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file) onPhoto(file);
  }
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button size="lg" onClick={onBrowse}>
        {t("upload.browse")}
      </Button>
      <span className="hidden pointer-coarse:contents">
        <Button
          variant="outline"
          size="lg"
          icon={<Camera aria-hidden="true" className="size-5.5" />}
          onClick={() => camera.current?.click()}
        >
          {t("upload.camera")}
        </Button>
      </span>
      <input ref={camera} type="file" accept="image/jpeg,image/png" capture="environment" hidden onChange={onChange} />
    </div>
  );
}
