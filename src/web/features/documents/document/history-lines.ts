/** The record of one document in few lines: the owner's own looks, one after the other, are one line. */
import type { DocumentEvent } from "#contract/documents.ts";

export interface HistoryLine extends DocumentEvent {
  /** How many equal entries the line stands for. */
  readonly times: number;
}

/** `events` and the lines are newest first; a line has the instant of its newest entry. */
export function lookedAt(events: readonly DocumentEvent[]): HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && last.what === "read" && event.what === "read" && last.by === event.by) {
      lines[lines.length - 1] = { ...last, times: last.times + 1 };
    } else {
      lines.push({ ...event, times: 1 });
    }
  }
  return lines;
}
