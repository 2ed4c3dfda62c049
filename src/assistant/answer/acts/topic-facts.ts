/** Questions of the rites, the line and the sale that their words place, though what was learnt may be unsure of them. */
import { PAY } from "../../facts/whether.ts";
import { isHajj } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { isMuting, isNotice } from "../../reading/words/notice-words.ts";
import { isPercent, wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { EARLY, isBefore, isThen } from "../../reading/words/turn-words.ts";
import { speaksOfLine } from "./line-acts.ts";

type Concepts = ReadonlySet<string>;

/** The id of the fact that answers; null: none is named. */
export function topicFact(reading: Reading, concepts: Concepts): string | null {
  const words = reading.tokens.map(({ text }) => text);
  if (reading.titled.length + reading.booked.length > 0) return null;
  return (
    ofTimes(words, reading, concepts) ??
    ofMissedNight(words) ??
    ofJoinedPrayers(words) ??
    ofFollowingDay(words, concepts) ??
    ofWomen(words, reading, concepts) ??
    ofLine(words, concepts) ??
    ofNusuk(words, reading, concepts) ??
    ofPassword(words, concepts) ??
    ofHealth(words, concepts) ??
    ofDuty(words, reading, concepts) ??
    ofCrowd(words, concepts) ??
    ofSafety(words, reading, concepts) ??
    ofNotices(words)
  );
}

/** How old a certificate may be, how long money takes to come back: of whoever names nobody and has booked nothing. */
function ofTimes(words: readonly string[], { slots, people, hasBookings }: Reading, concepts: Concepts): string | null {
  const isOfNobody = people.named.length + people.missing.length + people.strangers.length === 0;
  const isOfElse = ASIDE_OF_AGE.some((one) => concepts.has(one));
  if (slots.document === "health_certificate" && isOfNobody && !people.isSelf && !isOfElse && words.some(isDated))
    return "healthCertificateRules";
  const isOfRefund = concepts.has("refund") || (concepts.has("cancel") && concepts.has("money"));
  const isHowLong = concepts.has("how_long") || HOW_LONG(words);
  return isOfRefund &&
    isHowLong &&
    !hasBookings &&
    !words.some((word) => isPercent(word) || word.startsWith("percent")) &&
    !concepts.has("wallet")
    ? "refundTime"
    : null;
}

const ASIDE_OF_AGE = ["deadline", "birth_date", "vaccine", "name", "refused", "upload", "delete", "need"];

const isDated = wordMatcher(
  "dated old date fresh valid تاريخها عمرها صالحه پرانا پرانی तारीख पुराना पुरानी পুরনো তারিখ* tarihli eski gecerli datee dater date vieux valable tanggal lama berlaku tarikh تاریخ قدیمی давност* свеж*",
);
const HOW_LONG = phraseMatcher(
  "how_long how_many_days how_soon كم_يوم كم_ياخذ متى_يرجع کتنے_دن کتنی_دیر कितने_दिन कितनी_देर কতদিন কত_দিন কয়দিন* kac_gun ne_kadar_surede combien_de_temps combien_de_jours berapa_lama berapa_hari چند_روز چقدر_طول сколько_дней как_долго kitne_din kitni_der kotodin",
);

/** A night at Mina that was not spent there. */
function ofMissedNight(words: readonly string[]): string | null {
  return words.some(isMina) && words.some(isNight) && NOT_SPENT(words) ? "missedRite" : null;
}

export const isNight = wordMatcher(
  "night nights ليله ليالي الليله رات راتیں रात रातें রাত* gece* nuit nuits malam شب شبها شبهای ночь ночи raat sleep tidur ليل الليل ننام نبيت مبيت سوئیں سوتے सोते सोना ঘুম* uyu* dormir dort بخوابیم میخوابیم خواب ночью ноче* спать",
);
const NOT_SPENT = phraseMatcher(
  "dont_spend don_t_spend not_spend didnt_spend didn_t_spend dont_stay don_t_stay didn_t_stay not_stay dont_sleep don_t_sleep not_sleep miss missed skip ما_بت ما_نبيت لم_ابت لم_نبت ما_نمت ما_نمنا نہ_گزار* نہیں_گزار* نہ_رہ* نہیں_رہ* न_गुज़ार* न_गुजार* नहीं_गुज़ार* नहीं_गुजार* न_रुक* नहीं_रुक* না_থাক* না_কাটা* kalmazsa* kalmasak kalmadi* gecirmezse* gecirmedi* ne_passe_pas passe_pas pas_passe ne_dort_pas dors_pas tidak_bermalam gak_bermalam tak_bermalam tidak_menginap tidak_mabit tak_mabit نمونم نمانم نمونیم نمانیم نخوابم نماندم не_ночевать не_ночевал* не_провести не_проведу не_провел* na_guzar* nahi_guzar*",
);

/** Prayers that are joined or shortened: at Mina each is in its time, at Arafah two together; of one school a scholar tells. */
function ofJoinedPrayers(words: readonly string[]): string | null {
  if (!words.some(isPrayers) || !words.some(isJoined)) return null;
  if (words.some(isSchool)) return "askScholar";
  return words.some(isArafah) ? "arafahPrayers" : words.some(isMina) ? "dayTarwiyah" : null;
}

/** Of one school no source here tells. */
const isSchool = wordMatcher("hanafi* shafi* maliki* mezhe* mazhab حنفي* حنفی مذهب مسلک हनफ़ी হানাফি* ханаф* мазхаб*");
export const isMina = wordMatcher("mina minada minda مني منى بمنى منیٰ मिना मीना মিনা* мине мина");
const isPrayers = wordMatcher(
  "prayer prayers pray salah salat namaz namazlar* صلاه الصلاه الصلوات نماز نمازیں نمازوں नमाज़* नमाज* নামাজ* priere* sholat* solat* shalat* salat* намаз* молитв* نمازها",
);
export const isJoined = wordMatcher(
  "join joined combine combined shorten shortened together نجمع جمع الجمع قصر نقصر ملا جمع قصر मिला* जमा क़सर একসাথে কসর জমা cem cemedilir birlestir* kisalt* ensemble regroupe* raccourci* grouper jamak qasar qashar digabung dijamak جمع شکسته объедин* сокращ* совмещ*",
);

/** What comes on the day after Arafah, or before it. */
function ofFollowingDay(words: readonly string[], concepts: Concepts): string | null {
  if (concepts.has("flight") || concepts.has("package") || words.length > MOST_OF_DAY) return null;
  const isOfArafah = words.some(isArafah);
  const isOfDay = words.some(isNextDay) || DAY_AFTER(words);
  if (!isOfArafah && !words.some(isMuzdalifah)) return null;
  if (isOfArafah && DAY_BEFORE(words)) return "dayTarwiyah";
  const isAfter = words.some((word) => isThen(word) || isAfterwards(word)) || DAY_AFTER(words);
  return isAfter && isOfDay && !words.some(isBefore) ? "dayEid" : null;
}

const MOST_OF_DAY = 12;

export const isArafah = wordMatcher(
  "arafah arafat arafa arefe arafata arafattan arefeden عرفه عرفات وعرفه بعرفه لعرفه عرفہ अरफ़ा* अरफा* अराफात আরাফা* арафат* арафы арафа arafatta arafati arafatla арафе",
);
const isMuzdalifah = wordMatcher("muzdalifa* mouzdalifa* muzdelife* مزدلفه مزدلفہ मुज़दलिफ़ा* मुज़दलिफा* মুজদালিফা* муздалиф*");
export const isAfterwards = wordMatcher(
  "after بعد apres setelah sonraki sonrasi lepas selepas sesudah после следующ* التالي بعد kemudian",
);
export const isNextDay = wordMatcher(
  "morning tomorrow صباح الصبح بكره صبح सुबह সকালে পরদিন ertesi sabah lendemain matin besok esok besoknya esoknya pagi فردا فردای утро утром завтра subah morrow بكرا غدا الغد اگلے اگلا अगले अगला कल পরের পরেরদিন keesokan keesokannya فرداش فرداشون следующий следующее наутро agle agla",
);
const DAY_AFTER = phraseMatcher(
  "day_after morning_after next_day next_morning following_day اليوم_التالي ثاني_يوم صبح_بعد اگلے_دن اگلی_صبح अगले_दिन अगली_सुबह পরের_দিন পরদিন ertesi_gun ertesi_sabah lendemain_d le_lendemain lendemain_de jour_suivant hari_berikutnya keesokan_hari* keesokannya besoknya esoknya فردای_عرفه روز_بعد صبح_بعد на_следующий на_другой_день agle_din agli_subah",
);
const DAY_BEFORE = phraseMatcher(
  "day_before يوم_قبل ایک_دن_پہلے एक_दिन_पहले আগের_দিন bir_gun_once onceki_gun veille_d la_veille jour_avant sehari_sebelum روز_قبل накануне_араф* за_день_до ek_din_pehle",
);

/** Whether a woman needs a man of hers beside her, and what her days leave out. */
function ofWomen(words: readonly string[], reading: Reading, concepts: Concepts): string | null {
  if (PERIOD(words) && words.some(isFarewell)) return "farewellTawaf";
  const isOfElse = reading.slots.document !== null || ASIDE_OF_MAHRAM.some((one) => concepts.has(one));
  if (isOfElse || words.length > MOST_OF_MAHRAM) return null;
  const isGoing = words.some(isTravelling);
  const isWoman = WOMEN.some((one) => concepts.has(one));
  if (isGoing && isWoman && words.some(isAlone)) return "womenMahram";
  const isOfMan = concepts.has("husband") || MAN_BESIDE(words);
  return isGoing && isOfMan && (words.some(isAlone) || MUST_COME(words)) ? "womenMahram" : null;
}

const MOST_OF_MAHRAM = 16;
const WOMEN = ["woman", "wife", "mother", "sister", "aunt", "daughter"];
const ASIDE_OF_MAHRAM = [
  "family_group",
  "hotel",
  "pay",
  "money",
  "wait_room",
  "package",
  "rite",
  "account",
  "phone",
  "wheelchair",
];

export const PERIOD = phraseMatcher(
  "my_period period periods menstruation menses haid haidh menstruasi datang_haid adet* regli regles حيض حائض حايض الحيض دوره_الشهريه حیض ماہواری माहवारी मासिक_धर्म हैज़ पीरियड* হায়েজ* মাসিক পিরিয়ড عادت پریود месячн* haiz mahwari",
);
const isFarewell = wordMatcher(
  "farewell veda adieu adieux wada wadaa perpisahan وداع الوداع الوداعی विदाई वदा বিদায়ী বিদায়ি прощальн* vida",
);
export const isTravelling = wordMatcher(
  "go going travel come perform hajj alone تسافر اسافر تروح اروح احج تحج السفر اجي جا جانا جاؤں जा जाना जाऊँ সফর যেতে যাব gidebilir gitmek gideyim gidebilirim aller partir voyager faire pergi berangkat berhaji برود برم بره بیاد بیاید سفر ехать поехать полететь лететь ja jana jaun jete jabo تذهب सकती যাবে gider",
);
const isAlone = wordMatcher(
  "alone single solo herself myself وحدي لوحدي وحدها لوحدها بحالي اکیلی تنہا अकेली अकेले একা একলা yalniz basina basima seule sendiri sendirian seorang تنها تنهایی одна одной akeli akele eka ekla",
);
const MAN_BESIDE = phraseMatcher(
  "my_husband my_brother male_relative محرم_معي زوجي_معي शौहर_साथ पति_के_साथ شوہر_کے_ساتھ স্বামীর_সাথে স্বামী_ছাড়া kocamla kocamsiz esim_olmadan mon_mari dengan_suami tanpa_suami با_شوهرم بدون_شوهر с_мужем без_мужа",
);
const MUST_COME = phraseMatcher(
  "do_i_need need_my must_my has_to_come must_come do_women_need does_my_husband لازم_زوجي لازم_يكون_معي ضروری_ہے लाज़मी ज़रूरी_है লাগবে sart_mi gerekir_mi obligatoire doit_venir faut_il harus_ikut wajib_ikut mesti_ikut حتما_باید باید_بیاد обязательно нужен_ли должен_ли zaroori_hai lazmi_hai",
);

/** One place stands for all, in an order that nobody buys. */
function ofLine(words: readonly string[], concepts: Concepts): string | null {
  const isOfLine = speaksOfLine(words) || LINE(words);
  if (TWICE(words) && isOfLine) return "queueJoin";
  if (concepts.has("nusuk") || concepts.has("flight") || concepts.has("hotel")) return null;
  if (PUSH_AHEAD(words) && (concepts.has("pay") || concepts.has("money") || words.some(isPaying))) return "queueOrder";
  const isOfPlace = isOfLine || concepts.has("ahead") || words.some(isEntering);
  const isEarlier =
    !concepts.has("instalment") &&
    words.some(isSooner) &&
    words.some(isInFront) &&
    (isOfLine || words.some(isEntering));
  return isOfPlace && (ENTER_EARLY(words) || isEarlier) ? "queueOrder" : null;
}

const LINE = phraseMatcher(
  "لائن لائنوں لاين la_file une_file faire_la_file la_queue antri* antre* taboor tabur lain_e line_e",
);
const TWICE = phraseMatcher(
  "double_our_chance* double_my_chance* doubles_our twice_in two_phones second_phone other_phone both_join join_twice each_join from_two_phones مرتين جوالين تلفونين من_جهازين نضاعف_فرص* دو_بار دو_فون دونوں_فون دوسرے_فون_سے_بھی दो_बार दो_फोन दो_फ़ोन दोनों_फोन দুইবার দুবার দুই_ফোন* দুটো_ফোন* iki_kez iki_telefon* iki_defa sansimizi_artir* doubler_nos doubler_mes deux_fois deux_telephones dua_kali dua_hp dua_telefon gandakan* دو_بار دوبار دو_گوشی با_دو_گوشی два_раза дважды с_двух_телефонов удвоить do_baar do_bar do_phone double_chance",
);
const isSooner = wordMatcher(EARLY);
const isInFront = wordMatcher(
  "ahead front better first قدام قدامي الاول اول آگے आगे सामने সামনে প্রথমে one onde ilk devant premier meilleure depan hadapan جلو جلوتر اول впереди первым лучше aage samne",
);
const isEntering = wordMatcher(
  "enter join login come دخلت ادخل ندخل دخلنا لگنے لگیں لگوں लगने लगूँ आने ঢুকলে ঢুকি girsem girersem girersek gelirsem entre entrer arrive rejoins masuk beratur antre antri وارد بیام بیایم зайти зайду войти встать встану lagun lagne dhukle",
);
const PUSH_AHEAD = phraseMatcher(
  "move_us_up move_me_up move_up bump_us jump_the_queue skip_the_queue skip_the_line put_us_in_front put_me_in_front get_ahead تقدمونا تقدموني قدمونا قدموني قدام_الدور آگے_کر* پہلے_کر_دیں आगे_कर* सामने_कर আগে_করে আগায়* সামনে_দিয়ে one_al* one_gec* one_cik* passer_devant avancer_ma avancer_notre faire_avancer majukan* dimajukan duluin didahulukan dipercepat ke_depan_kan jumpa_depan potong_barisan جلوتر ببرین_جلو* ببرید_جلو* جلو_بنداز* جلو_ببر* продвин* вперед без_очереди aage_kar* pehle_kar",
);
export const isPaying = wordMatcher(PAY);
const ENTER_EARLY = phraseMatcher(
  "enter_early enter_earlier join_early join_earlier log_in_early come_early come_earlier get_in_early earlier_get_better early_better_place before_the_opening دخلنا_قبل دخلوا_بعدنا جاو_بعدنا دخلت_بدري ندخل_بدري ادخل_بدري پہلے_داخل پہلے_آنے جلدی_داخل जल्दी_घुस* पहले_घुस* पहले_आने जल्दी_आने আগে_ঢুক* আগে_আগে আগেভাগে erken_gir* once_gir* erken_gelen* entrer_plus_tot entrer_tot arriver_plus_tot arrives_apres entre_apres masuk_duluan masuk_lebih_awal masuk_awal datang_duluan زودتر_وارد زودتر_بیایم زود_بریم раньше_войти раньше_зайти пораньше_зайти зайти_пораньше da5alo_ba3dena da5alo_ba3d pehle_ghus* jaldi_join age_dhuk* age_age_dhuk*",
);

/** The sale on Nusuk: by country, in parts, with a password that stays one's own. */
function ofNusuk(words: readonly string[], reading: Reading, concepts: Concepts): string | null {
  if (concepts.has("nusuk") && (words.some(isPassword) || PASSWORD(words)) && !words.some(isForgotten))
    return "nusukNoPassword";
  if (asksToGivePassword(words) && !words.some(isForgotten)) return "nusukNoPassword";
  if (concepts.has("nusuk") && BIT_BY_BIT(words) && !concepts.has("deadline")) return "instalmentsNusuk";
  const isOfBooking = concepts.has("booking") || concepts.has("nusuk") || BOOK(words);
  const isOfElse = ASIDE_OF_COUNTRY.some((one) => concepts.has(one)) || ASIDE(words);
  const isOfCountry = concepts.has("nusuk") || reading.wishes.country !== null || words.some(isHajj);
  const isFromThere = reading.wishes.country !== null || reading.wishes.search.departureCity !== undefined;
  const isHere = HERE(words) && isFromThere && !concepts.has("package");
  return (isHere || (words.some(isLiving) && isOfCountry)) && isOfBooking && !isOfElse ? "nusukCountries" : null;
}

/** A password of ours: changed in the settings, and one that is forgotten asked for anew. */
function ofPassword(words: readonly string[], concepts: Concepts): string | null {
  const isElse = OF_OTHER_CODES.some((one) => concepts.has(one)) || words.some(isOtherCode);
  const isOurs = (words.some(isPassword) || PASSWORD(words)) && !isElse;
  if (!isOurs || !words.some(isForgotten)) return null;
  return concepts.has("change") || words.some(isReplaced) ? "accountEmail" : "accountPassword";
}

const OF_OTHER_CODES = ["nusuk", "pay", "flight", "invite", "join", "family_group"];
const isOtherCode = wordMatcher("wifi wlan penerbangan انضمام الانضمام پرداخت کارت bank bankim");

/** On these pages. */
export const HERE = phraseMatcher(
  "here this_site this_website with_you هنا عندكم عن_طريقكم الموقع یہاں سائٹ_سے سائٹ_پر यहाँ यहां वेबसाइट এখানে burada buradan ici chez_vous sini اینجا این_سایت здесь тут через_вас yahan ekhane",
);

const ASIDE_OF_COUNTRY = [
  "distance",
  "cheap",
  "family_group",
  "brother",
  "son",
  "daughter",
  "mother",
  "instalment",
  "pay",
  "money",
  "guide",
  "join",
  "cancel",
  "see",
];
const ASIDE = phraseMatcher(
  "family keluarga famille خاندان عائلي mertua kakak adik abang депозит* агент* часть agent somme پیش_پرداخت pour_moitie",
);

/** A password that one is asked to tell somebody. */
const asksToGivePassword = (words: readonly string[]) => (words.some(isPassword) || PASSWORD(words)) && GIVEN(words);
const GIVEN = phraseMatcher(
  "give_you give_it tell_you share_with send_you need_my اعطيكم اعطيك نعطيكم ادي اديكم ابعتلكم دوں دینا بتانا بتاؤں بتا_دوں दूं दूँ देना बताना बता_दूं দেব দিব দিতে_হবে vereyim vermem verecek veriyor_muyum donne donner dois_donner vous_le kasih_ke beri kasih_kalian bagi بدم بدهم بگم сказать дать давать сообщать",
);
export const isPassword = wordMatcher(
  "password* passwort pasword mdp pwd باسورد الباسورد پاسورڈ पासवर्ड* পাসওয়ার্ড* sifre* parola* sandi katalaluan laluan رمز رمزم پسورد парол*",
);
const PASSWORD = phraseMatcher("mot_de_passe kata_sandi kata_laluan pass_word پاس_ورڈ کلمه_السر کلمه_المرور رمز_عبور*");
const isForgotten = wordMatcher(
  "forgot forgotten forget lost reset change نسيت اغير بھول بدل* भूल बदल* ভুলে বদল* unut* degistir* oubli* changer lupa ganti tukar فراموش عوض забы* сменить измен*",
);
const isReplaced = wordMatcher("change اغير بدل* बदल* বদল* degistir* changer ganti tukar عوض сменить измен*");
const BIT_BY_BIT = phraseMatcher(
  "bit_by_bit little_by_little in_bits in_parts in_pieces piece_by_piece small_amounts شوي_شوي شوية_شوية على_دفعات بالتقسيط تھوڑا_تھوڑا تھوڑے_تھوڑے थोड़ा_थोड़ा थोड़े_थोड़े অল্প_অল্প একটু_একটু কিস্তিতে azar_azar parca_parca petit_a_petit en_plusieurs sedikit_sedikit sikit_sikit dicicil nyicil beransur کم_کم ذره_ذره قسطی понемногу частями по_частям thora_thora thoda_thoda olpo_olpo ektu_ektu",
);
export const isLiving = wordMatcher(
  "live living reside resident ساكن ساكنه مقيم مقيمه عايش عايشه مقيمين عايشين رہتا رہتی رہتے مقیم रहता रहती रहते থাকি থাকেন বাস yasiyorum yasiyoruz oturuyorum habite habitons vis residons tinggal menetap زندگی ساکن ساکنم живу живем живём проживаю rehta rehti rehte thaki lives based اعيش vivons",
);
const BOOK = phraseMatcher(
  "how_do_i_book where_do_i_book how_to_book can_i_book book_hajj بک_کر* بک_ہو* बुक_हो* বুক_হ* احجز بحجز نحجز احجزه سجل بک_کروں बुक_करूँ বুক_কর* নেব_কোথায় rezervasyon* kayit_ol* basvur* reserver inscrire daftar pesan tempah رزرو ثبت_نام бронир* заброниров* записаться",
);

/** Illness in the words of those who live with it. */
function ofHealth(words: readonly string[], concepts: Concepts): string | null {
  if (ASIDE_OF_ILLNESS.some((one) => concepts.has(one))) return null;
  return ILL(words) ? "conditionsExcluded" : null;
}

const ASIDE_OF_ILLNESS = ["package", "distance", "hotel", "heat", "medicine", "money", "ruling", "price"];

const ILL = phraseMatcher(
  "weak_heart bad_heart heart_is_weak heart_problem* heart_disease heart_patient lung_disease kidney_failure قلبها_ضعيف قلبه_ضعيف قلبي_ضعيف ضعف_القلب مريض_قلب مريضه_قلب مرض_القلب دل_کمزور دل_کا_مریض دل_کے_مریض* دل_کی_مریض* दिल_कमज़ोर दिल_कमजोर दिल_का_मरीज* दिल_की_मरीज* दिल_के_मरीज* दिल_की_बीमारी হার্ট_দুর্বল হার্টের_রোগ* হার্টের_সমস্যা* kalbi_zayif kalp_hasta* coeur_fragile coeur_faible malade_du_coeur insuffisant_cardiaque jantung_lemah sakit_jantung lemah_jantung قلبش_ضعیف* بیماری_قلبی قلبش_بیماره слабое_сердце больное_сердце сердечник* болезн*_сердца dil_ki_bimari kalbi_hasta قلبش_مریض* dil_kamzor dil_ka_mareez dil_ki_mareez heart_patient",
);

/** Whether Hajj is due from somebody of many years. */
function ofDuty(words: readonly string[], reading: Reading, concepts: Concepts): string | null {
  if (!isOfGrown(reading) || reading.slots.document !== null || words.length > MOST_OF_MAHRAM) return null;
  return words.some(isHajj) && (concepts.has("owe") || concepts.has("need") || words.some(isDue) || HAS_TO(words))
    ? "hajjObligation"
    : null;
}

/** Years are named, or a number that may be those of an old person. */
export function isOfGrown({ tokens, numbers }: Reading): boolean {
  return numbers.sums.length === 0 && tokens.some(({ value }) => value !== null && value >= GROWN && value <= OLDEST);
}

const GROWN = 50;
const OLDEST = 110;
const isDue = wordMatcher(
  "obligatory compulsory duty fard farz واجب فرض फ़र्ज़ फर्ज ফরজ ফরয zorunda sart obligatoire oblige obligee wajib فرض обязан* обязател* долж*",
);
const HAS_TO = phraseMatcher("does_he_have does_she_have has_to must_he must_she doit_il doit_elle");

/** Afraid that somebody gets lost among so many: nobody is yet, and what to agree on beforehand is told. */
function ofCrowd(words: readonly string[], concepts: Concepts): string | null {
  const isOfThing = OF_THINGS.some((one) => concepts.has(one)) || words.some(isBelonging);
  return !isOfThing && words.some(isAstray) && words.some(isCrowd) ? "crowdSafety" : null;
}

const OF_THINGS = ["passport", "document", "seat", "money", "card", "ticket", "wallet", "phone"];
const isBelonging = wordMatcher(
  "wallet bag phone purse dompet tas hp portefeuille sac telephone cuzdan canta telefon محفظه شنطه جوال بٹوہ فون بیگ बटुआ फ़ोन बैग মানিব্যাগ ফোন ব্যাগ کیف گوشی кошел* сумк* телефон*",
);
/** Somebody lost the way; of a paper or a bag it is another question. */
export const isAstray = wordMatcher(
  "lost lose loses تهت ضعت اضيع تايه ضاعت ضاع تضيع يضيع تتوه يتوه بھٹک کھو खो गुम भटक হারি* হারা* kaybol* kayip perd* egare nyasar kesasar tersesat sesat hilang گم заблуд* потеря* bhatak kho gum yetoh tetoh",
);
/** Many people in one place, and how they push. */
export const isCrowd = wordMatcher(
  "crush pushing shoving التدافع تدافع دھکم دھکا धक्का* ধাক্কা* itis* izdiham* bousculade* cohue dorong* desak* asak* tolak* kerumunan sesak ازدحام давк* толкот* crowd* زحمه الزحمه زحام الزحام بھیڑ ہجوم भीड़ ভিড়* kalabalik* foule keramaian ramai شلوغی* толп* zahma bheed",
);

/** Whether papers are in good hands here; of a sum of money another fact tells. */
function ofSafety(words: readonly string[], { slots, numbers }: Reading, concepts: Concepts): string | null {
  const isOfPaper = slots.document === "passport" || slots.document === "photo" || concepts.has("document");
  // What is handed to somebody else is in nobody's good hands here.
  if (["agent", "hotel", "operator", "guide", "human"].some((one) => concepts.has(one)) || words.some(isHandedOver))
    return null;
  return isOfPaper && asksIfSafe(words, concepts) && numbers.sums.length === 0 && words.length <= MOST_OF_NOTICES
    ? "documentsEncrypted"
    : null;
}

const isHandedOver = wordMatcher(
  "agent agents reception hotel guide give leave hand وكيل الفندق استقبال ایجنٹ ہوٹل एजेंट होटल এজেন্ট হোটেল acente otel otele agence hotel* agen hotel هتل агент* отел* гостиниц*",
);
/** Beside what is said to be safe. */
const isTrusted = phraseMatcher("trust_you guvenli* est_sur");

export function asksIfSafe(words: readonly string[], concepts: { has(concept: string): boolean }): boolean {
  return concepts.has("protect") || isTrusted(words);
}

/** Whoever wants no notices, or none at night, is told where they are set. */
function ofNotices(words: readonly string[]): string | null {
  const isOfNotices = words.some(isNotice) && !words.some(isCome);
  return isOfNotices && words.length <= MOST_OF_NOTICES && isMuting(words) ? "alertsHow" : null;
}

const MOST_OF_NOTICES = 12;
export const isCome = wordMatcher(
  "came got received arrived geldi gelmedi recu reçu arrivee masuk datang وصل وصلني آیا آئی आया आई এসেছে এল пришло пришла пришли اومد آمد رسید",
);
