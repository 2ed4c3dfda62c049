/** The assistant's place in the phone's bottom bar: it listens where the browser can, and leads to the chat where not. */
import { Bot, Mic } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { PLACE, placeLook } from "#web/ui/actions/bottom-place.ts";
import { hasSpeech } from "../speech/has-speech.ts";
import { panelStore, showPanel } from "./panel-store.ts";
import { useIsPhone } from "./use-is-phone.ts";

/** With the engine: fetched when it is opened first. */
const VoicePanel = lazy(async () => ({ default: (await import("./voice-panel.tsx")).VoicePanel }));

export function AssistantPlace() {
  const t = useTranslations("common");
  if (hasSpeech()) return <Listening />;
  return (
    <Link to="/dashboard#assistant" className={`${PLACE} ${placeLook(false)}`}>
      <Bot aria-hidden="true" className="size-5.5" />
      {t("tabs.assistant")}
    </Link>
  );
}

function Listening() {
  const t = useTranslations("common");
  const { pathname } = useLocation();
  const isOpen = useSyncExternalStore(panelStore.subscribe, panelStore.snapshot);
  const isPhone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  // Each page begins with the panel shut, as it does where the button floats.
  useEffect(() => {
    if (pathname) return () => showPanel(false);
  }, [pathname]);

  function close(): void {
    showPanel(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : showPanel(true))}
        className={`${PLACE} ${placeLook(isOpen)}`}
      >
        <Mic aria-hidden="true" className="size-5.5" />
        <span className="max-w-full truncate">{t("tabs.assistant")}</span>
      </button>
      <Suspense fallback={null}>{isOpen && isPhone && <VoicePanel onClose={close} />}</Suspense>
    </>
  );
}
