import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { featuresOf } from "../classifier/features.ts";
import { likelihoods, readModel } from "../classifier/model.ts";
import { languageOf } from "./language.ts";
import { SMALL_WORDS } from "./small-words.ts";

const BENGALI = [
  "ami ar bachte chai na kichu valo lage na",
  "amar jibon ta shesh hoye gese",
  "moira jaite mon chay",
  "ami ekhon ki korbo bujhte parchi na",
  "abbar passport er meyad koto din ache",
  "ammur chobi ta keno batil korlo",
  "koyta bajbe namaz aj",
  "amra koyjon ek room e thakbo",
  "hotel theke haram koto dur",
  "taka ferot dite koto din lage",
  "booking ta kivabe cancel kori",
  "tika ki shobar lagbe naki shudhu boyoskoder",
  "amar bon ekla hojje jete parbe?",
  "dhaka theke shosta package dekhan",
  "line e amader nombor koto ekhon",
  "age dhukle ki lav ache",
  "visa kobe pabo janaben",
  "kagoj gula kothay joma dibo",
  "meyer boyosh egaro, nite parbo?",
  "nusuk e taka dhalbo kemne",
  "operator re phone dite chai",
  "doctor er certificate koto diner purano hole cholbe",
  "shamir naam e bhul ase passport e",
  "eta ki apnara dekhen naki machine dekhe",
  "koto taka baki ase amar",
  "khabar ki package er moddhe dhora",
  "wheelchair paoa jabe oikhane?",
  "ihram er kapor kotha theke kinbo",
  "arafat e na gele ki hojj hobe",
  "shoytan re pathor mara kobe shuru",
  "amar email ta bodlaite chai",
  "password bhule gesi ki kormu",
  "ami to kisui paitesi na app e",
  "ektu taratari bolen please",
  "ei package ta bhalo na kharap",
  "babar hatu betha, shiri bhangte pare na",
  "kono lokjon er sathe kotha bolte chai",
  "dhonnobad bhai onek upokar korlen",
  "flight koytay chhare",
  "amake ekta link pathan",
  "ma harie geche mina te ekhon ki kori",
  "bhai behush hoye porse gorome",
  "tomar naam ki",
  "ekla lage khub, more jaite icche kore",
];

const ARABIC = [
  "mesh 3ayez a3eesh tani",
  "3ayza amout w artah",
  "ana t3ebt men 7ayati",
  "fein awra2 baba el na2sa",
  "emta dorna fel taboor",
  "kam lazem nedfa3 lesa",
  "ezay a7awel flous le nusuk",
  "el funduq b3eed 3an el haram?",
  "shu el ta3meemat el matloube",
  "fini ehjoz la 3 ash5as",
  "biddi 7ada e7ki ma3o",
  "wein b7ot el jawaz",
  "bghit n3ref ch7al khassni nkhelles",
  "kifach ndir bach nbeddel smiti",
  "wach l3yalat yqdro ymchiw bla mehrem",
  "3andi mochkil f passport dyali",
  "ma l9itch tickets dyali",
  "3tini rakam el mas2oul",
  "yalla 2oulli shu ba3mel halla2",
  "binti 3omra 7da3ash sene btenfa3 teji?",
  "law lagheit el 7agz yerga3li kam",
  "abi marid bel 2alb yinfa3 yehegg",
  "zawji ma 3endo visa la hala2",
  "el akl da5el fel se3r wala la2",
  "3ayzeen ghorfa le etnein bas",
  "mn ween ana5od el pebbles",
  "hal yajouz albas 7izam fel i7ram",
  "nseet el password shu a3mel",
  "ade el ras7oum 3ala el card",
  "min el masool 3an el bus",
  "ana msh fahem 7aga",
  "meen 7yestanana fel matar",
  "shokran ya basha",
  "el visa btetla3 emta",
  "ummi da3et fi mina sa3doni",
  "enta robot wala eh",
  "kam sha5s fel oda",
  "abgha bakej men el riyadh rkhees",
  "wesh el awraq almatlouba",
  "law sama7t ayna sa2 el bus",
  "leh el sora marfouda",
  "wein el visa",
];

