/** The assistant's parts on other features' screens: each is fetched, with its words, when it is drawn first. */
import { lazy, Suspense } from "react";
import { late } from "#web/lib/late.ts";
import { wantWords } from "#web/lib/preferences.ts";
import { hasSpeech } from "./speech/has-speech.ts";

export const ChatSlot = lazy(async () => {
  const [{ ChatCard }] = await Promise.all([import("./chat/chat-card.tsx"), wantWords(["chat"])]);
  return { default: ChatCard };
});

export const AskByVoiceSlot = lazy(async () => {
  const [{ AskByVoice }] = await Promise.all([import("./voice/ask-by-voice.tsx"), wantWords(["chat"])]);
  return { default: AskByVoice };
});

const VoiceButton = lazy(async () => {
  const [{ VoiceButton }] = await Promise.all([import("./voice/voice-button.tsx"), wantWords(["chat"])]);
  return { default: VoiceButton };
});

/** Of the phone's bottom bar. */
export const AssistantPlace = late(async () => {
  const [{ AssistantPlace }] = await Promise.all([import("./voice/assistant-place.tsx"), wantWords(["chat"])]);
  return AssistantPlace;
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
