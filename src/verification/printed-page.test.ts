/** The printed part of a passport against its lines, on drawn pages of many states. */
import { afterAll, describe, expect, it } from "vitest";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { makeMrz } from "#domain/documents/lines/mrz.ts";
import { againstLines } from "#domain/documents/printed/against-lines.ts";
import { UNREAD } from "#domain/documents/seen/unread.ts";
import { longIt, series } from "../../test/series.ts";
import { drawContent } from "./specimens/content.ts";
import { CLEAN, photograph } from "./specimens/drawing/photograph.ts";
import { TEST_LAYOUTS, TUNING_LAYOUTS } from "./specimens/printed/layouts.ts";
import { drawPrintedPage, printedText } from "./specimens/printed/printed-page.ts";
import { printedDocument } from "./specimens/printed/printed-series.ts";
import { seededRandom } from "./specimens/random.ts";
import { endReader } from "./text/tesseract.ts";
import type { VerifyInput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

const TIMEOUT_MS = 120_000;
const LAYOUTS = [...TUNING_LAYOUTS, ...TEST_LAYOUTS];

afterAll(() => endReader("eng"));

describe.each(LAYOUTS)("a page set as $name", (layout) => {
  const contentOf = (seed: number) => drawContent(seededRandom(seed), "TD3");
  const read = (seed: number, content = contentOf(seed)) => printedText(content, { seed, layout, wear: 0 });
  const seeds = Array.from({ length: series(20, 400) }, (_, at) => 61_000 + at * 7919);

  it("agrees with its own lines, whatever was not read of it", () => {
    for (const seed of seeds) {
      const random = seededRandom(seed);
      const lines = makeMrz(contentOf(seed));
      const unread = read(seed).flatMap((cell) => {
        if (random.chance(0.2)) return [];
        const words = cell.text.split(" ").map((word) => (random.chance(0.25) ? UNREAD : word));
        return [{ ...cell, text: words.join(" ") }];
      });

      for (const cells of [read(seed), unread])
        expect(
          againstLines(lines, cells).filter(({ agrees }) => !agrees),
          `seed ${seed}`,
        ).toEqual([]);
    }
  });

  it("contradicts the lines of everybody else", () => {
    for (const seed of seeds) {
      const other = makeMrz(contentOf(seed + 1));
      expect(
        againstLines(other, read(seed)).some(({ agrees }) => !agrees),
        `seed ${seed}`,
      ).toBe(true);
    }
  });
});

const AMINA: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "GBR", nationality: "GBR", documentNumber: "533401278" },
  ...{ surname: "Siddiqui", givenNames: "Amina Zahra", sex: "F", dateOfBirth: "1988-05-04", expiryDate: "2031-03-02" },
};
const MARIA = {
  ...{ ...AMINA, surname: "Fernandes", givenNames: "Maria", documentNumber: "L44719025" },
  ...{ dateOfBirth: "1971-05-04", expiryDate: "2026-12-01" },
};

const INPUT: Omit<VerifyInput, "bytes"> = {
  wordsMs: TIMEOUT_MS,
  ...{ chosenType: "passport", today: "2026-11-20", lastHajjDay: "2027-05-19", returnsOn: null, allowSpecimens: false },
  traveller: { fullNames: ["Amina Zahra Siddiqui"], birthDate: "1988-05-04", sex: "F", nationality: "GB" },
};

async function verdictOf(bytes: Uint8Array, input: Partial<VerifyInput> = {}) {
  const output = await verifyDocument({ ...INPUT, ...input, bytes });
  if (output.refused) throw new Error(output.refused.reason);
  return { status: output.status, printed: output.checks.find(({ ruleId }) => ruleId === "mrz_printed") };
}

describe("a photographed page", { timeout: TIMEOUT_MS }, () => {
  const style = { seed: 5, layout: TEST_LAYOUTS[5] ?? TEST_LAYOUTS[0], wear: 0.2 };

  it("that says the same is verified, with what agrees as evidence", async () => {
    const jpeg = await photograph(drawPrintedPage(AMINA, AMINA, style), { ...CLEAN, pageWidth: 1250 });

    expect(await verdictOf(jpeg)).toMatchObject({ status: "verified", printed: { outcome: "pass" } });
  });

  it("of somebody else above the traveller's lines goes to a person, with both readings", async () => {
    const jpeg = await photograph(drawPrintedPage(AMINA, MARIA, style), { ...CLEAN, pageWidth: 1250 });

    const { status, printed } = await verdictOf(jpeg);

    expect(status).toBe("pending");
    expect(printed).toMatchObject({ outcome: "warning", evidence: { read: "L44719025", expected: "533401278" } });
    expect(printed?.box).toHaveLength(4);
  });

  longIt(
    "is never held for what is hard to read on it",
    async () => {
      for (let index = 0; index < 144; index++) {
        const { jpeg, content, kind, layout } = await printedDocument("test", index * 7);
        const { printed } = await verdictOf(jpeg, {
          traveller: { fullNames: [`${content.givenNames} ${content.surname}`] },
        });

        expect(printed?.outcome ?? "pass", `${index} ${kind} ${layout.name}`).toBe("pass");
      }
    },
    60 * TIMEOUT_MS,
  );
});
