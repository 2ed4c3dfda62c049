/** Longer text out of one message: a line is a paragraph, lines that begin with a dash are a list. */
import { Fragment } from "react";

interface Block {
  readonly kind: "text" | "list";
  readonly lines: readonly string[];
}

export function TextBlocks({ text }: { text: string }) {
  return blocksOf(text).map(({ kind, lines }) => (
    <Fragment key={lines[0]}>
      {kind === "list" ? (
        <ul className="list-disc space-y-2 ps-6 marker:text-brand">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </Fragment>
  ));
}

function blocksOf(text: string): Block[] {
  const blocks: { kind: Block["kind"]; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const kind = line.startsWith("- ") ? "list" : "text";
    const shown = kind === "list" ? line.slice(2) : line;
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(shown);
    else blocks.push({ kind, lines: [shown] });
  }
  return blocks;
}
