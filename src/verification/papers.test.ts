import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { kindOf } from "#domain/documents/intake/kind.ts";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import type { DocumentFacts } from "#domain/documents/seen/facts.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { longIt, series } from "../../test/series.ts";
import { recogniseDocument } from "./recognise.ts";
import { CLEAN, photograph } from "./specimens/drawing/photograph.ts";
import { paperDrawing, paperPdf, paperText } from "./specimens/papers/paper.ts";
import { drawSpecimenPaper, type PaperType } from "./specimens/papers/papers.ts";
import { writePdf } from "./specimens/papers/pdf.ts";
import { drawPortrait } from "./specimens/papers/portraits.ts";
import { seededRandom } from "./specimens/random.ts";
import type { Verified, VerifyInput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

const TIMEOUT_MS = 60_000;
const DAYS = { today: "2027-03-20", arrival: "2027-05-14", lastHajjDay: "2027-05-19" };
const CONTEXT: JudgeContext = {
  chosenType: "health_certificate",
  today: DAYS.today,
  lastHajjDay: DAYS.lastHajjDay,
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  allowSpecimens: true,
  visaDue: true,
};

/** What a PDF of one page is, but for its text. */
const WRITTEN: DocumentFacts = {
  file: { type: "application/pdf", width: 1654, height: 2340, pages: 1, pagesRead: 1, scripts: false },
  sharpness: 900,
  zone: null,
  text: [],
  textFrom: "file",
  portrait: null,
};

const CERTIFICATE = {
  title: "HEALTH CERTIFICATE",
  lines: [
    ["The person named below was examined and is fit to travel and to perform Hajj."],
    ["Name:", "Amina Rahman"],
    ["Date of examination:", "5 March 2027"],
    ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
  ],
};

async function verified(bytes: Uint8Array, changes: Partial<VerifyInput> = {}): Promise<Verified> {
  const output = await verifyDocument({ ...CONTEXT, wordsMs: TIMEOUT_MS, ...changes, bytes });
  if (output.refused) throw new Error(`refused: ${output.refused.reason}`);
  return output;
}

describe("a PDF with text", { timeout: TIMEOUT_MS }, () => {
  it("is verified by what it says, each rule with its place on the page", async () => {
    const verdict = await verified(paperPdf(CERTIFICATE));

    expect(verdict).toMatchObject({ status: "verified", documentType: "health_certificate", complianceScore: 100 });
    const named = verdict.checks.find(({ ruleId }) => ruleId === "health_name");
    expect(named).toMatchObject({ page: 1, evidence: { read: "Amina Rahman" } });
    for (const { x, y } of named?.box ?? []) {
      expect(x > 0 && x < verdict.clean.width && y > 0 && y < verdict.clean.height / 2).toBe(true);
    }
  });

  it("in Arabic is read from its end, with Arabic digits", async () => {
    const arabic = {
      title: "شهادة صحية",
      lines: [
        ["نشهد بأن المذكورة لائقة طبيا لأداء مناسك الحج"],
        ["Name: Amina Rahman"],
        ["تاريخ الفحص: ٠٥-مارس-٢٠٢٧"],
        ["الطبيب: أحمد سالم رقم الترخيص: ٧٧٢٣٤"],
      ],
    };

    const outcomes = (await verified(paperPdf(arabic))).checks.map(({ ruleId, outcome }) => `${ruleId} ${outcome}`);

    expect(outcomes).toEqual(
      expect.arrayContaining([
        "health_language pass",
        "health_statement pass",
        "health_issuer pass",
        "health_name pass",
      ]),
    );
  });

  it("that nobody can see proves nothing", async () => {
    const hidden = CERTIFICATE.lines.map(([label = "", value = ""], at) => ({
      ...{ text: `${label} ${value}`, x: 60, y: 700 - at * 30, size: 12 },
      hidden: true,
    }));

    const verdict = await verified(writePdf([{ texts: hidden }]));

    expect(verdict.facts.text).toEqual([]);
    // Nobody sees anything on it, so it goes back at once instead of to a person.
    expect(verdict.status).toBe("rejected");
  });

  it("with scripts is read without them", async () => {
    const verdict = await verified(paperPdf(CERTIFICATE, { script: "app.alert('run')" }));

    expect(verdict).toMatchObject({ status: "verified", facts: { file: { scripts: true } } });
    expect(Buffer.from(verdict.clean.bytes).includes("app.alert")).toBe(false);
  });

  it("of several pages is kept page by page, six at most, and what was not read is said", async () => {
    const page = (number: number) => ({ texts: [{ text: `Page ${number}`, x: 60, y: 700, size: 30 }] });
    const pages = Array.from({ length: 8 }, (_, at) => page(at + 1));

    const verdict = await verified(writePdf(pages));

    expect(verdict).toMatchObject({ pages: 8, status: "pending" });
    expect(verdict.cleanPages).toHaveLength(6);
    expect(verdict.facts.text.map(({ page: on }) => on)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(verdict.checks[0]).toMatchObject({ ruleId: "file_readable", outcome: "warning" });
  });

  it.each([
    ["locked with a password", () => paperPdf(CERTIFICATE, { locked: true }), "pdf_encrypted"],
    ["without pages", () => writePdf([]), "pdf_without_pages"],
    ["of 300 pages", () => writePdf(Array.from({ length: 300 }, () => ({ texts: [] }))), "pdf_too_long"],
    [
      "that unpacks into 60 MB of drawing",
      () => writePdf([{ packed: deflateSync(Buffer.alloc(6e7, "q ")) }]),
      "pdf_too_heavy",
    ],
    ["that breaks off", () => paperPdf(CERTIFICATE).subarray(0, 200), "pdf_broken"],
  ])("%s is refused with its reason", async (_, make, reason) => {
    const output = await verifyDocument({ ...CONTEXT, bytes: make() });

    expect(output.refused).toMatchObject({ code: "file_unreadable", reason });
  });
});

describe("a picture of a certificate", { timeout: TIMEOUT_MS }, () => {
  const PICTURE = { ...CLEAN, pageWidth: 1500 };
  const rows = CERTIFICATE.lines;

  it("is verified by what is read in it, each rule with its place on the picture", async () => {
    const verdict = await verified(await photograph(paperDrawing(CERTIFICATE), PICTURE));

    expect(verdict).toMatchObject({ status: "verified", confidence: 60, facts: { textFrom: "picture" } });
    const [start, , end] = verdict.checks.find(({ ruleId }) => ruleId === "health_date")?.box ?? [];
    // The third line of the drawing, two points of paper high at its scale.
    expect(start?.y).toBeGreaterThan(0.2 * verdict.clean.height);
    expect(end?.y).toBeLessThan(0.26 * verdict.clean.height);
  });

  longIt("askew, as the only page of a PDF, is read as well", async () => {
    const jpeg = await photograph(paperDrawing(CERTIFICATE), { ...PICTURE, turnDegrees: 5, margin: 0.05 });

    const verdict = await verified(writePdf([{ picture: { jpeg, width: 1650, height: 2300 } }]));

    expect(verdict).toMatchObject({ status: "verified", facts: { file: { type: "application/pdf" } } });
  });

  longIt("with a date too old is rejected, with its date", async () => {
    const lines = rows.map((cells) => (cells[0]?.startsWith("Date") ? [cells[0], "5 March 2026"] : cells));

    const verdict = await verified(await photograph(paperDrawing({ ...CERTIFICATE, lines }), PICTURE));

    expect(verdict.status).toBe("rejected");
    expect(verdict.checks.find(({ ruleId }) => ruleId === "health_date")).toMatchObject({
      outcome: "fail",
      evidence: { issuedOn: "2026-03-05" },
    });
  });

  longIt("too coarse to be read is left to a person, with nothing failed", async () => {
    const coarse = { ...PICTURE, pageWidth: 420, blur: 1.2, jpegQuality: 30 };

    const verdict = await verified(await photograph(paperDrawing(CERTIFICATE), coarse));

    expect(verdict).toMatchObject({ status: "pending", needsReview: true });
    expect(verdict.checks.filter(({ outcome }) => outcome === "fail")).toEqual([]);
  });

  it("is left to a person where there is no time to read it", async () => {
    const verdict = await verified(await photograph(paperDrawing(CERTIFICATE), PICTURE), { wordsMs: 0 });

    expect(verdict).toMatchObject({ status: "pending", facts: { textFrom: "file", text: [] } });
  });

  longIt("chosen as a photo is told what it is", async () => {
    const picture = await photograph(paperDrawing(CERTIFICATE), PICTURE);

    const verdict = await verified(picture, { chosenType: "photo" });

    expect(verdict).toMatchObject({ status: "rejected", documentType: "health_certificate", nusukPhoto: null });
  });

  longIt("that is a portrait is told so", async () => {
    const verdict = await verified(await drawPortrait(8_000_000, "good"));

    expect(verdict).toMatchObject({ status: "rejected", documentType: "photo" });
  });

  longIt("and a portrait are told apart where nobody has said what they are", async () => {
    const pictures = [await photograph(paperDrawing(CERTIFICATE), PICTURE), await drawPortrait(8_000_000, "good")];

    const kinds = [];
    for (const bytes of pictures) {
      const seen = await recogniseDocument({ bytes });
      kinds.push(seen.refused ? null : kindOf(seen.facts, null));
    }

    expect(kinds).toEqual(["health_certificate", "photo"]);
  });
});

describe("a certificate of several pages", { timeout: TIMEOUT_MS }, () => {
  const scanned = async () => ({
    picture: {
      ...{ width: 1650, height: 2300 },
      jpeg: await photograph(paperDrawing(CERTIFICATE), { ...CLEAN, pageWidth: 1500 }),
    },
  });
  const written = {
    texts: [[CERTIFICATE.title], ...CERTIFICATE.lines].map((cells, at) => ({
      ...{ text: cells.join(" "), x: 60, y: 700 - at * 30, size: 12 },
    })),
  };
  const statementOf = ({ checks }: Verified) => checks.find(({ ruleId }) => ruleId === "health_statement")?.outcome;

  it("is verified beside an empty page, and left to a person beside a picture nobody read", async () => {
    const beside = await verified(writePdf([written, await scanned()]));

    expect((await verified(writePdf([written, { texts: [] }]))).status).toBe("verified");
    expect(beside).toMatchObject({ status: "pending", facts: { textFrom: "file" } });
    expect(statementOf(beside)).toBe("not_checked");
    expect(beside.facts.text.at(-1)).toMatchObject({ text: "▯", page: 2 });
  });

  longIt("of which the last scanned one was not read is left to a person", async () => {
    const page = await scanned();

    const verdict = await verified(writePdf([page, page, page]));

    expect(verdict).toMatchObject({ status: "pending", facts: { textFrom: "picture" } });
    expect(statementOf(verdict)).toBe("not_checked");
    expect(verdict.facts.text.filter(({ page: on }) => on === 3).map(({ text }) => text)).toEqual(["▯"]);
  });
});

describe("the stamp of the demonstration", { timeout: TIMEOUT_MS }, () => {
  it.each(["Visa type: Work", "HIV: positive", "Result: UNFIT"])(
    "hides nothing that stands on its line: %s",
    (beside) => {
      const statusWith = (stamp: string) => {
        const text = paperText({ ...CERTIFICATE, lines: [...CERTIFICATE.lines, [stamp]] });
        return judgeDocument({ ...WRITTEN, text }, CONTEXT).status;
      };

      expect(statusWith("SPECIMEN")).toBe("verified");
      expect(statusWith(`SPECIMEN   ${beside}`)).not.toBe("verified");
    },
  );
});

describe("papers drawn by chance", { timeout: TIMEOUT_MS }, () => {
  const TYPES = ["health_certificate", "vaccination", "visa"] as const;
  const SEED = 7_000_000;
  const draw = (type: PaperType, at: number) => {
    const { paper, holder, fault } = drawSpecimenPaper(seededRandom(SEED + at * 7919), type, DAYS);
    const { fullName, documentNumber } = holder;
    const whose = { traveller: { fullNames: [fullName] }, passport: { fullName, documentNumber } };
    return { paper, fault, context: { ...CONTEXT, ...whose, chosenType: type } };
  };

  it.each(TYPES)("of type %s: none verified with a fault, none rejected without", (type) => {
    const judged = Array.from({ length: series(50, 200) }, (_, at) => {
      const { paper, fault, context } = draw(type, at);
      const { status, checks } = judgeDocument({ ...WRITTEN, text: paperText(paper) }, context);
      return {
        at,
        fault,
        status,
        open: checks.filter(({ outcome }) => outcome !== "pass").map(({ ruleId }) => ruleId),
      };
    });

    expect(judged.filter(({ fault, status }) => fault && status === "verified")).toEqual([]);
    expect(judged.filter(({ fault, open }) => fault && !open.includes(fault))).toEqual([]);
    expect(judged.filter(({ fault, status }) => !fault && status === "rejected")).toEqual([]);
    const right = judged.filter(({ fault }) => !fault);
    expect(right.filter(({ status }) => status === "verified").length).toBeGreaterThan(right.length / 2);
  });

  it.each(TYPES)("of type %s are read from a PDF as they were written", async (type) => {
    for (let at = 0; at < series(1, 6); at++) {
      const { paper, context } = draw(type, at);

      const { facts, status } = await verified(paperPdf(paper), context);

      const lines = facts.text.map(({ text }) => text).filter((text) => !text.startsWith("SPECIMEN"));
      expect(lines).toEqual(paperText(paper).map(({ text }) => text));
      expect(status).toBe(judgeDocument({ ...WRITTEN, text: paperText(paper) }, context).status);
    }
  });
});
