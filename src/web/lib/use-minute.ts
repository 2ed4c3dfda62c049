/** The present for clocks that show minutes. */
import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The present, anew at each full minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
