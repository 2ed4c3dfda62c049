/** Where papers are dropped, chosen or photographed, many at once. */
import { Camera, FileStack } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useDropzone } from "react-dropzone";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CHOOSABLE_KINDS } from "#web/ui/forms/choosable.ts";

export function DropPapers({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations("intake");
  // Whatever is dropped is sent: the server says of each file why it cannot be taken.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => onFiles(files),
  });
  return (
    <div
      {...getRootProps({ role: "group", "aria-label": t("drop.label") })}
      className={classNames(
        "grid justify-items-center gap-4 rounded-lg border-2 border-dashed px-5 py-7 text-center",
        isDragActive ? "border-brand bg-brand-soft" : "border-line-strong",
      )}
    >
      <input {...getInputProps({ "aria-label": t("drop.label"), accept: CHOOSABLE_KINDS })} />
      <FileStack aria-hidden="true" className="size-9 text-brand" />
      <div>
        <p className="text-lg font-semibold">{t(isDragActive ? "drop.letGo" : "drop.invite")}</p>
        <p className="text-sm text-muted">{t("drop.accepted")}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={open}>
          {t("drop.choose")}
        </Button>
        <TakePhotos onFiles={onFiles} />
      </div>
    </div>
  );
}

/** The device's own camera; where it takes one picture at a time, the button is pressed again. */
function TakePhotos({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations("intake");
  const input = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = "";
    onFiles(files);
  }
  return (
    <span className="hidden pointer-coarse:contents">
      <Button
        variant="outline"
        size="lg"
        icon={<Camera aria-hidden="true" className="size-5.5" />}
        onClick={() => input.current?.click()}
      >
        {t("drop.photograph")}
      </Button>
      <input ref={input} type="file" accept="image/*" capture="environment" multiple hidden onChange={onChange} />
    </span>
  );
}
