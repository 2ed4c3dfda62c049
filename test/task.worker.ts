/** A task of the tests for work beside the server: doubles, says what it knows and who it is, throws, breaks, or never ends. */
export default function work(
  task: number | "environment" | "process" | "linger" | "throw" | "exit" | "break" | "spin",
): unknown {
  if (task === "environment") return Object.keys(process.env);
  if (task === "linger") setInterval(() => undefined, 1_000);
  if (task === "process" || task === "linger") return process.pid;
  if (task === "throw") throw new RangeError("the task failed");
  if (task === "exit") process.exit(3);
  if (task === "break") process.kill(process.pid, "SIGTRAP");
  while (task === "spin");
  return Number(task) * 2;
}
