/** The task of a verification thread: `VerifyInput` in, `VerifyOutput` out, both plain data. */
import { verifyDocument } from "./verify.ts";

export default verifyDocument;
