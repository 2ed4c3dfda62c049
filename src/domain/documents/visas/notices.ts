/** What visas print of themselves and for everybody, told by closed words: none of it is about the holder. */
import { wordsOf } from "../certificates/fold.ts";

const NEVER =
  "not no non cannot never nor neither ne n pas aucun tidak tiada bukan değil yok verilmez vermez edilmez olamaz çalışamaz не нельзя غير لا ليس ليست نہیں نمی نیست نمیباشد नहीं নয় না";
const FORBIDDEN =
  "prohibited forbidden disallowed interdit interdite défendu dilarang terlarang yasak yasaktır запрещено запрещается запрещена يمنع يُمنع يحظر ممنوع محظور تمنع ممنوع_ہے منع ممنوع است मना वर्जित নিষিদ্ধ নিষেধ";
const PERMITTED =
  "permit permits permitted allow allows allowed authorise authorize authorises authorizes authorised authorized authorizing entitle entitles entitled give gives grant grants confer confers may right rights permission autorise autorisé autorisée autorise_pas permet donne droit diperbolehkan dibenarkan diizinkan boleh memberikan hak izin izni iznini hak hakkı yetki verir даёт дает предоставляет права право разрешено разрешает مصرح مصرحاً مخول مخولة تخول تسمح يسمح تجيز يجوز تصلح يحق اجازت مجاز اجازه مجاز_نیست अनुमति অনুমতি";
const WHO =
  "the a an this that these it its he she is are be does do of to for in on any at within from with by holder holders bearer visa visas kingdom saudi arabia ksa during stay his her le la les du de d l à accès titulaire ce visa il elle est dans en royaume ini pemegang di untuk visa jemaah pelancong bu vize sahibi hamili ile için olarak виза эта владелец владельцу на в для له لها حامل حاملها لحاملها لحامل هذه التأشيرة تأشيرة في المملكة صاحب صاحبها یہ ویزا ہے کی کے میں کو حامل این روادید ویزا در به را دارنده यह वीज़ा की के में है এই ভিসা এর জন্য";
const WORK =
  "work working employment employed job jobs business trade labour labor travail travailler emploi professionnelle lucrative bekerja kerja pekerjaan berniaga çalışma çalışmak çalışmaya çalışamaz çalıştırılamaz работа работу работать работы трудовой العمل عمل بالعمل للعمل لعمل بعمل والعمل عملاً ملازمت کام کار اشتغال काम रोज़गार रोजगार नौकरी কাজ কাজের চাকরি চাকরির arbeiten arbeit beschäftigung trabajar trabajo empleo";
/** What stands beside it. */
const OF_WORK =
  "commercial activity activities paid unpaid gainful seek take up engage activité rémunérée деятельности یعمل";
const JOINED = "and or & et ou dan atau ve veya и или أو و اور یا एवं या ও বা";
const LASTING =
  "transferable transferrable extendable extensible extended extendible renewable renewed convertible converted changed refundable residence residency reside sale prolonger prolongé prolongée prolongation extension sold resident transmissible cessible prolongeable prorogeable renouvelable remboursable dipindahtangankan dipindah diperpanjang dilanjutkan dipindahmilik devredilemez uzatılamaz uzatılmaz передаче продлению продлевается подлежит قابلة للتحويل للتمديد للتجديد للبيع للنقل تمديدها تحويلها قابل منتقلی توسیع انتقال تمدید";
const OF_PAPER =
  "this the a any document documents page paper print-out printout print notice letter certificate visa visas e-visa electronic sticker it its is are as ce cette document visa dokumen ini surat belge bu vize документ виза этот هذا هذه الإشعار المستند الوثيقة الخطاب التأشيرة";

interface Notice {
  /** All that it is made of. */
  readonly of: string;
  /** Of each a word must be there. */
  readonly needs: readonly string[];
}

