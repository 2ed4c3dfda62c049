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
  return { key: [act.kind, id, ...figuresOf(act)].join(" "), act };
}

/** Those of its title, which stay as they were told: with others it is another one. The day of a paper stands in no title. */
function figuresOf(act: Told): (string | number)[] {
  if (act.kind === "pay_amount" || act.kind === "pay_step") return [act.dueOn];
  if (act.kind === "name_people") return [act.count];
  return [...("until" in act && act.until !== null ? [act.until] : []), ...("seats" in act ? [act.seats] : [])];
}
