/** Two rows of one person become one: in one place, by what each feature does with what it keeps of people. */
import type { Db } from "../database/database.ts";

/** The row that stays, and the account that it belongs to. */
export interface OwnPerson {
  readonly travellerId: string;
  readonly userId: string;
}

/** Whatever a feature keeps of the traveller `from` becomes `to`'s; where both have one and only one may be, that of `to` stays. */
export type MovePerson = (tx: Db, from: string, to: OwnPerson) => Promise<void>;

/** All of them, one after the other; the last removes the row `from` itself, with whatever nobody has moved. */
export function onePerson(movers: readonly MovePerson[]): MovePerson {
  return async (tx, from, to) => {
    for (const move of movers) await move(tx, from, to);
  };
}