const NOTICES: readonly Notice[] = [
  // Nobody may work with it, nor hand it on.
  { of: [NEVER, FORBIDDEN, PERMITTED, WHO, WORK, OF_WORK, JOINED].join(" "), needs: [`${NEVER} ${FORBIDDEN}`, WORK] },
  {
    of: [NEVER, FORBIDDEN, PERMITTED, OF_PAPER, WHO, LASTING, JOINED].join(" "),
    needs: [`${NEVER} ${FORBIDDEN}`, LASTING],
  },
  // Where it leads.
  {
    of: "valid for in within travel to and the holy cities city sites only visa visas is good makkah mecca madinah medina jeddah mina arafat region regions between of kingdom movement permitted limited restricted areas area area صالحة للتنقل التنقل بين مكة والمدينة المدينة وجدة جدة المكرمة المنورة فقط في و valable pour la mecque médine djeddah et uniquement seulement berlaku hanya untuk makkah madinah jeddah dan geçerlidir mekke medine cidde ve için sadece",
    needs: ["makkah mecca مكة mecque mekke", "madinah medina والمدينة المدينة médine medine"],
  },
  // The border has the last word.
  {
    of: "the a an officer officers official immigration passport passports border authority authorities control at port ports point of entry arrival airport has have the final say decision decide decides on rests lies remains with is made by admission upon to into kingdom entry",
    needs: ["final", "say decision"],
  },
  // What comes with it.
  {
    of: "you your will receive collect get can be the a nusuk card cards is are from at on in upon arrival after your service provider hotel issued given la carte sera remise à l hôtel arrivée au handed over handed out to pilgrim pilgrims",
    needs: ["nusuk", "card cards carte"],
  },
  {
    of: "hajj permit permits health medical travel insurance is are included covered with in the this visa fee price and package paid free",
    needs: ["included covered"],
  },
  {
    of: "visa visas fee fees free of charge gratis paid issued is gratuit gratuite sans frais ücretsiz ücretsizdir gratis bebas biaya percuma бесплатно бесплатная مجانا مجاناً مجانية بدون رسوم رسوم التأشيرة مفت رایگان निःशुल्क বিনামূল্যে this the no charge",
    needs: [
      "free gratuit gratuite gratis ücretsiz ücretsizdir percuma bebas бесплатно бесплатная مجانا مجاناً مجانية charge frais مفت رایگان निःशुल्क বিনামূল্যে",
    ],
  },
  {
    of: "health proof of acwy meningitis meningococcal quadrivalent vaccine vaccination vaccinations certificate card must be carried shown presented required on at arrival is to a the valid with and in for travel travellers pilgrims all",
    needs: ["vaccine vaccination vaccinations", "must required"],
  },
  {
    of: "overstay overstaying overstayers staying beyond visa validity stay is are will be punished punishable by with subject to a the fine fines penalty penalties deportation imprisonment and or of law under saudi leads lead",
    needs: ["overstay overstaying overstayers staying", "fine fines penalty penalties deportation imprisonment"],
  },
  // How it was made.
  {
    of: `${OF_PAPER} and was has been generated produced issued printed created made electronically automatically digitally by system computer computer-generated does do not no need needs require requires required signature signatures stamp seal wet or is ne nécessite pas de signature ni cachet généré électroniquement automatiquement tidak memerlukan tanda tangan cap dibuat dicetak secara elektronik otomatis elektronik olarak oluşturulmuştur düzenlenmiştir imza gerektirmez не требует подписи и печати сформирован автоматически электронно صادر صادرة آلياً آليا إلكترونياً إلكترونيا ولا لا يحتاج تحتاج يتطلب تتطلب إلى توقيع ختم أو من النظام`,
    needs: [
      "need needs require requires required nécessite memerlukan gerektirmez требует يحتاج تحتاج يتطلب تتطلب",
      "signature signatures stamp tanda imza подписи توقيع ختم",
    ],
  },
  {
    of: `${OF_PAPER} becomes become will be shall considered void invalid null if when altered amended changed tampered erased defaced damaged torn alteration alterations alteration erasure any unauthorised unauthorized with makes renders or and`,
    needs: [
      "void invalid null",
      "if when any unauthorised unauthorized",
      "altered amended changed tampered erased defaced damaged torn alteration alterations erasure",
    ],
  },
  // How somebody is told goodbye.
  {
    of: "we wish you a an accepted hajj mabrur mabroor pilgrimage blessed safe journey and thank thanks for choosing using us our service services nusuk the platform may allah accept your from with best regards sincerely yours faithfully kind حجا حجاً مبرورا مبروراً وسعيا وسعياً مشكورا مشكوراً وذنبا وذنباً مغفورا مغفوراً نتمنى لكم تقبل الله حجكم hajj mubarak haji mabrur semoga menjadi yang haccınız mabrur olsun hayırlı bon pèlerinage hac",
    needs: [
      "wish thank thanks accept mabrur mabroor regards sincerely faithfully مبرورا مبروراً تقبل mubarak hayırlı bon",
    ],
  },
];

const READ = NOTICES.map(({ of, needs }) => ({
  of: new Set(wordsOf(of)),
  needs: needs.map((words) => new Set(wordsOf(words))),
}));

/** What is joined are things of one kind, no further sentence. */
const JOINING = new Set(wordsOf(JOINED));
const MATTERS = new Set(
  wordsOf(
    `${WORK} ${LASTING} makkah mecca madinah medina jeddah mina arafat مكة والمدينة المدينة وجدة جدة المكرمة المنورة mecque médine djeddah mekke medine cidde fine fines penalty penalties deportation imprisonment signature stamp signed system need needs require requires void null altered issued generated produced printed created thank يحتاج تحتاج`,
  ),
);
const isOfMatter = (word = "") => MATTERS.has(word);
/** What a visa may be not valid for. */
const VALID_FOR = /(?<!\p{L})(?:valid|valable|valide|berlaku|sah) (?=(?:for|pour|untuk|bagi) )/giu;

