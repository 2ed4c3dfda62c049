/** What is asked of the own place in line by words that no concept of it holds; of visitors nobody has one. */
import type { ExtraAct } from "../../intents/acts.ts";
import type { Intent } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import { isMinute, wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isIf } from "../../reading/words/turn-words.ts";
import { isOfOwnLine } from "./line-acts.ts";

type Concepts = ReadonlySet<string>;

/** Null: it is not of the place in line. */
export function lineAct(reading: Reading, text: string, concepts: Concepts): ExtraAct | Intent | null {
  const words = reading.tokens.map((token) => token.text);
  if (!reading.hasTravellers || words.length > MOST_WORDS || ASIDE.some((one) => concepts.has(one))) return null;
  const isOfLine = isOfOwnLine(words);
  const isWhere = concepts.has("where") && words.length <= MOST_OF_WHERE && !GOING.some((one) => concepts.has(one));
  if (isOfLine && (isWhere || NOT_MOVING(words) || words.some(isOwnNumber))) return "queue.position";
  if (isOfLine && WHICH_NUMBER(words)) return "queue.position";
  if (isOfLine && MISSED(words) && (words.some(isIf) || words.some(isThen) || /[?؟]/.test(text))) return "queue.turn";
  const isOfPlace = PLACE.test(text) || (isOfLine && concepts.has("ahead"));
  return isOfPlace && words.some(isMinute) && (concepts.has("how_many") || concepts.has("how")) ? "queue.when" : null;
}

const MOST_WORDS = 14;
const MOST_OF_WHERE = 5;
/** One asks where it is joined, left or opened too. */
const GOING = ["how", "join", "leave", "opens", "see", "when", "next", "stay", "seat"];
const ASIDE = ["alert", "hotel", "distance", "hold", "age", "flight", "prayer", "rite", "pay"];

/** "247th", "247.", "247e": a place of more than one digit. */
const PLACE =
  /(?:^|\s|#)\d{2,4}(?:st|nd|rd|th|e|ème|eme|inci|ıncı|uncu|üncü|\.|[- ]?(?:й|я|е|ый|ая|ое)|वाँ|वां|वें|ویں|واں|তম|م|امین)(?=\s|$|,)/iu;

/** In Latin letters; no concept holds it. */
const isOwnNumber = wordMatcher("ra2mi ra2my raqmi raqmy ra2mna raqamna ra2mena nimreti 2odami odami 2odamna");
const isThen = wordMatcher("olur olacak تو तो তাহলে ne quoi apa que что چی চি হবে sonra");

const NOT_MOVING = phraseMatcher(
  "not_moving isnt_moving isn_moving doesnt_move doesn_move hasnt_moved hasn_moved stuck not_going_down stands_still frozen لا_يتحرك ما_يتحرك ما_بيتحرك ما_بتحرك واقف_الدور ما_عم_يمشي ما_يمشي مش_بيتحرك نہیں_بڑھ* نہیں_چل* نہیں_ہل* رکی_ہوئی آگے_نہیں नहीं_बढ़* नहीं_चल* रुकी_हुई रुकी_है आगे_नहीं এগোচ্ছে_না এগোয়_না নড়ছে_না আগাচ্ছে_না ilerlemiyor kipirdamiyor gitmiyor takildi avance_pas bouge_pas n_avance ga_maju* gak_maju* tidak_maju* nggak_maju* tak_bergerak tidak_bergerak ga_gerak gak_gerak tak_jalan تکون_نمی* جلو_نمی* نمیره_جلو حرکت_نمی* не_двигается не_движется стоит_на_месте застряла nahi_barh* nahi_badh* nahi_chal* aage_nahi",
);
/** "Sıramız kaç oldu": in Turkish and Russian the turn and the line are one word. */
const WHICH_NUMBER = phraseMatcher(
  "siramiz_kac siram_kac siramiz_ne_oldu siram_ne_oldu sirada_kacinci kacinci_sirada kacinciyim kaciniciyiz какая_у_меня_очередь какая_у_нас_очередь какой_я_в_очереди какие_мы_в_очереди какой_у_меня_номер какой_у_нас_номер",
);
const MISSED = phraseMatcher(
  "turn_passes turn_passed turn_goes_by turn_is_gone turn_expires راح_دورنا راح_دوري راح_الدور فات_دورنا فات_دوري يروح_دورنا يفوت_دورنا باری_گزر* باری_چلی* बारी_चली* बारी_गुज़र* बारी_गुजर* siram_gecer* siramiz_gecer* sira_gecer* siramiz_kacar* tour_passe giliran_lewat giliran_habis giliran_terlepas giliran_hangus نوبت*_بگذر* نوبت*_گذشت* نوبت*_بپر* نوبت*_پرید* очередь_пройд* очередь_прош* очередь_упуст* bari_guzar* bari_chali* pala_chole* miss_my_turn miss_our_turn missed_my_turn missed_our_turn missed_it sleep_through slept_through could_not_book couldnt_book couldn_book dont_book_in_time not_book_in_time run_out_of_time time_runs_out فاتنا_دورنا فاتني_دوري ما_لحقنا_نحجز ما_لحقت_احجز ما_قدرنا_نحجز بک_نہ_کر* بک_نہیں_کر* باری_نکل* باری_چھوٹ* بارى_گزر* وقت_نکل* बुक_न_कर* बुक_नहीं_कर* बारी_निकल* बारी_छूट* बारी_मिस* समय_निकल* বুক_করতে_না_পার* বুক_না_কর* পালা_চলে_গে* সিরিয়াল_মিস* kacirirsak kacirirsam yetistiremezsek ayirtamazsak rezervasyon_yapamazsak rate_notre_tour rate_mon_tour rater_mon_tour pas_eu_le_temps_de_reserver on_rate kelewat* terlewat ketinggalan tak_sempat_tempah ga_sempat_pesan tidak_sempat_pesan نوبت_رد_شد نوبتم_رد نرسیدیم_رزرو نتونستیم_رزرو не_успели_забронировать не_успеем не_успею пропустим_очередь пропустили_очередь bari_nikal* book_na_kar* book_nahi_kar*",
);
