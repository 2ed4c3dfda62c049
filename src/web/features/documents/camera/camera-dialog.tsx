/** Photographs one document: the live picture, then the picture taken, to be used or taken again. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Spinner } from "../../../ui/motif/spinner.tsx";
import { Banner } from "../../../ui/surfaces/banner.tsx";
import { Dialog } from "../../../ui/surfaces/dialog.tsx";
import { LiveView } from "./live-view.tsx";
import { useCamera } from "./use-camera.ts";

interface CameraDialogProps {
  type: DocumentType;
  onPicture: (file: File) => void;
  /** Another way to a picture: the device's own camera or a file. */
  onOtherWay: () => void;
  onClose: () => void;
}

export function CameraDialog({ type, onPicture, onOtherWay, onClose }: CameraDialogProps) {
  const t = useTranslations("documents");
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState<File | null>(null);
  const again = () => {
    setTaken(null);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t("camera.title", { type: t(`typesInSentence.${type}`) })}
      description={t(`camera.frame.${type}`)}
    >
      {taken ? (
        <Taken file={taken} onUse={() => onPicture(taken)} onAgain={again} />
      ) : (
        <Camera key={attempt} type={type} onPicture={setTaken} onAgain={again} onOtherWay={onOtherWay} />
      )}
    </Dialog>
  );
}

interface CameraProps extends Pick<CameraDialogProps, "type" | "onPicture" | "onOtherWay"> {
  onAgain: () => void;
}

function Camera({ type, onPicture, onAgain, onOtherWay }: CameraProps) {
  const t = useTranslations("documents");
  const camera = useCamera();
  if (camera.state === "live") return <LiveView type={type} stream={camera.stream} onPicture={onPicture} />;
  if (camera.state === "asking") {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-16">
        <Spinner /> {t("camera.asking")}
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <Banner tone="wait" role="alert" title={t(`camera.${camera.state}.title`)}>
        {t(`camera.${camera.state}.text`)}
      </Banner>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onOtherWay}>{t("camera.other")}</Button>
        <Button variant="outline" onClick={onAgain}>
          {t("camera.again")}
        </Button>
      </div>
    </div>
  );
}

function Taken({ file, onUse, onAgain }: { file: File; onUse: () => void; onAgain: () => void }) {
  const t = useTranslations("documents");
  const address = useObjectUrl(file);
  return (
    <div className="grid gap-4">
      {address && (
        <img
          src={address}
          alt={t("camera.taken")}
          className="mx-auto block max-h-[56dvh] w-full rounded-lg bg-night object-contain"
        />
      )}
      <p className="text-center text-sm text-muted">{t("camera.look")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={onUse}>
          {t("camera.use")}
        </Button>
        <Button size="lg" variant="outline" onClick={onAgain}>
          {t("camera.retake")}
        </Button>
      </div>
    </div>
  );
}

/** An address of the picture inside this page, given back when it is left. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
