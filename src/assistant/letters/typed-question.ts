/** A question that is typed in Latin letters in a language of other ones is read as if it were written in those. */

import { type Context, decideOn, type Question } from "../answer/answer.ts";
import { spokenIn } from "../answer/turns/dialogue.ts";
import type { Model } from "../classifier/model.ts";
import { readingOf } from "../reading/reading.ts";
import { isNamed } from "../reading/words/signs.ts";
import { dangerIn } from "../safety/recognise.ts";
import { inOwnLetters } from "./own-letters.ts";
import { TYPED, type Typed } from "./sounds.ts";
import type { Spellings } from "./spellings.ts";

interface Meant {
  readonly question: Question;
  readonly decided: ReturnType<typeof decideOn>;
}

/** Whose spellings are wanted to read the question; null: it is read as it stands. What sounds of danger is never changed. */
export function typedIn(question: Question, model: Model): Typed | null {
  if (question.intent !== undefined || dangerIn(question.text)) return null;
  const spoken = spokenIn(question, model);
  const latin = question.text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const own = question.text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  return latin > own ? (TYPED.find((locale) => locale === spoken) ?? null) : null;
}

/**
 * The question as it is understood, with what it is read as: in its own letters or as it was typed, whichever something comes
 * of; the answer is in its language. What is learnt from holds many lines of Hindi and Urdu in Latin letters, so those are first read as they were typed.
 */
export function asMeant(question: Question, spellings: Spellings, context: Context): Meant {
  const spoken = spellings.locale;
  const own = { ...question, spoken, text: inOwnLetters(question.text, spellings, namedIn(question.text, context)) };
  const typed = { ...question, spoken };
  const [first, other] = LEARNT.includes(spoken) ? [typed, own] : [own, typed];
  const read = (one: Question): Meant => ({ question: one, decided: decideOn(one, context) });
  const firstRead = read(first);
  if (firstRead.decided.act !== null) return firstRead;
  const otherRead = read(other);
  return otherRead.decided.act === null ? firstRead : otherRead;
}

const LEARNT: readonly Typed[] = ["hi", "ur"];

/** Tells the words of the people, packages, cities and operators that a text names: they stay as they are typed. */
function namedIn(text: string, { known }: Context): (word: string) => boolean {
  const { titled, operators } = readingOf(text, known);
  const told = [
    ...titled.flatMap((offers) => offers.slice(0, 1).map(({ title }) => title)),
    ...operators,
    ...(known.travellers ?? []).flatMap(({ givenNames, surname }) => [givenNames, surname]),
    ...(known.deskBookings ?? []).map(({ customerName }) => customerName),
    ...(known.packages ?? []).map(({ departureCity }) => departureCity),
  ];
  const names = [...new Set(told.flatMap((name) => name?.toLowerCase().match(/\p{L}{3,}/gu) ?? []))];
  return (word) => names.includes(word) || names.some((name) => isNamed(word, name));
}
