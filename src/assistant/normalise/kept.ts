/** Longer texts hardly come twice, and a few of them would fill the memory. */
const LONGEST_KEPT = 64;
const MOST_KEPT = 4000;

/** The same function of a text, which works out once what it is asked many times over: the same words stand in many questions. */
export function kept<T>(of: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const worked = of(text);
    if (text.length > LONGEST_KEPT) return worked;
    if (found.size >= MOST_KEPT) found.clear();
    found.set(text, worked);
    return worked;
  };
}
