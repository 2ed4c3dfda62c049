/** The live picture with its frame, its hint, the lamp and the shutter. */
import { CircleCheck, Flashlight, FlashlightOff, Focus, type LucideIcon, Sparkles, Sun } from "lucide-react";
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CameraGuide } from "./camera-guide.tsx";
import { frameOf } from "./document-frame.ts";
import type { FrameQuality } from "./frame-quality.ts";
import { guidePlace } from "./guide-place.ts";
import { LinesSeen } from "./lines-seen.tsx";
import { jpegOf, pictureOf } from "./take-picture.ts";
import { useFrameQuality } from "./use-frame-quality.ts";
import { useTorch } from "./use-torch.ts";
import { type VisibleLines, watchLines } from "./watch-lines.ts";

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
  const lines = useLines(video, frame.lines, { name: nameOf(type), onPicture });
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element) element.srcObject = stream;
    },
    [stream],
  );
  async function shoot() {
    if (video.current) onPicture(await jpegOf(pictureOf(video.current), nameOf(type)));
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
        {place && (
          <CameraGuide place={place} frame={frame} good={lines?.state === "read" || (!lines && quality === "good")} />
        )}
        {lines && <LinesSeen lines={lines} />}
      </div>
      <Hint quality={quality} lines={lines} />
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Lamp stream={stream} />
        <Button size="lg" disabled={!size} onClick={() => void shoot()}>
          {t("camera.take")}
        </Button>
      </div>
    </div>
  );
}

function nameOf(type: DocumentType): string {
  return `${type}.jpg`;
}

/** What is seen of a page's lines while it is held; once they are read, the clearest picture is taken by itself. */
function useLines(
  video: RefObject<HTMLVideoElement | null>,
  isLined: boolean,
  { name, onPicture }: { name: string; onPicture: (file: File) => void },
): VisibleLines | null {
  const [lines, setLines] = useState<VisibleLines | null>(null);
  const onRead = useEffectEvent(onPicture);
  useEffect(() => {
    if (!isLined || !video.current) return;
    return watchLines(video.current, { onSight: setLines, onRead: (file) => onRead(file), name });
  }, [video, isLined, name]);
  return lines;
}

const MARKS: Record<FrameQuality, LucideIcon> = { good: CircleCheck, dark: Sun, glare: Sparkles, blurred: Focus };

interface HintProps {
  readonly quality: FrameQuality | null;
  /** Null while nothing looks for lines. */
  readonly lines: VisibleLines | null;
}

/** What is seen of the lines says more than light and sharpness, which are told where no line is seen. */
function Hint({ quality, lines }: HintProps) {
  const t = useTranslations("documents");
  const seen = lines?.state ?? "none";
  const isGood = lines ? seen === "read" : quality === "good";
  const flaw = seen === "none" && quality !== "good" ? quality : null;
  const Mark = isGood ? MARKS.good : MARKS[flaw ?? "blurred"];
  return (
    <p
      role="status"
      className={classNames(
        "mx-auto flex min-h-11 w-fit items-center gap-2.5 rounded-full px-4 py-1.5 text-sm font-semibold",
        isGood ? "bg-ok-soft text-ok" : "bg-sunken",
      )}
    >
      <Mark aria-hidden="true" className="size-5 shrink-0" />
      {seen !== "none" && t(`camera.lines.${seen}`, { edge: lines?.edge ?? "none" })}
      {seen === "none" && (flaw || (isGood && "good") ? t(`camera.hint.${flaw ?? "good"}`) : t("camera.ready"))}
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
