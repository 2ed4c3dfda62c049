/** Until when a package is sold, and through whom. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { PackageStatus } from "./package.ts";

interface Timed {
  readonly departureDate: IsoDate;
  /** The last day on which places wait for their Nusuk number; null: none is named. */
  readonly releaseDate: IsoDate | null;
}

interface Sold extends Timed {
  readonly channels: readonly Channel[];
}

export interface Offered extends Sold {
  readonly status: PackageStatus;
}

/** The day before departure; through Nusuk the release date where that is earlier, because unnumbered places then go back. */
export function lastSaleDay({ departureDate, releaseDate }: Timed, channel: Channel | null): IsoDate {
  const eve = addDays(departureDate, -1);
  return channel === "nusuk" && releaseDate && releaseDate < eve ? releaseDate : eve;
}

/** From this instant on nothing of it is kept without being booked, secured, or answered. `channel` null: still unknown. */
export function saleEnds(offer: Timed, channel: Channel | null): Date {
  return new Date(`${addDays(lastSaleDay(offer, channel), 1)}T00:00:00Z`);
}

/** Through which channels it can still be booked on the day `today`. */
export function channelsOn(offer: Sold, today: IsoDate): Channel[] {
  return offer.channels.filter((channel) => today <= lastSaleDay(offer, channel));
}

/** Listed, and its sale not yet over: through `channel`, or where that is unknown through any. */
export function isOnSale(offer: Offered, today: IsoDate, channel: Channel | null = null): boolean {
  return offer.status === "listed" && channelsOn(offer, today).some((one) => one === (channel ?? one));
}

export const PACKAGE_STAGES = ["draft", "listed", "paused", "over", "departed", "closed"] as const;
/** How a package stands to its operator: as they have set it, or as its days have: past its last day of sale, or departed. */
export type PackageStage = (typeof PACKAGE_STAGES)[number];

export function packageStage(offer: Offered, today: IsoDate): PackageStage {
  if (offer.status !== "listed" && offer.status !== "paused") return offer.status;
  if (offer.departureDate <= today) return "departed";
  return channelsOn(offer, today).length > 0 ? offer.status : "over";
}
