/** What pilgrims do ask and no source that was read here tells: the nearest fact would be told in its place. */
import { thingFact } from "../../facts/things.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isCamp } from "../../reading/words/offer-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { asksZamzamHome } from "./rite-facts.ts";

export function isUnsourced({ tokens, titled, booked, hasBookings }: Reading, concepts: ReadonlySet<string>): boolean {
  const words = tokens.map(({ text }) => text);
  if (titled.length + booked.length > 0 || words.length > MOST_WORDS) return false;
  // What a package or a booking holds is looked up there.
  if (OF_ELSE.some((one) => concepts.has(one)) || words.some(isWithout)) return false;
  if (asksZamzamHome(words) || thingFact(words)) return false;
  if (OF_THINGS(words)) return true;
  if (words.some(isWifi)) return words.some(isThere);
  return (
    !hasBookings && (words.some(isKilo) || isAllowance(words)) && (words.some(isLuggage) || concepts.has("luggage"))
  );
}

const MOST_WORDS = 14;
const OF_ELSE = ["package", "included", "wait_room", "account", "photo", "document", "app", "passport", "emergency"];

const isOnTheWay = wordMatcher(
  "mina minada arafat arafah hotel hotels bus there منى مني خيم بخيم الفندق منیٰ ہوٹل मिना मीना होटल মিনা* হোটেল* otel* tente* hotel هتل منا мине мина отел*",
);
const isThere = (word: string) => isCamp(word) || isOnTheWay(word);

const isKilo = wordMatcher(
  "kilo kilos kg kgs weight weigh weighs كيلو كيلوات كغ وزن کلو کیلو وزن किलो वज़न वजन কেজি ওজন agirlik poids кг килограмм* вес",
);
const isLuggage = wordMatcher(
  "luggage baggage suitcase* bag bags شنطه الشنطه بالشنطه شنط حقيبه الحقيبه عفش العفش سامان بیگ सामान बैग মাল মালপত্র লাগেজ ব্যাগ* bavul* bagaj* valiz* bagage* valise* bagasi koper beg bagaj بار چمدان ساک багаж* чемодан* saman samaan",
);
const isAllowance = phraseMatcher(
  "how_much_luggage how_many_bags how_many_suitcases allowance limit كم_شنطه كم_حقيبه وزن_العفش کتنا_سامان کتنے_بیگ कितना_सामान कितने_बैग কত_মাল কত_লাগেজ কতটা_লাগেজ ne_kadar_bagaj kac_bavul ne_kadar_esya combien_de_bagage* combien_de_valise* berapa_bagasi berapa_koper berapa_beg jatah_bagasi چقدر_بار چند_چمدان چند_تا_چمدان сколько_багажа сколько_чемоданов kitna_saman",
);
const isWifi = wordMatcher("wifi wlan فاي وايفاي وایفای فای وائیفائی वाईफाई वाईफ़ाई ফাই ওয়াইফাই вайфай фай");
const isWithout = wordMatcher("without offline بدون بغیر बिना ছাড়া internetsiz olmadan sans tanpa без");

const OF_THINGS = phraseMatcher(
  // Water of Zamzam; on the way home a fact tells.
  "zamzam zemzem* زمزم الزمزم زم_زم ज़मज़म* जमजम* জমজম* замзам* зам_зам*" +
    // Current; of telephone cards a fact tells.
    " plug_adapter adapter adaptor power_socket* wall_socket electric_socket* voltage plug_type محول_كهرباء فيش_كهرباء مقبس پلگ ساکٹ वोल्टेज प्लग सॉकेट প্লাগ সকেট priz prize adaptor* prise_electrique prises_electriques adaptateur* colokan stopkontak soket palam پریز مبدل_برق розетк* переходник* вольт" +
    " fumeur time_difference فرق_التوقيت فرق_الوقت وقت_کا_فرق समय_का_अंतर সময়ের_পার্থক্য saat_farki decalage_horaire perbedaan_waktu selisih_waktu beza_waktu اختلاف_ساعت разница_во_времени women_s_doctor woman_doctor female_doctor lady_doctor طبيبه لیڈی_ڈاکٹر लेडी_डॉक्टर মহিলা_ডাক্তার kadin_doktor femme_medecin dokter_wanita dokter_perempuan doktor_wanita پزشک_زن دکتر_زن женщина_врач which_plug what_plug halal_food vegetarian vegan طعام_حلال نباتي حلال_کھانا सब्ज़ी_वाला शाकाहारी হালাল_খাবার নিরামিষ vejetaryen vegetarien* makanan_halal vegetarian گیاهی вегетариан*" +
    // Washing, tips, prams, smoke.
    " laundry washing_machine* wash_clothes wash_our_clothes غساله غسيل_الملابس مغسله لانڈری کپڑے_دھو* लॉन्ड्री कपड़े_धो* লন্ড্রি কাপড়_ধো* camasir_yika* camasirhane camasir_makine* laverie blanchisserie laver_le_linge cuci_baju mencuci_baju dobi binatu خشکشویی لباسشویی прачечн* стирк* постира*" +
    " tip_the tipping how_much_tip بقشيش اكراميه ٹپ بخشش_دینا टिप बख्शीश বকশিশ bahsis* pourboire* uang_tip انعام_راهنما чаев* на_чай" +
    " pushchair stroller pram buggy عربيه_اطفال عربه_اطفال بچہ_گاڑی स्ट्रॉलर স্ট্রলার bebek_arabasi poussette* kereta_bayi stroler کالسکه коляск*_дет* детск*_коляск*" +
    " smoking_area can_i_smoke تدخين التدخين سگریٹ सिगरेट সিগারেট sigara* fumer merokok rokok سیگار курить курен*",
);
