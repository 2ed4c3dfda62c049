/** One place of the page, enlarged from the picture that is already there: the file is not fetched again. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { CheckMark } from "./check-mark.tsx";
import type { NumberedCheck } from "./check-numbers.ts";
import type { PageSize } from "./scan-marks.tsx";

/** Room around the place, as a share of its height. */
const MARGIN = 0.5;
/** Of the page's width. */
const LEAST_SHARE = 0.34;
const WIDTH = 1200;

interface PageCropProps {
  picture: HTMLImageElement;
  check: NumberedCheck;
  page: PageSize;
}

export function PageCrop({ picture, check, page }: PageCropProps) {
  const t = useTranslations("documents");
  const canvas = useRef<HTMLCanvasElement>(null);
  const { box } = check;
  useEffect(() => {
    if (box && canvas.current) drawPlace(canvas.current, picture, placeOf(box, page));
  }, [picture, box, page]);
  const label = t("scan.enlarged", { rule: check.title });
  return (
    <figure className="mb-4">
      <figcaption className="mb-3 flex items-center gap-3 font-semibold">
        <CheckMark number={check.number} outcome={check.outcome} />
        {label}
      </figcaption>
      <canvas ref={canvas} role="img" aria-label={label} className="w-full rounded-md border border-line" />
    </figure>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The upright rectangle around the corners with its margin, inside the page, and never so narrow that it loses its surroundings. */
function placeOf(box: NonNullable<NumberedCheck["box"]>, page: PageSize): Place {
  const xs = box.map(({ x }) => x * page.width);
  const ys = box.map(({ y }) => y * page.height);
  const margin = (Math.max(...ys) - Math.min(...ys)) * MARGIN;
  const wanted = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * margin, page.width * LEAST_SHARE);
  const width = Math.min(page.width, wanted);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = Math.max(0, Math.min(...ys) - margin);
  return {
    x: Math.min(Math.max(0, middle - width / 2), page.width - width),
    y,
    width,
    height: Math.max(1, Math.min(page.height, Math.max(...ys) + margin) - y),
  };
}

function drawPlace(canvas: HTMLCanvasElement, picture: HTMLImageElement, place: Place): void {
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * place.height) / place.width);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, place.x, place.y, place.width, place.height, 0, 0, canvas.width, canvas.height);
}
