import { expect, test } from "vitest";
import { folderFaults } from "./full-folders.ts";

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);
const foldersOf = (faults: readonly string[]) => faults.map((fault) => fault.split(" ")[0]);

test("lets no folder pass 14 entries, its folders counted and its tests not", () => {
  const files = [
    ...filesIn("src/just", 13),
    "src/just/inner/deep/file.ts",
    "src/just/file-0.test.ts",
    ...filesIn("src/full", 14),
    "src/full/inner/file.ts",
  ];

  expect(foldersOf(folderFaults(files, []))).toEqual(["src/full"]);
});

test("lets a folder with a reason be full", () => {
  expect(folderFaults(filesIn("src/full", 15), ["src/full"])).toEqual([]);
});
