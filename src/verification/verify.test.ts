import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { MRZ_FORMATS } from "#domain/documents/lines/mrz-format.ts";
import { casesOf, longIt } from "../../test/series.ts";
import { recogniseDocument } from "./recognise.ts";
import { textLine, zoneLine } from "./specimens/drawing/lettering.ts";
import { DEMO_STYLE, drawPage } from "./specimens/drawing/page.ts";
import { CLEAN, type Conditions, photograph } from "./specimens/drawing/photograph.ts";
import type { Recognised, Verified, VerifyInput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

/** Reading a picture takes a second or more on a busy machine. */
const READING_TIMEOUT_MS = 30_000;

const HOLDER: MrzContent = {
  format: "TD3",
  documentCode: "P",
  issuingCountry: "UTO",
  nationality: "UTO",
  surname: "Rahman",
  givenNames: "Ibrahim Hasan",
  documentNumber: "X4R801726",
  dateOfBirth: "1955-03-11",
  sex: "M",
  expiryDate: "2033-09-02",
};

const INPUT: Omit<VerifyInput, "bytes"> = {
  chosenType: "passport",
  traveller: { fullNames: ["Ibrahim Rahman"], birthDate: "1955-03-11", sex: "M" },
  today: "2026-11-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  allowSpecimens: true,
};

async function picture(content: Partial<MrzContent> = {}, conditions: Partial<Conditions> = {}) {
  const page = drawPage({ ...HOLDER, ...content }, { ...DEMO_STYLE, seed: 3, hue: 180 });
  return { jpeg: await photograph(page, { ...CLEAN, ...conditions }), mrz: page.lines.join("\n") };
}

async function verified(bytes: Uint8Array, changes: Partial<VerifyInput> = {}): Promise<Verified> {
  const output = await verifyDocument({ ...INPUT, ...changes, bytes });
  if (output.refused) throw new Error(`refused: ${output.refused.reason}`);
  return output;
}

function outcomes({ checks }: Verified) {
  return Object.fromEntries(checks.map((check) => [check.ruleId, check.outcome]));
}

describe("a readable passport", { timeout: READING_TIMEOUT_MS }, () => {
  it("is verified with every mandatory rule passed, each with its evidence", async () => {
    const { jpeg, mrz } = await picture();

    const verdict = await verified(jpeg);

    expect(verdict).toMatchObject({ status: "verified", isValid: true, mrzAccepted: true, complianceScore: 92 });
    expect(verdict.extractedData).toMatchObject({
      mrz,
      surname: "RAHMAN",
      givenNames: "IBRAHIM HASAN",
      documentNumber: "X4R801726",
      expiryDate: "2033-09-02",
    });
    expect(verdict.checks.find((check) => check.ruleId === "passport_expiry")?.box).toHaveLength(4);
  });

  it("that expires too soon is rejected by that rule", async () => {
    const { jpeg } = await picture({ expiryDate: "2027-09-02" });

    const verdict = await verified(jpeg);

    expect(verdict.status).toBe("rejected");
    expect(outcomes(verdict)).toMatchObject({
      passport_expiry: "fail",
      passport_age: "pass",
      mrz_check_digits: "pass",
    });
  });

  longIt("of Utopia fails where specimens are not allowed", async () => {
    const { jpeg } = await picture();

    expect(outcomes(await verified(jpeg, { allowSpecimens: false }))).toMatchObject({ issuing_state: "fail" });
  });

  it("is recognised when it was uploaded as a photo, and its lines are still given", async () => {
    const { jpeg, mrz } = await picture();

    const verdict = await verified(jpeg, { chosenType: "photo" });

    expect(verdict).toMatchObject({ status: "rejected", documentType: "passport", extractedData: { mrz } });
    expect(outcomes(verdict)).toMatchObject({ document_kind: "fail", mrz_check_digits: "pass" });
    expect(verdict.checks.filter(({ outcome }) => outcome === "not_checked")).toEqual([]);
  });
});

describe("the lines", { timeout: READING_TIMEOUT_MS }, () => {
  it.each(casesOf(MRZ_FORMATS, (format) => format === "TD1"))("of format %s are read whole", async (format) => {
    const documentCode = { TD3: "P", TD1: "I", TD2: "I", "MRV-A": "V", "MRV-B": "V" }[format];
    const { jpeg, mrz } = await picture({ format, documentCode });

    expect((await verified(jpeg)).extractedData.mrz).toBe(mrz);
  });

  const CONDITIONS: readonly [string, Partial<Conditions>][] = [
    ["upside down", { turnDegrees: 180 }],
    ["on its side", { turnDegrees: 90, margin: 0.05 }],
    ["turned and tilted on a table", { turnDegrees: 8, tilt: 0.03, surround: "wood", margin: 0.15 }],
    ["small", { pageWidth: 420 }],
    ["blurred and compressed", { pageWidth: 800, blur: 1, noise: 6, jpegQuality: 40 }],
  ];

  it.each(casesOf(CONDITIONS, ([how]) => how === "turned and tilted on a table"))(
    "are read %s",
    async (_, conditions) => {
      const { jpeg, mrz } = await picture({}, conditions);

      const verdict = await verified(jpeg);

      expect(verdict.extractedData.mrz).toBe(mrz);
      expect(verdict.mrzAccepted).toBe(true);
    },
  );

  it("with a wrong check digit are refused, told as printed, and the digit is named", async () => {
    const page = drawPage(HOLDER, { ...DEMO_STYLE, seed: 3, hue: 180 });
    const [first = "", second = ""] = page.lines;
    const wrong = second.slice(0, 9) + ((Number(second.charAt(9)) + 1) % 10) + second.slice(10);
    const place = { x: 66.2, y: 835, pitch: 25.4 };
    const cover = `<rect x="40" y="795" width="1180" height="60" fill="#eee"/>${zoneLine(wrong, place, { colour: "#1b1b1f" })}`;
    const jpeg = await photograph({ ...page, svg: page.svg.replace(/<\/svg>$/, `${cover}</svg>`) }, CLEAN);

    const verdict = await verified(jpeg);

    expect(verdict.mrzAccepted).toBe(false);
    expect(verdict.extractedData.mrz).toBe(`${first}\n${wrong}`);
    expect(verdict.mrz?.doubts).toContain("check_digit:documentNumber");
    expect(verdict.status).not.toBe("verified");
  });

  it("without a page around them leave it to a person, also where a text stands in the portrait's place", async () => {
    const page = drawPage(HOLDER, { ...DEMO_STYLE, seed: 3, hue: 180 });
    const printed = (words: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1250" height="880"><rect width="1250" height="880" fill="#fff"/>${words}${page.lines
        .map((line, at) => zoneLine(line, { x: 66.2, y: 770 + 65 * at, pitch: 25.4 }, { colour: "#111" }))
        .join("")}</svg>`;
    const words = ["PASSPORT", "Rahman", "Ibrahim Hasan"].map((word, at) =>
      textLine(word, { x: 120, y: 200 + 120 * at, size: 60 }, { colour: "#111" }),
    );

    for (const svg of [printed(""), printed(words.join(""))]) {
      const verdict = await verified(await sharp(Buffer.from(svg)).jpeg().toBuffer());

      expect(verdict).toMatchObject({ status: "pending", needsReview: true, mrzAccepted: true });
      expect(outcomes(verdict)).toMatchObject({ passport_face: "not_checked", passport_name: "pass" });
    }
  });

  it("that no person could make out either send the picture back at once", async () => {
    const { jpeg } = await picture({}, { pageWidth: 500, blur: 5 });

    const verdict = await verified(jpeg);

    expect(verdict).toMatchObject({ status: "rejected", needsReview: false, mrzAccepted: false, isValid: false });
    expect(outcomes(verdict)).toMatchObject({ document_kind: "fail" });
  });

  it("are not seen on blank paper", async () => {
    const blank = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#f4f4f0" } })
      .png()
      .toBuffer();

    expect(await verified(blank)).toMatchObject({ mrzAccepted: false, extractedData: {}, confidence: 0 });
  });
});

/** The same picture declared as the first of two frames, as animated PNG files declare it. */
function animated(png: Buffer): Buffer {
  const control = Buffer.from("acTL\0\0\0\u0002\0\0\0\0", "latin1");
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  control.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(control), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

describe("what is stored", { timeout: READING_TIMEOUT_MS }, () => {
  it("is upright, without metadata and without what hung on the file", async () => {
    const { jpeg, mrz } = await picture();
    const turned = await sharp(await sharp(jpeg).rotate(90).toBuffer())
      .withMetadata({ orientation: 8 })
      .toBuffer();

    const { clean, extractedData } = await verified(Buffer.concat([turned, Buffer.from("PK<script>")]));

    const metadata = await sharp(clean.bytes).metadata();
    expect(extractedData.mrz).toBe(mrz);
    expect([metadata.width, metadata.height]).toEqual([clean.width, clean.height]);
    expect(metadata).toMatchObject({ format: "jpeg", width: 1000 });
    expect(metadata.exif).toBeUndefined();
    expect(Buffer.from(clean.bytes).includes("<script>")).toBe(false);
  });

  const KINDS: readonly [string, (jpeg: Buffer) => Promise<Buffer>][] = [
    ["CMYK", (jpeg) => sharp(jpeg).toColourspace("cmyk").jpeg().toBuffer()],
    ["16-bit", (jpeg) => sharp(jpeg).toColourspace("rgb16").png().toBuffer()],
    ["grey", (jpeg) => sharp(jpeg).grayscale().png().toBuffer()],
    ["transparent", (jpeg) => sharp(jpeg).ensureAlpha(1).png().toBuffer()],
    ["animated", async (jpeg) => animated(await sharp(jpeg).png().toBuffer())],
  ];

  it.each(casesOf(KINDS, ([kind]) => kind === "CMYK"))("comes out of a %s picture too", async (_, convert) => {
    const { jpeg, mrz } = await picture();

    expect((await verified(await convert(jpeg))).extractedData.mrz).toBe(mrz);
  });
});

describe("an upload that is no document", () => {
  const declaring = async (width: number, height: number) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };

  /** Its first bytes say JPEG, its tables say nothing. */
  const garbled = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(4000, 0x5a)]);

  it.each<[string, () => Promise<Uint8Array>, string, string]>([
    ["empty", async () => new Uint8Array(), "file_empty", "empty"],
    ["SVG", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "file_type", "unknown_type"],
    ["HTML", async () => Buffer.from("<!doctype html><title>x</title>"), "file_type", "unknown_type"],
    ["GIF", async () => Buffer.from("GIF89a..................."), "file_type", "unknown_type"],
    ["1 × 1 pixel", () => declaring(1, 1), "image_too_small", "too_few_pixels"],
    ["50,000 × 50,000 pixels", () => declaring(50_000, 50_000), "image_too_large", "too_many_pixels"],
    ["a cut-off JPEG", async () => (await picture()).jpeg.subarray(0, 20_000), "file_unreadable", "broken_picture"],
    ["a JPEG of noise", async () => garbled((await picture()).jpeg), "file_unreadable", "broken_picture"],
    ["a garbled PDF", async () => Buffer.from("%PDF-1.7 nothing follows"), "file_unreadable", "pdf_broken"],
  ])("(%s) is refused with its code", async (_, bytes, code, reason) => {
    const output = await verifyDocument({ ...INPUT, bytes: await bytes() });

    expect(output.refused).toMatchObject({ code, reason });
  });
});

describe("a file of which nobody has said what it is", { timeout: READING_TIMEOUT_MS }, () => {
  it("is read by its lines first, and gives a small picture to know it by", async () => {
    const { jpeg, mrz } = await picture();

    const { facts, preview } = await recognised(jpeg);

    expect(facts.zone).toMatchObject({ lines: mrz.split("\n"), doubts: [] });
    expect(facts.text).toEqual([]);
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: "jpeg", width: 420 });
  });

  it("is refused with the reason when it is no picture", async () => {
    expect(await recogniseDocument({ bytes: new TextEncoder().encode("ftypisom film") })).toMatchObject({
      refused: { reason: "unknown_type" },
    });
  });
});

async function recognised(bytes: Uint8Array): Promise<Recognised> {
  const output = await recogniseDocument({ bytes });
  if (output.refused) throw new Error(`refused: ${output.refused.reason}`);
  return output;
}
