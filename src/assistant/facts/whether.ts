/** Facts that say no to some questions: which words make it that question. */
import { wordMatcher } from "../reading/words/number-words.ts";
import { phraseMatcher } from "../reading/words/phrases.ts";
import type { Token } from "../reading/words/tokens.ts";

const NO: Readonly<Record<string, (word: string) => boolean>> = {
  visaHajjOnly: wordMatcher(
    "tourist* tourism visit visitor umrah evisa سياحيه سياحه زياره عمره العمره سیاحتی وزٹ عمرہ टूरिस्ट पर्यटक विजिट उमरा उमराह টুরিস্ট ভিজিট ওমরাহ উমরাহ turist* turistik ziyaret umre touriste tourisme visite omra turis kunjungan umroh ziarah pelancong توریستی زیارتی عمره турист* гостев* умр*",
  ),
};

/** What a visa for Hajj permits besides is another question. */
const NAMES_HAJJ_VISA = phraseMatcher(
  "hajj_visa haj_visa visa_hajj visa_haji visa_haj visa_du_hajj فيزا_الحج بفيزا_الحج تاشيره_الحج بتاشيره_الحج حج_ویزا حج_کے_ویزے حج_ویزے ویزای_حج हज_वीज़ा हज_वीजा हज_के_वीज़े হজ_ভিসা* হজের_ভিসা* hac_vizesi* визе_хаджа хадж_визе визой_хаджа haj_ke_visa",
);

/** Whether this fact, asked with these words, is a no. */
export function saysNo(factId: string, tokens: readonly Token[]): boolean {
  const isAsked = NO[factId];
  if (factId === "visaHajjOnly" && NAMES_HAJJ_VISA(tokens.map(({ text }) => text))) return false;
  return isAsked !== undefined && tokens.some(({ text }) => isAsked(text));
}
