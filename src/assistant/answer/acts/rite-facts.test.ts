import { describe, expect, it } from "vitest";
import { conceptsIn } from "../../concepts/concepts.ts";
import { NOTHING_KNOWN } from "../../known.ts";
import { wordsIn } from "../../normalise/fold.ts";
import { readingOf } from "../../reading/reading.ts";
import { namedFact } from "./named-facts.ts";
import { outsideAct } from "./outside.ts";
import { ownActOf } from "./own-acts.ts";
import { asksToLook, productAct } from "./product-acts.ts";
import { riteFact } from "./rite-facts.ts";

const read = (text: string) => readingOf(text, NOTHING_KNOWN);
const concepts = (text: string) => new Set(conceptsIn(wordsIn(text)));
const factOf = (text: string) => riteFact(read(text), concepts(text));

/** In other words than those that the lists were made of. */
const FACTS: readonly (readonly [string, string])[] = [
  ["ihramEnds", "when may dad come out of his ihram"],
  ["ihramEnds", "متى أطلع من الإحرام وأخلعه"],
  ["ihramEnds", "ihramdan ne zaman çıkıyoruz"],
  ["ihramEnds", "когда снимают ихрам"],
  ["ihramEnds", "kapan ihramnya selesai"],
  ["ihramThings", "may he keep his wrist watch on in ihram"],
  ["ihramThings", "احرام میں دھوپ کا چشمہ"],
  ["ihramThings", "porter sa ceinture pendant l'ihram"],
  ["ihramThings", "зонтик в ихраме разрешён?"],
  ["ihramThings", "ihramlıyken yüzük"],
  ["ihramForgot", "he forgot and put a jumper over his ihram"],
  ["ihramForgot", "نسيت وأنا محرم وتعطرت"],
  ["ihramForgot", "ihramlıyken unutup koku sürdüm"],
  ["ihramForgot", "lupa sedang ihram terus pakai parfum"],
  ["ihramShade", "مرد محرم زیر سقف ماشین بشینه؟"],
  ["ihramShade", "may jafari men hold an umbrella in ihram"],
  ["ihramMiqat", "mikat nerede"],
  ["ihramMiqat", "we start in madinah so where does ihram begin"],
  ["tawafNisa", "tavaf-ı nisa kimlere gerekir"],
  ["tawafNisa", "what is tawaf al-nisa for"],
  ["wheelchairTawaf", "kursi roda waktu tawaf boleh nggak"],
  ["wheelchairTawaf", "سعی وہیل چیئر پر کر سکتے ہیں"],
  ["arafahFast", "arafat'ta oruç tutulur mu"],
  ["arafahFast", "on jeûne à Arafat ?"],
  ["arafahFast", "नमाज़ नहीं, अरफ़ात में रोज़ा?"],
  ["sacrificeHow", "сколько баранов с одного"],
  ["sacrificeHow", "kambingnya berapa ekor tiap orang"],
  ["madinahDays", "kaç gün medinede kalacağız"],
  ["madinahDays", "on va d'abord à Médine ?"],
  ["madinahDays", "сначала Медина или Мекка"],
  ["vaccineOthers", "is the covid jab still needed"],
  ["vaccineOthers", "вакцина от гриппа нужна?"],
  ["zamzamHome", "can zamzam go in the suitcase"],
  ["healthCertificateRules", "sağlık raporu türkçe olur mu"],
  ["healthCertificateRules", "справка на русском языке подойдёт?"],
  ["methodsDescribe", "who actually gets our money"],
  ["methodsDescribe", "الفلوس مين يستلمها"],
  ["methodsDescribe", "parayı kim alıyor"],
  ["methodsDescribe", "on règle le paiement à vous ou à eux"],
  ["whoSeesDocuments", "is our data passed to the saudi government"],
  ["whoSeesDocuments", "verilerimizi suudi devleti görür mü"],
  ["rawdahPermit", "et pour la Rawda faut un rdv?"],
  ["rawdahPermit", "रियाज़ुल जन्ना में जाने का परमिट"],
  ["widowIddah", "вдове во время идды можно в хадж"],
  ["widowIddah", "teyzem iddette, hacca gidebilir mi"],
  ["tawafAblution", "what if my wudu breaks halfway round the tawaf"],
  ["tawafAblution", "وضوم تو طواف باطل شد"],
  ["nusukCardLost", "ضاعت بطاقة نسك مني هناك وش اسوي"],
  ["nusukCardLost", "নুসুক কার্ডটা হারিয়ে ফেলেছি"],
  ["robbed", "lost my bank card"],
  ["minaLeave", "13 tareekh ko Mina mein rukna zaroori hai?"],
  ["minaLeave", "must i stay in mina till the 13th"],
  ["convertProof", "je suis convertie, ils demandent un papier pour prouver?"],
  ["eldersNoPhone", "grandad has no email, can i do his part"],
  ["eldersNoPhone", "dedemin telefonu yok"],
  ["eldersNoPhone", "бабушка не умеет с компьютером, я сделаю?"],
  ["eldersNoPhone", "kakek gaptek gak punya hp"],
  ["sayiWhat", "berapa kali sai dari safa"],
  ["sayiWhat", "सई में कितने चक्कर"],
  ["sayiWhat", "how many laps is saee"],
];

