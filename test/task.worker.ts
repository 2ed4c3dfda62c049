/** A task of the tests for worker threads: doubles, throws, ends its thread, or never ends. */
export default function work(task: number | "throw" | "exit" | "spin"): number {
  if (task === "throw") throw new Error("the task failed");
  if (task === "exit") process.exit(3);
  while (task === "spin");
  return Number(task) * 2;
}
