/** How a place of the phone's bottom bar looks. */

export const PLACE = "flex min-h-16 w-full flex-col items-center justify-center gap-0.5 border-t-3 px-1 text-xs";

/** As wide as its word and a share of what is left, so that the longest is not cut; never narrower than a finger. */
export const PART = "min-w-11 flex-auto";

export function placeLook(isCurrent: boolean): string {
  return isCurrent ? "border-brand font-semibold text-brand" : "border-transparent text-muted";
}
