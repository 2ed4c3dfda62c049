/** SPEC's Voice Assistant card: asks by voice, and the browser's own voice reads the next action aloud. */
import { Mic, Square, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { ToldAction } from "#domain/obligations/told/words.ts";
import { joinSentences } from "#i18n/sentences.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { AskByVoiceSlot } from "../../assistant/slots.tsx";
import { useActionWords } from "../action-words.ts";
import type { MyBooking } from "../queries.ts";

interface VoiceCardProps {
  action: ToldAction;
  bookings: readonly MyBooking[];
}

export function VoiceCard({ action, bookings }: VoiceCardProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const booking = "bookingId" in action ? bookings.find(({ id }) => id === action.bookingId) : undefined;
  const words = useActionWords(action, booking);
  const sentences = [words.title, words.person, words.deadline, words.text, words.paper];
  const voice = useVoice(
    joinSentences(
      locale,
      sentences.filter((one) => one !== null),
    ),
  );
  return (
    <Card icon={Mic} title={t("voice.title")}>
      <p className="text-muted">{t(voice.state === "none" ? "voice.none" : "voice.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <AskByVoiceSlot />
        {voice.state !== "none" && (
          <Button
            variant="outline"
            icon={
              voice.state === "speaking" ? (
                <Square aria-hidden="true" className="size-5" />
              ) : (
                <Volume2 aria-hidden="true" className="size-5" />
              )
            }
            onClick={voice.state === "speaking" ? voice.stop : voice.speak}
          >
            {t(voice.state === "speaking" ? "voice.stop" : "voice.speak")}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {voice.state === "failed" && t("voice.failed")}
      </p>
    </Card>
  );
}

type VoiceState = "ready" | "speaking" | "failed" | "none";

/** Silent again when the card goes. */
function useVoice(text: string) {
  const language = useLocale();
  const isThere = "speechSynthesis" in window;
  const [state, setState] = useState<VoiceState>(isThere ? "ready" : "none");
  useEffect(() => (isThere ? () => speechSynthesis.cancel() : undefined), [isThere]);

  function speak(): void {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language;
    spoken.onend = () => setState("ready");
    spoken.onerror = ({ error }) => setState(error === "canceled" || error === "interrupted" ? "ready" : "failed");
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
    setState("speaking");
  }

  function stop(): void {
    speechSynthesis.cancel();
    setState("ready");
  }

  return { state, speak, stop };
}
