/** What is left until an instant, each second anew. */
import { useEffect, useEffectEvent, useState } from "react";
import { remaining } from "./remaining.ts";

/** Ticks until the end, of which `onEnd` hears once; a sleeping tab catches up on its next tick because the clock is read anew. */
export function useRemaining(until: string, onEnd: (() => void) | undefined) {
  const untilMs = Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  const left = remaining(untilMs, now);
  const over = left.seconds === 0;
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (over) {
      end();
      return;
    }
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [over]);

  return left;
}
