/** A sale window on the test's clock: announced by an operator, drawn and played round by round. */
import { expect } from "vitest";
import type { z } from "zod";
import { createBooking } from "#contract/bookings.ts";
import { announceWindow, joinWindow, Proof, type QueueStatus, queueStatus } from "#contract/queue.ts";
import { CHANNELS, type Channel } from "#domain/channel.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { bookingService } from "#server/features/bookings/service.ts";
import { packageService } from "#server/features/packages/service.ts";
import type { Deps } from "#server/features/queue/deps.ts";
import { saleQueue } from "#server/features/queue/service.ts";
import { playRound } from "#server/features/queue/windows/round.ts";
import type { Platform } from "#server/platform/context.ts";
import type { TestApp } from "../app.ts";
import { notificationsOn } from "../services.ts";
import type { Given } from "./accounts.ts";
import { givenOffer, type Member, type standingClock } from "./bookings.ts";

const NOT_READY = {
  documents: { due: 4, verified: 0 },
  isPlanned: false,
  household: 0,
  isProfileComplete: false,
  hasPreferences: false,
};

/** What a round is played with, on the ground of a running application. */
export function queueOn(platform: Platform): Deps {
  const [notifications, packages] = [notificationsOn(platform), packageService(platform)];
  const { endRunOut } = bookingService({ ...platform, notifications, packages, queue: saleQueue(platform) });
  return {
    ...{ ...platform, notifications, packages, endRunOut },
    readinessOf: async () => NOT_READY,
    beacon: null,
  };
}

export function givenQueue(app: TestApp, time: ReturnType<typeof standingClock>) {
  const deps = queueOn(app.platform);

  /** Opens in an hour, twelve a minute, where nothing else is asked. */
  async function givenWindow(
    { session, user }: Given,
    {
      seats = 40,
      packages = 1,
      channels = CHANNELS,
      ...asked
    }: Partial<Record<"seats" | "packages" | "admitPerMinute" | "admittedMinutes" | "stepFreeEvery", number>> & {
      channels?: readonly Channel[];
    } = {},
  ) {
    const packageIds = await Promise.all(
      Array.from({ length: packages }, () =>
        givenOffer(app, user.id, { seats, channels: [...channels], agreed: { approval: "instant" } }),
      ),
    );
    const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
    const window = await app.call(
      announceWindow,
      { body: { packageIds, opensAt, admitPerMinute: 12, ...asked } },
      session,
    );
    return { ...window, packageId: packageIds[0] ?? "", packageIds };
  }

  /** A round of this window, as each node plays it once a second. */
  const round = (id: string) => playRound(deps, id);

  /** The hour is over, and the window drawn. */
  async function open(id: string): Promise<void> {
    time.move({ minutes: 60 });
    await round(id);
  }

  /** Plays so many seconds, in rounds five apart. */
  async function play(id: string, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 5) {
      time.move({ seconds: 5 });
      await round(id);
    }
  }

  /** What everybody can recompute the draw from. */
  async function proof(id: string): Promise<z.output<typeof Proof>> {
    const answer = await app.inject({ url: `/api/queue/windows/${id}/proof` });
    expect(answer.statusCode).toBe(200);
    return Proof.parse(answer.json());
  }

  const join = (id: string, { session }: Pick<Member, "session">, body: object = {}) =>
    app.call(joinWindow, { params: { id }, body }, session);

  const status = ({ session }: Pick<Member, "session">): Promise<QueueStatus> => app.call(queueStatus, {}, session);

  const holdRefused = (packageId: string, { session }: Pick<Member, "session">, seats = 1) =>
    app.refusal(createBooking, { body: { parts: [{ packageId, seats }] } }, session);

  return { deps, givenWindow, round, open, play, proof, join, status, holdRefused };
}
