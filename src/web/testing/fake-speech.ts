/** Speech as tests need it: a recogniser that hears what it is told, and a speaker that keeps what it was given to say. */
import { vi } from "vitest";

/** What the recogniser does once it is started: words, an error code, or nothing at all. */
export type Heard = { readonly words: string } | { readonly error: string } | "silence";

export interface FakeSpeech {
  /** Languages that were listened in, in order. */
  readonly listenedIn: string[];
  /** How each session was asked for. */
  readonly asked: {
    readonly continuous: boolean;
    readonly interimResults: boolean;
    readonly maxAlternatives: number;
  }[];
  /** What was spoken, with its language. */
  readonly spoken: { readonly text: string; readonly lang: string }[];
  /** Ends what is being spoken, well or with the browser's error code. */
  finish(error?: string): void;
}

/** Installs both interfaces for one test; `vi.unstubAllGlobals` takes them away. */
export function fakeSpeech(queue: Heard[], voices: readonly string[] = ["en-GB"]): FakeSpeech {
  const listenedIn: string[] = [];
  const asked: FakeSpeech["asked"] = [];
  const spoken: { text: string; lang: string }[] = [];
  let speaking: FakeUtterance | null = null;

  class FakeRecogniser {
    lang = "";
    continuous = true;
    interimResults = true;
    maxAlternatives = 0;
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      listenedIn.push(this.lang);
      const { continuous, interimResults, maxAlternatives } = this;
      asked.push({ continuous, interimResults, maxAlternatives });
      const next = queue.shift() ?? "silence";
      if (next === "silence") return;
      setTimeout(() => {
        if ("words" in next) this.onresult?.({ results: [[{ transcript: next.words }]] });
        else this.onerror?.({ error: next.error });
        this.onend?.();
      }, 0);
    }
    stop() {
      this.onend?.();
    }
    abort() {
      this.onend?.();
    }
  }

  class FakeUtterance {
    lang = "";
    voice: unknown = null;
    onend: (() => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }

  const finish = (error?: string) => {
    const ending = speaking;
    speaking = null;
    if (error) ending?.onerror?.({ error });
    else ending?.onend?.();
  };
  vi.stubGlobal("SpeechRecognition", FakeRecogniser);
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices.map((lang) => ({ lang, name: lang })),
    speak(utterance: FakeUtterance) {
      speaking = utterance;
      spoken.push({ text: utterance.text, lang: utterance.lang });
    },
    cancel: () => finish("canceled"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { listenedIn, asked, spoken, finish };
}

/** A browser without either interface. */
export function noSpeech(): void {
  vi.stubGlobal("SpeechRecognition", undefined);
  vi.stubGlobal("webkitSpeechRecognition", undefined);
}
