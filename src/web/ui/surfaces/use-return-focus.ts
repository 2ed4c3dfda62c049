/** Gives the focus back to what had it when a dialog opened; Radix by itself knows only of its own triggers. */
import { useState } from "react";

/** For `onCloseAutoFocus` of a dialog's content, called by what is drawn only while the dialog is open. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
