/** Ties a finding to its place on a page. */
import type { TextLine } from "./facts.ts";
import type { Finding } from "./finding.ts";

export function placed(finding: Finding, line: Pick<TextLine, "box" | "page">): Finding {
  return { ...finding, box: line.box, page: line.page };
}
