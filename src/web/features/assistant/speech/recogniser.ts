/** Listens once through the browser's own speech recognition; some browsers send the sound to their vendor. */

/** What may go wrong; `code` is the browser's own word for it. */
export type SpeechFault =
  | { readonly kind: "missing" | "busy" }
  /** https://webaudio.github.io/web-speech-api/#speechrecognitionerrorcode; `no-speech` also where nothing came in time. */
  | { readonly kind: "error"; readonly code: string };

export class ListeningFailed extends Error {
  override readonly name = "ListeningFailed";
  readonly fault: SpeechFault;

  constructor(fault: SpeechFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** The part of the interface that is used; the platform's type library does not hold it. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: SpeechRecognitionEvent) => void) | null;
  onerror: ((event: SpeechRecognitionErrorEvent) => void) | null;
  onspeechstart: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  }
}

/** A recogniser that stays silent for so long has failed: some never tell. */
const PATIENCE_MS = 10_000;

export interface Listening {
  /** What was heard, "" where it was stopped or nothing was understood. Rejects with `ListeningFailed`. */
  readonly heard: Promise<string>;
  stop(): void;
}

let current: Recogniser | null = null;

export function canListen(): boolean {
  return recogniserOf() !== undefined;
}

/** One result and no interim ones (SPEC §5); a second listener at the same time is refused. */
export function listen(language: string): Listening {
  const Recogniser = recogniserOf();
  if (!Recogniser) return refused({ kind: "missing" });
  if (current) return refused({ kind: "busy" });
  const recogniser = new Recogniser();
  current = recogniser;
  recogniser.lang = language;
  recogniser.continuous = false;
  recogniser.interimResults = false;
  recogniser.maxAlternatives = 1;
  let [resolve, reject]: [(words: string) => void, (error: ListeningFailed) => void] = [nothing, nothing];
  const heard = new Promise<string>((onWords, onError) => {
    [resolve, reject] = [onWords, onError];
  });
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => fail("no-speech"), PATIENCE_MS);
  };
  const finish = () => {
    clearTimeout(timer);
    if (current === recogniser) current = null;
  };
  const fail = (code: string) => {
    finish();
    reject(new ListeningFailed({ kind: "error", code }));
    recogniser.abort();
  };
  recogniser.onspeechstart = wait;
  recogniser.onresult = ({ results }) => {
    finish();
    resolve(results[0]?.[0]?.transcript.trim() ?? "");
    recogniser.stop();
  };
  recogniser.onerror = ({ error }) => (error === "aborted" ? finish() : fail(error));
  recogniser.onend = () => {
    finish();
    resolve("");
  };
  wait();
  try {
    recogniser.start();
  } catch (error) {
    fail(error instanceof Error ? error.name : "start");
  }
  return {
    heard,
    stop() {
      finish();
      resolve("");
      recogniser.abort();
    },
  };
}

function nothing(): void {
  // Until the promise has given its own.
}

function recogniserOf() {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

function refused(fault: SpeechFault): Listening {
  return { heard: Promise.reject(new ListeningFailed(fault)), stop: () => undefined };
}
