/** What checking a file of passengers is told and tells: the step as a whole, and its dry run. */
import type { PassengerImportAnswers, PassengerLook } from "./queries.ts";

export interface CheckPassengersProps {
  file: File;
  look: PassengerLook;
  answers: PassengerImportAnswers;
  /** The file is being read anew. */
  reading: boolean;
  onAnswers: (answers: PassengerImportAnswers) => void;
  onSaved: (saved: PassengerLook) => void;
  onAnother: () => void;
}
