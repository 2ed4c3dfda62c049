import { describe, expect, it } from "vitest";
import { casesOf, longIt } from "../../test/series.ts";
import { drawContent } from "./specimens/content.ts";
import { drawDesk } from "./specimens/desk.ts";
import { DEMO_STYLE, drawPage } from "./specimens/drawing/page.ts";
import { seededRandom } from "./specimens/random.ts";
import { webDocument } from "./specimens/web/web-series.ts";
import type { VerifyInput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

const INPUT: Omit<VerifyInput, "bytes"> = {
  chosenType: "passport",
  traveller: null,
  today: "2026-11-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  allowSpecimens: true,
};

async function read(index: number) {
  const specimen = await webDocument("tune", index);
  const output = await verifyDocument({ ...INPUT, bytes: new Uint8Array(specimen.jpeg) });
  if (output.refused) throw new Error(`refused: ${output.refused.reason}`);
  return { specimen, lines: output.mrz?.lines, accepted: output.mrzAccepted };
}

/** Each takes a search of seconds; one that warps the lines stands for all. */
const PICTURES = casesOf(
  [
    ["of a bent page", "bent", 28],
    ["under a word in colour", "words_across", 81],
    ["in few colours, of a state that is gone", "few_colours", 25],
    ["enlarged, with letters among its number's digits", "enlarged", 27],
    // The longest search, whose time is counted: last, when the process has warmed up.
    ["light on dark", "inverted", 134],
  ] as const,
  ([, kind]) => kind === "bent",
);

/** Reading takes a second or more on a busy machine. */
describe("a specimen as web sites show it", { timeout: 30_000 }, () => {
  it.each(PICTURES)("%s is read whole", async (_, kind, index) => {
    const { specimen, lines, accepted } = await read(index);

    expect(specimen.kind).toBe(kind);
    expect(lines).toEqual(specimen.lines);
    expect(accepted).toBe(true);
  });

  it("with a wrong check digit is refused, with its text as printed", async () => {
    const { specimen, lines, accepted } = await read(22);

    expect(specimen.valid).toBe(false);
    expect(lines).toEqual(specimen.lines);
    expect(accepted).toBe(false);
  });
});

describe("a page between newspapers", { timeout: 120_000 }, () => {
  longIt("is read whole, in fourteen of fifteen at least", async () => {
    const count = 15;
    let read = 0;
    for (let seed = 1; seed <= count; seed++) {
      const page = drawPage(drawContent(seededRandom(seed), "TD3"), { ...DEMO_STYLE, seed, hue: 200 });
      const bytes = new Uint8Array(await drawDesk(page, seed));
      const output = await verifyDocument({ ...INPUT, bytes });
      if (!output.refused && output.mrzAccepted && output.mrz?.lines.join() === page.lines.join()) read++;
    }

    expect(read).toBeGreaterThanOrEqual(count - Math.floor(count / 15));
  });
});
