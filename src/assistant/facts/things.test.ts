import { describe, expect, it } from "vitest";
import { wordsIn } from "../normalise/fold.ts";
import { thingFact } from "./things.ts";

const factOf = (text: string) => thingFact(wordsIn(text));

const FACTS: readonly (readonly [string, string])[] = [
  ["simInternet", "where do i buy a sim card there"],
  ["simInternet", "وين اشتري شريحة اتصال"],
  ["simInternet", "وہاں سم کارڈ کہاں سے ملے گی"],
  ["simInternet", "सिम कार्ड कहाँ मिलेगा"],
  ["simInternet", "ওখানে সিম কার্ড কোথায় পাব"],
  ["simInternet", "oradan sim kart nasıl alırım"],
  ["simInternet", "beli kartu sim dimana"],
  ["simInternet", "где купить симкарту"],
  ["simInternet", "does the internet work at arafat"],
  ["simInternet", "roaming or esim, what is better"],
  ["simInternet", "une carte sim à l'arrivée, c'est possible ?"],
  ["simInternet", "kad sim nak beli di mana"],
  ["simInternet", "سیم کارت از کجا بگیریم"],
  ["photosMosques", "can i film my tawaf around the kaaba"],
  ["photosMosques", "هل التصوير مسموح في الحرم"],
  ["photosMosques", "मस्जिद में फ़ोटो ले सकते हैं"],
  ["photosMosques", "можно фотографировать в мечети пророка"],
  ["weatherMay", "how is the weather in may"],
  ["weatherMay", "mayısta mekke kaç derece, sıcaklık nasıl"],
  ["weatherMay", "какая температура в мекке в мае"],
  ["weatherMay", "آب و هوای مکه در ماه مه"],
  ["campToilets", "are there showers at mina"],
  ["campToilets", "prier sans eau, le tayammum est permis ?"],
  ["campToilets", "منیٰ میں بیت الخلا کیسے ہیں"],
  ["campToilets", "tandas di muzdalifah cukup tak"],
  ["powerBank", "where does the power bank go on the flight"],
  ["powerBank", "পাওয়ার ব্যাংক কোথায় রাখব"],
  ["hajjBadal", "who may go for hajj badal"],
  ["hajjBadal", "bedel haccına kim gidebilir"],
  ["hajjBadal", "حج البدل عن جدي"],
  ["hajjDebts", "may i borrow for the hajj"],
  ["hajjDebts", "ঋণ থাকলে হজে যাওয়া যায়?"],
  ["hajjDebts", "у меня долги, можно в хадж?"],
  ["countDoubt", "i lost count of my rounds"],
  ["countDoubt", "j'ai un doute, six ou sept tours ?"],
  ["countDoubt", "चक्कर छह हुए या सात याद नहीं"],
  ["childHajj", "hajj before puberty, does it count"],
  ["childHajj", "নাবালকের হজ কি আদায় হয়"],
  ["deathOnHajj", "what if somebody dies on hajj"],
  ["deathOnHajj", "hacda ölürse nereye gömülür"],
  ["deathOnHajj", "کیا حاجی مکہ میں تدفین ہوتے ہیں"],
  ["ihramPenalty", "how much fidya for one nail"],
  ["ihramPenalty", "کفاره کندن مو چقدره"],
];

describe("things that few words name", () => {
  it("have their fact in eleven languages", () => {
    expect(FACTS.filter(([id, text]) => factOf(text) !== id)).toEqual([]);
  });

  it.each([
    "my mother has a temperature of 39",
    "selfie ok for the photo?",
    "is a photo in front of a mosque fine for the passport",
    "is there wifi in the mina tents",
    "does the room have its own bathroom",
    "without internet, do the tickets open",
    "how far is the camp from the jamarat",
    "is the hotel near the haram",
    "annemin ateşi 39 derece",
    "у мамы температура 39",
    "my bag was stolen at mina",
    "i am not sure where to get the pebbles",
    "how many rounds are there",
    "my father died last year",
    "what is the weather in london",
    "can i pay for hajj with a credit card",
    "kredi kartıyla hac ödenir mi",
    "how much do i still owe for my hajj",
    "tarih badal sakte hain",
    "eşim belgelerimi görebilir mi",
    "suami baru meninggal boleh ke dia pergi haji",
    "obat darah tinggi bawa buat brp hari",
    "املای اسمم غلطه",
    "चेक करो मेरा निकाहनामा कब तक देखेंगे",
  ])("are not meant by: %s", (text) => {
    expect(factOf(text)).toBeNull();
  });
});
