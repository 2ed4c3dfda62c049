/** The task of a process that reads an operator's file: bytes and answers in, understood rows or the refusal out, both plain data. */

import { UnreadableSheet } from "#server/platform/spreadsheets/reading/read-file.ts";
import { readSheet } from "#server/platform/spreadsheets/reading/read-sheet.ts";
import { type ImportAnswers, understandSheet } from "./understand-sheet.ts";

export default async function readPackageFile({ bytes, answers }: { bytes: Uint8Array; answers: ImportAnswers }) {
  try {
    return { understood: understandSheet(await readSheet(bytes, answers.encoding), answers) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { refused: error.reason };
    throw error;
  }
}