/** Of neighbouring matters, in the same words. */
const OTHERS: readonly string[] = [
  "what time is fajr in madinah",
  "is a madinah hotel in the package",
  "can i visit madinah on the hajj visa",
  "how far is madinah from makkah",
  "how fast is the bus to arafat",
  "they say how many seats are left",
  "how many rounds is tawaf",
  "my mother lost her phone",
  "change my father's phone number",
  "mum does not get the code by phone",
  "my father's phone is broken",
  "i have no phone signal",
  "packages with a wheelchair and a hotel near the haram",
  "did yusuf have his flu jab",
  "my father cannot read, can somebody call him",
  "mak tak reti guna telefon, boleh pegawai telefon dia",
  "does the package give zamzam and a bag",
  "who gets the refund when we cancel",
  "a guide who speaks french",
  "is the saudi government closing the sale",
  "where do i drink zamzam",
  "mother lost us in the crowd",
  "how many rounds has the tawaf",
  "umbrella for the heat",
  "do glasses matter on the photo",
  "i forgot my password",
  "how do women do the tawaf apart from men",
  "когда намаз в медине",
  "مواقيت الصلاة في المدينة",
  "دم يخرج من فمه ما العمل",
  "كم دم نزل منه",
  "فيه دم في البول كم مرة",
  "عندي فقر دم كم حبة",
  "Ammi kho gayi phone nahi hai",
  "Babam telefonunu kullanamıyor, kayıp",
  "I forgot to make the intention for ihram",
  "İhrama girmeyi unuttum",
  "یادم رفت احرام",
  "احرام باندھنا بھول گیا",
  "My dad forgot his passport in ihram",
  "I forgot my ihram at home, where can I buy one?",
  "ihrama saat kaçta girilir",
  "احرام ساعت چند",
  "ساعت چند محرم میشیم",
  "Через сколько часы ихрам",
  "Les jeunes à Arafat ?",
  "Jeune femme seule à Arafat",
  "Je suis jeune, Arafat est dur ?",
  "النساء متى يطوفون طواف الافاضة",
  "My son has no email, how does he join the family?",
  "My father doesn't get email notices",
  "My father does not answer his phone",
  "My brother can't log in on his phone",
  "My wife doesn't want the app on her phone",
  "My mother can't pay by phone",
  "Is my mother allowed to go, she can't read",
  "What information does the government need for the visa?",
  "Which information does Saudi want on the health certificate?",
  "Who takes the pay for the bus?",
  "How many days in Madinah in the cheapest?",
  "How long is the train from Makkah to Madinah?",
  "First day in Madinah what do I do",
  "How much zamzam should I drink for my kidneys?",
  "How many goats are in the package price?",
  "Is sheep meat in the meals? how many times?",
  "How many sheep did I pay for?",
  "Is a wheelchair for tawaf included?",
  "When do I leave ihram and my passport expires?",
];

