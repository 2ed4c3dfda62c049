/** Security printing as on real pages: coloured grounds, woven curves, rosettes, lines of tiny text, an emblem. */
import { textLine } from "../drawing/lettering.ts";
import type { Random } from "../random.ts";

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** SVG of the ground of a page; `strength` 0 faint to 1 as strong as the boldest passports. */
export function securityPaper(random: Random, area: Rectangle, strength: number): string {
  const hue = random.below(360);
  const parts = [ground(random, area, hue)];
  const families = 1 + random.below(4);
  for (let i = 0; i < families; i++) parts.push(weave(random, area, { hue, strength }));
  if (random.chance(0.5)) parts.push(rosette(random, area, { hue, strength }));
  if (random.chance(0.4)) parts.push(tinyText(random, area, { hue, strength }));
  if (random.chance(0.35)) parts.push(emblem(random, area, { hue, strength }));
  if (random.chance(0.3)) parts.push(stripes(random, area, { hue, strength }));
  return `<g>${parts.join("")}</g>`;
}

interface Print {
  readonly hue: number;
  readonly strength: number;
}

const n = (value: number) => value.toFixed(1);

function tone(random: Random, { hue }: Print): string {
  const turned = (hue + random.normal(50) + 360) % 360;
  return `hsl(${turned.toFixed(0)} ${random.between(25, 65).toFixed(0)}% ${random.between(35, 65).toFixed(0)}%)`;
}

function ground(random: Random, { x, y, width, height }: Rectangle, hue: number): string {
  const id = `g${random.below(1e9)}`;
  const stop = (at: number) => {
    const turned = (hue + random.normal(70) + 360) % 360;
    return `<stop offset="${at}" stop-color="hsl(${turned.toFixed(0)} ${random.between(8, 45).toFixed(0)}% ${random.between(80, 96).toFixed(0)}%)"/>`;
  };
  return `<defs><linearGradient id="${id}" x2="${random.chance(0.5) ? 1 : 0}" y2="1">${[0, 0.35, 0.7, 1].map(stop).join("")}</linearGradient></defs><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${random.pick([0, 20, 30])}" fill="url(#${id})"/>`;
}

function weave(random: Random, { x, y, width, height }: Rectangle, print: Print): string {
  const waves = random.between(0.5, 7);
  const swing = random.between(4, 60);
  const step = random.between(5, 26);
  const skew = random.between(-0.4, 0.4);
  const drift = random.between(0, 0.3);
  const paths: string[] = [];
  for (let base = -swing; base < height + swing; base += step) {
    const points = Array.from({ length: 61 }, (_, i) => {
      const at = i / 60;
      const rise = swing * Math.sin(at * waves * 2 * Math.PI + base * drift * 0.1) + skew * at * width * 0.3;
      return `${n(x + at * width)} ${n(y + Math.min(height, Math.max(0, base + rise)))}`;
    });
    paths.push(`M${points.join("L")}`);
  }
  const opacity = random.between(0.1, 0.75) * print.strength;
  return `<path d="${paths.join("")}" fill="none" stroke="${tone(random, print)}" stroke-width="${n(random.between(0.7, 2.6))}" opacity="${opacity.toFixed(2)}"/>`;
}

function rosette(random: Random, { x, y, width, height }: Rectangle, print: Print): string {
  const cx = x + random.between(0.1, 0.9) * width;
  const cy = y + random.between(0.1, 0.95) * height;
  const size = random.between(0.12, 0.4) * height;
  const petals = 5 + random.below(19);
  const rings = Array.from({ length: 9 }, (_, ring) => {
    const points = Array.from({ length: 181 }, (_, i) => {
      const angle = (i / 180) * 2 * Math.PI;
      const radius = size * (0.35 + ring * 0.07 + 0.16 * Math.sin(petals * angle + ring * 0.5));
      return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
    });
    return `M${points.join("L")}`;
  });
  return `<path d="${rings.join("")}" fill="none" stroke="${tone(random, print)}" stroke-width="${n(random.between(0.8, 2))}" opacity="${(random.between(0.2, 0.7) * print.strength).toFixed(2)}"/>`;
}

function tinyText(random: Random, { x, y, width, height }: Rectangle, print: Print): string {
  const word = random.pick(["UTOPIA ", "REPUBLIC OF UTOPIA ", "PASSPORT ", "1234567890 "]);
  const size = random.between(5, 16);
  const gap = random.between(14, 60);
  const text = word.repeat(Math.ceil(width / (word.length * size * 0.6)));
  const ink = { colour: tone(random, print), opacity: random.between(0.15, 0.6) * print.strength };
  const rows = Math.min(24, Math.floor(height / gap));
  return Array.from({ length: rows }, (_, i) =>
    textLine(text.slice(0, Math.floor(width / (size * 0.66))), { x, y: y + (i + 1) * gap, size }, ink),
  ).join("");
}

function emblem(random: Random, { x, y, width, height }: Rectangle, print: Print): string {
  const cx = x + random.between(0.3, 0.75) * width;
  const cy = y + random.between(0.35, 0.85) * height;
  const size = random.between(0.15, 0.45) * height;
  const strokes = Array.from({ length: 26 }, () => {
    const [a, b] = [random.between(0, 6.28), random.between(0.2, 1)];
    const [px, py] = [cx + size * b * Math.cos(a), cy + size * b * Math.sin(a)];
    return `M${n(px)} ${n(py)}q${n(random.normal(size * 0.3))} ${n(random.normal(size * 0.3))} ${n(random.normal(size * 0.35))} ${n(random.normal(size * 0.35))}`;
  });
  const fill = random.chance(0.4) ? tone(random, print) : "none";
  return `<path d="${strokes.join("")}" fill="${fill}" stroke="${tone(random, print)}" stroke-width="${n(random.between(2, 9))}" opacity="${(random.between(0.12, 0.5) * print.strength).toFixed(2)}"/>`;
}

function stripes(random: Random, { x, y, width, height }: Rectangle, print: Print): string {
  const gap = random.between(6, 22);
  const lean = random.between(-0.9, 0.9) * height;
  const count = Math.floor(width / gap);
  const paths = Array.from({ length: count }, (_, i) => `M${n(x + i * gap)} ${y}l${n(lean)} ${height}`);
  const id = `c${random.below(1e9)}`;
  return `<defs><clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath></defs><path clip-path="url(#${id})" d="${paths.join("")}" stroke="${tone(random, print)}" stroke-width="${n(random.between(0.8, 3))}" opacity="${(random.between(0.1, 0.4) * print.strength).toFixed(2)}"/>`;
}
