/** Papers that somebody wrote who had not read the rules, judged as a file with its own text. */
import type { IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { type Judgement, judgeDocument } from "#domain/documents/rules/judge.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import type { Sex } from "#domain/travellers/traveller.ts";

export interface WrittenPaper {
  readonly id?: string | number;
  readonly type: Extract<DocumentType, "health_certificate" | "vaccination" | "visa">;
  readonly holder: {
    readonly fullName: string;
    readonly passportNumber: string;
    readonly birthDate: IsoDate;
    /** People write it out, the product keeps its letter. */
    readonly sex: Sex | "male" | "female";
  };
  /** Cells of a line are parted by tabs. */
  readonly lines: readonly string[];
  /** What is wrong with it, in words; null for a right one. */
  readonly fault: string | null;
}

/** The days that all of them were written for. */
export const WRITTEN_DAYS = {
  today: "2026-11-22",
  arrivesOn: "2027-05-10",
  lastHajjDay: "2027-05-19",
  returnsOn: "2027-05-25",
} as const;

const LETTERS = { M: "M", F: "F", X: "X", male: "M", female: "F" } as const;

/** `facts`: what is otherwise on the day or about the person. */
export function judgeWritten({ type, holder, lines }: WrittenPaper, facts: Partial<JudgeContext> = {}): Judgement {
  const { fullName, passportNumber, birthDate, sex } = holder;
  return judgeDocument(
    {
      file: { type: "application/pdf", width: 1654, height: 2340, pages: 1, pagesRead: 1, scripts: false },
      ...{ sharpness: 900, zone: null, portrait: null, textFrom: "file" },
      text: lines.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] })),
    },
    {
      ...{ ...WRITTEN_DAYS, chosenType: type, allowSpecimens: false, visaDue: true },
      traveller: { fullNames: [fullName], birthDate, sex: LETTERS[sex] },
      passport: { documentNumber: passportNumber, fullName },
      ...facts,
    },
  );
}
