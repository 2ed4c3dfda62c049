/** Pictures that nobody means to send: two passports in one, a page upside down, a negative, a portrait or an empty sheet in the wrong box. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { longIt } from "../../test/series.ts";
import { recogniseDocument } from "./recognise.ts";
import { DEMO_STYLE, drawPage } from "./specimens/drawing/page.ts";
import { CLEAN, photograph } from "./specimens/drawing/photograph.ts";
import { writePdf } from "./specimens/papers/pdf.ts";
import { drawnPerson } from "./specimens/people/people.ts";
import type { Verified, VerifyInput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

const TIMEOUT_MS = 60_000;

const OWN: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "UTO", nationality: "UTO" },
  ...{ surname: "Rahman", givenNames: "Ibrahim Hasan", documentNumber: "X4R801726", sex: "M" },
  ...{ dateOfBirth: "1955-03-11", expiryDate: "2033-09-02" },
};
const OTHER: MrzContent = {
  ...OWN,
  ...{ surname: "Karimov", givenNames: "Timur", documentNumber: "K77120934", dateOfBirth: "1960-02-02" },
};

const INPUT: Omit<VerifyInput, "bytes"> = {
  chosenType: "passport",
  traveller: { fullNames: ["Ibrahim Rahman"], birthDate: "1955-03-11", sex: "M" },
  today: "2026-11-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  allowSpecimens: true,
};

const pageOf = async (content: MrzContent) =>
  Buffer.from(await photograph(drawPage(content, { ...DEMO_STYLE, seed: 3, hue: 180 }), CLEAN));

async function behindEmpty(): Promise<Buffer> {
  const jpeg = await pageOf(OWN);
  const { width, height } = await sharp(jpeg).metadata();
  return writePdf([{}, { picture: { jpeg, width, height } }]);
}

async function sideBySide(left: Buffer, right: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(left).metadata();
  return sharp({ create: { width: width * 2 + 60, height, channels: 3, background: "#888" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + 60, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

async function verdictOf(bytes: Uint8Array, changes: Partial<VerifyInput> = {}): Promise<Verified> {
  const output = await verifyDocument({ ...INPUT, ...changes, bytes });
  if (output.refused) throw new Error(`refused: ${output.refused.reason}`);
  return output;
}

const failed = ({ checks }: Verified) => checks.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId);

describe("a passport's picture", { timeout: TIMEOUT_MS }, () => {
  it("with another's passport beside it is judged by the traveller's own", async () => {
    const verdict = await verdictOf(await sideBySide(await pageOf(OTHER), await pageOf(OWN)));

    expect(verdict).toMatchObject({ status: "verified", extractedData: { documentNumber: OWN.documentNumber } });
  });

  it("behind an empty page is as sharp as its own page", async () => {
    const { facts, checks } = await verdictOf(await behindEmpty());

    expect(facts.zone?.page).toBe(2);
    expect(checks.find(({ ruleId }) => ruleId === "page_sharp")?.outcome).toBe("pass");
  });

  it("behind an empty page is known by its own page", async () => {
    const glance = await recogniseDocument({ bytes: await behindEmpty() });

    if (glance.refused) throw new Error(`refused: ${glance.refused.reason}`);
    // An empty page is as high as A4.
    expect(glance.preview.width).toBeGreaterThan(glance.preview.height);
  });

  longIt("with two others' passports is refused by name and birth of the first", async () => {
    const third = { ...OTHER, surname: "Hakimi", documentNumber: "H10022931", dateOfBirth: "1971-07-07" };
    const verdict = await verdictOf(await sideBySide(await pageOf(OTHER), await pageOf(third)));

    expect(verdict).toMatchObject({ status: "rejected", extractedData: { documentNumber: OTHER.documentNumber } });
    expect(failed(verdict)).toEqual(expect.arrayContaining(["passport_name", "passport_birth_date"]));
  });

  longIt("upside down is read as if it stood", async () => {
    expect(
      (
        await verdictOf(
          await sharp(await pageOf(OWN))
            .rotate(180)
            .jpeg()
            .toBuffer(),
        )
      ).status,
    ).toBe("verified");
  });

  longIt("in its negative is never verified", async () => {
    expect(
      (
        await verdictOf(
          await sharp(await pageOf(OWN))
            .negate()
            .jpeg()
            .toBuffer(),
        )
      ).status,
    ).toBe("pending");
  });
});

describe("the wrong picture", { timeout: TIMEOUT_MS }, () => {
  longIt("a selfie where a passport was asked for is told what it is", async () => {
    const verdict = await verdictOf((await drawnPerson(0, null)).bytes);

    expect(verdict.status).toBe("rejected");
    expect(verdict.checks.find(({ ruleId }) => ruleId === "document_kind")?.evidence).toMatchObject({
      looksLike: "photo",
    });
  });

  longIt.each(["visa", "health_certificate", "vaccination"] as const)(
    "an empty sheet as a %s is sent back",
    async (chosenType) => {
      const sheet = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#fff" } })
        .jpeg()
        .toBuffer();
      const verdict = await verdictOf(sheet, { chosenType });

      expect(verdict.status).toBe("rejected");
      expect(failed(verdict)).toEqual(["document_kind"]);
    },
  );
});
