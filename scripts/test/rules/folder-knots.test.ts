import { expect, test } from "vitest";
import { knotsOf } from "./folder-knots.ts";

const two = (from: string, to: string) => ({ from, to });

test("finds entries that import one another, through files of theirs that do not", () => {
  const knots = knotsOf([
    two("src/domain/queue/draw.ts", "src/domain/bookings/rooms/price.ts"),
    two("src/domain/bookings/rooms/rooms.ts", "src/domain/money.ts"),
    two("src/domain/money.ts", "src/domain/queue/ticket.ts"),
    two("src/domain/journey/steps.ts", "src/domain/queue/ticket.ts"),
  ]);
  expect(knots).toEqual([{ folder: "src/domain", entries: ["bookings", "money.ts", "queue"] }]);
});

test("leaves alone who stand above one another, tests, and folders further in", () => {
  const knots = knotsOf([
    two("src/web/features/queue/place.ts", "src/web/lib/late.ts"),
    two("src/web/lib/late.test.tsx", "src/web/features/queue/place.ts"),
    two("src/domain/documents/a/one.ts", "src/domain/documents/b/two.ts"),
    two("src/domain/documents/b/two.ts", "src/domain/documents/a/three.ts"),
  ]);
  expect(knots).toEqual([]);
});
