/** The present for clocks that show minutes. */
import { useEffect, useState } from "react";
import { MINUTE_MS } from "#domain/durations.ts";

/** The present, anew at each full minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
