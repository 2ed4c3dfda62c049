/** Installing the site as an app, where the browser offers it: it says so once, soon after the page was loaded. */
import { useSyncExternalStore } from "react";
import { INSTALL_OFFER } from "./before-paint.ts";

/** Chromium's event; other browsers install from their own menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The script before the first paint has heard it. */
function offer(): InstallEvent | null {
  const kept: unknown = Reflect.get(window, INSTALL_OFFER);
  return kept instanceof Event && isInstallEvent(kept) ? kept : null;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return "prompt" in event;
}

const CHANGES = ["beforeinstallprompt", "appinstalled"];

function subscribe(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

/** Asks the browser to install; null where it offers nothing, or did so already. */
export function useInstall(): (() => void) | null {
  const event = useSyncExternalStore(subscribe, offer);
  if (!event) return null;
  return () => {
    void event.prompt();
    // Asked once, an offer is spent, whatever the answer.
    window.dispatchEvent(new Event("appinstalled"));
  };
}
