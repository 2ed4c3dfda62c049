/** Names as machine-readable zones write them, and their comparison with names people type. Source: docs/sources.md#icao-9303. */

/** Letters that do not lose their accent by decomposition alone; where two spellings are in use, both. */
const TRANSLITERATIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Ä: ["AE", "A"],
  Ö: ["OE", "O"],
  Ü: ["UE", "U"],
  Å: ["AA", "A"],
  Æ: ["AE"],
  Ø: ["OE", "O"],
  Œ: ["OE"],
  Ñ: ["N", "NXX"],
  ß: ["SS"],
  ẞ: ["SS"],
  Þ: ["TH"],
  Ð: ["D"],
  Đ: ["D"],
  Ł: ["L"],
  ı: ["I"],
  İ: ["I"],
};

const DROPPED = /['’ʼ`´,.]/g;

/** A name in the letters of a zone, words parted by one space. Uses the first spelling of letters that have two. */
export function foldName(name: string): string {
  return foldWith(name, (spellings) => spellings[0]);
}

/** Surname and given names as one name field of `length` characters: fillers between, truncated at the end. */
export function nameField(surname: string, givenNames: string, length: number): string {
  const parts = [foldName(surname), foldName(givenNames)].filter((part) => part !== "");
  return parts
    .map((part) => part.replaceAll(" ", "<"))
    .join("<<")
    .slice(0, length)
    .padEnd(length, "<");
}

/** Takes a name field apart; a person with one name has it as surname and empty given names. */
export function splitName(field: string): { surname: string; givenNames: string; truncated: boolean } {
  const [surname = "", ...rest] = field.replace(/<+$/, "").split("<<");
  const readable = (text: string) => text.replace(/<+/g, " ").trim();
  return { surname: readable(surname), givenNames: readable(rest.join(" ")), truncated: !field.endsWith("<") };
}

export type NameMatch = "same" | "similar" | "different";

/**
 * Compares the name of a zone with names people typed, whatever the order of their words. `same`: every word of the
 * shorter name is in the longer, at least two of them (or all, where one has a single word). `similar`: some word agrees,
 * exactly or but for one letter. A truncated zone's last word may be a beginning.
 */
export function compareNames(zone: { name: string; truncated: boolean }, typed: readonly string[]): NameMatch {
  const zoneWords = words(zone.name);
  const matches = typed.flatMap(spellings).map((name) => compareWords(zoneWords, words(name), zone.truncated));
  if (matches.includes("same")) return "same";
  return matches.includes("similar") ? "similar" : "different";
}

function compareWords(zone: readonly string[], typed: readonly string[], truncated: boolean): NameMatch {
  const last = zone.at(-1) ?? "";
  const has = (word: string) => zone.includes(word) || (truncated && last !== "" && word.startsWith(last));
  const found = typed.filter(has).length;
  const shorter = Math.min(zone.length, typed.length);
  if (shorter > 0 && found >= shorter && found >= Math.min(2, zone.length, typed.length)) return "same";
  const near = typed.some((word) => has(word) || zone.some((other) => differsByOne(word, other)));
  return near ? "similar" : "different";
}

/** The words of a name; words glued together in one of two names still compare, for they are cut at spaces only. */
function words(name: string): string[] {
  return name.split(" ").filter((word) => word !== "");
}

/** A typed name with the first and with the last spelling of its special letters. */
function spellings(name: string): string[] {
  return [...new Set([foldName(name), foldWith(name, (options) => options.at(-1) ?? options[0])])];
}

function foldWith(name: string, choose: (spellings: readonly [string, ...string[]]) => string): string {
  return [...name.normalize("NFC")]
    .map((letter) => {
      const known = TRANSLITERATIONS[letter] ?? TRANSLITERATIONS[upper(letter)];
      return known ? choose(known) : upper(letter).normalize("NFD").replace(/\p{M}/gu, "");
    })
    .join("")
    .replace(DROPPED, "")
    .replace(/[^A-Z]+/g, " ")
    .trim();
}

/** Upper case without a locale: a Turkish reader's i must not become İ. */
function upper(letter: string): string {
  return letter.toUpperCase();
}

/** Whether two longer words differ in one letter: replaced, missing or one too many. */
function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}
