/** Keeps the focus on the button that moved its own row. */
import { useLayoutEffect, useRef } from "react";

/** The returned function is called as the button is pressed; once `order` has changed that button has the focus again. */
export function useFocusKept(order: string): () => void {
  const pressed = useRef<{ readonly button: Element | null; readonly order: string } | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.order === order) return;
    const { button } = pressed.current;
    pressed.current = null;
    if (button instanceof HTMLElement) button.focus();
  }, [order]);
  return () => {
    pressed.current = { button: document.activeElement, order };
  };
}
