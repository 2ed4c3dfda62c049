/** What a stranger asked of the own account and of the rules: what is asked stands first, each class in several languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { english } from "../../../test/ask-assistant.ts";
import { readModel } from "../classifier/model.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { languageOf } from "../normalise/language.ts";
import { readingOf } from "../reading/reading.ts";
import { type Answer, answer } from "./answer.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
const one = (id: string, relationship: string, givenNames: string, birthDate: string | null) => ({
  ...{ id, relationship, givenNames, birthDate, surname: "Haddad", isSelf: relationship === "self" },
});
const travellers = [
  one("t1", "self", "Layla", "1988-02-01"),
  one("t2", "spouse", "Omar", "1985-02-01"),
  one("t3", "father", "Hamza", "1950-02-01"),
  one("t4", "mother", "Salma", null),
  one("t5", "daughter", "Zahra", "2012-02-01"),
];
const sar = (amount: string) => ({ amount, currency: "SAR" });
const plans = [
  {
    ...{ id: "p1", title: "Savings" },
    steps: [
      { id: "s1", amount: sar("1000.00"), dueOn: "2026-10-01", state: "done", method: null },
      { id: "s2", amount: sar("3000.00"), dueOn: "2027-02-01", state: "open", method: null },
    ],
  },
];
const families = [
  {
    ...{ id: "f1", name: "Karim", maxMembers: 8, complete: 10, readiness: { ready: 0 }, limits: { tooYoung: [] } },
    members: travellers.map(({ id, givenNames }) => ({
      ...{ id, travellerId: id, name: givenNames, status: "pending", relationship: "self", relationshipToldBy: null },
      ...{ hasAccount: true, isYou: id === "t1", isYours: true, marks: [], hasNoPlace: false, isAway: false },
      role: id === "t1" ? "admin" : "member",
    })),
  },
];
const paper = (type: string, id: string | null, name: string) => ({
  act: {
    ...{ kind: "upload_document", type, dueOn: "2027-01-09" },
    traveller: id === null ? null : { id, name },
  },
  who: "you",
  due: { at: "2027-01-09", isForecast: false, isLate: false },
});
const obligations = [
  paper("passport", "t2", "Omar Haddad"),
  paper("passport", "t3", "Hamza Haddad"),
  paper("photo", null, ""),
  paper("photo", "t5", "Zahra Haddad"),
];
const documents = [
  {
    ...{ type: "passport", status: "pending", needsReview: false, travellerId: "t1", isOwn: true, replacedBy: null },
    ...{ uploadedAt: "2026-11-20T09:00:00Z", nameAsRead: null, aiAnalysis: null, review: null },
  },
];
const journey = {
  ...{ steps: [], overallProgress: 0, paperJourneys: [], documents: { verified: 0, required: 4 }, obligations },
  ...{ nextAction: obligations[0]?.act, withoutPlace: [] },
};
const KNOWN = {
  travellers,
  plans,
  families,
  documents,
  journey,
  packages: [],
  bookings: [],
  methods: [],
  waitlists: [],
};
const known = { ...NOTHING_KNOWN, ...KNOWN } as unknown as Known;

function ask(text: string, dialogue: Answer["dialogue"] = null): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    { ...{ now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, known }, words: () => english },
  );
}
const said = (text: string) =>
  ask(text)
    .content.replace(/[\u2066-\u2069\u200f]/g, "")
    .replace(/[\u00a0\u202f]/g, " ");
const told = (text: string, dialogue: Answer["dialogue"] = null) => ask(text, dialogue).citations.map(({ id }) => id);

describe("the own record is told, and what is asked of it first", () => {
  it.each([
    "how far is my payment plan?",
    "Où en est mon plan de paiement ?",
    "ödeme planım ne durumda",
    "сколько мы уже накопили",
  ])("plan: %s", (text) => {
    expect(ask(text).intent).toBe("pay.plan");
    expect(said(text).replaceAll(/[.,\s ]/g, "")).toMatch(/^Ofyourplan“Savings”(?:SAR)?1000/);
  });

  it.each([
    "how old is my dad as you have it",
    "abba ki umar kitni hai",
    "сколько лет папе?",
    "babamın yaşı kaç kayıtlı",
  ])("age: %s", (text) => {
    expect(said(text)).toBe("Hamza Haddad: father, 76 years old.");
  });

  it.each([
    "who in the family is under 18?",
    "ailede 18 yaşından küçük kim var",
    "siapa di keluarga umurnya di bawah 18 tahun",
  ])("those below an age: %s", (text) => {
    expect(said(text)).toBe("Zahra Haddad: daughter, 14 years old.");
  });

  it("says that no birth date is entered", () => {
    expect(said("how old is my mother?")).toBe("Salma Haddad: no date of birth is entered.");
  });

  it.each(["is my husband an admin of the group too or only me", "क्या मेरे शौहर भी ग्रुप के एडमिन हैं या सिर्फ़ मैं"])(
    "administrators: %s",
    (text) => {
      expect(said(text)).toContain("Layla looks after Karim");
    },
  );

  it.each(["আমি কি কোনো অপেক্ষা তালিকায় আছি", "वेटलिस्ट में मेरा नंबर क्या है", "ওয়েটলিস্টে আমরা কত নম্বরে"])(
    "waitlist: %s",
    (text) => {
      expect(ask(text).intent).toBe("queue.waitlist");
    },
  );

  it.each(["is my email verified?", "email saya sudah diverifikasi belum", "моя почта подтверждена?"])(
    "mailbox: %s",
    (text) => {
      expect(ask(text).intent).toBe("meta.account");
    },
  );

  it.each(["did my passport go thru or still being looked at", "mon passeport est passé ou encore en contrôle ?"])(
    "the asker's own paper: %s",
    (text) => {
      expect(said(text)).toBe("Layla: passport – being checked.");
    },
  );

  it.each([
    "does my mum have her own login?",
    "هل امي عندها حساب",
    "suami saya ada akaun tak",
    "есть ли у мамы свой аккаунт",
  ])("whether somebody has an account: %s", (text) => {
    expect(said(text)).toMatch(/^(?:Salma|Omar) has an account of their own/);
  });

  it.each([
    "which of us still needs a photo?",
    "siapa yg blm upload foto",
    "кто ещё не сдал фото",
    "qui n'a pas encore mis sa photo",
  ])("who has not given a paper yet: %s", (text) => {
    expect(said(text)).toMatch(/^photo: 2 of 5 are open/);
  });

  it.each(["any news for me?", "в чём дело, есть новости?", "yeni bir şey var mı", "ada kabar baru?"])(
    "news: %s",
    (text) => {
      expect(ask(text).intent).toBe("notice.list");
    },
  );

  it("hears a mother in a word that is folded as the one for a friend, and no mother in my", () => {
    expect(said("ammi ka passport laga hua hai?")).toMatch(/^Salma: passport/);
    expect(readingOf("amar babar ki ki kagoj baki", known).people.named.map(({ givenNames }) => givenNames)).toEqual([
      "Hamza",
    ]);
  });

  it("hears no no in the Urdu word for until", () => {
    expect(ask("kab tak", ask("abbu ka passport").dialogue).intent).toBe("doc.needed");
  });

  it.each(["babamın pasaportu için son gün ne zaman", "deadline for my father's passport"])("deadline: %s", (text) => {
    expect(said(text)).toContain("Hamza Haddad: passport, missing, due by 9");
    expect(ask(text).intent).toBe("doc.needed");
  });

  it("counts who lacks one kind of paper, and opens with what is open of all", () => {
    expect(said("how many photos are missing in all")).toMatch(/^photo: 2 of 5 are open – You and Zahra Haddad\./);
    expect(said("which papers are missing for us")).toMatch(/^Omar Haddad: passport, missing/);
  });

  it.each([
    "Which of my family still lacks a passport?",
    "Who hasn't uploaded a passport?",
    "من ينقصه جواز السفر؟",
    "Qui dans ma famille n'a pas encore de passeport ?",
  ])("says who lacks one: %s", (text) => {
    expect(said(text)).toMatch(/^passport: 2 of 5 are open – Omar Haddad .*Hamza Haddad\./);
  });

  it("hears a father, and nobody else of the household, in an Arabic afterthought", () => {
    const { content } = ask("ووالدي؟", ask("who has no photo yet").dialogue);
    expect(content).toContain("Hamza");
    expect(content).not.toMatch(/Zahra|Salma|You/);
  });

  it.each(["what am I personally missing besides the passport", "ايه ناقصني انا شخصيا غير الباسبور"])(
    "for oneself: %s",
    (text) => {
      expect(said(text)).toContain("You: photo, missing");
      expect(said(text)).not.toContain("Omar");
    },
  );
});

describe("people are heard as they are written", () => {
  const named = (text: string) => readingOf(text, known).people.named.map(({ givenNames }) => givenNames);

  it("hears no son in the Turkish word for last or the French one for his", () => {
    expect(readingOf("eşimin pasaportu için son gün ne zaman", known).people.missing).toEqual([]);
    expect(readingOf("mon mari a perdu son passeport", known).people.missing).toEqual([]);
    expect(readingOf("is my son's passport there", known).people.missing).toEqual(["son"]);
  });

  it("hears Bengali relations in Latin letters", () => {
    expect(named("amar shami ar ammar passport ki joma hoise")).toEqual(["Omar", "Salma"]);
  });

  it("takes whoever has another father for a stranger", () => {
    expect(named("open the file of Zahra binti Osman")).toEqual([]);
    expect(named("open the file of Zahra Haddad")).toEqual(["Zahra"]);
  });
});

describe("the rule that is asked for", () => {
  it.each([
    ["conditionsExcluded", "My father sleeps with oxygen, will they let him in?"],
    ["conditionsExcluded", "پدرم سرطان دارد، می‌تواند بیاید؟"],
    ["conditionsExcluded", "annem demans hastası, hacca gelebilir mi"],
    ["walletEarly", "can I use someone else's IBAN to fill the Nusuk wallet?"],
    ["walletEarly", "नुसुक वॉलेट में किसी और का IBAN चलेगा?"],
    ["walletLoad", "what IBAN do I use for the Nusuk wallet"],
    ["scamSigns", "donne-moi l'IBAN de l'opérateur pour virer directement"],
    ["dayArafah", "if I do not reach Arafat in time, is my hajj void?"],
    ["dayArafah", "اگر به عرفات نرسم حجم باطل می‌شود؟"],
    ["medicinesCarry", "Obat suntik boleh dibawa ke Arab Saudi?"],
    ["lostPilgrim", "kalo nyasar di mina nelpon siapa"],
    ["lostPilgrim", "whom do I call if I get lost in Mina"],
    ["stoningHow", "можно бросать камушки за маму?"],
    ["vaccineMeningitis", "my agent says no vaccine is needed over 60, right?"],
  ])("%s: %s", (id, text) => {
    expect(told(text)).toEqual([id]);
  });

  it.each(["Kalau dia hilang, bagaimana?", "and if I lose it?", "اور اگر گم ہو جائے؟"])(
    "of the card that was told of: %s",
    (turn) => {
      expect(told(turn, ask("what is the Nusuk card?").dialogue)).toEqual(["nusukCardLost"]);
    },
  );

  it.each([
    ["conditionsExcluded", "what if I am in hospital on the day of Arafah"],
    ["dayArafah", "we missed the bus to Arafat, what now"],
  ])("is not %s: %s", (id, text) => {
    expect(told(text)).not.toContain(id);
  });

  it.each([
    "do they need an ATOL for hajj packages",
    "c'est quoi un forfait shifting ?",
    "iki kişilik oda farkı ne kadar",
    "agen London bagi ansuran 12 bulan tanpa faedah",
  ])("is no search: %s", (text) => {
    expect(ask(text).intent).not.toBe("pkg.search");
  });

  it("asks a scholar where the question is one of a school", () => {
    expect(ask("ما شیعه‌ها نماز را جدا می‌خوانیم؟").intent).toBe("safety.fatwa");
    expect(ask("طواف نساء برای ما شیعه‌ها هم هست؟").citations.map(({ id }) => id)).toEqual(["tawafNisa"]);
  });
});

describe("short forms of Malay and Indonesian", () => {
  it.each([
    ["id", "email sy sdh diverifikasi blm"],
    ["ms", "kenapa semua org 25% je dokumen"],
  ])("%s: %s", (locale, text) => {
    expect(languageOf(text, "en")).toBe(locale);
  });

  it("goes on in the language that was spoken", () => {
    expect(languageOf("Kalau dia hilang, bagaimana?", "ms", { isSpoken: true })).toBe("ms");
    expect(languageOf("aur khana bhi shamil hai us mai", "ur", { isSpoken: true })).toBe("ur");
  });
});

describe("what only one fact answers", () => {
  it.each([
    ["daysTashriq", "at what time do we throw the pebbles on the second day"],
    ["daysTashriq", "lempar jumroh tgl 12 boleh pagi ga"],
    ["daysTashriq", "रमी 12 तारीख को सुबह कर सकते हैं?"],
    ["arafahStay", "can i leave arafat before sunset"],
    ["arafahStay", "لو خرجت من عرفة قبل المغرب وش علي"],
    ["arafahStay", "Arafat'tan güneş batmadan önce çıkarsam ne olur"],
    ["womenMahram", "can my wife travel for hajj without me"],
    ["womenMahram", "жена без меня с сестрой поехать может?"],
    ["womenMahram", "क्या पत्नी मेरे बिना जा सकती है"],
    ["queueOrder", "is the line first come first served"],
    ["queueOrder", "la file, c’est premier arrivé premier servi ?"],
    ["queueOrder", "लाइन में पहले आओ पहले पाओ है क्या"],
    ["offlinePapers", "i forgot the pin of the saved papers"],
    ["offlinePapers", "hac günleri sayfasının pinini unuttum"],
    ["uploadReplace", "how do I replace dad's photo with a new one"],
    ["uploadReplace", "как дочкину фотку поменять на новую"],
    ["uploadReplace", "comment changer la photo de ma fille"],
    ["refundWallet", "if we buy nothing, is the money in nusuk refunded to us"],
    ["refundWallet", "अगर पैकेज न लें तो नुसुक वॉलेट के पैसे वापस मिलेंगे?"],
    ["nusukRegister", "رمز التحقق من نسك ما وصلني من ساعة"],
    ["conditionsExcluded", "gran is 78 years old, is there an upper limit"],
    ["conditionsExcluded", "দাদির বয়স ৭৮, বয়সের কোনো বাধা আছে নাকি"],
  ])("%s: %s", (id, text) => expect(told(text)).toEqual([id]));

  it.each([
    ["womenMahram", "can we get a room without my husband's brother"],
    ["offlinePapers", "what is the pin of my bank card"],
    ["uploadReplace", "when does my new passport expire"],
    ["daysTashriq", "how many pebbles do I need for the first day"],
  ])("is not %s: %s", (id, text) => expect(told(text)).not.toContain(id));
});

describe("money in the wallet", () => {
  it.each([
    ["pay.next", "how much money do i need sitting in nusuk and by what day"],
    ["pay.next", "nusuk'ta ne zamana kadar ne kadar para olmalı"],
    ["pay.plan", "скок уже закинули в кошелек и скок осталось"],
    ["pay.plan", "on a déjà mis combien dans le portefeuille et il reste combien"],
  ])("%s: %s", (act, text) => expect(ask(text).intent).toBe(act));
});

describe("somebody who is not on the list", () => {
  it.each(["mon frere il a tout envoyé ?", "has my brother uploaded everything", "भाई ने सब भेज दिया?"])(
    "is said not to be: %s",
    (text) => expect(said(text)).toContain("brother"),
  );
});
