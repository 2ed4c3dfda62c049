/** Starts the process of the stand-ins and talks to it. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";

/** `pay`: somebody pays on this page of the gateway. */
export const StandInOrder = z.object({ pay: z.string().optional() });

const Port = z.int().positive();
const StandInReport = z.object({
  ports: z.object({ mail: Port, gateway: Port, model: Port }),
  /** Our numbers of the payments whose page was paid. */
  paid: z.array(z.string()),
  /** Message-IDs, in the order in which they were taken. */
  mails: z.array(z.string()),
});
export type StandInReport = z.output<typeof StandInReport>;

export interface StandIns {
  readonly ports: StandInReport["ports"];
  pay(sessionId: string): Promise<void>;
  report(): Promise<StandInReport>;
  stop(): void;
}

export async function startStandIns(): Promise<StandIns> {
  const child = fork(new URL("stand-ins.ts", import.meta.url));
  const { ports } = await reportOf(child);
  // One order after the other: its report is the answer.
  let last: Promise<unknown> = Promise.resolve();
  const tell = (order: z.input<typeof StandInOrder>): Promise<StandInReport> => {
    const answer = last.then(() => {
      child.send(order);
      return reportOf(child);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    ports,
    async pay(sessionId) {
      await tell({ pay: sessionId });
    },
    report: () => tell({}),
    stop: () => child.kill("SIGKILL"),
  };
}

async function reportOf(child: ChildProcess): Promise<StandInReport> {
  const [message] = await once(child, "message");
  return StandInReport.parse(message);
}
