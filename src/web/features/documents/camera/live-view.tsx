/** The live picture with its frame, its hint, the lamp and the shutter. */
import { CircleCheck, Flashlight, FlashlightOff, Focus, type LucideIcon, Sparkles, Sun } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CameraGuide } from "./camera-guide.tsx";
import { frameOf } from "./document-frame.ts";
import type { FrameQuality } from "./frame-quality.ts";
import { guidePlace } from "./guide-place.ts";
import { takePicture } from "./take-picture.ts";
import { useFrameQuality } from "./use-frame-quality.ts";
import { useTorch } from "./use-torch.ts";

interface LiveViewProps {
  type: DocumentType;
  stream: MediaStream;
  onPicture: (file: File) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function LiveView({ type, stream, onPicture }: LiveViewProps) {
  const t = useTranslations("documents");
  const video = useRef<HTMLVideoElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const frame = frameOf(type);
  const place = useMemo(() => size && guidePlace(frame.ratio, size), [frame, size]);
  const quality = useFrameQuality(video, place);
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element) element.srcObject = stream;
    },
    [stream],
  );
  async function shoot() {
    if (video.current) onPicture(await takePicture(video.current, `${type}.jpg`));
  }
  return (
    <div className="grid gap-4">
      <div
        className="relative mx-auto max-h-[56dvh] w-full overflow-hidden rounded-lg bg-night"
        style={
          size
            ? { aspectRatio: size.width / size.height, inlineSize: `min(100%, ${(56 * size.width) / size.height}dvh)` }
            : {}
        }
      >
        <video
          ref={show}
          autoPlay
          muted
          playsInline
          aria-label={t("camera.live")}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSize({ width, height })
          }
          className="block size-full min-h-48 object-contain"
        />
        {place && <CameraGuide place={place} frame={frame} good={quality === "good"} />}
      </div>
      <Hint quality={quality} />
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Lamp stream={stream} />
        <Button size="lg" disabled={!size} onClick={() => void shoot()}>
          {t("camera.take")}
        </Button>
      </div>
    </div>
  );
}

const MARKS: Record<FrameQuality, LucideIcon> = { good: CircleCheck, dark: Sun, glare: Sparkles, blurred: Focus };

function Hint({ quality }: { quality: FrameQuality | null }) {
  const t = useTranslations("documents");
  const Mark = quality === null ? Focus : MARKS[quality];
  return (
    <p
      role="status"
      className={classNames(
        "mx-auto flex min-h-11 w-fit items-center gap-2.5 rounded-full px-4 py-1.5 text-sm font-semibold",
        quality === "good" ? "bg-ok-soft text-ok" : "bg-sunken",
      )}
    >
      <Mark aria-hidden="true" className="size-5 shrink-0" />
      {quality === null ? t("camera.ready") : t(`camera.hint.${quality}`)}
    </p>
  );
}

function Lamp({ stream }: { stream: MediaStream }) {
  const t = useTranslations("documents");
  const torch = useTorch(stream);
  if (!torch) return null;
  const Icon = torch.on ? FlashlightOff : Flashlight;
  return (
    <Button
      variant="outline"
      size="lg"
      aria-pressed={torch.on}
      icon={<Icon aria-hidden="true" className="size-5.5" />}
      onClick={torch.toggle}
    >
      {t("camera.torch")}
    </Button>
  );
}
