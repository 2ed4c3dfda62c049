import { describe, expect, it } from "vitest";
import { conceptsIn } from "../../concepts/concepts.ts";
import { NOTHING_KNOWN } from "../../known.ts";
import { wordsIn } from "../../normalise/fold.ts";
import { readingOf } from "../../reading/reading.ts";
import { outsideAct } from "./outside.ts";

const actOf = (text: string) => outsideAct(readingOf(text, NOTHING_KNOWN), new Set(conceptsIn(wordsIn(text))));
const othersThan = (act: string | null, texts: readonly string[]) => texts.filter((text) => actOf(text) !== act);

const OUTSIDE = [
  "wots the weather like in leeds tmrw",
  "who won the match last night",
  "should i buy bitcoin now",
  "cheap flights to malaga in august",
  "who should i vote for",
  "tell me a bedtime story",
  "الجو كيف بكرا بعمان",
  "مين فاز بالدوري",
  "اشتري اسهم ارامكو ولا لا",
  "مين برأيك افضل رئيس",
  "اكتبلي قصيدة لحبيبتي",
  "کل لاہور میں بارش ہوگی؟",
  "پاکستان کا میچ کب ہے",
  "کس پارٹی کو ووٹ دوں",
  "koi achi film batao",
  "sona kharidun ya na kharidun",
  "आज दिल्ली में बारिश होगी क्या",
  "किस शेयर में पैसा लगाऊँ",
  "गोवा घूमने का पैकेज",
  "koi shayari sunao",
  "modi accha hai ya rahul",
  "aaj ka match kaun jeeta",
  "আজ ঢাকায় বৃষ্টি হবে?",
  "আর্জেন্টিনার খেলা কবে",
  "কক্সবাজারের হোটেল ভাড়া কত",
  "শেয়ার বাজারে টাকা খাটাব?",
  "একটা গান শোনাও",
  "yarın ankarada hava nasıl",
  "fener maçı kaç kaç bitti",
  "hangi hisseyi alayım",
  "antalyaya ucuz otel",
  "kime oy vereyim",
  "bana bir fıkra anlat",
  "il fait quel temps demain a lyon",
  "qui a gagné le match hier",
  "j'achete des actions total ?",
  "un vol pas cher pour ibiza",
  "tu votes pour qui",
  "propose une série pour ce soir",
  "besok jakarta hujan gak",
  "persib menang gak tadi",
  "saham apa yang bagus",
  "tiket murah ke bali",
  "pilih siapa ya di pemilu",
  "rekomendasi film dong",
  "esok KL hujan tak",
  "siapa menang bola semalam",
  "saham mana nak beli",
  "hotel murah di langkawi",
  "3andak wasfet kabsa dajaj?",
  "wasfet koshari",
  "cadang cerita best malam ni",
  "فردا تهران بارون میاد",
  "بازی پرسپولیس چند چند شد",
  "دلار بخرم یا طلا",
  "تور ارزون آنتالیا",
  "یه فیلم خوب معرفی کن",
  "завтра в москве дождь будет?",
  "кто выиграл вчера спартак",
  "купить биткоин или нет",
  "тур в турцию недорого",
  "за кого голосовать",
  "посоветуй сериал на вечер",
];

const DOSES = [
  "how many paracetamol can i give a 6 year old",
  "كم حبة بنادول اعطي ابني",
  "بچے کو پیناڈول کتنی دوں",
  "बच्चे को क्रोसिन कितनी दूँ",
  "বাচ্চাকে নাপা কয়টা দিব",
  "çocuğa kaç ölçek calpol vereyim",
  "combien de doliprane pour un enfant de 5 ans",
  "paracetamol anak 5 tahun berapa ml",
  "panadol budak berapa biji",
  "به بچه چند تا استامینوفن بدم",
  "сколько парацетамола дать ребенку",
];

/** They hold a word of the lists, or of a medicine, and are asked of Hajj or of the own file. */
const INSIDE = [
  "is the weather in makkah hot in may",
  "how hot will it be at arafat",
  "my name does not match the passport",
  "can i bring paracetamol with me",
  "how many doses of the polio vaccine do i need",
  "cheap flights from malaga",
  "is the draw like a lottery",
  "i live in spain, can i book a package",
  "دفعت فلم يصل التأكيد",
  "berapa harga tiket, napa mahal",
  "sir what papers do i bring",
  "sirf papa ki booking cancel karo",
  "sıram ne zaman gelecek",
  "tur şirketi batarsa param ne olur",
  "ilaç için reçete lazım mı",
  "les recettes du mois",
  "mes actions en attente",
  "это лотерея или живая очередь",
  "рецепт на английском для таможни",
  "هل أحتاج وصفة طبية بالإنجليزية؟",
  "نام پاسپورٹ سے میچ نہیں کرتا",
  "नाम पासपोर्ट से मैच नहीं करता",
  "انتخاب بسته",
  "minum di cuaca panas",
  "boleh bawa ubat berapa banyak",
];

describe("what is no business of the assistant", () => {
  it("is told by its words in eleven languages", () => {
    expect(othersThan("meta.outside", OUTSIDE)).toEqual([]);
  });

  it("gives no doses", () => {
    expect(othersThan("safety.dose", DOSES)).toEqual([]);
  });

  it("is not what only shares a word with it", () => {
    expect(othersThan(null, INSIDE)).toEqual([]);
  });
});
