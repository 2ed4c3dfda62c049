/** Values that only this installation can read, sealed by the master key and bound to one id. */
import type { MasterKeys } from "./keys.ts";

/** Opens under the same `id` alone: moved into another row it is noise. */
export function sealJson(keys: MasterKeys, id: string, value: unknown): Buffer {
  return keys.wrap(id, Buffer.from(JSON.stringify(value)));
}

/** The value as it was sealed, still to be parsed. Throws when the id, a bit or the key is wrong. */
export function openJson(keys: MasterKeys, id: string, sealed: Uint8Array): unknown {
  return JSON.parse(keys.unwrap(id, sealed).toString());
}
