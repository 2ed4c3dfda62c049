/** Files for the tests: plain pictures and hostile ones. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { vi } from "vitest";
import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import type { Cpu } from "#server/platform/workers/cpu.ts";
import type { Verified } from "#verification/types.ts";
import { AMINAS, toldPassport } from "../../../../test/told-passports.ts";

/** A plain sheet, large enough to be taken and soon searched. */
export async function picture(width = 400, height = 280): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#dfe7e2" } })
    .png()
    .toBuffer();
}

/** A passport's page, valid long enough unless told otherwise, and the lines that stand on it. */
export async function passport(overrides: Partial<MrzContent> = {}): Promise<{ bytes: Buffer; lines: string }> {
  const content = { ...AMINAS, ...overrides };
  return { bytes: await toldPassport(content), lines: makeMrz(content).join("\n") };
}

/** What is read next is read as if it lay behind another page of its file, of another shape. */
export function layNextBehind(cpu: Cpu): void {
  const run = cpu.run.bind(cpu);
  vi.spyOn(cpu, "run").mockImplementationOnce(async (...task) => {
    const { cleanPages, facts, ...read } = (await run(...task)) as Verified;
    const [width, height] = [400, 900];
    const bytes = await sharp(await picture(width, height))
      .jpeg()
      .toBuffer();
    const clean = { bytes, contentType: "image/jpeg", width, height } as const;
    const zone = facts.zone && { ...facts.zone, page: 2 };
    return { ...read, clean, cleanPages: [clean, ...cleanPages], facts: { ...facts, zone } };
  });
}

/** A PNG that is small in bytes and claims a size of its own. */
export function declaredPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1 << 20));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
export const ZIP = Buffer.from("PK\u0003\u0004 specimen archive", "latin1");

/** A PDF of 2.4 KB that draws for ever: nine forms, each of which draws the next one ten times. */
export function nestedForms(): Buffer {
  const stream = (drawn: string, entries = "") => `<<${entries}/Length ${drawn.length}>>\nstream\n${drawn}\nendstream`;
  const form = (drawn: string, inner = "") =>
    stream(drawn, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${inner && `/Resources<</XObject<</F ${inner}>>>>`}`);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>",
    stream("/F Do"),
    ...Array.from({ length: 9 }, (_, at) => form("/F Do ".repeat(10), `${6 + at} 0 R`)),
    form("0 0 10 10 re f"),
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, "0");
  });
  const table = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join("")}`;
  return Buffer.from(`${text}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`, "latin1");
}
