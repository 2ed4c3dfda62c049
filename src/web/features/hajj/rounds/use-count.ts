/** A count that is kept on the device at every touch. */
import { useState } from "react";
import { type Count, countFrom, countOne, NOTHING_COUNTED, type Rite, takeBack } from "#domain/hajj/rounds.ts";
import { onDevice } from "#web/lib/device/kept.ts";

const PREFIX = "rihla.hajj.count.";
const SHORT_MS = 60;
/** The seventh feels different, so that nobody has to look. */
const LONG_MS = [120, 80, 120, 80, 240];

export function useCount(rite: Rite) {
  const [count, setCount] = useState(() => readCount(rite));
  const set = (next: Count) => {
    if (next.done === count.done) return;
    onDevice.keep(PREFIX + rite, JSON.stringify(next));
    setCount(next);
  };
  const one = () => {
    const next = countOne(count, new Date());
    if (next.done > count.done) navigator.vibrate?.(next.done === 7 ? LONG_MS : SHORT_MS);
    set(next);
  };
  return { count, one, back: () => set(takeBack(count)), anew: () => set(NOTHING_COUNTED) };
}

function readCount(rite: Rite): Count {
  try {
    return countFrom(JSON.parse(onDevice.read(PREFIX + rite) ?? "null"));
  } catch {
    return NOTHING_COUNTED;
  }
}
