/** SPEC's floating button at the bottom right; on phones a strip above the bar, so that it covers no text. */
import { Mic } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { panelStore, showPanel } from "./panel-store.ts";

/** With the engine: fetched when it is opened first. */
const VoicePanel = lazy(async () => ({ default: (await import("./voice-panel.tsx")).VoicePanel }));

export function VoiceButton() {
  const t = useTranslations("chat");
  const isOpen = useSyncExternalStore(panelStore.subscribe, panelStore.snapshot);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => showPanel(false), []);

  function close(): void {
    showPanel(false);
    button.current?.focus();
  }

  return (
    <>
      <Suspense fallback={null}>{isOpen && <VoicePanel onClose={close} />}</Suspense>
      <div
        data-no-print=""
        className="fixed inset-x-0 bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-30 flex justify-end border-t border-line bg-surface px-3 py-1 md:inset-x-auto md:end-3 md:bottom-5 md:border-0 md:bg-transparent md:p-0"
      >
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-label={t("voice.title")}
          title={t("voice.title")}
          onClick={() => (isOpen ? close() : showPanel(true))}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full bg-brand px-5 text-sm font-semibold text-on-brand hover:bg-brand-strong md:size-16 md:px-0 md:shadow-raised"
        >
          <Mic aria-hidden="true" className="size-5 md:size-7" />
          <span aria-hidden="true" className="md:hidden">
            {t("voice.title")}
          </span>
        </button>
      </div>
    </>
  );
}
