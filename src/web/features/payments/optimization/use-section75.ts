/** Whether Section 75, a law of the United Kingdom, says anything to the reader: to who lives there. */
import { useSignedIn } from "#web/lib/session/session.ts";

export function useSection75(): boolean {
  return useSignedIn().countryOfResidence === "GB";
}
