/** The first rows of a list, all of them on demand. */
import { useState } from "react";

const FIRST = 5;

export function useShown<T>(list: readonly T[]): { shown: readonly T[]; hidden: number; showAll: () => void } {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? list : list.slice(0, FIRST);
  return { shown, hidden: list.length - shown.length, showAll: () => setAll(true) };
}
