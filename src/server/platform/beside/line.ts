/** So many at the same time, and the rest in order; who may not wait any longer leaves the line. */

export interface Line {
  /** Rejects with `LineFull` whoever may not wait any longer, at once where too many wait already. */
  during<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** Too many wait already, or the turn has not come in time: whoever asks is told to come again. */
export class LineFull extends Error {}

export function openLine(places: number, mayWait: number): Line {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function turn(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw tooLate(signal);
    if (taken < places) {
      taken += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mayWait) throw new LineFull("Too many tasks wait already.");
    return new Promise((resolve, reject) => {
      const comeUp = () => {
        signal.removeEventListener("abort", goAway);
        resolve();
      };
      const goAway = () => {
        waiting.splice(waiting.indexOf(comeUp), 1);
        reject(tooLate(signal));
      };
      signal.addEventListener("abort", goAway, { once: true });
      waiting.push(comeUp);
    });
  }

  /** The place goes to the next in line, or is free. */
  function makeRoom(): void {
    const comeUp = waiting.shift();
    if (comeUp) comeUp();
    else taken -= 1;
  }

  return {
    async during(signal, work) {
      await turn(signal);
      return work().finally(makeRoom);
    },
  };
}

function tooLate({ reason: cause }: AbortSignal): LineFull {
  return new LineFull("The turn has not come in time.", { cause });
}
