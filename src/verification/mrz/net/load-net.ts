/** The trained net, read from its file once for each thread. */
import { readFileSync } from "node:fs";
import { type Net, netFrom } from "./net.ts";

let loaded: Net | null = null;

export function readingNet(): Net {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL("net.bin", import.meta.url));
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded = netFrom(numbers);
  return loaded;
}
