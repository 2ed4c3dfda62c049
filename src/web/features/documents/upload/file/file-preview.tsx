/** The chosen picture, drawn from its bytes: the page's policy allows no picture from a made-up address. */
import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

/** Enough for a sharp thumbnail; a whole photograph would only cost memory. */
const WIDTH = 640;

export function FilePreview({ file }: { file: File }) {
  const t = useTranslations("documents");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let left = false;
    // What cannot be shown here (a PDF, a broken picture) keeps its symbol; the server decides about it.
    createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: "medium" })
      .then((bitmap) => !left && setDrawn(drawOn(canvas.current, bitmap)))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [file]);
  return (
    <div className="grid min-h-40 place-items-center overflow-hidden bg-night p-3">
      {!drawn && <FileText aria-hidden="true" className="size-14 text-on-night-muted" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={t("upload.preview")}
        hidden={!drawn}
        className="max-h-64 w-full object-contain"
      />
    </div>
  );
}

function drawOn(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): boolean {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return false;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return true;
}
