/** Why a chosen file is not even sent: SPEC's kinds, from what the drop area reports. */
import { ErrorCode } from "react-dropzone";

export type FileProblem = "no-type" | "file-invalid-type" | "file-too-large" | "file-smaller-than" | "too-many-files";

/** The drop area's own code for an empty file is called otherwise in SPEC §5. */
const PROBLEM_OF: Readonly<Record<string, FileProblem>> = {
  [ErrorCode.TooManyFiles]: "too-many-files",
  [ErrorCode.FileInvalidType]: "file-invalid-type",
  [ErrorCode.FileTooLarge]: "file-too-large",
  [ErrorCode.FileTooSmall]: "file-smaller-than",
};

interface Chosen {
  readonly type: string | null;
  /** What the drop area says against the files. */
  readonly rejections: readonly { readonly errors: readonly { readonly code: string }[] }[];
}

/** The first thing to put right; null when the file can be sent. */
export function fileProblem({ type, rejections }: Chosen): FileProblem | null {
  if (type === null) return "no-type";
  const codes: string[] = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
  if (codes.length === 0) return null;
  const first = Object.keys(PROBLEM_OF).find((code) => codes.includes(code));
  return (first && PROBLEM_OF[first]) || "file-invalid-type";
}
