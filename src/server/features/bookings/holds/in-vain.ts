/** Packages whose seats are held again and again for nobody: they are held for people who have shown a passport, each once. */
import { SECOND_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { heldInVain, travellersHeldFor } from "./holding.repository.ts";

/** What is known of a package is looked up no more often on a node, however many ask for its seats. */
const KNOWN_MS = 5 * SECOND_MS;

interface Known {
  readonly until: number;
  readonly asks: boolean;
}

/** Which of these packages ask for passports at `now`. */
export type AsksForPassports = (tx: Db, packageIds: readonly string[], now: Date) => Promise<ReadonlySet<string>>;

export function asksForPassports(): AsksForPassports {
  const known = new Map<string, Known>();
  return async (tx, packageIds, now) => {
    const time = now.getTime();
    for (const [id, { until }] of known) if (until <= time || until > time + KNOWN_MS) known.delete(id);
    const unknown = packageIds.filter((id) => !known.has(id));
    const inVain = await heldInVain(tx, unknown, now);
    for (const id of unknown) known.set(id, { until: time + KNOWN_MS, asks: inVain.has(id) });
    return new Set(packageIds.filter((id) => known.get(id)?.asks));
  };
}

/** Of these people, how many have shown a verified passport with which nobody sits in another hold of the package. */
export async function peopleShown(
  { queue }: Pick<Dependencies, "queue">,
  tx: Db,
  packageId: string,
  travellerIds: readonly string[],
  now: Date,
): Promise<number> {
  if (travellerIds.length === 0) return 0;
  const seated = await travellersHeldFor(tx, packageId, now);
  const passports = await queue.verifiedPassports(tx, [...travellerIds, ...seated]);
  const of = (ids: readonly string[]) => new Set(ids.flatMap((id) => passports.get(id) ?? []));
  const elsewhere = of(seated);
  return [...of(travellerIds)].filter((passport) => !elsewhere.has(passport)).length;
}
