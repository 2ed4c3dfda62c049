import { expect, test } from "vitest";
import { lengthFaults } from "./long-files.ts";

test("lets no file pass 400 lines", () => {
  const lines = new Map([
    ["src/just.ts", 400],
    ["src/long.ts", 401],
  ]);

  expect(lengthFaults(lines).map((fault) => fault.split(" ")[0])).toEqual(["src/long.ts"]);
});
