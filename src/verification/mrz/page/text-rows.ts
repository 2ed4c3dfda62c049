/** Rows of text in a band: where strokes lie denser than in the quiet rows above and below, however patterned the paper. */
import { BLOCKS, type Curve, type Rows, type StripeProfile, shiftAt } from "./curve.ts";

/** Heights tried, in rows of an expected capital. */
const HEIGHTS = [0.62, 0.8, 1, 1.25, 1.55];
/** How much denser than its surroundings a row of text is at least, as a share of both together. */
const LEAST_CONTRAST = 0.07;
/** Strokes of a stripe that are noise. */
const FAINT = 0.02;

interface Peak {
  readonly middle: number;
  readonly height: number;
  readonly contrast: number;
}

/** Tops and feet of capitals along a curve, from the top; `cap` is the height expected, in rows. */
export function textRows(
  blocks: readonly StripeProfile[],
  curve: Curve,
  cap: number,
  within: Rows = { top: 0, foot: blocks[0]?.rows.length ?? 0 },
): Rows[] {
  const first = Math.max(0, Math.floor(within.top));
  const profile = smooth(quartileProfile(blocks, curve, { top: first, foot: Math.ceil(within.foot) }));
  return peaksOf(profile, cap)
    .map((peak) => edgesOf(profile, peak))
    .filter(({ top, foot }) => foot - top >= cap * 0.45 && foot - top <= cap * 1.9)
    .map(({ top, foot }) => ({ top: top + first, foot: foot + first }))
    .sort((a, b) => a.top - b.top);
}

/** The upper quartile over the stripes: letters decide, not fillers or blank ends. */
function quartileProfile(blocks: readonly StripeProfile[], curve: Curve, { top, foot }: Rows): Float32Array {
  const profile = new Float32Array(Math.max(0, foot - top));
  const shifts = blocks.map((block) => shiftAt(curve, block.at));
  const values = new Float32Array(blocks.length);
  for (let y = top; y < foot; y++) {
    blocks.forEach((block, b) => {
      values[b] = block.rows[y + (shifts[b] ?? 0)] ?? 0;
    });
    profile[y - top] = values.sort()[Math.floor(BLOCKS * 0.75)] ?? 0;
  }
  return profile;
}

function smooth(profile: Float32Array): Float32Array {
  return profile.map((value, y) => ((profile[y - 1] ?? value) + 2 * value + (profile[y + 1] ?? value)) / 4);
}

/** Rows that stand out most among their neighbours, each once. */
function peaksOf(profile: Float32Array, cap: number): Peak[] {
  const sums = new Float32Array(profile.length + 1);
  for (let y = 0; y < profile.length; y++) sums[y + 1] = (sums[y] ?? 0) + (profile[y] ?? 0);
  const faint = FAINT * Math.max(...profile);
  const found = HEIGHTS.flatMap((share) => {
    const height = cap * share;
    const contrasts = profile.map((_, y) => contrastAt(sums, y, height, faint));
    return Array.from(contrasts, (contrast, y) => ({ middle: y, height, contrast })).filter(
      ({ middle: y, contrast }) =>
        contrast > LEAST_CONTRAST && contrast >= (contrasts[y - 1] ?? 0) && contrast > (contrasts[y + 1] ?? 0),
    );
  });
  const kept: Peak[] = [];
  for (const peak of found.sort((a, b) => b.contrast - a.contrast)) {
    const apart = kept.every((other) => Math.abs(other.middle - peak.middle) > 0.62 * (other.height + peak.height));
    if (apart) kept.push(peak);
  }
  return kept;
}

/** How much denser the rows around `y` are than the quiet rows on either side; text has both. */
function contrastAt(sums: Float32Array, y: number, height: number, faint: number): number {
  const mean = (from: number, to: number) => {
    const [a, b] = [Math.max(0, Math.round(from)), Math.min(sums.length - 1, Math.round(to))];
    return b > a ? ((sums[b] ?? 0) - (sums[a] ?? 0)) / (b - a) : 0;
  };
  const half = height / 2;
  const middle = mean(y + 0.5 - half, y + 0.5 + half);
  const above = mean(y + 0.5 - half - 0.5 * height, y + 0.5 - half - 0.1 * height);
  const below = mean(y + 0.5 + half + 0.1 * height, y + 0.5 + half + 0.5 * height);
  const outer = Math.max(above, below);
  return (middle - outer) / (middle + outer + faint);
}

/** Where the profile falls to 45 % between the row's own level and the quiet beside it, between rows. */
function edgesOf(profile: Float32Array, { middle, height }: Peak): Rows {
  const inner = profile.slice(Math.max(0, Math.round(middle - height / 4)), Math.round(middle + height / 4) + 1);
  const level = inner.reduce((sum, value) => sum + value, 0) / Math.max(1, inner.length);
  return {
    top: edge(profile, { middle, height, level, step: -1 }),
    foot: edge(profile, { middle, height, level, step: 1 }),
  };
}

function edge(
  profile: Float32Array,
  { middle, height, level, step }: { middle: number; height: number; level: number; step: 1 | -1 },
): number {
  const reach = Math.round(height * 1.05);
  let quiet = level;
  for (let k = Math.round(height * 0.45); k <= reach; k++) quiet = Math.min(quiet, profile[middle + step * k] ?? 0);
  const limit = quiet + (level - quiet) * 0.45;
  let k = Math.round(height * 0.28);
  while (k < reach && (profile[middle + step * k] ?? 0) >= limit) k++;
  const [inside, outside] = [profile[middle + step * (k - 1)] ?? 0, profile[middle + step * k] ?? 0];
  const share = inside > outside ? Math.max(0, Math.min(1, (inside - limit) / (inside - outside))) : 0.5;
  return middle + 0.5 + step * (k - 1 + share);
}
