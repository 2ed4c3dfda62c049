import { expect, test } from "vitest";
import { repeatedTypes } from "./repeated-types.ts";

const source = (path: string, text: string) => ({ path, text });

test("names each type that two files of a layer export", () => {
  const faults = repeatedTypes([
    source("src/domain/a.ts", "export interface Place {}\nexport type Row = string;"),
    source("src/domain/b/c.ts", "export type Place = string;"),
    source("src/web/d.tsx", "export class Row {}\n"),
  ]);

  expect(faults).toEqual([
    expect.stringContaining("Place of domain is exported by src/domain/a.ts and src/domain/b/c.ts"),
  ]);
});

test("lets a name stand in two layers, and be a value and its type in one file", () => {
  const twoLayers = [
    source("src/domain/a.ts", "export interface Row {}"),
    source("src/web/a.ts", "export type Row = 1;"),
  ];
  const pair = source("src/server/a.ts", "export const Row = 1;\nexport type Row = typeof Row;");

  expect(repeatedTypes([...twoLayers, pair])).toEqual([]);
});
