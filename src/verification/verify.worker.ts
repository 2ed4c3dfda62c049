/** The task of a verification process: `VerifyInput` or `RecogniseInput` in, its output out, all plain data. */
import { recogniseDocument } from "./recognise.ts";
import type { Recognised, RecogniseInput, VerifyInput, VerifyOutput } from "./types.ts";
import { verifyDocument } from "./verify.ts";

export default function read(task: VerifyInput | RecogniseInput): Promise<VerifyOutput | Recognised> {
  return "chosenType" in task ? verifyDocument(task) : recogniseDocument(task);
}
