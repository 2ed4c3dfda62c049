/** Seats of a party: its size, and how many each package must have for it. */

export interface PackageSeats {
  readonly packageId: string;
  readonly seats: number;
}

export function partySize(lines: readonly PackageSeats[]): number {
  return lines.reduce((sum, { seats }) => sum + seats, 0);
}

/** One line a package, in id order; two parts in the same package must fit together, not each alone. */
export function demandByPackage(lines: readonly PackageSeats[]): PackageSeats[] {
  const demand = new Map<string, number>();
  for (const { packageId, seats } of lines) demand.set(packageId, (demand.get(packageId) ?? 0) + seats);
  return [...demand]
    .map(([packageId, seats]) => ({ packageId, seats }))
    .sort((a, b) => (a.packageId < b.packageId ? -1 : 1));
}

export interface Shortage {
  readonly packageId: string;
  /** Seats that are left in it, fewer than asked for. */
  readonly left: number;
}

/** Packages that cannot seat the demand; empty when all can. `available` is by package id. */
export function shortages(demand: readonly PackageSeats[], available: ReadonlyMap<string, number>): Shortage[] {
  return demand
    .map(({ packageId, seats }) => ({ packageId, seats, left: available.get(packageId) ?? 0 }))
    .filter(({ seats, left }) => left < seats)
    .map(({ packageId, left }) => ({ packageId, left }));
}
