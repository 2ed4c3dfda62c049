/** What checking a file of passengers is told and tells: the step as a whole, and its dry run. */
import type { PassengerAnswers, PassengerLook } from "./queries.ts";

export interface CheckPassengersProps {
  file: File;
  look: PassengerLook;
  answers: PassengerAnswers;
  /** The file is being read anew. */
  reading: boolean;
  onAnswers: (answers: PassengerAnswers) => void;
  onSaved: (saved: PassengerLook) => void;
  onAnother: () => void;
}
