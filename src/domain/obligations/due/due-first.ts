/** Duties with a day among all that is due: whatever has a later day stands after them. */

/** Characters of a day, with which an instant begins. */
const DAY = 10;

/**
 * The acts in their order, but each duty before the first of those ahead of it whose day is later: nobody reads a later day
 * above an earlier one. What has no day keeps its place; so does a passport, which takes weeks: `dayOf` tells none of it.
 */
export function dueFirst<Act>(
  acts: readonly Act[],
  isDuty: (act: Act) => boolean,
  dayOf: (act: Act) => string | null,
): Act[] {
  const dayOn = (one: Act) => dayOf(one)?.slice(0, DAY);
  const isLater = (one: Act, duty: Act) => (dayOn(one) ?? "") > (dayOn(duty) ?? "9999");
  const placed: Act[] = [];
  for (const act of acts) {
    const at = isDuty(act) ? placed.findIndex((one) => isLater(one, act)) : -1;
    placed.splice(at < 0 ? placed.length : at, 0, act);
  }
  return placed;
}