const URDU = [
  "mujhe ab jeena nahin, dil karta hai mar jaun",
  "ammi ki tasveer kyun wapis hui",
  "abbu ke kaghzat poore hain ya nahin",
  "kitni raqam baqi hai bataen",
  "main apna passport kidhar upload karun",
  "qatar mein hamara number kya hai",
  "hotel haram se kitna qareeb hai",
  "konsi vaccine lagwani zaroori hai",
  "kia meri walida akeli ja sakti hain",
  "ticket kab tak milay ga",
  "kamray mein kitnay log hon gay",
  "booking mansookh karun to kitni raqam wapis aye gi",
  "nusuk mein paisay kesay dalun",
  "kis kis ke kaghaz abhi tak nahin aye",
  "mujhay kisi insan se baat karni hai",
  "visay ke liye kia kia dena hoga",
  "walid sahab ki umar sattar saal hai",
  "khana package mein shamil hai kia",
  "lahore se sab se sasta package dikhaen",
  "hamari baari kab ayegi",
  "ahram mein khushboo wala sabun istemal kar sakte hain?",
  "kankriyan kitni jama karni hain",
  "password bhool gaya hun",
  "mere shohar ka naam ghalat likha hai",
  "qurbani ka intezam kon karay ga",
  "bhai ko family mein kese shamil karen",
  "agar flight nikal gai to kia hoga",
  "aap ka shukriya, bohat madad ki",
  "operator se rabta kese karun",
  "beti gyarah saal ki hai sath le ja saktay hain",
  "garmi mein dawa kahan rakhen",
  "mera account khatam kar dein",
  "tawaf mein kitnay chakkar hotay hain",
  "zara jaldi batain",
  "kya yeh sarkari website hai janab",
  "qist kab ada karni hai",
  "mahram lazmi hai kia",
  "walida gum ho gai hain mina mein kia karun",
  "aurton ke liye kia hukm hai",
  "safar se pehle kon si dua parhen",
];

const HINDI = [
  "mujhe ab jeena nahi hai sab khatam kar dena chahta hu",
  "mummy ki photo kyu reject hui",
  "papa ke kagaz pure ho gaye kya",
  "kitna paisa dena baki hai bataiye",
  "main kaha pe passport upload karu",
  "line me hamara number kaunsa hai",
  "hotel se haram kitna dur padega",
  "teeka kaun kaun sa lagwana jaruri hai",
  "kya meri patni akeli ja sakti hai",
  "ticket kab tak milega",
  "room me kitne log rahenge",
  "booking radd karu to kitna wapas aayega",
  "nusuk me paise kaise dalu",
  "kiska document abhi tak nahi aaya",
  "mujhe kisi insaan se baat karni hai",
  "visa ke liye kya kya dena hoga",
  "pitaji ki umar sattar hai chalega kya",
  "khana package me shamil hai ya nahi",
  "delhi se sabse sasta package dikhao",
  "card se bharu ya bank se",
  "meri bari kab aayegi",
  "ihram me sabun laga sakte hai kya",
  "kankar kitne ikattha karne hai",
  "password bhul gaya kya karu",
  "upar likha hai pending iska matlab kya hai",
  "bhai ko family me kaise jodu",
  "kya main do baar queue me lag sakta hu",
  "agar flight chhut gayi to kya hoga",
  "aapka naam kya hai",
  "dhanyavaad bahut madad ki aapne",
  "operator ko phone kaise karu",
  "ladki ki umar das saal hai le ja sakte hai kya",
  "garmi me dawai kaise rakhe",
  "pariksha me pass hone ki dua batao",
  "mera khata band kar do",
  "sai me kitne chakkar lagte hai",
  "thoda jaldi batao na yaar",
  "kya ye sarkari website hai",
  "janwar ki kurbani kaun karega",
  "maa kho gayi hai mina me kya karu",
];

const INDONESIAN = [
  "kenapa foto anak saya ditolak terus sih",
  "berapa lama lagi giliran kami masuk",
  "uangnya balik berapa kalau batal",
  "apakah bapak saya boleh ikut pakai kursi roda",
  "paket dari surabaya buat 3 orang dong",
  "kapan kami harus bayar cicilan berikutnya",
  "nomor antrean kami berapa sekarang",
  "saya mau bicara sama petugas",
  "vaksin meningitis harus kapan",
  "istri saya lagi haid gimana tawafnya",
  "kamar buat berdua ada gak",
  "paspor ibu berlaku sampai kapan",
  "caranya unggah dokumen gimana",
  "besok habis wukuf ke mana",
  "siapa yang belum lengkap berkasnya",
  "hotelnya jauh nggak dari masjid",
  "boleh bawa obat tidur ga",
  "tanggal berangkatnya kapan",
  "akun saya lupa kata sandi",
  "anggota grup maksimal berapa orang",
];