/** Longer ones are texts. */
const MOST_WORDS = 26;

/** That one must be gone after the Hajj, or before the visa ends: in this order, for no other order says so. */
const LEAVING =
  /^(?:the )?(?:visa )?(?:holders?|bearers?|pilgrims?|you) (?:must|shall|should|has to|have to|is required to|are required to|undertakes? to) (?:leave|depart(?: from)?|exit)(?: (?:the kingdom|saudi arabia|ksa|the kingdom of saudi arabia))?(?: (?:immediately|directly|promptly))? (?:(?:after|following|at the end of|upon completion of|upon the end of|after the end of|on completion of|before the end of|before expiry of|before the expiry of)(?: the| his| her| this| your)? (?:hajj|haj|hajj season|season of hajj|rites|hajj rites|visa|permitted stay|authori[sz]ed stay|stay|validity|visa validity))$|^(?:يجب|يلزم|علي) (?:علي )?(?:حامل (?:هذه )?(?:التاشيره)|حاملها|الحاج|صاحب التاشيره) (?:ان )?(?:مغادره|المغادره|يغادر)(?: المملكه)? (?:بعد|عقب|فور) (?:انتهاء |اداء |نهايه )?(?:موسم )?(?:الحج|مناسك الحج)$|^(?:و?يجب|يلزم|علي الحاج) (?:ال)?مغادره(?: المملكه)? (?:(?:بعد|عقب|فور) (?:انتهاء |اداء |نهايه )?(?:موسم )?(?:الحج|مناسك الحج)|قبل (?:انتهاء|نهايه) (?:ال)?(?:تاشيره|صلاحيه|صلاحيه التاشيره|مده الاقامه|الاقامه))$|^(?:و?(?:يمنع|يحظر|لا يجوز|لا يسمح ب?)) ?(?:العمل (?:او|و) ?)?ال?(?:بقاء|اقامه)(?: في المملكه)? بعد (?:انتهاء |نهايه )?(?:موسم )?(?:الحج|التاشيره|صلاحيه التاشيره|مده الاقامه)$|^le (?:titulaire|pelerin) (?:doit|devra|est tenu de) quitter (?:le royaume|l arabie saoudite) (?:apres|a la fin de|des la fin de|a l issue de) (?:la |le )?(?:saison du )?hajj$|^pemegang visa (?:wajib|harus|hendaklah) (?:meninggalkan|keluar dari) (?:kerajaan|arab saudi|kerajaan arab saudi) (?:setelah|selepas) (?:musim )?(?:ibadah )?haji(?: (?:selesai|tamat))?$/u;

/** For the Hajj and for nothing else. */
const ALONE =
  /^(?:note |notice |remark |remarks |نوٹ |ملاحظه |ملاحظات |catatan |not |примечание )?(?:(?:this|the) (?:e )?visa is (?:valid )?(?:only )?(?:issued )?for (?:the )?haj+(?: season)?(?: purposes)? only|(?:valid )?(?:only )?for (?:the )?haj+(?: purposes)? only|(?:valid )?only for (?:the )?haj+(?: purposes)?|haj+ only|(?:هذه )?(?:التاشيره )?(?:مخصصه |صالحه |خاصه )?(?:للحج|لاداء الحج|باداء الحج|لغرض الحج|بالحج) فقط|يه ويزا صرف حج كے ليے هے|(?:اين )?(?:رواديد|ويزا) فقط (?:براي|جهت) حج(?: تمتع)?(?: معتبر)? است|visa ini (?:hanya )?(?:berlaku )?(?:hanya )?untuk (?:ibadah )?haji(?: sahaja| saja)?|bu vize (?:sadece|yalnizca) hac (?:icindir|icin gecerlidir)|ce visa est (?:valable )?(?:uniquement|exclusivement) pour le hadj|ce visa est (?:valable )?(?:uniquement|exclusivement) pour le haj+|(?:эта )?виза (?:выдана |действительна )?только для (?:совершения )?хаджа)$/u;

/** Whether a sentence is one of them, and whether it says that all is for the Hajj. */
export function noticeOf(sentence: string): "notice" | "hajj" | null {
  const words = wordsOf(sentence.replace(VALID_FOR, " "));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const text = words.join(" ");
  if (ALONE.test(text)) return "hajj";
  if (LEAVING.test(text)) return "notice";
  if (
    words.some(
      (word, at) => JOINING.has(word) && !(isOfMatter(words[at - 1]) && words.slice(at + 1, at + 4).some(isOfMatter)),
    )
  ) {
    return null;
  }
  return READ.some(
    ({ of, needs }) => words.every((word) => of.has(word)) && needs.every((one) => words.some((word) => one.has(word))),
  )
    ? "notice"
    : null;
}
