/**
 * Passports whose files tell what stands on them. To read a page takes two seconds of a core, and what most tests of the
 * server ask comes after the reading: so each worker has the engine read one drawn page, and of all others the told content
 * stands where the engine read the drawn one's. Judging, storing and comparing are the server's own.
 */

import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import type { DocumentFacts } from "#domain/documents/seen/facts.ts";
import type { Cpu } from "#server/platform/workers/cpu.ts";
import { DEMO_STYLE, drawPage, printedDate } from "#verification/specimens/drawing/page.ts";
import { CLEAN, photograph } from "#verification/specimens/drawing/photograph.ts";
import type { Recognised, RecogniseInput, Refused, Verified, VerifyInput } from "#verification/types.ts";

/** Valid long enough for any season that a test is about. */
export const AMINAS: MrzContent = {
  format: "TD3",
  documentCode: "P",
  issuingCountry: "MYS",
  surname: "Rahman",
  givenNames: "Amina",
  documentNumber: "A80172615",
  nationality: "MYS",
  dateOfBirth: "1984-03-11",
  sex: "F",
  expiryDate: "2031-08-02",
};

/** Stands behind the end of the JPEG, where nothing that opens pictures looks. */
const NOTE = Buffer.from("\ntold: ");

let drawn: Promise<Buffer> | null = null;

/** The one page that is read. */
function drawnPage(): Promise<Buffer> {
  drawn ??= photograph(drawPage(AMINAS, { ...DEMO_STYLE, seed: 11, hue: 185 }), CLEAN);
  return drawn;
}

/** The file of a passport with `content` on it. */
export async function toldPassport(content: MrzContent): Promise<Buffer> {
  return Buffer.concat([await drawnPage(), NOTE, Buffer.from(JSON.stringify(content))]);
}

type Task = VerifyInput | RecogniseInput;
type Read = Verified | Recognised;

const readings = new Map<string, Promise<unknown>>();

/** Has `cpu` do all work but the reading of told passports, of which it reads the drawn page once as each type. */
export function tellingCpu(cpu: Cpu): Cpu {
  const run: Cpu["run"] = async (worker, task, limit) => {
    if (!isReading(worker, task)) return cpu.run(worker, task, limit);
    const content = toldIn(task.bytes);
    if (!content) return cpu.run(worker, task, limit);
    const asType = "chosenType" in task ? task.chosenType : "unsaid";
    const reading = readings.get(asType) ?? cpu.run(worker, { ...task, bytes: await drawnPage() });
    readings.set(asType, reading);
    return retold((await reading) as Refused | Read, task, content);
  };
  return { ...cpu, run };
}

function isReading(worker: URL, task: unknown): task is Task {
  return worker.pathname.endsWith("/verify.worker.ts") && Object(task).bytes instanceof Uint8Array;
}

function toldIn(bytes: Uint8Array): MrzContent | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = buffer.lastIndexOf(NOTE);
  return at < 0 ? null : JSON.parse(buffer.subarray(at + NOTE.length).toString());
}

function retold(read: Refused | Read, task: Task, content: MrzContent): Read {
  if (read.refused) throw new Error(`The drawn page was refused: ${read.refused.reason}`);
  const facts = factsWith(read.facts, content);
  if (!("chosenType" in task) || !("checks" in read)) return { ...read, facts };
  const judgement = judgeDocument(facts, task);
  const lines = facts.zone?.lines ?? [];
  return { ...read, ...judgement, facts, mrz: read.mrz && { ...read.mrz, lines, accepted: judgement.mrzAccepted } };
}

function factsWith(facts: DocumentFacts, content: MrzContent): DocumentFacts {
  const { zone } = facts;
  if (!zone) return facts;
  const cell = printedAs(content);
  const printed = zone.printed?.map((line) => ({ ...line, text: cell(line.text) }));
  return { ...facts, zone: { ...zone, lines: makeMrz(content), printed, glimpsed: zone.glimpsed?.map(cell) } };
}

/** What a cell of the drawn page says with other content: the engine reads its number's 8 as a B. */
function printedAs(content: MrzContent): (cell: string) => string {
  const before = valuesOf(AMINAS);
  const after = valuesOf(content);
  return (cell) => {
    if (/^AB?8?0172615$/.test(cell)) return content.documentNumber;
    const at = before.indexOf(cell);
    return after[at] ?? cell;
  };
}

function valuesOf({ surname, givenNames, nationality, sex, dateOfBirth, expiryDate }: MrzContent): string[] {
  const names = [surname, givenNames].map((name) => name.toUpperCase());
  return [...names, nationality, sex, printedDate(dateOfBirth), printedDate(expiryDate)];
}
