/** Facts that say no to some questions: which words make it that question. */
import { wordMatcher } from "../reading/words/number-words.ts";
import type { Token } from "../reading/words/tokens.ts";

const NO: Readonly<Record<string, (word: string) => boolean>> = {
  visaHajjOnly: wordMatcher(
    "tourist* tourism visit visitor umrah evisa سياحيه سياحه زياره عمره العمره سیاحتی وزٹ عمرہ टूरिस्ट पर्यटक विजिट उमरा उमराह টুরিস্ট ভিজিট ওমরাহ উমরাহ turist* turistik ziyaret umre touriste tourisme visite omra turis kunjungan umroh ziarah pelancong توریستی زیارتی عمره турист* гостев* умр*",
  ),
};

/** Whether this fact, asked with these words, is a no. */
export function saysNo(factId: string, tokens: readonly Token[]): boolean {
  const isAsked = NO[factId];
  return isAsked !== undefined && tokens.some(({ text }) => isAsked(text));
}
