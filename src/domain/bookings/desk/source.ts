/** Where a customer first came from to a package: told by the arrival, kept with the booking for good. */

export const SOURCES = ["marketplace", "direct_link", "campaign", "referral", "phone"] as const;
export type Source = (typeof SOURCES)[number];

/** Those that an arrival in a browser can tell; a call at the phone is entered by the operator. */
export const ARRIVAL_SOURCES = [
  "marketplace",
  "direct_link",
  "campaign",
  "referral",
] as const satisfies readonly Source[];

/** Characters of a campaign's name or a referrer's. */
export const LONGEST_SOURCE_TAG = 100;

export interface FirstSource {
  readonly source: (typeof ARRIVAL_SOURCES)[number];
  /** The campaign, or who referred; null where there is none. */
  readonly tag: string | null;
}

/** As it stands on a booking. */
export interface KeptSource {
  readonly source: Source;
  readonly tag: string | null;
}

/** A booking that the operator enters for somebody who called. */
export const BY_PHONE = { source: "phone", tag: null } as const satisfies KeptSource;

/** Where no arrival has told. */
export const UNTOLD_SOURCE: FirstSource = { source: "marketplace", tag: null };

export interface Arrival {
  /** `utm_campaign` or `utm_source` of the address. */
  readonly campaign: string | null;
  /** `ref` of the address. */
  readonly referrer: string | null;
  /** The site that linked here; null: none, or ours. */
  readonly linkedFrom: string | null;
  /** Whether the visit began on the package's own page, not on the market or elsewhere here. */
  readonly beganHere: boolean;
}

/** A named campaign before a named referrer, before a link from elsewhere, before a bare link. */
export function firstSource({ campaign, referrer, linkedFrom, beganHere }: Arrival): FirstSource {
  if (tagOf(campaign)) return { source: "campaign", tag: tagOf(campaign) };
  if (tagOf(referrer)) return { source: "referral", tag: tagOf(referrer) };
  if (!beganHere) return { source: "marketplace", tag: null };
  if (tagOf(linkedFrom)) return { source: "referral", tag: tagOf(linkedFrom) };
  return { source: "direct_link", tag: null };
}

/** One line of bounded length; null when nothing is left of it. */
function tagOf(text: string | null): string | null {
  const tag = (text ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_SOURCE_TAG)
    .trim();
  return tag === "" ? null : tag;
}
