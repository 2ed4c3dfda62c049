/** Says so when the clock of the device is wrong: the day and the hours of the plan rest on it. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { clockAhead, clockFault } from "#domain/hajj/device-clock.ts";
import { onDevice } from "#web/lib/device/kept.ts";
import { useOnline } from "#web/lib/device/use-online.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const KEY = "rihla.hajj.clock";

export function ClockNotice() {
  const t = useTranslations("hajj");
  const fault = clockFault(useClockAhead());
  if (!fault) return null;
  const time = t(`clock.${fault.unit}`, { amount: fault.amount });
  return (
    <Banner tone="bad" role="status" className="mb-5">
      {t(fault.ahead ? "clock.ahead" : "clock.behind", { time })}
    </Banner>
  );
}

/** Milliseconds, as measured when the server last answered; 0 where it never did. */
function useClockAhead(): number {
  const online = useOnline();
  const [ahead, setAhead] = useState(() => Number(onDevice.read(KEY) ?? 0) || 0);
  useEffect(() => {
    if (!online) return;
    void measured().then((found) => {
      if (found === null) return;
      onDevice.keep(KEY, String(found));
      setAhead(found);
    });
  }, [online]);
  return ahead;
}

/** By the date that every answer of the server carries; null without an answer. */
async function measured(): Promise<number | null> {
  const sentAt = Date.now();
  const answer = await fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store" }).catch(() => null);
  const serverTime = Date.parse(answer?.headers.get("date") ?? "");
  return Number.isNaN(serverTime) ? null : clockAhead(sentAt, Date.now(), serverTime);
}
