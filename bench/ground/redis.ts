/** A Redis of the bench's own, where one is installed: the few commands that the queue is compared with. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

type Command = readonly string[];

export interface Redis {
  /** Sends the commands at once and waits for all answers, each of which must be a line of its own. */
  ask(...commands: readonly Command[]): Promise<string[]>;
  close(): Promise<void>;
}

const START_TRIES = 50;

/** On a socket of its own, writing nothing to disk; null where `redis-server` is not installed. */
export async function startRedis(): Promise<Redis | null> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-redis-"));
  const path = join(folder, "socket");
  const child = spawn("redis-server", ["--port", "0", "--unixsocket", path, "--save", "", "--appendonly", "no"], {
    stdio: "ignore",
  });
  const started = await once(child, "spawn").catch(() => null);
  if (!started) return null;
  const socket = await connected(path);
  const exited = once(child, "exit");
  return {
    async ask(...commands) {
      socket.write(commands.map(encoded).join(""));
      let text = "";
      while (text.split("\r\n").length <= commands.length) text += String((await once(socket, "data"))[0]);
      return text.split("\r\n").slice(0, -1);
    },
    async close() {
      socket.destroy();
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connected(path: string, tries = START_TRIES): Promise<ReturnType<typeof connect>> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return socket;
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(100);
    return connected(path, tries - 1);
  }
}

/** As the protocol RESP 2 writes a command. */
function encoded(command: Command): string {
  return `*${command.length}\r\n${command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join("")}`;
}
