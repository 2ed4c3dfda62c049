/** The form of the training text and of nothing else: `intent<TAB>question`, a line each. */
import { asIntent, type Intent } from "./intents.ts";

export interface Exemplar {
  readonly intent: Intent;
  readonly text: string;
}

/** Reads one language's file; throws with the line's number where a line is none. */
export function parseExemplars(file: string): readonly Exemplar[] {
  return file.split("\n").flatMap((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [word = "", text = "", ...more] = line.split("\t");
    const intent = asIntent(word.trim());
    if (!intent || text.trim() === "" || more.length > 0) {
      throw new Error(`Line ${index + 1}: "${line}" is not "intent<TAB>question" with an intent of intents.ts`);
    }
    return [{ intent, text: text.trim() }];
  });
}
