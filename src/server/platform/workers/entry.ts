/** The other end of `process-pool.ts`: does one task after the other with the module that is named when it starts. */
import { flushCompileCache } from "node:module";

const [, , module = ""] = process.argv;

// Threads that the work has left, or a server that was killed, must not keep it: nobody hears its answers any more.
process.once("disconnect", () => process.exit());
process.on("message", async (message) => process.send?.(await answer(Object(message).task)));
// Its end is sudden: what Node keeps of its modules for the next one is written before.
const loaded = import(module);
loaded.then(
  () => flushCompileCache(),
  () => undefined,
);

async function answer(task: unknown): Promise<object> {
  try {
    const { default: work }: { default(task: unknown): unknown } = await loaded;
    return { is: "done", result: await work(task) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { is: "failed", error: { name, message, stack } };
  }
}
