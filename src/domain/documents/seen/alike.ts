/** Letters and digits that readers of print take for each other. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[OQD]/g, "0"],
  [/[IL]/g, "1"],
  [/Z/g, "2"],
  [/S/g, "5"],
  [/G/g, "6"],
  [/B/g, "8"],
];

/** The letters and digits of a text, those that are taken for each other as one. */
export function foldedAlike(text: string): string {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return ALIKE.reduce((folded, [like, digit]) => folded.replace(like, digit), plain);
}