describe("facts of rites, places and people that words place", () => {
  it("are told in eleven languages", () => {
    expect(FACTS.filter(([id, text]) => factOf(text) !== id).map(([, text]) => [text, factOf(text)])).toEqual([]);
  });

  it("tell how old people keep out of the crowd, not of whoever is lost there or throws for another", () => {
    const told = (text: string) => namedFact(read(text), concepts(text))?.fact.id;
    for (const text of ["my elderly mum and the crowds, when is it quiet", "пожилые родители и толпа"])
      expect(told(text), text).toBe("crowdElders");
    expect(told("can i throw for my mother, she fears the crowd at the jamarat")).not.toBe("crowdElders");
    expect(told("what if my old mother gets lost in the crowds")).toBe("crowdSafety");
  });

  it("are not told of neighbouring matters", () => {
    const placed = OTHERS.map((text) => [text, factOf(text)]).filter(([, fact]) => fact !== null);
    expect(placed).toEqual([]);
  });
});

describe("these pages", () => {
  const actOf = (text: string) => productAct({ text, reading: read(text), concepts: concepts(text) });

  it.each([
    "are you lot the official government site",
    "هل أنتم تابعون لوزارة الحج",
    "siz diyanete bağlı mısınız",
    "êtes-vous une plateforme officielle, vous ?",
    "вы официальный сайт министерства?",
    "kalian situs resmi pemerintah?",
  ])("are no authority's: %s", (text) => {
    expect(actOf(text)).toBe("meta.rihla");
  });

  it.each([
    "do you have the official visa form",
    "when does the ministry of hajj open",
    "what is the official price",
    "is the certificate official enough",
  ])("are not what is asked of: %s", (text) => {
    expect(actOf(text)).not.toBe("meta.rihla");
  });

  it.each([
    "can i see costs without signing up",
    "قبل التسجيل ممكن أشوف الأسعار",
    "kayıt olmadan fiyatlara bakabilir miyim",
    "voir les prix sans s'inscrire",
    "harga bisa dilihat tanpa daftar?",
    "цены видно без регистрации?",
    "بدون ثبت نام قیمت‌ها رو ببینم",
    "बिना रजिस्टर किए दाम देख सकते हैं",
  ])("are open to look at: %s", (text) => {
    expect(asksToLook(wordsIn(text), concepts(text))).toBe(true);
  });

  it.each(["how do i delete my account", "can i book without an account", "i forgot my password, how do i see prices"])(
    "are not what is looked at: %s",
    (text) => {
      expect(asksToLook(wordsIn(text), concepts(text))).toBe(false);
    },
  );

  it("sell no journey for Umrah alone, which is another matter than Umrah with Hajj", () => {
    for (const text of ["umrah tour in ramadan?", "क्या उमरा की बुकिंग होती है", "umre paketi"])
      expect(outsideAct(read(text), concepts(text)), text).toBe("meta.umrah");
    for (const text of [
      "umrah before hajj",
      "does the package include umrah",
      "umrah visa for hajj",
      "My umrah booking was cancelled",
      "umre rezervasyonum var",
      "can I do umrah sold by Al Noor",
    ])
      expect(outsideAct(read(text), concepts(text)), text).not.toBe("meta.umrah");
  });
});

it.each([
  ["pkg.search", "a guide who speaks Persian?"],
  ["pkg.search", "Farsça rehber var mı"],
  ["pkg.search", "راهنمای فارسی زبان دارین؟"],
  [null, "do you speak Persian"],
  [null, "a certificate in French from our agency"],
] as const)("%s: %s, whether or not a package has such a guide", (act, text) => {
  expect(productAct({ text, reading: read(text), concepts: concepts(text) })).toBe(act);
});

it("tells a rite of one school before it sends to a scholar", () => {
  const ofShia = (text: string) => ownActOf({ text, reading: read(text), concepts: concepts(text) });
  expect(ofShia("do shia pray otherwise")).toBe("safety.fatwa");
  expect(ofShia("طواف نساء برای ما شیعه ها لازمه؟")).not.toBe("safety.fatwa");
});
