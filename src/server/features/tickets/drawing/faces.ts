/** The faces of papers: the product's own, from their packages. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

const SERIF = [
  "source-serif-4/source-serif-4-latin-wght-normal",
  "source-serif-4/source-serif-4-latin-ext-wght-normal",
];
const SANS = ["source-sans-3/source-sans-3-latin-wght-normal", "source-sans-3/source-sans-3-latin-ext-wght-normal"];
/** The Arabic file has no colon and no Latin letters. */
const ARABIC = ["vazirmatn/vazirmatn-arabic-wght-normal", "vazirmatn/vazirmatn-latin-wght-normal"];

export interface Faces {
  readonly heading: string;
  readonly text: string;
}

/** For a canvas' `font`; what the first one lacks comes from the next. Registered once a process. */
export function facesOf(direction: "ltr" | "rtl"): Faces {
  const [heading, text] =
    direction === "ltr"
      ? [
          [...SERIF, ...ARABIC],
          [...SANS, ...ARABIC],
        ]
      : [
          [...ARABIC, ...SANS],
          [...ARABIC, ...SANS],
        ];
  return { heading: families(heading), text: families(text) };
}

function families(faces: readonly string[]): string {
  for (const face of faces.filter((one) => !GlobalFonts.has(one))) register(face);
  return faces.map((face) => `"${face}"`).join(", ");
}

function register(face: string): void {
  const [name = "", file] = face.split("/");
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));
  if (!GlobalFonts.registerFromPath(join(folder, "files", `${file}.woff2`), face)) throw new Error(`no face ${face}`);
}
