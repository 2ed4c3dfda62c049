/** What written papers of one traveller begin and end with, and their verdict. */
import { judgeWritten, type WrittenPaper } from "./written.ts";

export const AMINA_SIDDIQUI = {
  ...{ fullName: "Amina Zahra Siddiqui", passportNumber: "533401278", birthDate: "1988-05-04" },
  sex: "F",
} as const;

export const HEALTH = ["HEALTH CERTIFICATE", "Name: Amina Zahra Siddiqui", "Date of birth: 4 May 1988"];

export const SIGNED = ["Date of examination: 2 November 2026", "Dr. Helen Marlow, Reg. No. 7012345"];

export const VACCINATION = ["VACCINATION RECORD", "Name: Amina Zahra Siddiqui", "Date of birth: 4 May 1988"];

export const judged = (type: WrittenPaper["type"], lines: readonly string[]) =>
  judgeWritten({ type, holder: AMINA_SIDDIQUI, fault: null, lines });
