/** How many papers a household hands in at once, and how long they wait for a yes. */

/** Five people with five papers, and some pictures that are taken again. */
export const MAX_INTAKE = 40;
/** Papers that nobody has agreed to are erased after so many days. */
export const INTAKE_KEEP_DAYS = 7;
