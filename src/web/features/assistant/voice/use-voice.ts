/** One question by voice: heard, answered on this device, spoken. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Answer } from "#assistant/answer/answer.ts";
import type { Locale } from "#i18n/locales.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { speechTag } from "../speech/languages.ts";
import type { SpeechFault } from "../speech/recogniser.ts";
import { SpeakingFailed, speak, stopSpeaking } from "../speech/speaker.ts";
import { useListening } from "../speech/use-listening.ts";
import { answerHere, prepareEngine } from "./engine.ts";
import { fetchForPhrases } from "./known-in.ts";

export type VoiceState = "ready" | "listening" | "speaking";

export function useVoice(language: Locale) {
  const t = useTranslations("chat");
  const client = useQueryClient();
  const [isAnswering, setAnswering] = useState(false);
  const [said, setSaid] = useState("");
  const [given, setGiven] = useState<Answer | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => void prepareEngine(language), [language]);
  const isSignedIn = useCurrentUser() !== null;
  useEffect(() => {
    if (isSignedIn) void fetchForPhrases(client);
  }, [client, isSignedIn]);
  /** What a short question goes on with, as long as the panel is open. */
  const dialogue = useRef<Answer["dialogue"]>(null);
  /** Of the newest question: what was stopped or asked anew is not spoken later. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      stopSpeaking();
    },
    [],
  );

  const listening = useListening({
    onHeard: (words) => void reply(words),
    onFault(found) {
      setFault(recognitionFault(found));
      showToast({ title: t("toasts.captureFailed"), description: t("toasts.captureFailedText"), tone: "bad" });
    },
  });

  async function reply(words: string, act?: string): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setSaid(words);
    setGiven(null);
    setFault("");
    setAnswering(true);
    try {
      const made = await answerHere(client, { words, language, act, dialogue: dialogue.current });
      if (turn.current !== own) return;
      dialogue.current = made.dialogue;
      setGiven(made);
      await speak(made.content, speechTag(made.locale));
    } catch (error) {
      if (error instanceof SpeakingFailed) setFault(synthesisFault(error.fault));
      showToast({ title: t("toasts.replyFailed"), description: t("toasts.replyFailedText"), tone: "bad" });
    } finally {
      if (turn.current === own) setAnswering(false);
    }
  }

  function recognitionFault(found: SpeechFault): string {
    if (found.kind === "error") return t("speech.recognitionError", { code: found.code });
    return t(found.kind === "busy" ? "speech.alreadyListening" : "speech.recognitionMissing");
  }

  function synthesisFault(found: SpeechFault): string {
    return found.kind === "error" ? t("speech.synthesisError", { code: found.code }) : t("speech.synthesisMissing");
  }

  const state: VoiceState = isAnswering ? "speaking" : listening.isListening ? "listening" : "ready";
  return {
    ...{ state, said, given, fault },
    /** SPEC §4: pressed while listening it stops; while speaking it cannot be pressed. */
    press() {
      if (state === "listening") return listening.stop();
      setFault("");
      void listening.start(speechTag(language));
    },
    /** `act`: a choice that was offered. */
    ask: (words: string, act?: string) => void reply(words, act),
    stop() {
      turn.current += 1;
      listening.stop();
      stopSpeaking();
      setAnswering(false);
    },
  };
}
