/** The voice assistant's panel, for a page that has one of its buttons; it is shut with the page. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { closePanel, panelStore } from "./panel-store.ts";

/** With the engine: fetched when it is opened first. */
const VoicePanel = lazy(async () => ({ default: (await import("./voice-panel.tsx")).VoicePanel }));

export function VoicePanelHost() {
  const isOpen = useSyncExternalStore(panelStore.subscribe, panelStore.snapshot);
  useEffect(() => closePanel, []);
  return <Suspense fallback={null}>{isOpen && <VoicePanel onClose={closePanel} />}</Suspense>;
}
