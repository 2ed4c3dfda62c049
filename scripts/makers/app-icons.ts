/** `node scripts/makers/app-icons.ts`: draws the icons of the installed app from the favicon's rings, on the night ground. */
import { mkdir } from "node:fs/promises";
import sharp from "sharp";

const FOLDER = "src/web/public/icons";
const NIGHT = "#0d2a2c";
const RING = "#75d1c6";
const BRASS = "#e2b45d";

/** `reach` is how far the drawing goes towards the edge: a mask may cut a fifth away at each side. */
const ICONS = [
  { file: "icon-192.png", size: 192, reach: 0.8, corner: 20 },
  { file: "icon-512.png", size: 512, reach: 0.8, corner: 20 },
  { file: "maskable-512.png", size: 512, reach: 0.62, corner: 0 },
  { file: "apple-touch-icon.png", size: 180, reach: 0.76, corner: 0 },
] as const;

await mkdir(FOLDER, { recursive: true });
for (const { file, size, reach, corner } of ICONS) {
  const picture = Buffer.from(drawing(size, reach, corner));
  await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(`${FOLDER}/${file}`);
}

function drawing(size: number, reach: number, corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-50 -50 100 100">
    <rect x="-50" y="-50" width="100" height="100" rx="${corner}" fill="${NIGHT}"/>
    <g transform="scale(${reach})">
      <g fill="none" stroke="${RING}" stroke-width="7" stroke-linecap="round">${dots(22, 11)}${dots(38, 18)}</g>
      <rect x="-9" y="-9" width="18" height="18" rx="2" transform="rotate(14)" fill="${BRASS}"/>
    </g>
  </svg>`;
}

/** Drawn one by one: not every drawer knows a circle's own path length. */
function dots(radius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return `<circle cx="${Math.cos(angle) * radius}" cy="${Math.sin(angle) * radius}" r="3.5" fill="${RING}" stroke="none"/>`;
  }).join("");
}
