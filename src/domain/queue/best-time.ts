/** When to join: before a draw any moment is as good, after it the present one, and between windows the better chance. */

export interface Opportunity {
  readonly windowId: string;
  /** Its draw is still ahead. */
  readonly isAhead: boolean;
  /** ISO 8601 UTC. */
  readonly opensAt: string;
  /** More households wait than its seats reach for, by counting alone. */
  readonly isOverfull: boolean;
  /** Percent that seats are left for whoever joins now; null: not known. */
  readonly chance: number | null;
}

export interface BestTime {
  readonly windowId: string;
  /** `before_draw`: any moment until the opening; `now`: each who joins later stands behind. */
  readonly when: "before_draw" | "now";
}

/**
 * Of windows whose chance is known the one with the highest, unless it is none at all; else the next draw, whose places are
 * drawn, so that more who wait than there are seats speak against none; else a window that is open with an unknown chance,
 * unless more wait than there are seats. Null where nothing is worth joining.
 */
export function bestTime(windows: readonly Opportunity[]): BestTime | null {
  const known = windows.filter(({ chance }) => (chance ?? 0) > 0);
  const [likely] = known.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || earlier(a, b));
  const unknown = windows.filter(({ chance }) => chance === null).toSorted(earlier);
  const draw = unknown.find(({ isAhead }) => isAhead);
  const open = unknown.find(({ isAhead, isOverfull }) => !isAhead && !isOverfull);
  const best = likely ?? draw ?? open;
  return best ? { windowId: best.windowId, when: best.isAhead ? "before_draw" : "now" } : null;
}

function earlier(a: Opportunity, b: Opportunity): number {
  return Date.parse(a.opensAt) - Date.parse(b.opensAt);
}
