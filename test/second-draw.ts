/** The opening draw a second time, written from the text of docs/queue.md with node:crypto alone: it shares no line with the product. */
import { createHash } from "node:crypto";

export interface SecondDraw {
  readonly commitment: string;
  readonly ticketRoot: string;
  readonly seed: string;
  /** Entry ids, the first in line first. */
  readonly order: readonly string[];
}

/** What must be published for this list, this secret and this public randomness (null: none). */
export function drawAgain(serverSeed: string, entryIds: readonly string[], beacon: string | null): SecondDraw {
  const list = Buffer.from(
    entryIds
      .map((id) => Buffer.from(id))
      .sort(Buffer.compare)
      .map(String)
      .join("\n"),
  );
  const ticketRoot = digest(list).toString("hex");
  const seed = digest(Buffer.from([serverSeed, ticketRoot, beacon ?? ""].join(":"))).toString("hex");
  const keys = new Map(entryIds.map((id) => [id, digest(Buffer.from(`${seed}:${id}`))]));
  const keyOf = (id: string) => keys.get(id) ?? Buffer.alloc(0);
  const order = [...keys.keys()].sort((a, b) => Buffer.compare(keyOf(a), keyOf(b)));
  return { commitment: digest(Buffer.from(serverSeed)).toString("hex"), ticketRoot, seed, order };
}

function digest(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
