/** Where the top of the device points, after its owner allowed it. */
import { useEffect, useState } from "react";

/** `off`: not asked; `none`: not allowed, or there is none; else degrees from north, clockwise. */
export type CompassState = "off" | "asking" | "none" | number;

const PATIENCE_MS = 3_000;

/** Safari has its own field and asks first; others turn the other way round. */
interface CompassEvent extends Event {
  readonly webkitCompassHeading?: number;
  readonly alpha?: number | null;
  readonly absolute?: boolean;
}

export function useCompass(): { compass: CompassState; start: () => void } {
  const [compass, setCompass] = useState<CompassState>("off");
  const isOn = compass !== "off" && compass !== "none";
  useEffect(() => {
    if (!isOn) return;
    const turn = (event: Event) => {
      const heading = headingOf(event);
      if (heading !== null) setCompass(heading);
    };
    const silent = setTimeout(() => setCompass((now) => (now === "asking" ? "none" : now)), PATIENCE_MS);
    for (const name of EVENTS) window.addEventListener(name, turn);
    return () => {
      clearTimeout(silent);
      for (const name of EVENTS) window.removeEventListener(name, turn);
    };
  }, [isOn]);
  return { compass, start: () => void allowed().then((isAllowed) => setCompass(isAllowed ? "asking" : "none")) };
}

const EVENTS = ["deviceorientationabsolute", "deviceorientation"] as const;

/** Null where the event knows no north. */
function headingOf(event: CompassEvent): number | null {
  if (typeof event.webkitCompassHeading === "number") return event.webkitCompassHeading;
  const knowsNorth = event.absolute === true || event.type === "deviceorientationabsolute";
  return knowsNorth && typeof event.alpha === "number" ? (360 - event.alpha) % 360 : null;
}

async function allowed(): Promise<boolean> {
  if (!("DeviceOrientationEvent" in window)) return false;
  const asker: unknown = Reflect.get(DeviceOrientationEvent, "requestPermission");
  if (typeof asker !== "function") return true;
  const answer: unknown = await Promise.resolve(asker.call(DeviceOrientationEvent)).catch(() => "denied");
  return answer === "granted";
}
