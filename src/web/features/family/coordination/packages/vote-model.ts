/** A list of packages in order, changed one step at a time. */

export interface ListedPackage {
  readonly id: string;
  readonly title: string;
}

/** The same list with one item at another place. */
export function moved(items: readonly ListedPackage[], from: number, to: number): ListedPackage[] {
  const item = items[from];
  const rest = items.filter((_, at) => at !== from);
  return item ? [...rest.slice(0, to), item, ...rest.slice(to)] : rest;
}

export function withItem(items: readonly ListedPackage[], item: ListedPackage): readonly ListedPackage[] {
  return items.some(({ id }) => id === item.id) ? items : [...items, item];
}

export function withoutItem(items: readonly ListedPackage[], id: string): ListedPackage[] {
  return items.filter((item) => item.id !== id);
}
