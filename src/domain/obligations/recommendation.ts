/** What Recent Activity recommends: the first obligation, once each time that it becomes another one. */

import { momentOf } from "./moment.ts";
import type { Obligation } from "./obligation.ts";
import type { Told } from "./words.ts";

export interface Recommendation {
  /** The same while nothing has changed. */
  readonly key: string;
  readonly act: Told;
}

/** Null while there is nothing that the reader can do: the welcome has a card of its own. */
export function recommendationOf(obligations: readonly Obligation[]): Recommendation | null {
  const { obligation } = momentOf(obligations);
  const { id, who, act } = obligation;
  if (who !== "you" || act.kind === "welcome") return null;
  // The next amount of the same booking is another one; a paper's day that moves is not.
  const which = act.kind === "pay_amount" ? ` ${act.dueOn}` : "";
  return { key: `${act.kind} ${id}${which}`, act };
}
