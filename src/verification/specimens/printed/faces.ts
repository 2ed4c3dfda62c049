/** Faces that printed parts are set in: those that come with packages which are here anyway, so that every machine draws the same. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

const FACES = {
  sans: ["pdfjs-dist", "standard_fonts/LiberationSans-Regular.ttf"],
  "sans-bold": ["pdfjs-dist", "standard_fonts/LiberationSans-Bold.ttf"],
  serif: ["pdfjs-dist", "standard_fonts/FoxitSerif.pfb"],
  "serif-bold": ["pdfjs-dist", "standard_fonts/FoxitSerifBold.pfb"],
  mono: ["pdfjs-dist", "standard_fonts/FoxitFixed.pfb"],
  "mono-bold": ["pdfjs-dist", "standard_fonts/FoxitFixedBold.pfb"],
  arabic: ["@fontsource-variable/vazirmatn", "files/vazirmatn-arabic-wght-normal.woff2"],
  hindi: ["@fontsource-variable/noto-sans-devanagari", "files/noto-sans-devanagari-devanagari-wght-normal.woff2"],
  bengali: ["@fontsource-variable/noto-sans-bengali", "files/noto-sans-bengali-bengali-wght-normal.woff2"],
} as const;
type FaceName = keyof typeof FACES;

export type PrintedFace = Exclude<FaceName, "arabic" | "hindi" | "bengali">;

const PREFIX = "printed-";

/** A font of the canvas: the face, and the faces of other scripts where it has no letter. */
export function printedFont(face: PrintedFace, size: number): string {
  register();
  // The outlines of the plain PDF faces are Latin alone.
  const families = [face, "sans", "arabic", "hindi", "bengali"].map((name) => `"${PREFIX}${name}"`);
  return `${size.toFixed(1)}px ${families.join(", ")}`;
}

function register(): void {
  const require = createRequire(import.meta.url);
  for (const [name, [library, file]] of Object.entries(FACES)) {
    if (GlobalFonts.has(PREFIX + name)) continue;
    const folder = dirname(require.resolve(`${library}/package.json`));
    if (!GlobalFonts.registerFromPath(join(folder, file), PREFIX + name)) throw new Error(`no face ${name}`);
  }
}
