/** One press listens, the next stops; silent again when its button goes. */
import { useEffect, useRef, useState } from "react";
import { type Listening, ListeningFailed, listen, type SpeechFault } from "./recogniser.ts";

interface Heard {
  onHeard: (words: string) => void;
  onFault: (fault: SpeechFault) => void;
}

export function useListening({ onHeard, onFault }: Heard) {
  const running = useRef<Listening | null>(null);
  const [isListening, setListening] = useState(false);
  useEffect(() => () => running.current?.stop(), []);

  async function start(language: string): Promise<void> {
    const listening = listen(language);
    running.current = listening;
    setListening(true);
    try {
      const words = await listening.heard;
      if (words !== "") onHeard(words);
    } catch (error) {
      if (!(error instanceof ListeningFailed)) throw error;
      onFault(error.fault);
    } finally {
      if (running.current === listening) running.current = null;
      setListening(running.current !== null);
    }
  }

  return { isListening, start, stop: () => running.current?.stop() };
}