const MALAY = [
  "kenapa gambar anak saya kena tolak lagi",
  "berapa lama lagi giliran kami nak masuk",
  "kalau batal berapa duit dapat balik",
  "boleh ke ayah saya pergi naik kerusi roda",
  "pakej dari kuala lumpur untuk 3 orang ada tak",
  "bila kami kena bayar ansuran seterusnya",
  "nombor giliran kami sekarang berapa",
  "saya nak cakap dengan orang",
  "suntikan meningitis bila kena ambil",
  "isteri saya datang haid macam mana nak tawaf",
  "bilik untuk dua orang ada ke",
  "pasport mak sah sampai bila",
  "macam mana nak muat naik dokumen",
  "esok lepas wukuf pergi mana",
  "siapa yang tak lengkap lagi dokumennya",
  "hotel tu jauh tak dari masjid",
  "boleh bawa ubat tidur ke",
  "tarikh bertolak bila",
  "saya terlupa kata laluan akaun",
  "paling ramai berapa orang satu kumpulan",
];

const PERSIAN = [
  "pasporte pedaram ta key etebar dare",
  "chera akse dokhtaram rad shod",
  "hotel ta haram cheghadr fasele dare",
  "mikham ba ye nafar harf bezanam",
  "vaksan ha ro key bayad bezanim",
  "age cancel konim chand miden pas",
];

const RUSSIAN = [
  "skolko nam eshe zhdat ocheredi",
  "pochemu foto dochki ne prinyali",
  "kogda nado oplatit sleduyushchuyu chast",
  "mozhno li mame ehat odnoy",
  "kakie privivki nuzhny dlya hadja",
  "kak otmenit bron i skolko vernut",
  "ya ne hochu bolshe zhit",
];

/** The languages whose readers write them in Latin letters too, or are taken for their neighbours. */
const WRITTEN: readonly (readonly [Locale, readonly string[]])[] = [
  ["bn", BENGALI],
  ["ar", ARABIC],
  ["id", INDONESIAN],
  ["ms", MALAY],
  ["fa", PERSIAN],
  ["ru", RUSSIAN],
];

/** All that are taken for another language than `wanted`. */
function taken(texts: readonly string[], account: Locale, wanted: readonly Locale[]) {
  return texts.map((text) => [languageOf(text, account), text] as const).filter(([locale]) => !wanted.includes(locale));
}

