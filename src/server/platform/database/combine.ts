/** Work that many ask for at the same moment: whoever waits becomes one batch, so that a crowd pays for a transaction together. */
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../errors/app-error.ts";
import { secondsFor } from "../observe/load.ts";
import { isDatabaseAway, isOverdue } from "./database.ts";
import { forSelling, isSelling } from "./pools/pools.ts";
import { isPartOfWhole } from "./pools/whole-transaction.ts";

/** What became of one of a batch; `ALONE`: only by itself can it be decided, and nothing was done for it. */
export type CombinedOutcome<Answer> = { readonly answer: Answer } | { readonly refusal: unknown } | typeof ALONE;

/** Never said of one that was asked by itself. */
export const ALONE = Symbol("alone");

export interface Combining<Asked, Answer> {
  /** Decides in this order, one outcome for each. Throws where nothing was done for any of them. */
  readonly together: (batch: readonly Asked[]) => Promise<readonly CombinedOutcome<Answer>[]>;
  /** Who asks: of each only one is under way at a time. Left out: anybody may ask twice. */
  readonly by?: (asked: Asked) => string;
  /** A batch is of one lane and one pool of connections, and no lane waits for another. */
  readonly lane?: (asked: Asked) => string;
  /** Nobody waits for the answer any more, so nothing is begun. */
  readonly hasLeft?: (asked: Asked) => boolean;
  /** So many at a time. */
  readonly most?: number;
}

/** More make the first of them wait longer than they save. */
const MOST = 16;
/** One batch waits for its locks or its flush while the next is prepared. */
const UNDER_WAY = 2;
/** Whoever comes when so many wait is told when to come again. */
const LONGEST = 2_000;
/** Share of the newest batch in what is known of the pace. */
const NEWEST = 0.2;

interface Entry<Asked, Answer> {
  readonly asked: Asked;
  readonly name: string | null;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane<Asked, Answer> {
  readonly name: string;
  readonly sells: boolean;
  waiting: Entry<Asked, Answer>[];
  underWay: number;
  /** Whether the next batch is about to be taken. */
  isDue: boolean;
  /** Who asks for what is under way. */
  readonly busy: Set<string>;
}

/**
 * The way to ask. In order of arrival; a batch that fails is done one by one, unless the database is away: then nobody knows
 * what was done, as with one alone. What is asked within a whole transaction is done there, by itself. Throws what `together`
 * refuses or throws, and AppError `unavailable` with the seconds to wait where too many wait.
 */
export function combine<Asked, Answer>(given: Combining<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  const lanes = new Map<string, Lane<Asked, Answer>>();
  // A batch belongs to nobody: what hangs on one call does not reach the others'.
  const outside = AsyncLocalStorage.snapshot();
  let waiting = 0;
  let perSecond = 0;

  function next(lane: Lane<Asked, Answer>): void {
    const work = (batch: readonly Entry<Asked, Answer>[]) =>
      lane.sells ? forSelling(() => serve(given, batch)) : serve(given, batch);
    lane.isDue = false;
    while (lane.underWay < UNDER_WAY) {
      const batch = take(lane, given.most ?? MOST);
      if (batch.length === 0) break;
      waiting -= batch.length;
      lane.underWay += 1;
      const begun = performance.now();
      void work(batch).then(() => {
        const seconds = Math.max(1, performance.now() - begun) / 1_000;
        perSecond += NEWEST * ((UNDER_WAY * batch.length) / seconds - perSecond);
        lane.underWay -= 1;
        for (const entry of batch) if (entry.name !== null) lane.busy.delete(entry.name);
        next(lane);
      });
    }
    const isIdle = lane.underWay === 0 && lane.waiting.length === 0;
    if (isIdle && lanes.get(lane.name) === lane) lanes.delete(lane.name);
  }

  return (asked) => {
    if (isPartOfWhole()) return alone(given, asked);
    if (waiting >= LONGEST)
      return Promise.reject(new AppError("unavailable", { seconds: secondsFor(waiting, perSecond) }));
    const sells = isSelling();
    const name = `${sells ? "sells" : "reads"} ${given.lane?.(asked) ?? ""}`;
    const lane = lanes.get(name) ?? { name, sells, waiting: [], underWay: 0, isDue: false, busy: new Set() };
    lanes.set(name, lane);
    waiting += 1;
    // Those of the same moment come along.
    if (!lane.isDue && lane.underWay < UNDER_WAY) outside(() => setImmediate(() => next(lane)));
    lane.isDue = true;
    return new Promise((resolve, reject) => {
      lane.waiting.push({ asked, name: given.by?.(asked) ?? null, resolve, reject });
    });
  };
}

/** The next batch, whose askers are busy from now on. */
function take<Asked, Answer>(lane: Lane<Asked, Answer>, most: number): readonly Entry<Asked, Answer>[] {
  const batch: Entry<Asked, Answer>[] = [];
  const later: Entry<Asked, Answer>[] = [];
  for (const entry of lane.waiting) {
    const { name } = entry;
    const isNext = batch.length < most && (name === null || !lane.busy.has(name));
    (isNext ? batch : later).push(entry);
    if (isNext && name !== null) lane.busy.add(name);
  }
  lane.waiting = later;
  return batch;
}

/** Never throws: each hears for itself. */
async function serve<Asked, Answer>(
  given: Combining<Asked, Answer>,
  batch: readonly Entry<Asked, Answer>[],
): Promise<void> {
  const present = batch.filter(({ asked, reject }) => {
    const isHere = !given.hasLeft?.(asked);
    if (!isHere) reject(new AppError("unavailable"));
    return isHere;
  });
  if (present.length === 0) return;
  try {
    const outcomes = await given.together(present.map(({ asked }) => asked));
    for (const [index, entry] of present.entries()) settle(given, entry, outcomes[index]);
  } catch (error) {
    if (present.length === 1 || isDatabaseAway(error) || isOverdue(error)) {
      for (const { reject } of present) reject(error);
      return;
    }
    for (const { asked, resolve, reject } of present) await alone(given, asked).then(resolve, reject);
  }
}

/** Whoever goes alone may wait for somebody else; the next batch does not wait for them. */
function settle<Asked, Answer>(
  given: Combining<Asked, Answer>,
  { asked, resolve, reject }: Entry<Asked, Answer>,
  outcome: CombinedOutcome<Answer> | undefined,
): void {
  if (outcome === undefined) reject(new Error("a batch left somebody without an outcome"));
  else if (outcome === ALONE) void alone(given, asked).then(resolve, reject);
  else if ("answer" in outcome) resolve(outcome.answer);
  else reject(outcome.refusal);
}

async function alone<Asked, Answer>({ together }: Combining<Asked, Answer>, asked: Asked): Promise<Answer> {
  const [outcome] = await together([asked]);
  return answerOf(outcome);
}

/** Of one that was asked alone. Throws its refusal. */
export function answerOf<Answer>(outcome: CombinedOutcome<Answer> | undefined): Answer {
  if (outcome === undefined || outcome === ALONE) throw new Error("one that was asked alone was not decided");
  if ("answer" in outcome) return outcome.answer;
  throw outcome.refusal;
}
