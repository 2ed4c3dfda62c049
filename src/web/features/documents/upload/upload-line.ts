/**
 * The files on their way, one after the other: the one at work with its bar, its end and the clearing afterwards (SPEC §4),
 * and who waits. Kept beside the pages, for whoever leaves the form is told that they may.
 */
import type { QueryClient } from "@tanstack/react-query";
import type { TravelDocument } from "#contract/documents.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { needOf } from "#web/lib/calls/need.ts";
import type { ChosenFile, Uploaded } from "../queries.ts";
import { FULL, nextPercent, RESULT_MS } from "./upload-bar-model.ts";

export type UploadState =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly chosen: ChosenFile; readonly percent: number }
  | {
      readonly state: "done";
      readonly chosen: ChosenFile;
      readonly percent: number;
      readonly document: TravelDocument;
      /** The same file was here before. */
      readonly duplicate: boolean;
    };

const IDLE: UploadState = { state: "idle" };

export interface Failure {
  readonly chosen: ChosenFile;
  readonly error: unknown;
}

interface Line {
  readonly work: UploadState;
  readonly waiting: readonly ChosenFile[];
  readonly failures: readonly Failure[];
  /** What the account lacks: the first that waits was refused for it, and nothing is sent before somebody says so. */
  readonly held: Failure | null;
  /** The upload whose result was cleared last: its type is no longer chosen. */
  readonly cleared: ChosenFile | null;
}

/** What the line has of the page that a file was chosen on; it outlives that page. */
export interface Sender {
  readonly send: (chosen: ChosenFile) => Promise<Uploaded>;
  /** Whether the session is still that of whoever chose. */
  readonly mayGoOn: () => boolean;
  readonly tellSuccess: (chosen: ChosenFile) => void;
  readonly tellFailure: () => void;
}

type UploadLine = ReturnType<typeof newLine>;

let current: { readonly client: QueryClient; readonly owner: string; readonly line: UploadLine } | null = null;

/** The line of an account; it ends with the page that the browser has loaded. */
export function lineOf(client: QueryClient, owner: string): UploadLine {
  if (current?.client !== client || current.owner !== owner) current = { client, owner, line: newLine() };
  return current.line;
}

function newLine() {
  let line: Line = { work: IDLE, waiting: [], failures: [], held: null, cleared: null };
  let sender: Sender | null = null;
  const listeners = new Set<() => void>();

  /** Files that wait are lost with the page: the browser asks first. What was sent is checked either way. */
  function ask(event: BeforeUnloadEvent): void {
    if (sender?.mayGoOn()) event.preventDefault();
  }

  function change(changes: Partial<Line>): void {
    line = { ...line, ...changes };
    if (line.waiting.length > 0) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
    for (const listener of listeners) listener();
  }

  /** The server takes many files of one person at once; one after the other is fairer to everybody else. */
  async function sendNext(): Promise<void> {
    const [chosen, ...waiting] = line.waiting;
    if (!sender || !chosen || line.held || line.work.state !== "idle") return;
    if (!sender.mayGoOn()) return change({ waiting: [] });
    const { send, tellSuccess, tellFailure } = sender;
    change({ waiting, work: { state: "working", chosen, percent: 0 } });
    try {
      const { document, duplicate } = await send(chosen);
      change({ work: { state: "done", chosen, percent: FULL, document, duplicate } });
      // Of a file that was refused, or that nobody has decided on yet, the result beside the form tells.
      if (document.status === "verified") tellSuccess(chosen);
      await new Promise((resolve) => setTimeout(resolve, RESULT_MS));
      change({ work: IDLE, cleared: chosen });
    } catch (error) {
      change({ work: IDLE, ...afterFailure(line, { chosen, error }) });
      tellFailure();
    }
    return sendNext();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: (): Line => line,
    /** One more step of the bar. */
    climb(): void {
      if (line.work.state === "working") change({ work: { ...line.work, percent: nextPercent(line.work.percent) } });
    },
    /** A file that is chosen twice waits once; what was said of the paper before is over. */
    start(chosen: ChosenFile, by: Sender): void {
      sender = by;
      const waiting = [...line.waiting.filter((file) => waitingKey(file) !== waitingKey(chosen)), chosen];
      const failures = line.failures.filter((failure) => !isSamePaper(failure.chosen, chosen));
      change({ waiting, failures, held: null });
      void sendNext();
    },
    takeBack(chosen: ChosenFile): void {
      const waiting = line.waiting.filter((file) => file !== chosen);
      change({ waiting, held: waiting.length > 0 ? line.held : null });
    },
    /** Sends again what waits for the account to be put right. */
    goOn(): void {
      change({ held: null });
      void sendNext();
    },
    /** Takes back what was said of failures. */
    forget: () => change({ failures: [] }),
  };
}

/** What the account lacks is lacked by every file; without a session no further file can be sent. */
function afterFailure({ waiting, failures }: Line, failure: Failure): Partial<Line> {
  const { chosen, error } = failure;
  if (needOf(error)) return { waiting: [chosen, ...waiting], held: failure };
  const isOver = error instanceof ApiError && error.code === "not_signed_in";
  const others = failures.filter((one) => waitingKey(one.chosen) !== waitingKey(chosen));
  return { failures: [...others, failure], ...(isOver && { waiting: [] }) };
}

/** Tells the files that wait from each other. */
export function waitingKey({ type, traveller, file: { name, size, lastModified } }: ChosenFile): string {
  return [type, traveller, name, size, lastModified].join(" ");
}

function isSamePaper(one: ChosenFile, other: ChosenFile): boolean {
  return one.type === other.type && one.traveller === other.traveller;
}
