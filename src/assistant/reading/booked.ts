/** Which of the asker's own bookings a question names: by its number, its package or its operator. */
import { conceptsIn } from "../concepts/concepts.ts";
import { isCommon } from "../facts/common-words.ts";
import type { KnownBooking } from "../known.ts";
import { foldWord } from "../normalise/fold.ts";
import { isNamed } from "./words/signs.ts";
import type { Token } from "./words/tokens.ts";

const SHORTEST = 4;

/** Those that the question's words tell apart; none where it names no booking, or says nothing that only some of them bear. */
export function bookedIn(
  text: string,
  tokens: readonly Token[],
  bookings: readonly KnownBooking[],
): readonly KnownBooking[] {
  const written = text.toUpperCase();
  const byNumber = bookings.filter(({ reference, references = [] }) =>
    [reference, ...references].some((number) => number && written.includes(number.toUpperCase())),
  );
  if (byNumber.length > 0) return byNumber;
  const words = tokens.filter(({ value }) => value === null);
  return bookings.filter((booking) =>
    tellingWords(booking).some((name) => words.some(({ raw }) => isNamed(raw, name))),
  );
}

/** The words of its names that mean nothing else. */
function tellingWords({ packageName, operatorName }: KnownBooking): string[] {
  const words = `${packageName} ${operatorName}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => {
    const folded = foldWord(word);
    const isOfTrade = TRADE.has(folded) || conceptsIn([folded]).some((concept) => !POLITE.has(concept));
    return word.length >= SHORTEST && !isCommon(folded) && !isOfTrade;
  });
}

/** "Barakah" is a name and a blessing. */
const POLITE = new Set(["thanks", "hello"]);
/** What many operators and packages are called by. */
const TRADE = new Set(
  "haji hajj hac travel travels tours group circle road company comfort family classic premium essentials simple companions journey shared saver plus".split(
    " ",
  ),
);
