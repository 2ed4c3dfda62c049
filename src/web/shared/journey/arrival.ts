/** How this visit came to a package: remembered in the tab alone, carried to the hold, never a profile. */
import { type FirstSource, firstSource } from "#domain/bookings/desk/source.ts";
import { inTab } from "../../lib/device/kept.ts";

/** Where the visit began, before any screen of ours changed the address. */
const landing = { path: location.pathname, search: new URLSearchParams(location.search), from: document.referrer };

const KEPT = "rihla-first-source:";

/** The first source of this visit to the package; told at the first call, the same afterwards. */
export function firstSourceOf(packageId: string): FirstSource {
  const known = remembered(packageId);
  if (known) return known;
  const source = firstSource({
    campaign: landing.search.get("utm_campaign") ?? landing.search.get("utm_source"),
    referrer: landing.search.get("ref"),
    linkedFrom: otherSite(landing.from),
    beganHere: landing.path === `/packages/${packageId}`,
  });
  inTab.keep(KEPT + packageId, JSON.stringify(source));
  return source;
}

function remembered(packageId: string): FirstSource | null {
  try {
    const kept = inTab.read(KEPT + packageId);
    return kept === null ? null : (JSON.parse(kept) as FirstSource);
  } catch {
    return null;
  }
}

/** Its host; null for our own pages and where the browser says nothing. */
function otherSite(referrer: string): string | null {
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  return url && url.origin !== location.origin ? url.hostname : null;
}
