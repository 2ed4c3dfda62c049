/** One drawing of a package as an SVG file: scene, hour and cloth come from its facts, so it is always the same. */
import type { SceneName } from "#domain/packages/drawings.ts";
import { seeded } from "#domain/seeded.ts";
import { coach } from "./coach.ts";
import { courtyard } from "./courtyard.ts";
import { flight } from "./flight.ts";
import { madinah } from "./madinah.ts";
import { mina } from "./mina.ts";
import { DAYS, NIGHTS, type Palette, styleOf } from "./palettes.ts";
import { room } from "./room.ts";
import { HEIGHT, type Scene, type SceneFacts, WIDTH } from "./scene.ts";
import { street } from "./street.ts";
import { tent } from "./tent.ts";

const SCENE: Readonly<Record<SceneName, Scene>> = { street, room, courtyard, mina, tent, madinah, coach, flight };

const SKY = `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop class="high"/><stop class="low" offset=".8"/></linearGradient><rect class="sky" width="${WIDTH}" height="${HEIGHT}"/>`;

/** Colours for both themes are in it: the page that shows it says which. At most some 15,000 characters. */
export function drawScene(facts: SceneFacts, name: SceneName): string {
  const random = seeded(`${facts.id} ${name}`);
  const style = styleOf(oneOf(DAYS, random), oneOf(NIGHTS, random), facts.accommodationType);
  const drawn = SCENE[name](facts, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">${style}${SKY}${drawn}</svg>`;
}

function oneOf(palettes: readonly Palette[], random: () => number): Palette {
  const palette = palettes[Math.floor(random() * palettes.length)];
  if (!palette) throw new Error("a drawing needs colours");
  return palette;
}
