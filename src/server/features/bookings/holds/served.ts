/** Whom a package may be sold to at all: the country of residence decides through which channel (docs/sources.md#channels). */

import type { Channel } from "#domain/channel.ts";
import { type ChannelAnswer, soldInstead } from "#domain/countries.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

interface Sold {
  readonly channels: readonly Channel[];
}

/** Each of them has to be for residents of `country`. Throws AppError `channel_not_served` with who sells there. */
export function requireServed(packages: Iterable<Sold>, country: string | null): void {
  for (const { channels } of packages) {
    const instead = soldInstead(channels, country);
    if (instead) throw notServed(instead);
  }
}

/** One of them at least has to be. As `requireServed`. */
export function requireOneServed(packages: readonly Sold[], country: string | null): void {
  const served = packages.some(({ channels }) => soldInstead(channels, country) === null);
  if (!served) requireServed(packages, country);
}

export function notServed(instead: ChannelAnswer): AppError {
  const office = instead.channel === null ? instead.office : "none";
  return new AppError("channel_not_served", { office, channel: instead.channel });
}
