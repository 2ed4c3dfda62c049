/** Ties a finding to its place on a page. */

import type { Finding } from "../verdicts/finding.ts";
import type { TextLine } from "./facts.ts";

export function placed(finding: Finding, line: Pick<TextLine, "box" | "page">): Finding {
  return { ...finding, box: line.box, page: line.page };
}
