/** What Recent Activity recommends: the first obligation, once each time that it becomes another one. */

import type { NextAction } from "../action.ts";
import type { Obligation } from "../obligation.ts";
import { isForTurn } from "../papers/paper-dates.ts";
import { momentOf } from "./moment.ts";
import type { ToldAction } from "./words.ts";

export interface Recommendation {
  /** The same while nothing has changed. */
  readonly key: string;
  readonly act: ToldAction;
}

/** What stands to be recommended: `first` is, and `open` are the keys under which what is still the reader's to do was ever told. */
export interface Recommendable {
  readonly first: Recommendation | null;
  readonly open: readonly string[];
}

type Figure = string | number;

const FOR_TURN = ["turn"];
const FOR_HOLD = ["hold"];

/** Every way in which the title of a paper tells what it is asked for. */
const PAPER_FIGURES: readonly (readonly Figure[])[] = [[], FOR_TURN, FOR_HOLD];

/** None is first while there is nothing that the reader can do: the welcome has a card of its own. */
export function recommendableIn(obligations: readonly Obligation[]): Recommendable {
  return { first: asRecommendation(momentOf(obligations).obligation), open: obligations.flatMap(keysOf) };
}

function asRecommendation({ id, who, act }: Obligation): Recommendation | null {
  return isRecommended(who, act) ? { key: keyOf(id, act, figuresOf(act)), act } : null;
}

/** A paper that is missing is no less missing once a turn asks for it: told for another reason, it is replaced and not over. */
function keysOf({ id, who, act }: Obligation): string[] {
  if (!isRecommended(who, act)) return [];
  return ("type" in act ? PAPER_FIGURES : [figuresOf(act)]).map((figures) => keyOf(id, act, figures));
}

function isRecommended(who: Obligation["who"], act: NextAction): act is ToldAction {
  return who === "you" && act.kind !== "welcome";
}

function keyOf(id: string, { kind }: ToldAction, figures: readonly Figure[]): string {
  return [kind, id, ...figures].join(" ");
}

/** Those of its title, which stay as they were told: with others it is another one. The day of a paper stands in no title, the turn for which it is asked does. */
function figuresOf(act: ToldAction): readonly Figure[] {
  if (act.kind === "pay_amount" || act.kind === "pay_step") return [act.dueOn];
  if (act.kind === "name_people") return [act.count];
  if (act.kind === "choose_package" && act.member !== undefined) return [act.member];
  if ("type" in act && isForTurn(act)) return act.isForecast ? FOR_TURN : FOR_HOLD;
  return [...("until" in act && act.until !== null ? [act.until] : []), ...("seats" in act ? [act.seats] : [])];
}
