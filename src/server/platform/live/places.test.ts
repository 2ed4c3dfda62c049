/** How many sockets one account and one network may have: a congregation comes in, a flood does not. */
import { expect, it } from "vitest";
import { SocketLimiter } from "./places.ts";

/** How many of so many get in. */
function entered(
  places: SocketLimiter,
  count: number,
  visitor: (at: number) => { userId: string; network: string },
): number {
  let inside = 0;
  for (let at = 0; at < count; at += 1) {
    try {
      places.take(visitor(at));
      inside += 1;
    } catch {}
  }
  return inside;
}

it("bounds ten thousand sockets of many accounts from one network, and nobody elsewhere", () => {
  const places = new SocketLimiter(true);

  expect(entered(places, 10_000, (at) => ({ userId: `u${at}`, network: "192.0.2.1" }))).toBe(2_000);
  expect(entered(places, 10, (at) => ({ userId: `v${at}`, network: "192.0.2.2" }))).toBe(10);
});

it("bounds those of one account, from however many networks, and leaves the network to others", () => {
  const places = new SocketLimiter(true);

  expect(entered(places, 10_000, (at) => ({ userId: "one", network: `192.0.2.${at % 250}` }))).toBe(20);
  expect(entered(places, 1_000, (at) => ({ userId: `u${at}`, network: "192.0.2.3" }))).toBe(1_000);
});

it("gives a place back once, when its socket ends", () => {
  const places = new SocketLimiter(true);
  const visitor = { userId: "one", network: "192.0.2.1" };
  const leave = Array.from({ length: 20 }, () => places.take(visitor));
  expect(() => places.take(visitor)).toThrow();

  leave[0]?.();

  places.take(visitor);
  expect(() => places.take(visitor)).toThrow();
});
