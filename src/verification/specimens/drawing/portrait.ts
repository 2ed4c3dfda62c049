/** A drawn face: plainly a drawing, different for every seed. */
import { type Random, seededRandom } from "../random.ts";

const SKIN = ["#f2d3b8", "#e3b48f", "#c98f66", "#a66d45", "#7c4d2f", "#5b3722"] as const;
const HAIR = ["#1d1713", "#33241a", "#4f3826", "#6f6a66", "#c9c4bd", "#151515"] as const;
const CLOTH = ["#2e5a52", "#3d4e78", "#6b4357", "#7a5c36", "#44544a", "#54606e"] as const;

/** SVG of a bust within a box of the given size. A woman is drawn with a headscarf, a man with cap or hair and perhaps a beard. */
export function portrait(
  seed: number,
  sex: "F" | "M" | "X",
  box: { x: number; y: number; width: number; height: number },
  wall = "#e9edf0",
): string {
  const random = seededRandom(seed);
  const skin = random.pick(SKIN);
  const cloth = random.pick(CLOTH);
  const head = sex === "F" ? scarf(random, skin) : hair(random, skin);
  const shoulders = `<path d="M2 130 C4 103 24 95 50 95 S96 103 98 130 Z" fill="${cloth}"/><path d="M38 97 L50 110 L62 97" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="2"/>`;
  const neck = `<path d="M41 78 h18 v18 q-9 9 -18 0 Z" fill="${skin}"/><path d="M41 86 q9 8 18 0 v4 q-9 8 -18 0 Z" fill="#000" opacity=".12"/>`;
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 100 130" preserveAspectRatio="xMidYMax slice"><rect width="100" height="130" fill="${wall}"/>${sex === "F" ? "" : neck}${shoulders}${head}</svg>`;
}

function face(random: Random, skin: string): string {
  const eyeY = 54 + random.between(-1, 1);
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="${eyeY}" rx="3.1" ry="2" fill="#fff"/><circle cx="${x}" cy="${eyeY}" r="1.7" fill="#2b2018"/><path d="M${x - 5} ${eyeY - 5.5} q5 -2.6 10 0" fill="none" stroke="#2b2018" stroke-width="1.5" stroke-linecap="round"/>`;
  return `<ellipse cx="50" cy="58" rx="${21 + random.between(-1, 2)}" ry="27" fill="${skin}"/>${eye(41.5)}${eye(58.5)}<path d="M50 56 q-3 8 -2.6 9 q2.6 2 5.2 0" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.3"/><path d="M43 73 q7 ${random.between(1.4, 3.4)} 14 0" fill="none" stroke="#7d3b34" stroke-width="1.9" stroke-linecap="round"/>`;
}

function scarf(random: Random, skin: string): string {
  const colour = random.pick(["#4d5f8a", "#7b4b5e", "#2f6b62", "#8a7a55", "#33363d", "#b3a58c"]);
  return `<path d="M50 20 C22 20 18 50 22 76 C20 96 12 108 10 130 H90 C88 108 80 96 78 76 C82 50 78 20 50 20 Z" fill="${colour}"/><path d="M28 84 q22 24 44 0 q-6 20 -22 22 q-16 -2 -22 -22" fill="#000" opacity=".13"/>${face(random, skin)}<path d="M29 58 C27 30 40 27 50 27 S73 30 71 58 C68 40 62 34 50 34 S32 40 29 58 Z" fill="${colour}"/>`;
}

function hair(random: Random, skin: string): string {
  const colour = random.pick(HAIR);
  const beard = random.chance(0.55)
    ? `<path d="M29 60 C29 92 43 91 50 91 S71 92 71 60 C68 70 62 69 57 68.5 Q50 66.5 43 68.5 C38 69 32 70 29 60 Z M44 73 q6 3.6 12 0 q-6 5 -12 0" fill="${colour}"/>`
    : "";
  const top = random.chance(0.35)
    ? `<path d="M28 46 C27 24 40 22 50 22 S73 24 72 46 Q50 36 28 46 Z" fill="#f4f2ec" stroke="#d5d0c2" stroke-width=".8"/>`
    : `<path d="M28 55 C24 26 40 24 50 24 S76 26 72 55 C70 43 67 39 58 38 Q44 40 36 37 C31 41 30 46 28 55 Z" fill="${colour}"/>`;
  const ears = `<ellipse cx="28.5" cy="58" rx="3" ry="5" fill="${skin}"/><ellipse cx="71.5" cy="58" rx="3" ry="5" fill="${skin}"/>`;
  return ears + face(random, skin) + beard + top;
}
