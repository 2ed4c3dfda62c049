/** Drawn papers in the names of who walks. */

import { addDays, dateOf } from "#domain/calendar.ts";
import type { MrzContent } from "#domain/documents/mrz.ts";
import { drawPhoto } from "#server/features/demo/papers/draw-papers.ts";
import { DEMO_STYLE, drawPage } from "#verification/specimens/page.ts";
import { paperDrawing } from "#verification/specimens/papers/paper.ts";
import { CLEAN, photograph } from "#verification/specimens/photograph.ts";

export interface Holder {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly sex: "F" | "M";
  /** Three letters, as a passport has it, and two. */
  readonly state: string;
  readonly nationality: string;
  readonly number: string;
  /** The same face on every paper. */
  readonly face: number;
}

/** A page draws the portrait of its own seed and this. */
const PORTRAIT_OF_PAGE = 7;
const DAYS_AGO = 14;

export function passportOf(holder: Holder, expiryDate = "2032-05-30"): Promise<Buffer> {
  const { surname, givenNames, birthDate, sex, state, number, face } = holder;
  const content: MrzContent = {
    ...{ format: "TD3", documentCode: "P", issuingCountry: state, nationality: state, surname, givenNames, sex },
    ...{ documentNumber: number, dateOfBirth: birthDate, expiryDate },
  };
  return photograph(drawPage(content, { ...DEMO_STYLE, seed: face - PORTRAIT_OF_PAGE, hue: 185 }), CLEAN);
}

/** `wall`: the colour behind them; left out, pale as Nusuk asks. */
export function photoOf(holder: Holder, wall?: string): Promise<Buffer> {
  const { surname, givenNames, birthDate, number, sex, face } = holder;
  const person = { surname, givenNames, dateOfBirth: birthDate, documentNumber: number, sex, face };
  return drawPhoto({ ...person, ...(wall && { wall }) });
}

/** A certificate of a doctor who examined a fortnight before `today`. */
export function certificateOf({ givenNames, surname }: Holder, today: Date): Promise<Buffer> {
  return written("HEALTH CERTIFICATE", [
    ["The person named below was examined and is fit to travel and to perform Hajj."],
    ["Name:", `${givenNames} ${surname}`],
    ["Date of examination:", addDays(dateOf(today), -DAYS_AGO)],
    ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
  ]);
}

export function visaOf({ givenNames, surname, number }: Holder): Promise<Buffer> {
  return written("KINGDOM OF SAUDI ARABIA - HAJJ VISA", [
    ["Name:", `${givenNames} ${surname}`],
    ["Passport No:", number],
    ["Type of visa:", "Hajj"],
    ["Valid from:", "2027-04-20"],
    ["Valid until:", "2027-06-20"],
  ]);
}

function written(title: string, lines: readonly (readonly string[])[]): Promise<Buffer> {
  const table = { surround: "wood", turnDegrees: 2, margin: 0.03, shade: 0.15, noise: 2 } as const;
  return photograph(paperDrawing({ title, lines: lines.map((line) => [...line]) }), {
    ...CLEAN,
    ...table,
    pageWidth: 1000,
  });
}
