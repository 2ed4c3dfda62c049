/** Who sells a package to the reader: with a known country one channel, and nothing of the other is said. */

import type { Channel } from "#domain/channel.ts";
import { channelOf, soldInstead } from "#domain/countries.ts";
import { useResidence } from "#web/lib/session/session.ts";
import type { PackageView } from "../queries.ts";

/** The one that sells in the reader's country; null where that is unknown, or none does. */
export function useHomeChannel(): Channel | null {
  const residence = useResidence();
  return residence === null ? null : channelOf(residence).channel;
}

/** Null where both might; `nobody` where it is not for residents of the reader's country. */
export function useSeller({ channels }: Pick<PackageView, "channels">): Channel | "nobody" | null {
  const residence = useResidence();
  const home = useHomeChannel();
  if (soldInstead(channels, residence)) return "nobody";
  if (home !== null) return home;
  const [only, ...others] = channels;
  return only !== undefined && others.length === 0 ? only : null;
}
