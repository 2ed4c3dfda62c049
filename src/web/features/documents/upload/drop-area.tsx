/** Where a file is dropped, chosen or photographed. */
import { Camera } from "lucide-react";
import { type ChangeEvent, type RefObject, useRef, useState } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { useTranslations } from "use-intl";
import { type DocumentType, MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CHOOSABLE } from "#web/ui/forms/choosable.ts";
import { CameraDialog } from "../camera/camera-dialog.tsx";
import { hasLiveCamera } from "../camera/use-camera.ts";
import { type FileProblem, fileProblem } from "./file/file-problems.ts";

interface DropAreaProps {
  type: DocumentType | null;
  /** Another file is at work: the next one waits for its turn. */
  /** Something stands above it. */
  busy: boolean;
  /** A file is on its way: the next one waits. */
  isWorking: boolean;
  /** The camera is opened on arrival. */
  photograph: boolean;
  /** Id of the sentence about what is wrong, while there is one. */
  problemId: string | undefined;
  onFile: (type: DocumentType, file: File) => void;
  onProblem: (problem: FileProblem) => void;
}

export function DropArea({ type, busy, isWorking, photograph, problemId, onFile, onProblem }: DropAreaProps) {
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
    accept: CHOOSABLE,
    maxSize: MAX_UPLOAD_BYTES,
    minSize: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: take,
  });
  return (
    <div
      {...getRootProps({ role: "group", "aria-label": t("upload.file"), "aria-describedby": problemId })}
      className={classNames(
        "flex flex-1 flex-col items-center gap-3 rounded-lg border-2 border-dashed px-3 py-3 text-center md:py-4",
        isDragActive ? "border-brand bg-brand-soft" : "border-line-strong",
        busy && "border-line bg-sunken",
      )}
    >
      <input {...getInputProps({ "aria-label": t("upload.file") })} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button size={busy ? "md" : "lg"} onClick={() => (type ? open() : onProblem("no-type"))}>
          {t("upload.browse")}
        </Button>
        <TakePhoto
          type={type}
          photograph={photograph}
          size={busy ? "md" : "lg"}
          onPhoto={takePhoto}
          onNoType={() => onProblem("no-type")}
        />
      </div>
      <Invitation type={type} busy={busy} isWorking={isWorking} dragging={isDragActive} />
    </div>
  );
}

interface InvitationProps extends Pick<DropAreaProps, "type" | "busy" | "isWorking"> {
  dragging: boolean;
}

function Invitation({ type, busy, isWorking, dragging }: InvitationProps) {
  const t = useTranslations("documents");
  const invitation = type ? t("upload.drop", { type: t(`typesInSentence.${type}`) }) : t("upload.dropAny");
  return (
    <div>
      <p className={classNames("font-semibold max-md:hidden", !busy && "text-lg")}>
        {dragging ? t("upload.letGo") : invitation}
      </p>
      <p className="text-sm text-muted">{t(isWorking ? "upload.busy" : "upload.accepted")}</p>
    </div>
  );
}

interface TakePhotoProps {
  type: DocumentType | null;
  photograph: boolean;
  size: "md" | "lg";
  onPhoto: (file: File) => void;
  onNoType: () => void;
}

/** The live camera where the browser has one, else the device's own by a file input; offered on touch screens. */
function TakePhoto({ type, photograph, size, onPhoto, onNoType }: TakePhotoProps) {
  const t = useTranslations("documents");
  const input = useRef<HTMLInputElement>(null);
  /** What was pressed last; until then the address decides, also when the type is known only later. */
  const [pressed, setOpen] = useState<boolean | null>(null);
  const open = pressed ?? (photograph && hasLiveCamera());
  function start() {
    if (!type) onNoType();
    else if (hasLiveCamera()) setOpen(true);
    else input.current?.click();
  }
  return (
    <>
      <span className={photograph ? "contents" : "hidden pointer-coarse:contents"}>
        <Button variant="outline" size={size} icon={<Camera aria-hidden="true" className="size-5.5" />} onClick={start}>
          {t("upload.camera")}
        </Button>
      </span>
      {open && type && (
        <CameraDialog
          type={type}
          onClose={() => setOpen(false)}
          onOtherWay={() => {
            setOpen(false);
            input.current?.click();
          }}
          onPicture={(file) => {
            setOpen(false);
            onPhoto(file);
          }}
        />
      )}
      <PhotoInput input={input} onPhoto={onPhoto} />
    </>
  );
}

function PhotoInput({ input, onPhoto }: { input: RefObject<HTMLInputElement | null>; onPhoto: (file: File) => void }) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    if (file) onPhoto(file);
  }
  return (
    <input ref={input} type="file" accept="image/jpeg,image/png" capture="environment" hidden onChange={onChange} />
  );
}
