/** The voice assistant needs both: listening and speaking (SPEC §5). */
import { canListen } from "./recogniser.ts";
import { canSpeak } from "./speaker.ts";

export function hasSpeech(): boolean {
  return canListen() && canSpeak();
}
