/** Speaks through the browser's own voices. */
import type { SpeechFault } from "./recogniser.ts";

export class SpeakingFailed extends Error {
  override readonly name = "SpeakingFailed";
  readonly fault: SpeechFault;

  constructor(fault: SpeechFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Marks of direction are for the eye; some voices read them out. */
const UNSPOKEN = /[\u200e\u200f\u2066-\u2069]/g;

export function canSpeak(): boolean {
  return window.speechSynthesis !== undefined && window.SpeechSynthesisUtterance !== undefined;
}

/** Resolves when all is said or it was stopped; rejects with `SpeakingFailed`. */
export function speak(text: string, language: string): Promise<void> {
  if (!canSpeak()) return Promise.reject(new SpeakingFailed({ kind: "missing" }));
  const spoken = new SpeechSynthesisUtterance(text.replace(UNSPOKEN, "").replaceAll("\n", " "));
  spoken.lang = language;
  speechSynthesis.cancel();
  return new Promise((resolve, reject) => {
    spoken.onend = () => resolve();
    spoken.onerror = ({ error }) =>
      error === "canceled" || error === "interrupted"
        ? resolve()
        : reject(new SpeakingFailed({ kind: "error", code: error }));
    speechSynthesis.speak(spoken);
  });
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
