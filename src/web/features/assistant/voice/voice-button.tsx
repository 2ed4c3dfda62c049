/** SPEC's floating button at the bottom right; on phones its place is in the bottom bar, where it covers no text. */
import { Mic } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { panelStore, showPanel } from "./panel-store.ts";
import { useIsPhone } from "./use-is-phone.ts";

/** With the engine: fetched when it is opened first. */
const VoicePanel = lazy(async () => ({ default: (await import("./voice-panel.tsx")).VoicePanel }));

export function VoiceButton() {
  const t = useTranslations("chat");
  const isOpen = useSyncExternalStore(panelStore.subscribe, panelStore.snapshot);
  const isPhone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => showPanel(false), []);
  if (isPhone) return null;

  function close(): void {
    showPanel(false);
    button.current?.focus();
  }

  return (
    <>
      <Suspense fallback={null}>{isOpen && <VoicePanel onClose={close} />}</Suspense>
      <button
        data-no-print=""
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={t("voice.title")}
        title={t("voice.title")}
        onClick={() => (isOpen ? close() : showPanel(true))}
        className="fixed end-3 bottom-5 z-30 grid size-16 place-items-center rounded-full bg-brand text-on-brand shadow-raised hover:bg-brand-strong in-has-[[data-moment]]:bottom-22"
      >
        <Mic aria-hidden="true" className="size-7" />
      </button>
    </>
  );
}
