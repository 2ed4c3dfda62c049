/** What Recent Activity recommends: the first obligation, once each time that it becomes another one. */

import type { Obligation } from "../obligation.ts";
import { isForTurn } from "../papers/paper-dates.ts";
import { momentOf } from "./moment.ts";
import type { Told } from "./words.ts";

export interface Recommendation {
  /** The same while nothing has changed. */
  readonly key: string;
  readonly act: Told;
}

/** What stands to be recommended: `first` is, and `open` are the keys of all that is still the reader's to do. */
export interface Recommendable {
  readonly first: Recommendation | null;
  readonly open: readonly string[];
}

/** None is first while there is nothing that the reader can do: the welcome has a card of its own. */
export function recommendableIn(obligations: readonly Obligation[]): Recommendable {
  const open = obligations.flatMap((one) => asRecommendation(one)?.key ?? []);
  return { first: asRecommendation(momentOf(obligations).obligation), open };
}

function asRecommendation({ id, who, act }: Obligation): Recommendation | null {
  if (who !== "you" || act.kind === "welcome") return null;
  return { key: [act.kind, id, ...figuresOf(act)].join(" "), act };
}

/** Those of its title, which stay as they were told: with others it is another one. The day of a paper stands in no title, the turn for which it is asked does. */
function figuresOf(act: Told): (string | number)[] {
  if (act.kind === "pay_amount" || act.kind === "pay_step") return [act.dueOn];
  if (act.kind === "name_people") return [act.count];
  if (act.kind === "choose_package" && act.member !== undefined) return [act.member];
  if ("type" in act && isForTurn(act)) return [act.isForecast ? "turn" : "hold"];
  return [...("until" in act && act.until !== null ? [act.until] : []), ...("seats" in act ? [act.seats] : [])];
}
