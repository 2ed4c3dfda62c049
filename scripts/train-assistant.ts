/**
 * Trains the assistant's classifier on `src/assistant/exemplars` and writes `src/assistant/weights/intents.bin`.
 * Usage: npm run train:assistant -- [cross: instead, each fifth is answered by what the other four taught]
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeModel } from "#assistant/classifier/model.ts";
import { parseExemplars, parseFactQuestions } from "#assistant/exemplars.ts";
import { INTENTS } from "#assistant/intents.ts";
import { crossValidate } from "./train-assistant/cross-validate.ts";
import { train } from "./train-assistant/learner.ts";

const EXEMPLARS = new URL("../src/assistant/exemplars/", import.meta.url);
const WEIGHTS = new URL("../src/assistant/weights/intents.bin", import.meta.url);

const examples = (["", "facts/"] as const).flatMap((folder) =>
  readdirSync(new URL(folder, EXEMPLARS))
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .flatMap((name) => {
      const file = readFileSync(new URL(folder + name, EXEMPLARS), "utf8");
      const lines = folder === "" ? parseExemplars(file) : parseFactQuestions(file);
      return lines.map(({ intent, text }) => ({ text, label: intent, locale: name.slice(0, 2) }));
    }),
);

const began = performance.now();
if (process.argv[2] === "cross") crossValidate(examples, INTENTS);
else {
  const file = writeModel(train(examples, INTENTS));
  writeFileSync(WEIGHTS, file);
  console.log(`${examples.length} lines, ${file.length} bytes`);
}
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