describe("the language of what is written in Latin letters", () => {
  it.each(WRITTEN)("%s is told by its own words, whatever the account's", (locale, texts) => {
    expect(taken(texts, "en", [locale])).toEqual([]);
    expect(taken(texts, "fr", [locale])).toEqual([]);
    expect(taken(texts, locale, [locale])).toEqual([]);
  });

  it.each<[Locale, readonly string[]]>([
    ["ur", URDU],
    ["hi", HINDI],
  ])("%s is told from all but its neighbour, and from that where the account is its own", (locale, texts) => {
    expect(taken(texts, "en", ["ur", "hi"])).toEqual([]);
    expect(taken(texts, locale, [locale])).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["hi", "kagaz kaha upload karu"],
    ["hi", "kya main abhi form bharu"],
    ["hi", "hum line me kyu khade hai"],
    ["ur", "kaghaz kahan upload karun"],
    ["ur", "qist kab ada karni hai"],
    ["ur", "hum qatar mein kyun kharay hain"],
    ["ms", "saya nak tahu boleh ke"],
    ["id", "aku mau tau dong boleh gak"],
  ])("%s: %s, whatever the account's", (locale, text) => {
    const other = { hi: "ur", ur: "hi", ms: "id", id: "ms" }[locale as "hi"] as Locale;
    expect(languageOf(text, other)).toBe(locale);
    expect(languageOf(text, "en")).toBe(locale);
  });

  it.each([
    "show me the seat that was rejected",
    "salaam, is the mama of my wife ok",
    "pay 5000 sar",
    "is amir in line",
    "Sara visa?",
  ])("%s is English", (text) => {
    expect(languageOf(text, "en")).toBe("en");
  });

  it.each<[Locale, string]>([
    ["hi", "bheed me chhod diya to kaun padhega"],
    ["hi", "mera certificate pass hua kya"],
    ["hi", "delhi se sabka ticket kitna"],
    ["ur", "bheer me number parega to batayen"],
    ["ur", "haj pe ja skti hen, hafte me 2 dafa ilaj hota hai"],
    ["ur", "thora lambi line hai, kab chalen"],
    ["ur", "manchester se do log ka kitna hoga"],
    ["ur", "package me guide urdu bolta hai"],
    ["ur", "walid sahab ke seene me dard ho raha he"],
    ["ur", "sab se sasta package konsa he"],
    ["hi", "aaj india ke match ka score kya h"],
    ["hi", "teeka kab tak lagwana h"],
    ["ms", "boleh tolong buat kerja rumah matematik anak saya"],
    ["ms", "anak saya 14 tahun boleh ikut haji?"],
    ["id", "anak saya umur 14 tahun bisa ikut haji?"],
    ["ar", "kam ra2mi fel tabour dilwa2ti"],
    ["ar", "wasfet kabsa dajaj"],
  ])("hears %s in one letter of the tongue, a last word or a city: %s", (locale, text) => {
    expect(languageOf(text, "en")).toBe(locale);
  });

  it("keeps to the neighbour that the dialogue has shown", () => {
    expect(languageOf("berapa harga", "id", { isSpoken: true, earlier: "bila kami kena bayar, nak tahu" })).toBe("ms");
    expect(languageOf("dan vaksin?", "id", { isSpoken: true, earlier: "bila kami kena bayar, nak tahu" })).toBe("ms");
    expect(languageOf("berapa harga", "id", { isSpoken: true, earlier: "kapan kami harus bayar" })).toBe("id");
    expect(languageOf("kitna paisa", "ur", { isSpoken: true, earlier: "papa ka form kaha bharu" })).toBe("hi");
  });

  it("has no word of one neighbour among the other's", () => {
    const both = (one: Locale, other: Locale) => {
      const words = new Set(SMALL_WORDS[one].split(" "));
      return SMALL_WORDS[other].split(" ").filter((word) => words.has(word));
    };
    expect([both("id", "ms"), both("ur", "hi"), both("bn", "ur"), both("bn", "hi")]).toEqual([[], [], [], []]);
  });
});

it("stays in the Urdu that is spoken, though Persian has its letters too", () => {
  expect(languageOf("اگر باری نکل گئی تو؟", "ur", { isSpoken: true })).toBe("ur");
  expect(languageOf("اور گاڑی", "ur", { isSpoken: true })).toBe("ur");
  expect(languageOf("چطور بدم", "ur", { isSpoken: true })).toBe("fa");
});

it("hears Malay by its short word for already, and English in its passport", () => {
  expect(languageOf("dokumen siapa yg dah siap", "en")).toBe("ms");
  expect(languageOf("ibrahims passport status pls", "en")).toBe("en");
});

/** Questions of other writers than those that are learnt from, by language and how many of a hundred are told. */
describe("what is learnt of languages in Latin letters", () => {
  const { languages } = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
  const likely = (text: string) => likelihoods(languages, featuresOf(text));
  const kept = (locale: Locale) =>
    ["own", "facts", "common"].flatMap((folder) =>
      readFileSync(new URL(`../../../test/assistant/${folder}/${locale}.tsv`, import.meta.url), "utf8")
        .split("\n")
        .flatMap((line) => line.split("\t")[1] ?? []),
    );

  it.each([
    ["en", 0.99],
    ["tr", 0.99],
    ["fr", 0.98],
    ["id", 0.95],
    // By the lists alone nine of ten.
    ["ms", 0.94],
  ] as const)("%s is told from all others, whatever the account's", (locale, least) => {
    const texts = kept(locale);
    const told = texts.filter((text) => languageOf(text, "en", { likely }) === locale);
    expect(told.length / texts.length).toBeGreaterThanOrEqual(least);
  });

  it("leaves a turn in the language of the one before, unless its neighbour is much likelier", () => {
    expect(languageOf("hotel yang paling dekat masjid", "ms", { isSpoken: true, likely })).toBe("ms");
    expect(languageOf("hotel yang paling dekat masjid", "id", { isSpoken: true, likely })).toBe("id");
    expect(languageOf("nak tanya pasal hotel kat sana macam mana", "id", { isSpoken: true, likely })).toBe("ms");
  });
});
