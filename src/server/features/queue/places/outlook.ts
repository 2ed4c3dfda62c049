/** What a household had best do: which of its wishes is worth most given the chances, and when to join which window. */
import type { QueueOutlook } from "#contract/queue.ts";
import { dateOf } from "#domain/calendar.ts";
import { channelIn, soldInstead } from "#domain/countries.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import { bestTime, type Opportunity } from "#domain/queue/best-time.ts";
import { bestWish, leastPassing } from "#domain/queue/chance.ts";
import { countryOf } from "../../bookings/service.ts";
import type { RankedWishes } from "../../households/service.ts";
import type { Deps } from "../deps.ts";
import { boughtOf } from "../line/pace.repository.ts";
import { type TicketRow, ticketsOf } from "../line/tickets.repository.ts";
import { offersOf, type WindowOfferRow } from "../line/windows.repository.ts";
import { chanceBehind, standOf } from "./present.ts";
import type { Standing, Standings } from "./standing.ts";
import { readWindows, shownAt } from "./status.ts";

type Wish = QueueOutlook["wishes"][number];

interface Reader {
  readonly deps: Deps;
  readonly standings: Standings;
  /** Of this household, live ones. */
  readonly tickets: readonly TicketRow[];
  readonly people: number;
  /** Where the account lives; null until told. */
  readonly country: string | null;
}

export async function readOutlook(
  deps: Deps & { readonly rankedWishes: (userId: string) => Promise<RankedWishes> },
  standings: Standings,
  userId: string,
): Promise<QueueOutlook> {
  const { packageIds, people } = await deps.rankedWishes(userId);
  const tickets = (await ticketsOf(deps.db, [userId], shownAt(deps.clock()))).filter(isLive);
  const reader = { deps, standings, tickets, people, country: await countryOf(deps.db, userId) };
  const offers = await offersOf(deps.db, packageIds);
  const ranked = packageIds.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  const wishes = await Promise.all(ranked.map((offer) => wishFor(reader, offer)));
  return { wishes, best: bestWish(wishes), time: await timeFor(reader) };
}

function isLive({ state }: TicketRow): boolean {
  return state === "waiting" || state === "admitted";
}

async function wishFor(reader: Reader, offer: WindowOfferRow): Promise<Wish> {
  const { id: packageId, title, operatorName, saleWindowId: windowId } = offer;
  return { packageId, title, operatorName, windowId, ...(await prospectOf(reader, offer)) };
}

async function prospectOf(reader: Reader, offer: WindowOfferRow): Promise<Pick<Wish, "way" | "chance">> {
  const { deps, standings, tickets, people } = reader;
  if (soldInstead(offer.channels, reader.country)) return { way: "not_served", chance: null };
  const channel = channelIn(reader.country);
  if (!isOnSale(offer, dateOf(deps.clock()), channel)) return { way: "off_sale", chance: null };
  const standing = offer.saleWindowId === null ? null : await standings.of(offer.saleWindowId);
  if (!standing) return { way: "direct", chance: offer.freeSeats >= people ? 100 : 0 };
  const ticket = tickets.find(({ windowId }) => windowId === standing.window.id);
  if (ticket?.state === "admitted") return { way: "turn", chance: offer.freeSeats >= ticket.seats ? 100 : 0 };
  if (standing.window.openedAt === null) return { way: "announced", chance: null };
  return { way: ticket ? "in_line" : "joinable", chance: await chanceOfOffer(reader, { offer, standing, ticket }) };
}

interface Waited {
  readonly offer: WindowOfferRow;
  readonly standing: Standing;
  readonly ticket: TicketRow | undefined;
}

/** As for the window's seats, but of one package: how many of those who decided took that one. */
async function chanceOfOffer({ deps: { db }, people }: Reader, { offer, standing, ticket }: Waited) {
  const bought = await boughtOf(db, standing.window.id, offer.id);
  const spot = ticket ? ownSpot(ticket, standing) : endOf(standing);
  const decisions = { seen: standing.decisions.seen, bought };
  return (
    spot && chanceBehind(standing, { ...spot, decisions, seatsLeft: offer.freeSeats, own: ticket?.seats ?? people })
  );
}

function ownSpot(ticket: TicketRow, standing: Standing) {
  const stand = standOf(ticket, standing);
  return stand && ticket.rank !== null ? { rank: ticket.rank, households: stand.position - 1 } : null;
}

/** Where somebody who joins now would stand. */
function endOf({ window, waiting }: Standing) {
  return { rank: window.lastRank + 1, households: waiting };
}

async function timeFor(reader: Reader): Promise<QueueOutlook["time"]> {
  const { deps, standings, tickets, people, country } = reader;
  const windows = (await readWindows(deps, standings)).filter(
    ({ id, state, operatorStopped, rests, packages }) =>
      state !== "closed" &&
      !operatorStopped &&
      !rests &&
      !tickets.some(({ windowId }) => windowId === id) &&
      // Nobody is led into a line whose every package has too few seats for their household.
      packages.some(
        ({ channels, availableSlots }) => soldInstead(channels, country) === null && availableSlots >= people,
      ),
  );
  const opportunities = await Promise.all(
    windows.map(async ({ id, openedAt, opensAt, waiting, packages }): Promise<Opportunity> => {
      const chance = openedAt === null ? null : await chanceIfJoined(reader, await standings.of(id));
      const seatsLeft = packages.reduce((sum, { availableSlots }) => sum + availableSlots, 0);
      const isOverfull = leastPassing({ households: waiting, seatsLeft, own: people }) > 0;
      return { windowId: id, isAhead: openedAt === null, opensAt, chance, isOverfull };
    }),
  );
  const best = bestTime(opportunities);
  const window = windows.find(({ id }) => id === best?.windowId);
  if (!best || !window) return null;
  const chance = opportunities.find(({ windowId }) => windowId === best.windowId)?.chance ?? null;
  return { ...best, operatorName: window.operatorName, opensAt: window.opensAt, chance };
}

function chanceIfJoined({ people }: Reader, standing: Standing | null) {
  if (!standing) return null;
  const { decisions, seatsLeft } = standing;
  return chanceBehind(standing, { ...endOf(standing), decisions, seatsLeft, own: people });
}
