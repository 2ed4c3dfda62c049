/** Opens the voice assistant from its card; where the browser has no speech it says so. */
import { Mic } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { hasSpeech } from "../speech/has-speech.ts";
import { openPanel } from "./panel-store.ts";

export function AskByVoice() {
  const t = useTranslations("chat");
  function open(button: HTMLElement): void {
    if (hasSpeech()) openPanel(button);
    else showToast({ title: t("toasts.notSupported"), description: t("toasts.voiceNotSupported"), tone: "bad" });
  }
  return (
    <Button icon={<Mic aria-hidden="true" className="size-5" />} onClick={({ currentTarget }) => open(currentTarget)}>
      {t("voice.ask")}
    </Button>
  );
}
