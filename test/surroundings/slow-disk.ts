/** Loaded before a server of the tests: opening, reading and syncing a file takes it the milliseconds of SLOW_DISK's dial longer. */
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { dialOf } from "./dial.ts";

const delayMs = dialOf("SLOW_DISK");
const { open, readFile } = files;

async function openSlowly(...args: Parameters<typeof open>): ReturnType<typeof open> {
  await sleep(delayMs());
  const file = await open(...args);
  const sync = file.sync.bind(file);
  return Object.assign(file, {
    async sync() {
      await sleep(delayMs());
      await sync();
    },
  });
}

/** Every form of reading is passed on as it was asked. */
const readSlowly = new Proxy(readFile, {
  async apply(read, itself, args) {
    await sleep(delayMs());
    return Reflect.apply(read, itself, args);
  },
});

Object.assign(files, { open: openSlowly, readFile: readSlowly });
syncBuiltinESMExports();
