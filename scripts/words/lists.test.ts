/** Lists that people read are joined as their language joins them: `useFormats().list`, and no comma of ours. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What is typed in again, what is no language's, and an address as it is written. */
const AS_WRITTEN = [
  "src/web/features/bookings/handoff/source-line.tsx",
  "src/web/features/packages/editor/form/form-model.ts",
  "src/web/features/staff/record/record-tab.tsx",
  "src/web/public-pages/pages/contact/offices.tsx",
];

it("no screen joins a list by a Latin comma", () => {
  const joined = globSync("src/web/**/*.{ts,tsx}").filter(
    (path) => !path.includes(".test.") && readFileSync(path, "utf8").includes('.join(", ")'),
  );

  expect(joined.toSorted()).toEqual(AS_WRITTEN);
});
