/** Calls the queue's round once a second while this node runs; never two at once, and never again once it stops. */
import type { Platform } from "#server/platform/context.ts";
import type { App } from "#server/platform/http/handle.ts";

const BEAT_MS = 1_000;

/** From the moment this node listens until it closes; a node that only answers tests has no heart. */
export function beatWhileListening(
  app: Pick<App, "addHook">,
  queue: { beat(count: number): Promise<void> },
  { log }: Pick<Platform, "log">,
): void {
  let stop = async () => {};
  app.addHook("onListen", async () => {
    stop = startHeartbeat(queue.beat, (error) => log.error({ err: error }, "queue: a beat failed"));
  });
  app.addHook("onClose", async () => stop());
}

/** Until the returned function is called, which waits for the round under way. */
function startHeartbeat(
  beat: (count: number) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  let count = 0;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    count += 1;
    running = beat(count)
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
