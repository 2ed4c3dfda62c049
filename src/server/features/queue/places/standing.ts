/** What is known of a window at this moment: its line, its pace and what those admitted did; asked for once for many. */
import type { Decisions } from "#domain/queue/chance.ts";
import type { Pace } from "#domain/queue/wait.ts";
import type { Deps } from "../deps.ts";
import { type Front, readFront } from "../line/front.ts";
import { type Line, openWindowLine } from "../line/line.ts";
import { admittedPerMinute, decisionsIn } from "../line/pace.repository.ts";
import { countUnranked } from "../line/ranks.repository.ts";
import { findWindow, listWindowPackages, type WindowRow } from "../line/windows.repository.ts";
import { undecided } from "../turns/turns.repository.ts";
import { driftOf } from "./predictions.repository.ts";

/** Admissions are counted over so many minutes. */
const PACE_MINUTES = 10;
/** Nobody's page changes more often. */
const FRESH_MS = 1_000;
/** Windows kept in memory; those that nobody has asked for longest are read again when asked for. */
const MOST_KEPT = 200;

export interface Standing {
  readonly window: WindowRow;
  readonly line: Line;
  /** Households that wait, counted in or not. */
  readonly waiting: number;
  /** Null while the window admits nobody. */
  readonly pace: Pace | null;
  readonly decisions: Decisions;
  /** Free seats of all its packages. */
  readonly seatsLeft: number;
  /** Households whose turn runs, and the seats that are set aside for them. */
  readonly undecided: { readonly households: number; readonly seats: number };
  /** Read when somebody first asks. */
  front(): Promise<Front>;
}

export interface Standings {
  /** At most a second old; null where there is no such window. */
  of(windowId: string): Promise<Standing | null>;
  /** The next who asks reads anew: something has changed on this node. */
  forget(windowId: string): void;
}

export function openStandings(deps: Pick<Deps, "db" | "clock">): Standings {
  /** The one that nobody has asked for longest stands first. */
  const lines = new Map<string, Line>();
  const known = new Map<string, { readonly asked: number; readonly answer: Promise<Standing | null> }>();

  function lineOf(windowId: string): Line {
    const line = lines.get(windowId) ?? openWindowLine();
    lines.delete(windowId);
    lines.set(windowId, line);
    const [oldest] = lines.keys();
    if (lines.size > MOST_KEPT && oldest !== undefined) for (const map of [known, lines]) map.delete(oldest);
    return line;
  }

  return {
    of(windowId) {
      const latest = known.get(windowId);
      const asked = deps.clock().getTime();
      // A clock that was set back makes nothing fresh for longer.
      if (latest && Math.abs(asked - latest.asked) < FRESH_MS) return latest.answer;
      const answer = read(deps, windowId, lineOf);
      known.set(windowId, { asked, answer });
      const drop = () => known.delete(windowId);
      // Anybody may ask for what does not exist: of that nothing is kept.
      answer.then((standing) => standing ?? drop(), drop);
      return answer;
    },
    forget: (windowId) => void known.delete(windowId),
  };
}

async function read(
  { db, clock }: Pick<Deps, "db" | "clock">,
  windowId: string,
  lineOf: (windowId: string) => Line,
): Promise<Standing | null> {
  const window = await findWindow(db, windowId);
  if (!window) return null;
  const now = clock();
  const line = lineOf(windowId);
  const [unranked, decisions, open, packages] = await Promise.all([
    countUnranked(db, window),
    decisionsIn(db, windowId),
    undecided(db, windowId),
    listWindowPackages(db, [windowId]),
    line.follow(db, window, now),
  ]);
  const seatsLeft = packages.reduce((total, { availableSlots }) => total + Math.max(0, availableSlots), 0);
  let front: Promise<Front> | undefined;
  return {
    ...{ window, line, waiting: line.waiting() + unranked, pace: await paceOf(), decisions, seatsLeft },
    undecided: open,
    front: () => (front ??= readFront(db, windowId)),
  };

  async function paceOf(): Promise<Pace | null> {
    if (window?.state !== "open" || window.operatorStopped || window.restsSince || window.openedAt === null)
      return null;
    const span = { now, from: window.openedAt, minutes: PACE_MINUTES };
    const [perMinute, drift] = await Promise.all([
      admittedPerMinute(db, windowId, span),
      driftOf(db, window.operatorId),
    ]);
    return { perMinute, drift };
  }
}
