/** One letter an act while the focus is on the desk, so that no letter typed elsewhere does anything (WCAG 2.1.4). */
import { type RefObject, useEffect } from "react";

/** What each letter does. */
export type DeskKeys = Readonly<Partial<Record<string, () => void>>>;

/** Fields keep their letters, and so do dialogs, which lie outside the desk. */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, keys: DeskKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()];
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
      const isTyped = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!act || !isPlain || isTyped) return;
      event.preventDefault();
      act();
    };
    const element = desk.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  });
}
