/** Who sells this booking: as the booking says, else as the pilgrim's country already decides. */

import type { Channel } from "#domain/channel.ts";
import { channelOf, soldInstead } from "#domain/countries.ts";
import { useSignedIn } from "./session.ts";

interface Sold {
  readonly channel: Channel | null;
  readonly parts: readonly { readonly channels: readonly Channel[] }[];
}

/** Null while nobody knows, and where it cannot be sold to the pilgrim's country. */
export function useChannel({ channel, parts }: Sold): Channel | null {
  const { role, countryOfResidence } = useSignedIn();
  if (channel !== null || role !== "pilgrim" || countryOfResidence === null) return channel;
  const isSold = parts.every(({ channels }) => soldInstead(channels, countryOfResidence) === null);
  return isSold ? channelOf(countryOfResidence).channel : null;
}
