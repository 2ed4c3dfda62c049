/** The assistant's parts on other features' screens: each is fetched, with its words, when it is drawn first. */
import { lazy, Suspense } from "react";
import { wantWords } from "#web/lib/words/preferences.ts";
import { hasSpeech } from "./speech/has-speech.ts";

export const ChatSlot = lazy(async () => {
  const [{ ChatCard }] = await Promise.all([import("./chat/chat-card.tsx"), wantWords(["chat"])]);
  return { default: ChatCard };
});

/** The same without its card, for the page that it fills. */
export const WholeChatSlot = lazy(async () => {
  const { Chat } = await import("./chat/chat.tsx");
  return { default: ({ about }: { about: string | null }) => <Chat fills about={about} /> };
});

export const VoicePanelSlot = lazy(async () => {
  const { VoicePanelHost } = await import("./voice/voice-panel-host.tsx");
  return { default: VoicePanelHost };
});

export const AskByVoiceSlot = lazy(async () => {
  const [{ AskByVoice }] = await Promise.all([import("./voice/ask-by-voice.tsx"), wantWords(["chat"])]);
  return { default: AskByVoice };
});

const VoiceButton = lazy(async () => {
  const [{ VoiceButton }] = await Promise.all([import("./voice/voice-button.tsx"), wantWords(["chat"])]);
  return { default: VoiceButton };
});

/** For the page's frame: the room at its edge that the voice button stands in, where there is one. */
export function roomForVoice(): string {
  return hasSpeech() ? "md:max-[90rem]:pe-24" : "";
}

/** Only where the browser listens and speaks (SPEC §2). */
export function VoiceSlot() {
  if (!hasSpeech()) return null;
  return (
    <Suspense fallback={null}>
      <VoiceButton />
    </Suspense>
  );
}
