/** Installing the site as an app, where the browser offers it. */
import { useEffect, useState } from "react";

/** Chromium's event; other browsers install from their own menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Asks the browser to install; null where it offers nothing, or did so already. */
export function useInstall(): (() => void) | null {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!("prompt" in event)) return;
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    window.addEventListener("beforeinstallprompt", keep);
    return () => window.removeEventListener("beforeinstallprompt", keep);
  }, []);
  if (!offer) return null;
  return () => {
    void offer.prompt();
    setOffer(null);
  };
}
