/** The bookings of holds with their seats, under the packages' locks: each party in the order in which it came, while seats are left. */
import { demandByPackage, type Shortage, shortages } from "#domain/bookings/rooms/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import { channelIn } from "#domain/countries.ts";
import { earlier } from "#domain/durations.ts";
import type { Terms } from "#domain/packages/package.ts";
import { isOnSale, saleEnds } from "#domain/packages/sale.ts";
import { ALONE, type CombinedOutcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { PackageForSale } from "../../packages/service.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { countryOfPeople, travellersNamed } from "../travellers/naming.ts";
import { requireRooms } from "../travellers/places/placing.ts";
import { lockTravellers, type NamedPerson, seatTravellers } from "../travellers/travellers.repository.ts";
import { insertHolds, type NewHold } from "./holds.repository.ts";
import { type PricedParty, priceParty, type SeatedPart } from "./party.ts";
import { requireServed } from "./served.ts";
import { askUndecided, Undecided } from "./undecided.ts";

/** The booking, or what is short, and then nothing was taken. */
export type Held = { readonly bookingId: string } | { readonly short: readonly Shortage[] };

export type Placing = Omit<NewHold, keyof PricedParty | "reference" | "holdExpiresAt"> & {
  /** Where the sale ends earlier, the hold ends with it. */
  readonly holdExpiresAt: Date;
  readonly parts: readonly SeatedPart[];
  /** Where the account lives, alpha-2; null: not told, and then where those who are named live. */
  readonly country: string | null;
  /** Looks at the locked packages before anything is taken. */
  readonly requireOffers: (offers: readonly PackageForSale[]) => void;
  /** The terms of a part as they are agreed; left out: those of the package. */
  readonly agree?: (terms: Terms) => Terms;
};

type Plan = { readonly hold: NewHold } | { readonly short: readonly Shortage[] };
type Offers = ReadonlyMap<string, PackageForSale>;

/** A party that is to have its seats. */
class Party extends Undecided<Held> {
  readonly placing: Placing;
  readonly userId: string;
  readonly parts: readonly SeatedPart[];
  readonly demand: ReturnType<typeof demandByPackage>;
  /** Still to be made. */
  readonly bookingId = null;
  people: readonly NamedPerson[] = [];
  /** What is to be written, or what is short. */
  plan: Plan | null = null;

  constructor(placing: Placing) {
    super();
    this.placing = placing;
    this.userId = placing.userId;
    this.parts = placing.parts;
    this.demand = demandByPackage(placing.parts);
  }

  get travellerIds(): readonly string[] {
    return this.parts.flatMap(({ travellerIds }) => travellerIds);
  }
}

interface Moment {
  readonly now: Date;
  readonly waits: boolean;
}

/**
 * Under the accounts' locks. Each is refused as `requireTravellers`, `requireServed`, `priceParty` and `requireRooms` refuse, and
 * with `not_on_sale`; no hold lasts beyond the end of the sale.
 * Throws AppError `sold_out` where a package has fewer seats than it said, so that nothing is taken.
 */
export async function placeHolds(
  deps: Dependencies,
  tx: Db,
  placings: readonly Placing[],
  moment: Moment,
): Promise<readonly CombinedOutcome<Held>[]> {
  const parties = placings.map((placing) => new Party(placing));
  await askUndecided(parties, "people", (open) => lockPeople(tx, open, moment));
  await askUndecided(parties, "people", (open) => travellersNamed(tx, open, moment.now));
  await askUndecided(parties, "plan", async (open) => {
    const offers = await lockOffers(
      deps,
      tx,
      open.flatMap(({ demand }) => demand),
    );
    return decideInOrder(deps, open, offers, moment.now);
  });
  const ids = await insertPlanned(deps, tx, parties, moment.now);
  return parties.map((party) => {
    const { outcome, plan } = party;
    const bookingId = ids.get(party);
    if (bookingId !== undefined) return { answer: { bookingId } };
    return outcome ?? (plan && "short" in plan ? { answer: plan } : ALONE);
  });
}

/** Of those who name the same person the first goes on, the others go alone. */
async function lockPeople(
  tx: Db,
  parties: readonly Party[],
  { waits }: Moment,
): Promise<CombinedOutcome<readonly NamedPerson[]>[]> {
  const locked = await lockTravellers(tx, [...new Set(parties.flatMap(({ travellerIds }) => travellerIds))], waits);
  const named = new Set<string>();
  return parties.map(({ travellerIds }) => {
    const isFree = waits || travellerIds.every((id) => locked.has(id) && !named.has(id));
    for (const id of travellerIds) named.add(id);
    return isFree ? { answer: [] } : ALONE;
  });
}

/** Seats that an earlier one of them takes are gone for the next. */
function decideInOrder(
  deps: Pick<Dependencies, "newReference">,
  parties: readonly Party[],
  offers: Offers,
  now: Date,
): CombinedOutcome<Plan>[] {
  const left = new Map([...offers].map(([id, { availableSlots }]) => [id, availableSlots]));
  return parties.map((party) => {
    try {
      const priced = pricedHold(party, offers, now);
      const short = shortages(party.demand, left);
      if (short.length > 0) return { answer: { short } };
      for (const { packageId, seats } of party.demand) left.set(packageId, (left.get(packageId) ?? 0) - seats);
      return { answer: { hold: { ...priced, reference: deps.newReference() } } };
    } catch (refusal) {
      if (refusal instanceof AppError) return { refusal };
      throw refusal;
    }
  });
}

function pricedHold({ placing, people, parts, demand }: Party, offers: Offers, now: Date): Omit<NewHold, "reference"> {
  const { requireOffers, agree, country, ...attempt } = placing;
  const wanted = demand.flatMap(({ packageId }) => offers.get(packageId) ?? []);
  const home = country ?? countryOfPeople(people);
  requireServed(wanted, home);
  requireOffers(wanted);
  const channel = channelIn(home);
  if (!wanted.every((offer) => isOnSale(offer, dateOf(now), channel))) throw new AppError("not_on_sale");
  const party = priceParty(parts, offers);
  requireRooms(party.parts, parts, people);
  const agreed = agree ? party.parts.map((part) => ({ ...part, terms: agree(part.terms) })) : party.parts;
  const holdExpiresAt = wanted.map((offer) => saleEnds(offer, channel)).reduce(earlier, attempt.holdExpiresAt);
  return { ...attempt, ...party, parts: agreed, holdExpiresAt };
}

/** By party, the ids of those that have their seats. */
async function insertPlanned(
  { packages }: Dependencies,
  tx: Db,
  parties: readonly Party[],
  now: Date,
): Promise<ReadonlyMap<Party, string>> {
  const seated = parties.flatMap((party) =>
    party.plan && "hold" in party.plan ? [{ party, hold: party.plan.hold }] : [],
  );
  if (seated.length === 0) return new Map();
  const lines = seated.flatMap(({ party }) => party.demand);
  const holds = seated.map(({ hold }) => hold);
  const { ids, packagesTaken } = await insertHolds(tx, holds, now, packages.takingSeats(lines));
  // Under their locks nobody else takes them: a last line of defence, which rolls everything back.
  if (packagesTaken < demandByPackage(lines).length) throw new AppError("sold_out", { left: 0 });
  const placed = seated.map(({ party }, index) => ({ party, bookingId: ids[index] ?? "" }));
  await seatTravellers(
    tx,
    placed.map(({ party, bookingId }) => ({ bookingId, parts: party.parts })),
  );
  return new Map(placed.map(({ party, bookingId }) => [party, bookingId]));
}

/** The packages under lock, by id; a statement of its own, so that what is decided next reads them as they now are. */
export async function lockOffers(deps: Dependencies, tx: Db, lines: readonly { readonly packageId: string }[]) {
  const ids = [...new Set(lines.map(({ packageId }) => packageId))].sort();
  const offers = await deps.packages.lockForSale(tx, ids);
  return new Map(offers.map((offer) => [offer.id, offer]));
}
