/** One of several processes behind one port, as it speaks to the supervisor that started it. */
import cluster from "node:cluster";
import { type GivenWays, readMessage, type ToSupervisor, ToWorker } from "./messages.ts";

/** Whether a supervisor has started this process. */
export const { isWorker } = cluster;

let asked = 0;

/** How to reach the database that the supervisor has opened, and closes. */
export async function waysOfSupervisor(): Promise<GivenWays & { close(): Promise<void> }> {
  const answer = answered((message) => (message.rihla === "ways" ? message : null));
  tell({ rihla: "ways" });
  const { connection, serving } = await answer;
  return { connection, serving, close: async () => undefined };
}

/** That this process answers, and what there is to say to whoever started the product. */
export function tellReady(lines: readonly string[]): void {
  tell({ rihla: "ready", lines: [...lines] });
}

/** The numbers of all workers together, in Prometheus' text form; null where one of them did not answer. */
export async function metricsOfAll(): Promise<string | null> {
  asked += 1;
  const id = asked;
  const answer = answered((message) => (message.rihla === "metrics" && message.id === id ? message : null));
  tell({ rihla: "metrics", id });
  return (await answer).text;
}

/** Where the supervisor has just ended, this process is about to: nobody needs to hear that it was not told. */
function tell(message: ToSupervisor): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

/** The first message that `pick` wants. A supervisor that has ended takes this process along, so none is waited for in vain. */
function answered<T>(pick: (message: ToWorker) => T | null): Promise<T> {
  return new Promise((resolve) => {
    process.on("message", function listen(message: unknown) {
      const data = readMessage(ToWorker, message);
      const picked = data && pick(data);
      if (picked === null) return;
      process.off("message", listen);
      resolve(picked);
    });
  });
}
