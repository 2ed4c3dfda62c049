/** Whether something is sold where the reader lives, and who sells there instead. */

import type { Channel } from "#domain/channel.ts";
import { soldInstead } from "#domain/countries.ts";
import { useResidence } from "#web/lib/session/session.ts";
import { useCountryName } from "../../ui/text/country-name.ts";

interface SoldInstead {
  readonly seller: Channel | "saudi_domestic" | "national";
  /** The reader's, by its name. */
  readonly country: string;
}

/** Null where it is for the reader, and where nobody knows. Of several packages, only where none is. */
export function useSoldInstead(...sold: readonly (readonly Channel[])[]): SoldInstead | null {
  const residence = useResidence();
  const country = useCountryName(residence);
  const refused = sold.flatMap((channels) => soldInstead(channels, residence) ?? []);
  const [first] = refused;
  if (!first || refused.length < sold.length) return null;
  return { seller: first.channel ?? first.office, country };
}
