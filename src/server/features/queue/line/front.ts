/** The households at the front of a line, and the chances of everybody behind some of them. */
import { type ChancesInLine, chancesInLine, type Decisions, MOST_COUNTED } from "#domain/queue/chance.ts";
import type { Db } from "#server/platform/database/database.ts";
import { headOfLine } from "./ranks.repository.ts";

export interface Front {
  /** Seats that each of them wants, the first one first. */
  readonly sizes: readonly number[];
  /** How many of them stand before this rank. */
  before(rank: number): number;
  /** Worked out once for all who ask about the same seats and decisions. */
  chances(seatsLeft: number, decisions: Decisions): ChancesInLine;
}

export async function readFront(db: Db, windowId: string): Promise<Front> {
  const first = await headOfLine(db, windowId, MOST_COUNTED);
  const sizes = first.map(({ seats }) => seats);
  const known = new Map<string, ChancesInLine>();
  return {
    sizes,
    before: (rank) => first.findLastIndex((one) => one.rank < rank) + 1,
    chances(seatsLeft, decisions) {
      const key = `${seatsLeft} ${decisions.seen} ${decisions.bought}`;
      const chances = known.get(key) ?? chancesInLine({ sizes, seatsLeft, decisions });
      known.set(key, chances);
      return chances;
    },
  };
}
