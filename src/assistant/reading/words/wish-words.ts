/** How conditions of a package are written with what their language puts before or behind a word, and how one is given up. */
import * as words from "./offer-words.ts";
import { phraseMatcher } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** Words that a condition is known by. */
const OF_CONDITIONS: readonly ((word: string) => boolean)[] = [
  ...[
    words.isStepFree,
    words.isRoom,
    words.isNear,
    words.isFlight,
    words.isJamarat,
    words.isCamp,
    words.isHotel,
    words.isShifting,
  ],
  ...[words.isNusuk, words.isGuide, words.isLicensed, words.isMeal, words.isShortest],
  ...words.ROOM_WORDS.map(([, is]) => is),
  ...words.LANGUAGE_WORDS.map(([, is]) => is),
];

export function isCondition(word: string): boolean {
  return OF_CONDITIONS.some((is) => is(word));
}

/** Arabic writes the article, "and", "in", "for" and "so" in front as one word with it. */
const IN_FRONT = /^(?:[وف]?(?:ال|بال|لل|ب|ل)|[وف])(?=[\u0600-\u06ff]{3})/u;
/** Malay and Indonesian write "its" behind, Bengali "with", "of", "the" and "in". */
const BEHIND = /(?<=^[a-z]{3,40})nya$|(?<=^[\u0980-\u09ff]{3,})(?:সহ|ের|এর|টার|টা|টি|র|ও|ে|তে)$/u;

/** Each word as a condition is known by, where it is one in front or behind of which something else is written. */
export function conditionForms(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const { text, value } = token;
    if (value !== null || isCondition(text)) return token;
    const bare = [text.replace(IN_FRONT, ""), text.replace(BEHIND, ""), text.replace(IN_FRONT, "").replace(BEHIND, "")];
    const form = bare.find((one) => one !== text && isCondition(one));
    return form === undefined ? token : { ...token, text: form };
  });
}

/** From no city that was asked for. */
export const isElsewhere = phraseMatcher(
  "another_city other_city other_cities different_city different_cities any_city any_other_city elsewhere somewhere_else anywhere_else another_place other_airport another_airport" +
    " مدينه_ثانيه مدينه_تانيه مدينه_اخرى مدن_ثانيه مدن_اخرى مكان_ثاني مكان_تاني مكان_اخر مطار_ثاني مطار_اخر اي_مدينه غير_مدينه بلد_ثاني بلد_تاني" +
    " کسی_اور_شہر اور_شہر اور_شہروں دوسرے_شہر دوسرے_شہروں کسی_دوسرے_شہر کہیں_اور" +
    " किसी_और_शहर और_शहर और_शहरों दूसरे_शहर दूसरे_शहरों किसी_दूसरे_शहर कहीं_और दूसरी_जगह" +
    " অন্য_শহর* অন্য_জায়গা* অন্য_জায়গা* অন্য_কোথাও আরেক_শহর* আর_কোনো_শহর*" +
    " baska_sehir* baska_bir_sehir* baska_yer* diger_sehir* farkli_sehir* oteki_sehir*" +
    " autre_ville autres_villes ailleurs autre_part autre_aeroport" +
    " kota_lain kota_lainnya kota_laen lain_kota tempat_lain bandar_lain bandar_lainnya bandara_lain" +
    " شهر_دیگه شهر_دیگر شهر_دیگری شهرهای_دیگه شهرهای_دیگر جای_دیگه جای_دیگر جای_دیگری یک_شهر_دیگر یه_شهر_دیگه" +
    " другого_города другом_городе других_городов других_городах другой_город другие_города другого_места других_мест" +
    " kisi_aur_sheher kisi_aur_shehar kisi_aur_shehr aur_sheher dusre_sheher dusre_shehar dusre_shehr doosre_shehr doosre_shehar kahin_aur onno_shohor*",
);

/** What may be given up again of what was asked for. */
export type GivenUp = "guide" | "room" | "camp" | "distance" | "steps" | "meals" | "flights" | "sum" | "city";

