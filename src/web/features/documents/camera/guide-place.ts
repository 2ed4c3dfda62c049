/** Where the frame stands in the live picture: as large as fits, in the middle. */

/** Of the picture's width and height, 0–1, from its top left. */
export interface GuidePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room for the page's surroundings: a page that fills the picture loses its edges. */
const MOST_WIDTH = 0.9;
const MOST_HEIGHT = 0.86;

/** `ratio` is the page's width through its height; `picture` is in pixels. */
export function guidePlace(ratio: number, picture: { width: number; height: number }): GuidePlace {
  const pictureRatio = picture.width / picture.height;
  const width = Math.min(MOST_WIDTH, (MOST_HEIGHT * ratio) / pictureRatio);
  const height = (width * pictureRatio) / ratio;
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}
