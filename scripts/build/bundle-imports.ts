/** What a file of the build fetches without waiting to be asked. */
import type { Rolldown } from "vite";

/** A chunk and all that it imports at once, each file once; nothing for a file that is no chunk. */
export function withImports(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== "chunk" || found.has(fileName)) return found;
  found.add(fileName);
  for (const inner of chunk.imports) withImports(bundle, inner, found);
  return found;
}
