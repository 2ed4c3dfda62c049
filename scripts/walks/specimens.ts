/** Drawn papers in the names of who walks. */

import { addDays, dateOf } from "#domain/calendar.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { DEMO_STYLE, drawPage } from "#verification/specimens/drawing/page.ts";
import { CLEAN, photograph } from "#verification/specimens/drawing/photograph.ts";
import { type PaperLine, paperDrawing } from "#verification/specimens/papers/paper.ts";
import type { PeopleFault } from "#verification/specimens/people/faults.ts";
import { drawnPerson } from "#verification/specimens/people/people.ts";

export interface Holder {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly sex: "F" | "M";
  /** Three letters, as a passport has it, and two. */
  readonly state: string;
  readonly nationality: string;
  readonly number: string;
  /** Which of the drawn faces is theirs. */
  readonly face: number;
}

const DAYS_AGO = 14;

export function passportOf(holder: Holder, expiryDate = "2032-05-30"): Promise<Buffer> {
  const { surname, givenNames, birthDate, sex, state, number, face } = holder;
  const content: MrzContent = {
    ...{ format: "TD3", documentCode: "P", issuingCountry: state, nationality: state, surname, givenNames, sex },
    ...{ documentNumber: number, dateOfBirth: birthDate, expiryDate },
  };
  return photograph(drawPage(content, { ...DEMO_STYLE, seed: face, hue: 185 }), CLEAN);
}

/** `fault`: one for which it is refused; left out, it is as Nusuk asks. */
export async function photoOf({ face, sex }: Holder, fault: PeopleFault | null = null): Promise<Buffer> {
  return (await drawnPerson(face, fault, sex === "F" ? "beige_scarf" : "short_hair")).bytes;
}

/** A certificate of a doctor who examined a fortnight before `today`. */
export function certificateOf({ givenNames, surname, number }: Holder, today: Date): Promise<Buffer> {
  return written("HEALTH CERTIFICATE", [
    ["The person named below was examined and is fit to travel and to perform Hajj."],
    ["Name:", `${givenNames} ${surname}`],
    ["Passport No:", number],
    ["Date of examination:", addDays(dateOf(today), -DAYS_AGO)],
    ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
  ]);
}

export function visaOf({ givenNames, surname, number }: Holder, today: Date): Promise<Buffer> {
  return written("ELECTRONIC VISA", [
    ["Kingdom of Saudi Arabia"],
    ["Visa type:", "Hajj"],
    ["Name:", `${givenNames} ${surname}`],
    ["Passport No:", number],
    ["Date of issue:", dateOf(today)],
    ["Valid until:", "2027-06-20"],
  ]);
}

function written(title: string, lines: readonly PaperLine[]): Promise<Buffer> {
  const table = { surround: "wood", turnDegrees: 2, margin: 0.03, shade: 0.15, noise: 2 } as const;
  return photograph(paperDrawing({ title, lines }), { ...CLEAN, ...table, pageWidth: 1000 });
}
