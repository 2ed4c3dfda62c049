/** A catalogue's file: groups of sentences. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** Sentences by their full key, groups joined with dots. */
export function flat(tree: Tree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) => {
      const key = prefix + name;
      return typeof value === "string" ? [[key, value] as const] : [...flat(value, `${key}.`)];
    }),
  );
}

/** The sentences that exist, in the shape and order of another tree; null when there is none. */
export function treeLike(model: Tree, sentences: ReadonlyMap<string, string>, prefix = ""): Tree | null {
  const entries = Object.entries(model).flatMap(([name, value]) => {
    const key = prefix + name;
    const own = typeof value === "string" ? sentences.get(key) : treeLike(value, sentences, `${key}.`);
    return own === undefined || own === null ? [] : [[name, own] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
