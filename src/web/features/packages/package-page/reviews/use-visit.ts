/** Says that a package's page is in sight, and remembers how the visit came to it. */
import { useEffect } from "react";
import { viewPackage } from "#contract/listing-analytics.ts";
import { call } from "#web/lib/calls/api.ts";
import { firstSourceOf } from "#web/shared/journey/arrival.ts";

/** What is drawn ahead or in the background counts once it is looked at; nobody waits for the answer. */
export function useVisit(packageId: string): void {
  useEffect(() => {
    firstSourceOf(packageId);
    const stop = new AbortController();
    const tell = () => {
      if (document.visibilityState !== "visible") return;
      stop.abort();
      call(viewPackage, { params: { id: packageId } }).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", tell, { signal: stop.signal });
    tell();
    return () => stop.abort();
  }, [packageId]);
}
