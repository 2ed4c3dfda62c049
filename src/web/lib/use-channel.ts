/** Who sells this booking: as the booking says, else as the pilgrim's country already decides. */
import { channelOf } from "#domain/countries.ts";
import type { Channel } from "#domain/packages/package.ts";
import { useSignedIn } from "./session.ts";

/** Null while nobody knows, and for countries that neither channel serves. */
export function useChannel({ channel }: { readonly channel: Channel | null }): Channel | null {
  const { role, countryOfResidence } = useSignedIn();
  if (channel !== null || role !== "pilgrim" || countryOfResidence === null) return channel;
  return channelOf(countryOfResidence).channel;
}
