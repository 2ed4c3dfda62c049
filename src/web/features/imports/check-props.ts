/** What checking the rows of a file is told and tells: the step as a whole, and its summary. */
import type { PackageImportAnswers, SheetLook } from "./queries.ts";

export interface CheckRowsProps {
  file: File;
  look: SheetLook;
  answers: PackageImportAnswers;
  /** The file is being read anew. */
  reading: boolean;
  onAnswers: (answers: PackageImportAnswers) => void;
  onSaved: (saved: SheetLook) => void;
  onAnother: () => void;
}
