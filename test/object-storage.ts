/** A real object storage with the S3 interface as a process on this machine, for tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The only account that it knows. */
const ACCOUNT = { S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" };
const NAME = "rihla-files";

export interface ObjectStorage {
  /** The product's settings for its bucket. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Keeps its objects in `folder`, listens on loopback at a free port, and has one empty bucket. */
export async function startObjectStorage(folder: string): Promise<ObjectStorage> {
  const place = ["--directory", folder, "--address", "127.0.0.1", "--port", "0"];
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve("s3rver/bin/s3rver.js")),
      ...place,
      "--no-vhost-buckets",
      "--configure-bucket",
      NAME,
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const S3_ENDPOINT = `http://127.0.0.1:${await portOf(child)}`;
  return {
    settings: { S3_ENDPOINT, S3_BUCKET: NAME, ...ACCOUNT },
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface({ input: stdout })) {
      const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (!port) continue;
      // Its further lines must not fill the pipe.
      stdout.resume();
      return port;
    }
  throw new Error("The object storage ended before it listened.");
}
