/** Kin and others whom no list of travellers names by a relation of its own; folded, in eleven languages. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";

/** The kin of a spouse, whose word holds that of a parent, a child, a brother or a sister: "mother-in-law", "belle-mère". */
const IN_LAW = phraseMatcher(
  "mother_in_law father_in_law brother_in_law sister_in_law son_in_law daughter_in_law in_laws inlaws " +
    " belle_mere beau_pere belle_soeur beau_frere belle_fille beau_fils gendre beaux_parents" +
    " ibu_mertua bapak_mertua ayah_mertua mak_mertua bapa_mertua mertua mertuaku mertuanya ipar adik_ipar kakak_ipar abang_ipar besan menantu menantuku" +
    " مادر_زن مادرزن* مادر_شوهر* مادرشوهر* پدر_زن پدرزن* پدر_شوهر* پدرشوهر* برادر_زن برادرزن* برادر_شوهر* خواهر_زن خواهرزن* خواهر_شوهر* داماد* عروسم عروسمان" +
    " ام_زوجي ام_زوجتي والد_زوجي والد_زوجتي والده_زوجي والده_زوجتي اخو_زوجي اخت_زوجي اخت_زوجتي اخو_زوجتي حماتي حماي حماه نسيبي صهري سلفتي" +
    " ساس سسر ساسو نند دیور جیٹھ بہنوئی سالا سالی داماد خوشدامن सास ससुर ननद देवर जेठ जीजा साला साली बहू दामाद সাশুড়ি* শাশুড়ি* শ্বশুর* ননদ* দেবর* ভাসুর* শালা* শালী* দুলাভাই* পুত্রবধূ* ভাবি* ভাবী*" +
    " kayinvalide* kaynana* kayinpeder* kaynata* kayinbirader* kayinco* baldiz* gorumce* elti* damat* damadim* gelinim* eniste*" +
    " тещ* тесть тестя тестю тестем свекров* свекр* деверь деверя золовк* шурин* зять зятя зятю невестк* сват* saas sasur nanad devar jeth bahnoi jija saali bahu damaad shoshur* shashuri*",
);

const isOtherKin = wordMatcher(
  "aunt auntie aunty aunti aunts uncle uncles cousin cousins nephew nephews niece nieces stepmother stepfather stepson stepdaughter neighbour neighbor neighbours neighbors colleague friend friends fiance fiancee" +
    " عمي عمتي خالتي عمتو خالتو جارتي صديقي صديقتي صاحبي صاحبتي زميلي زميلتي خطيبي خطيبتي" +
    " چچا تایا تائی ماموں مامی پھوپھی پھوپھو پھوپھا خالہ خالو بھتیجا بھتیجی بھانجا بھانجی کزن پڑوسی پڑوسن ہمسایہ سہیلی منگیتر" +
    " चाचा चाची ताऊ ताई मामा मामी बुआ फूफा फूफी फुफू मौसी मौसा खाला खालू भतीजा भतीजी भांजा भांजी कज़िन पड़ोसी पड़ोसन दोस्त सहेली मंगेतर" +
    " চাচা চাচার চাচাকে চাচি চাচির চাচী চাচীর মামা মামার মামি মামির মামী মামীর খালা খালার খালু খালুর ফুফু ফুফুর ফুপু ফুপুর ফুফা ভাতিজা* ভাতিজি* ভাগিনা* ভাগনে* ভাগ্নি* ভাগনি* কাজিন* প্রতিবেশী* বন্ধু* বান্ধবী*" +
    " teyzem teyzemin teyzeme halam halamin halama amcam amcamin amcama dayim dayimin yengem yengemin yegenim yegenimin kuzenim kuzenimin komsum komsumun komsumuz* arkadasim arkadasimin nisanlim nisanlimin" +
    " tante oncle cousin cousine neveu niece voisin voisine amie copain copine collegue fiance fiancee" +
    " paman pakde bude tante sepupu sepupuku keponakan keponakanku tetangga tetanggaku temanku kawanku pakcik makcik jiran tunang tunangan" +
    " عمو عمویم عمه عمهام خاله خالهام خالم داییم دایی داییام عمهم پسرعمو* دخترعمو* پسرخاله* دخترخاله* پسردایی* دختردایی* همسایه همسایهام دوستم رفیقم نامزدم همکارم" +
    " тетя тети тете тетю дядя дяди дяде дядю дядин* тетин* двоюродн* кузен* кузин* племянни* сосед* соседк* подруг* коллег* жених* невест*" +
    " chacha chachi taya tayi mamu mamoon mami phupho phuphi phuppo phupa khala khalu mausi mausa bhatija bhatiji bhanja bhanji padosi parosi dost saheli",
);

/** The words but those of an in-law. */
export function withoutInLaws(words: readonly string[]): readonly string[] {
  const at = words.findIndex((_, from) => lengthOfInLaw(words, from) !== undefined);
  if (at < 0) return words;
  return [...words.slice(0, at), ...withoutInLaws(words.slice(at + (lengthOfInLaw(words, at) ?? 1)))];
}

/** Where somebody who is on no list is spoken of first, and by how many words; null: nobody is. */
export function otherKinIn(words: readonly string[]): { readonly at: number; readonly length: number } | null {
  for (const [at, word] of words.entries()) {
    const length = lengthOfInLaw(words, at);
    if (length !== undefined) return { at, length };
    if (isOtherKin(word)) return { at, length: 1 };
  }
  return null;
}

/** How many words from here are an in-law's; undefined: none. */
function lengthOfInLaw(words: readonly string[], at: number): number | undefined {
  return LENGTHS.find((many) => IN_LAW(words.slice(at, at + many)) && !IN_LAW(words.slice(at + 1, at + many)));
}

const LENGTHS = [1, 2, 3];
