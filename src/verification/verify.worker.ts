/** The task of a verification process: `VerifyInput` or `RecogniseInput` in, its output out, all plain data. */

import { watchProcessor, withinProcessor } from "./limits/processor-watch.ts";
import { recogniseDocument } from "./recognise.ts";
import type { Recognised, RecogniseInput, VerifyInput, VerifyOutput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

/** Several times what the slowest honest document takes. */
const WHOLE_MS = 20_000;

watchProcessor();

export default function readDocumentFile(task: VerifyInput | RecogniseInput): Promise<VerifyOutput | Recognised> {
  return withinProcessor<VerifyOutput | Recognised>(WHOLE_MS, () =>
    "chosenType" in task ? verifyDocument(task) : recogniseDocument(task),
  );
}
