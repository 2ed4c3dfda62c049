/** Which way a line of mixed letters runs. */

const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * By its first letter outside of names that are set apart: an Arabic sentence that begins with a Latin name stays an Arabic
 * one, which `dir="auto"` alone does not see.
 */
export function lineDirection(line: string): "ltr" | "rtl" | "auto" {
  let rest = line;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(ISOLATED, "");
  }
  const [first] = rest.match(/\p{L}/u) ?? [];
  if (first === undefined) return "auto";
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}
