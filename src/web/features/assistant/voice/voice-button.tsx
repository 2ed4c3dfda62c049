/** SPEC's floating button at the bottom right; phones have the assistant in the bottom bar, where it covers no text. */
import { Mic } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { closePanel, openPanel, panelStore } from "./panel-store.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { VoicePanelHost } from "./voice-panel-host.tsx";

export function VoiceButton() {
  const isPhone = useIsPhone();
  return (
    <>
      <VoicePanelHost />
      {!isPhone && <Floating />}
    </>
  );
}

function Floating() {
  const t = useTranslations("chat");
  const isOpen = useSyncExternalStore(panelStore.subscribe, panelStore.snapshot);
  return (
    <button
      data-no-print=""
      type="button"
      aria-expanded={isOpen}
      aria-label={t("voice.title")}
      title={t("voice.title")}
      onClick={({ currentTarget }) => (isOpen ? closePanel() : openPanel(currentTarget))}
      className="fixed end-3 bottom-5 z-30 grid size-16 place-items-center rounded-full bg-brand text-on-brand shadow-raised hover:bg-brand-strong in-has-[[data-moment]]:bottom-22"
    >
      <Mic aria-hidden="true" className="size-7" />
    </button>
  );
}
