/** The demonstration's household in its line, minute by minute on the test's clock. */
import { login } from "#contract/accounts.ts";
import { type QueueStatus, queueStatus } from "#contract/queue.ts";
import { keepQueueWorker } from "#server/features/demo/queue/keep-queue.job.ts";
import { simulatedWindows } from "#server/features/queue/service.ts";
import type { TestApp } from "../app.ts";
import { sessionOf } from "./accounts.ts";
import type { standingClock } from "./bookings.ts";
import { givenQueue } from "./queue.ts";

/** The specification's figures, as a round begins. */
export const SAMPLE_LINE = {
  ...{ position: 247, estimatedWaitTime: 23, priorityScore: 94, totalInQueue: 1250, processingRate: 12 },
} as const;

export function givenDemoLine(app: TestApp, time: ReturnType<typeof standingClock>) {
  const { round } = givenQueue(app, time);
  const keep = keepQueueWorker(app.platform);

  async function signedIn() {
    const payload = { username: "pilgrim_demo", password: "Labbayk-1448" };
    return sessionOf(await app.inject({ method: login.method, url: login.path, payload }));
  }

  /** Lets the clock go on as the heartbeat and the job do; what the household sees at the end of each minute. */
  async function live(minutes: number): Promise<QueueStatus[]> {
    const session = await signedIn();
    const seen: QueueStatus[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      time.move({ minutes: 1 });
      for (const { id } of await simulatedWindows(app.platform.db)) await round(id);
      await keep();
      seen.push(await app.call(queueStatus, {}, session));
    }
    return seen;
  }

  return { signedIn, live };
}
