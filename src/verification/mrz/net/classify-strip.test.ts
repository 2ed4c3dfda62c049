import { describe, expect, it } from "vitest";
import { seededRandom } from "../../specimens/random.ts";
import { classifyStrip } from "./classify-strip.ts";
import { readingNet } from "./load-net.ts";
import {
  applyLayer,
  applyToPatches,
  firstPatches,
  NET_SHAPE,
  netColumns,
  rectify,
  secondPatches,
  toLogProbabilities,
} from "./net.ts";

const { channels2, classes, hidden, pitch, rows2, stripHeight } = NET_SHAPE;

/** The same answers by plain arithmetic. */
function plainly(strip: Float32Array, width: number, every: number): Float32Array {
  const net = readingNet();
  const columns = netColumns(width);
  const first = applyToPatches(net.first, firstPatches(strip, columns.first));
  const second = applyToPatches(net.second, secondPatches(first, columns.second));
  const middle = new Float32Array(hidden);
  const answers = new Float32Array(Math.ceil(columns.answers / every) * classes);
  for (let at = 0; at < answers.length; at += classes) {
    applyLayer(net.hidden, second, (at / classes) * rows2 * channels2 * every, middle, 0);
    rectify(middle, 0, hidden);
    applyLayer(net.last, middle, 0, answers, at);
    toLogProbabilities(answers, at);
  }
  return answers;
}

describe("the net on a strip", () => {
  it.each([
    [48, 1],
    [48, 5],
    [9, 1],
    [10.35, 3],
  ])("of %s characters, every %s. step, answers as plain arithmetic does", (characters, every) => {
    const random = seededRandom(5);
    const width = characters * pitch;
    const strip = Float32Array.from({ length: width * stripHeight }, () => random.normal(1));

    const answers = classifyStrip(readingNet(), strip, width, every);

    const expected = plainly(strip, width, every);
    expect(answers).toHaveLength(expected.length);
    expect(Math.max(...answers.map((answer, i) => Math.abs(answer - (expected[i] ?? 0))))).toBeLessThan(1e-3);
  });

  it("is not asked about strips longer than its memory", () => {
    expect(() => classifyStrip(readingNet(), new Float32Array(0), 2000)).toThrow("at most");
  });
});
