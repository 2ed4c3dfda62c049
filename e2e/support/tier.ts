/** Which journeys `npm test` takes, and which only `npm run test:long`: the tag in a title says it. */

/** The end of a title: nothing for the telling one of its kind, the tag of the long tier for the others. */
export function tierOf(isTelling: boolean): "" | " @long" {
  return isTelling ? "" : " @long";
}
