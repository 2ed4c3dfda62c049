import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { casesOf, series } from "../../test/series.ts";
import { findFaces } from "./faces/find-faces.ts";
import { openFile } from "./picture/open.ts";
import { sharpnessOf } from "./picture/sharpness.ts";
import { lookAtPortrait } from "./portrait/look.ts";
import { drawPortrait, PORTRAIT_FAULTS, PORTRAIT_KINDS } from "./specimens/papers/portraits.ts";
import { HEADS } from "./specimens/people/bust.ts";
import { PEOPLE_FAULTS, PEOPLE_RULES } from "./specimens/people/faults.ts";
import { drawnPerson } from "./specimens/people/people.ts";
import { verifyDocument } from "./verify.ts";

const TIMEOUT_MS = 60_000;
const SEED = 8_000_000;
const CONTEXT: JudgeContext = {
  chosenType: "photo",
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: null,
  allowSpecimens: true,
};

/** None and one fault, drawn; one on the face and one of the frame, real. */
const TELLING: readonly string[] = ["good", "coloured", "glasses", "head_cut"];

/** Judged by what is measured, without the search for machine-readable lines and words. */
async function judged(jpeg: Buffer, context = CONTEXT) {
  const { read, type } = await openFile(jpeg);
  const [{ gray, colour, clean }] = read;
  const file = { type, width: clean.width, height: clean.height, pages: 1, pagesRead: 1, scripts: false };
  const portrait = await lookAtPortrait(colour);
  const facts = { file, sharpness: sharpnessOf(gray), zone: null, text: [], textFrom: "picture", portrait } as const;
  return judgeDocument(facts, context);
}

const failing = ({ checks }: Pick<Awaited<ReturnType<typeof judged>>, "checks">) =>
  checks.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId);

describe("portraits drawn by chance", { timeout: TIMEOUT_MS }, () => {
  it.each(casesOf(PORTRAIT_KINDS, (kind) => TELLING.includes(kind)))(
    "%s: each verified or with its own fault",
    async (kind) => {
      const fault = PORTRAIT_FAULTS[kind];
      for (let at = 0; at < series(1, 6); at++) {
        const verdict = await judged(await drawPortrait(SEED + at * 7919, kind));

        expect(verdict.status, `${kind} ${at}`).toBe(fault ? "rejected" : "verified");
        if (fault) expect(failing(verdict), `${kind} ${at}`).toContain(fault);
        else expect(failing(verdict), `${kind} ${at}`).toEqual([]);
      }
    },
  );
});

/** Only the half of the faces, and the shapes, that nothing was learned from. */
describe("real faces", { timeout: TIMEOUT_MS }, () => {
  const real = { ...CONTEXT, allowSpecimens: false };

  it.each(casesOf(PEOPLE_FAULTS, (fault) => TELLING.includes(fault)))(
    "%s: not verified, and told so",
    async (fault) => {
      for (let at = 0; at < series(1, 8); at++) {
        const { bytes } = await drawnPerson(at, fault);

        const { status, checks } = await judged(bytes, real);

        expect(status, `${fault} ${at}`).not.toBe("verified");
        const told = checks.find(({ ruleId }) => ruleId === PEOPLE_RULES[fault]);
        if (at === 0) expect(["fail", "warning"], fault).toContain(told?.outcome);
      }
    },
  );

  it.each(casesOf(HEADS, (head) => head === "white_scarf"))("%s: verified", async (head) => {
    for (let at = 0; at < series(1, 4); at++) {
      const { bytes } = await drawnPerson(at, null, head);

      const { status, checks } = await judged(bytes, real);

      expect([status, failing({ checks })], `${head} ${at}`).toEqual(["verified", []]);
    }
  });

  it("says that a drawn face is one, where drawings do not stand for photographs", async () => {
    const { status, checks } = await judged(await drawPortrait(SEED, "good"), real);

    expect(status).not.toBe("verified");
    expect(checks.find(({ ruleId }) => ruleId === "photo_colour")?.outcome).not.toBe("pass");
  });
});

describe("the copy for Nusuk", { timeout: TIMEOUT_MS }, () => {
  it("is a JPEG of 200 × 200 pixels and 5 to 18 KB, with the face in its middle, also out of a wide picture", async () => {
    const wide = await sharp(await drawPortrait(SEED + 1, "good"))
      .extend({ left: 500, right: 100, top: 200, background: "#fafafa" })
      .withMetadata({ orientation: 1 })
      .jpeg()
      .toBuffer();

    const output = await verifyDocument({ ...CONTEXT, bytes: wide });

    const photo = output.refused ? null : output.nusukPhoto;
    const metadata = await sharp(photo?.bytes).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", width: 200, height: 200, space: "srgb" });
    expect(metadata.exif).toBeUndefined();
    expect(photo?.bytes.length).toBeGreaterThanOrEqual(5 * 1024);
    expect(photo?.bytes.length).toBeLessThanOrEqual(18 * 1024);
    const { read } = await openFile(photo?.bytes ?? new Uint8Array());
    const [face] = await findFaces(read[0].colour);
    // As large as a portrait wants it.
    expect(face?.box.height).toBeGreaterThan(0.36);
    expect(face?.box.height).toBeLessThan(0.48);
    expect((face?.box.x ?? 0) + (face?.box.width ?? 0) / 2).toBeCloseTo(0.5, 1);
  });

  it.each(casesOf(["coloured", "tiny", "empty"] as const, (kind) => kind === "tiny"))(
    "is not made of a photo that fails (%s)",
    async (kind) => {
      const output = await verifyDocument({ ...CONTEXT, bytes: await drawPortrait(SEED + 2, kind) });

      expect(output).toMatchObject({ status: "rejected", nusukPhoto: null });
    },
  );
});
