/** The task of a process that reads a file of passengers: bytes and answers in, understood rows or the refusal out. */
import { UnreadableSheet } from "#server/platform/spreadsheets/reading/read-file.ts";
import { readSheet } from "#server/platform/spreadsheets/reading/read-sheet.ts";
import { type PassengerQuestions, understandPassengers } from "./understand-passengers.ts";

export default async function readPassengerFile({
  bytes,
  answers,
}: {
  bytes: Uint8Array;
  answers: PassengerQuestions;
}) {
  try {
    return { understood: understandPassengers(await readSheet(bytes, answers.encoding), answers) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { refused: error.reason };
    throw error;
  }
}
