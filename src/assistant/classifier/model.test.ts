import { describe, expect, it } from "vitest";
import { featuresOf } from "./features.ts";
import { type Classifier, likelihoods, type Model, readModel, writeModel } from "./model.ts";

/** Two classes over so many places; whatever is said speaks for the second. */
function classifier(places: number): Classifier {
  const weights = Int8Array.from({ length: 2 * places }, (_, at) => at % 2);
  return {
    classes: ["one", "other"],
    scales: Float32Array.of(0.5, 0.25),
    bias: Float32Array.of(0.125, -0.5),
    weights,
  };
}

const MODEL: Model = { intents: classifier(64), facts: classifier(16), desk: classifier(1), languages: classifier(4) };

describe("the file of weights", () => {
  it("is read as it was written, each part with its own places", () => {
    expect(readModel(writeModel(MODEL))).toEqual(MODEL);
  });

  it("is refused where its end or its head is missing", () => {
    const file = writeModel(MODEL);

    expect(() => readModel(file.slice(0, -1))).toThrow("another size");
    const head = new TextEncoder().encode("[{}]");
    expect(() => readModel(Uint8Array.of(head.length, 0, 0, 0, ...head))).toThrow("no head");
  });
});

it("says of each class how likely it is, where several features share a place", () => {
  const likely = likelihoods(classifier(1), featuresOf("where is my tent"));

  expect([...likely.keys()]).toEqual(["one", "other"]);
  expect((likely.get("one") ?? 0) + (likely.get("other") ?? 0)).toBeCloseTo(1, 6);
  expect(likely.get("other")).toBeGreaterThan(likely.get("one") ?? 1);
});
