/** Closes a disclosure by Esc, by a press outside it, and when the focus goes elsewhere. */
import { type RefObject, useEffect, useEffectEvent } from "react";

export function useCloseOnLeave(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onLeave = useEffectEvent((event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
    const isOutside = event.type !== "keydown" && event.target instanceof Node && !box.current?.contains(event.target);
    if (isEscape || isOutside) close();
  });
  useEffect(() => {
    if (!open) return;
    const events = ["keydown", "pointerdown", "focusin"];
    for (const name of events) document.addEventListener(name, onLeave);
    return () => {
      for (const name of events) document.removeEventListener(name, onLeave);
    };
  }, [open]);
}