const INDIFFERENT = phraseMatcher(
  "doesn_t_mater don_t_mater isn_t_important don_t_care don_t_ned doesn_mater doesnt_mater not_mater no_mater forget never_mind skip_the drop_the whatever any_guide any_room regardles not_important isnt_important don_care dont_care no_need" +
    " مش_مهم مو_مهم ما_يهم مايهم ليس_مهما غير_مهم بلاش_من انسى انسي مش_لازم مو_لازم ما_يفرق مايفرق ما_تفرق" +
    " رہنے_دو رہنے_دیں چھوڑو چھوڑیں چھوڑ_دیں چھوڑ_دو ضروری_نہیں فرق_نہیں اہم_نہیں" +
    " रहने_दो रहने_दीजिए छोड़ो छोड़िए छोड़_दो ज़रूरी_नहीं जरूरी_नहीं फर्क_नहीं फ़र्क_नहीं" +
    " লাগবে_না দরকার_নেই দরকার_নাই বাদ_দাও বাদ_দিন বাদ_দেন জরুরি_না সমস্যা_না যেকোনো" +
    " onemli_degil fark_etmez sart_degil bosver olmasa_da olmasada gerek_yok gerekmez" +
    " peu_importe importe_peu tant_pis pas_grave oublie oubliez laisse_tomber pas_necesaire pas_important egal" +
    " tidak_masalah ga_masalah gak_masalah bebas gak_usah ga_usah tidak_usah tak_perlu tak_kisah lupakan tidak_penting tak_penting gapapa tidak_perlu" +
    " مهم_نیست فرق_نمیکنه فرق_نمی_کنه فرقی_ندارد فرقی_نداره فرقی_نمیکند بیخیال بی_خیال لازم_نیست" +
    " неважно неважен неважна не_важно не_важен не_важна не_важны без_разницы все_равно не_обязательно забудь забудьте не_нужен не_нужна не_нужно" +
    " rehne_do chor_do chhodo chodo zaruri_nahi farq_nahi",
);
const isBudget = phraseMatcher(
  "price budget money cost السعر الميزانيه الفلوس قیمت بجٹ पैसा क़ीमत कीमत बजट দাম বাজেট fiyat* butce* prix budget harga anggaran budget bajet قیمت بودجه цена бюджет деньги keemat paisa",
);
const isCity = phraseMatcher(
  "city departure_city المدينه شهر شہر शहर শহর* sehir* ville kota bandar شهر город sheher shehar",
);
const OF_GIVEN_UP: readonly (readonly [GivenUp, (texts: readonly string[]) => boolean])[] = [
  ["guide", (texts) => texts.some(words.isGuide)],
  ["room", (texts) => texts.some(words.isRoom)],
  ["camp", (texts) => texts.some(words.isCamp)],
  ["distance", (texts) => texts.some(words.isNear)],
  ["meals", (texts) => texts.some(words.isMeal)],
  ["flights", (texts) => texts.some(words.isFlight)],
  ["steps", (texts) => texts.some((text) => words.isStairs(text) || words.isStepFree(text) || text === "stepfre")],
  ["sum", isBudget],
  ["city", isCity],
];

/** "Forget the guide", "the room does not matter": what stands nearest to the word, and where both stand. */
export function givenUpIn(texts: readonly string[]): GivenUp | null {
  const said = placesOf(texts, INDIFFERENT);
  if (said.length === 0) return null;
  const away = (at: number) => Math.min(...said.map((one) => Math.abs(one - at)));
  const [nearest] = OF_GIVEN_UP.flatMap(([what, is]) => placesOf(texts, is).map((at) => ({ what, at }))).toSorted(
    (one, other) => away(one.at) - away(other.at),
  );
  return nearest?.what ?? null;
}

/** Where the words stand that a phrase is made of. */
function placesOf(texts: readonly string[], is: (texts: readonly string[]) => boolean): number[] {
  return texts.flatMap((_, at) => {
    // The words of the phrase and none before it.
    const length = [1, 2, 3].find((many) => is(texts.slice(at, at + many)) && !is(texts.slice(at + 1, at + many)));
    return length === undefined ? [] : Array.from({ length }, (_one, i) => at + i);
  });
}

const SETTLING = phraseMatcher(
  "ok_then okay_then fine_then well_then alright_then in_that_case طيب_خلاص خلاص_طيب خلاص_اجل چلو_ٹھیک ٹھیک_ہے_تو अच्छा_ठीक ठीक_है_तो चलो_ठीक আচ্ছা_তাহলে ঠিক_আছে_তাহলে tamam_o_zaman peki_o_zaman o_zaman bon_alors d_acord_alors alors ya_sudah yaudah ya_udah kalau_gitu kalau_begitu baiklah باشه_پس خب_پس ладно_тогда тогда ну_ладно theek_hai_to chalo_theek",
);
const SIMPLY = phraseMatcher(
  "simply just anything_at_all some_package عادي عادی_سی اي_شي اي_حاجه کچھ_بھی کوئی_بھی कुछ_भी कोई_भी যেকোনো যা_আছে sadece duz normal simplement n_importe_lequel yang_biasa biasa_saja apa_saja apa_aja هرچی هر_چی معمولی просто любой любые хоть_что kuch_bhi koi_bhi",
);

/** "Well, then simply …": after nothing was found one does without what nobody has. */
export function settlesForLess(texts: readonly string[]): boolean {
  return SETTLING(texts) && SIMPLY(texts);
}
