import { expect, test } from "vitest";
import { lengthFaults } from "./long-files.ts";

test("lets nobody pass 400 lines without a reason, and keeps no reason that is not needed", () => {
  const lines = new Map([
    ["src/just.ts", 400],
    ["src/long.ts", 401],
    ["src/known.ts", 900],
    ["src/mended.ts", 12],
  ]);
  const faults = lengthFaults(lines, {
    "src/known.ts": "one table",
    "src/mended.ts": "not yet",
    "src/gone.ts": "not yet",
  });

  expect(faults.map((fault) => fault.split(" ")[0])).toEqual(["src/long.ts", "src/mended.ts", "src/gone.ts"]);
});
