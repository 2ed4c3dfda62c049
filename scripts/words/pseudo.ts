/**
 * A language that nobody speaks, for tests alone: English with every letter changed for one that English has not, longer by
 * two fifths and between brackets. What a screen then still says in plain letters comes from no catalogue, and what fits
 * will fit in other languages. Works on the messages as the build has parsed them (`ready-messages.ts`), and ships nothing.
 */

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MARKED = [..."ÅƁÇÐÉƑĜĤÎĴĶĻḾŇÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿňöþɋŕšţûṽŵẋýž"];
/** Languages that need more room than English take about so much more. */
const LONGER = 0.4;
/** As words are, so that a line may break in it. */
const PADDING = "···· ";

/** How `icu-minify` writes the choices of a message; its other kinds carry styles, which are no words. */
const CHOICES: readonly unknown[] = [1, 2, 3];

/** The same tree of areas and keys with every sentence in the language that nobody speaks. */
export function pseudoWords(words: unknown): unknown {
  if (typeof words === "string") return bracketed([words]).join("");
  if (Array.isArray(words)) return bracketed(words);
  return Object.fromEntries(Object.entries(Object(words)).map(([key, inner]) => [key, pseudoWords(inner)]));
}

function bracketed(nodes: readonly unknown[]): unknown[] {
  const more = Math.ceil(lettersIn(["tag", ...nodes]) * LONGER);
  const padding = PADDING.repeat(Math.ceil(more / PADDING.length))
    .slice(0, more)
    .trimEnd();
  return ["⟦", ...nodes.map(marked), `${padding}⟧`];
}

/** Of the longest choice where there are several. */
function lettersIn(node: unknown): number {
  if (typeof node === "string") return node.length;
  if (!Array.isArray(node)) return 0;
  const [, kind, options] = node;
  if (node.length === 1 || (typeof kind === "number" && !CHOICES.includes(kind))) return 0;
  if (CHOICES.includes(kind)) return Math.max(0, ...Object.values(Object(options)).map(lettersIn));
  return node.slice(1).reduce((sum, inner) => sum + lettersIn(inner), 0);
}

/** A text, the number sign of a plural, a value by its name, a choice, or a tag with what stands in it. */
function marked(node: unknown): unknown {
  if (typeof node === "string") return [...node].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join("");
  if (!Array.isArray(node) || node.length === 1) return node;
  const [name, kind, ...rest] = node;
  if (typeof kind !== "number") return [name, ...node.slice(1).map(marked)];
  return CHOICES.includes(kind) ? [name, kind, ...rest.map(markedOptions)] : node;
}

function markedOptions(options: unknown): unknown {
  const entries = Object.entries(Object(options));
  return Object.fromEntries(entries.map(([key, one]) => [key, Array.isArray(one) ? one.map(marked) : marked(one)]));
}
