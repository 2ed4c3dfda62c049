/** The fair queue: the entrance of this feature for routes, the heartbeat and the bookings. */
import type { z } from "zod";
import type {
  announceWindow,
  joinWindow,
  QueueAlerts,
  QueueTicket,
  SaleWindow,
  WindowRecord,
} from "#contract/queue.ts";
import type { JourneyTicket } from "#domain/obligations/papers/facts.ts";
import { calibrationOf } from "#domain/queue/calibration.ts";
import { agreedNow } from "#server/platform/database/clock-check.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { RankedWishes } from "../households/service.ts";
import type { Deps } from "./deps.ts";
import { proofOf } from "./draw/proof.ts";
import { ticketsOf } from "./line/tickets.repository.ts";
import { findWindow, listWindowPackages, windowsAtWork } from "./line/windows.repository.ts";
import { listTicketReaders, liveAt } from "./people/readers.repository.ts";
import { joiningOf, leaveQueue } from "./places/joining.ts";
import { readOutlook } from "./places/outlook.ts";
import { sharedPlaces } from "./places/places.ts";
import { records, toldChances } from "./places/predictions.repository.ts";
import { presentWindow } from "./places/present.ts";
import { openStandings } from "./places/standing.ts";
import { openOwnTickets, readStatus, readTicket, readWindows } from "./places/status.ts";
import { queueUpdates } from "./places/updates.ts";
import { findAlerts, putAlerts } from "./turns/alerts.repository.ts";
import { announceUse, tellUsed } from "./turns/turn.ts";
import { announce, type LockForSale, steer } from "./windows/announcing.ts";
import { tellBatch, tellEnded } from "./windows/closing.ts";
import { playRound } from "./windows/round.ts";

export { httpBeacon } from "./beacon.ts";
export { saleQueue } from "./turns/turn.ts";
export { closeSimulated } from "./windows/closing.ts";
export { forgetSimulated, simulatedWindows } from "./windows/simulation.repository.ts";
export { rememberWindow, type SimulatedGuest, simulateWindow } from "./windows/simulation.ts";

export type QueueService = ReturnType<typeof queueService>;

const MOST_RECORDS = 50;
const EVER = new Date(0);

export function queueService(
  platform: Deps & {
    readonly lockForSale: LockForSale;
    /** What an account's household would like to book. */
    readonly rankedWishes: (userId: string) => Promise<RankedWishes>;
  },
) {
  const deps = { ...platform, ownTickets: openOwnTickets(platform) };
  const { db, clock, jobs, log } = deps;
  const join = joiningOf(deps);
  const standings = openStandings(deps);
  const places = sharedPlaces(standings);
  const updates = queueUpdates(deps, standings, places);

  async function window(id: string): Promise<SaleWindow> {
    const standing = await standings.of(id);
    if (!standing) throw new AppError("not_found");
    return presentWindow(standing.window, await listWindowPackages(db, [id]), standing.waiting);
  }

  async function changed(id: string): Promise<SaleWindow> {
    standings.forget(id);
    return window(id);
  }

  async function joinLine(user: SessionUser, id: string, body: z.output<typeof joinWindow.body>): Promise<QueueTicket> {
    const { familyId = null, seats = null, stepFree } = body;
    await join({ userId: user.id, windowId: id, familyId, seats, stepFree });
    const ticket = await readTicket(deps, standings, { userId: user.id, windowId: id });
    if (!ticket) throw new AppError("not_found");
    return ticket;
  }

  /** One second of all windows on this node, side by side: one that fails or waits does not keep the others waiting. */
  async function beat(count: number): Promise<void> {
    const now = await agreedNow(db, clock);
    if (!now) log.error("queue: this node's clock differs from the database's, so it plays no rounds");
    const atWork = now ? await windowsAtWork(db, now) : [];
    // By the instant that was compared: the clock may leap after it.
    const compared = { ...deps, clock: () => now ?? clock() };
    const rounds = atWork.map(async (id) => {
      await playRound(compared, id).catch((error: unknown) =>
        log.error({ err: error, windowId: id }, "queue: a round failed"),
      );
      standings.forget(id);
    });
    await Promise.all(rounds);
    // Not waited for: thousands who look on do not hold up those who are let in.
    updates.tell(count).catch((error: unknown) => log.error({ err: error }, "queue: live places failed"));
  }

  return {
    /** Everybody who stands in a line of this operator, or has a turn there. */
    standingAt: async (tx: Db, operatorId: string, whose: "all" | "sold") =>
      (await listTicketReaders(tx, await liveAt(tx, operatorId, whose))).map(({ userId }) => userId),
    status: (user: SessionUser) => readStatus(deps, standings, user.id),
    /** Every place in line that this account's households have had, the newest first. */
    ticketsOf: async (userId: string): Promise<JourneyTicket[]> =>
      (await ticketsOf(db, [userId], { since: EVER, now: clock() })).map(
        ({ windowId, isMine, holder, state, simulated, ...ticket }) => ({
          ...{ windowId, isMine, holder, state, simulated },
          rests: ticket.operatorStopped || ticket.restsSince !== null,
          turnEndsAt: ticket.turnEndsAt?.toISOString() ?? null,
          drawnAt: ticket.openedAt ? null : ticket.opensAt.toISOString(),
          isPaused: ticket.windowState === "paused",
        }),
      ),
    outlook: (user: SessionUser) => readOutlook(deps, standings, user.id),
    windows: () => readWindows(deps, standings),
    window,
    /** Throws AppError `not_found`. */
    async places(id: string) {
      const shared = await places.of(id);
      if (!shared) throw new AppError("not_found");
      return shared.file;
    },
    announce: async (user: SessionUser, body: z.output<typeof announceWindow.body>) =>
      window(await announce(deps, user, body)),
    async steer(user: SessionUser, id: string, event: Parameters<typeof steer>[3]) {
      await steer(deps, user, id, event);
      return changed(id);
    },
    join: joinLine,
    async leave(user: SessionUser, id: string) {
      await leaveQueue(deps, user.id, id);
      standings.forget(id);
    },
    alerts: ({ id }: SessionUser) => findAlerts(db, id),
    async chooseAlerts({ id }: SessionUser, alerts: QueueAlerts): Promise<QueueAlerts> {
      await putAlerts(db, id, alerts);
      return alerts;
    },
    /** Throws AppError `not_found`. */
    async proof(id: string) {
      const found = await findWindow(db, id);
      if (!found) throw new AppError("not_found");
      return proofOf(db, found);
    },
    async records(): Promise<WindowRecord[]> {
      return (await records(db, MOST_RECORDS)).map(({ kept, covered, opensAt, ...row }) => ({
        ...row,
        opensAt: opensAt.toISOString(),
        kept: row.promises === 0 ? null : kept / row.promises,
        covered: row.promises === 0 ? null : covered / row.promises,
      }));
    },
    /** How well the chances came true that were told. */
    calibration: async () => calibrationOf(await toldChances(db)),
    beat,
    work() {
      jobs.work(tellEnded, ({ windowId, after }) => tellBatch(deps, windowId, after));
      jobs.work(tellUsed, (use) => announceUse(deps, use));
    },
  };
}
