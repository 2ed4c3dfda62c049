/** Papers and lines of a vaccine that was paid for, waited for, prescribed, handed over or is still to be given, in the eleven languages (folded). */
import { plainIndic } from "../../fold.ts";
import { whole } from "../otherwise.ts";

/** What is paid, and what papers of it are called: a heading of a bill, or a line beside a dose that was given. */
export const OF_PAYMENT = whole(
  "receipts?|invoices?|bill|bills|billing|quotation|price|payments?|paid|prepaid|payable|deposit|cashier|amount (?:due|paid|total|received)|total (?:amount|due|price|cost)|(?:service|vaccine|vaccination) (?:fee|charge|cost)s?",
  "factures?|quittance|paiements?|payee?s?|a payer|caisse|montant|tarif|recu (?:de|n|no|numero|pour)",
  "kwitansi|kuitansi|struk|faktur|invois|resit|(?:pem)?bayaran|dibayar|lunas|biaya|harga|tunai",
  "makbuz\\p{L}*|fatura\\p{L}*|odeme\\p{L}*|odendi|tahsilat\\p{L}*|ucret\\p{L}*",
  "квитанци\\p{L}*|чек|счет(?:-фактура)?|оплат\\p{L}*|оплачен\\p{L}*|стоимость",
  "(?:ال)?ايصال|(?:ال)?فاتوره|(?:ال)?مدفوع\\p{L}*|سداد|سند قبض|(?:ال)?رسوم|(?:ال)?سعر|رسيد|ادائيگي|قبض|فاكتور|پرداخت\\p{L}*|فيس",
  "रसीद|बिल|भुगतान|शुल्क|मूल्य|রসিদ|বিল|পরিশোধ|মূল্য|ফি",
);

/** Who sells vaccines, and may sign for the sale alone: a label or what stands behind the name. */
export const SELLER = whole(
  "pharmacists?|pharmacien(?:ne)?|apoteker|ahli farmasi|eczaci|фармацевт\\p{L}*|провизор\\p{L}*|صيدلي\\p{L}*",
);

/** What no paper of a dose that was given has as a heading, a label or a line of few words: the turn of somebody who waits, an order for it, that it is still to come. */
export const OF_DOSE_TO_COME = whole(
  "queue|token|tokens|ticket|tickets|prescriptions?|prescriber(?= ?:)|prescribed by|orders? (?:no|by|form)|ordered by|dispensed by|collected(?: by)?|requisition|booking (?:form|slip|confirmation|receipt)|pre-?(?:vaccination|immuni[sz]ation) (?:form|record|card|slip|list|screening|questionnaire|checklist)",
  "(?:please |kindly )?(?:present|bring|show|hand) (?:this |the |your )?(?:slip|card|form|paper|letter|passport)(?: \\p{L}+){0,6} (?:for|to (?:receive|get|have)) (?:your |the |a )?(?:vaccin|immuni[sz]|inject|jab|shot)\\p{L}*|(?:visit|attend|come to|report to) (?:\\p{L}+ ){0,4}for (?:your |the |a )?(?:vaccin|immuni[sz]|jab|shot)\\p{L}*",
  "(?:list of \\p{L}+|applicants?|candidates?|registered|registration|enrolled|enlisted|listed|eligible|selected|nominated|due|referred|sent) (?:for|to) (?:the |a |his |her )?(?:vaccin|immuni[sz])\\p{L}*|(?:requires?|requiring|required) (?:vaccin|immuni[sz])\\p{L}*|vaccin\\p{L}* (?:schedule|requirements?|requirement|plan|list|programme)",
  "(?:vaccin\\p{L}*|immuni[sz]\\p{L}*|given|dose|jab|injection)(?: by the mission| at camp)? (?:on|upon|at) (?:arrival|departure)",
  "^(?:rx|℞|r/)\\W*$",
  "(?:vaccines?|doses?|vials?|injections?) (?:fully |was |were |been )?(?:supplied|collected|handed|sold|fetched|picked up|posted|shipped|sent|taken home)",
  "(?:bon|ticket|fiche|convocation|ordonnance|demande|inscription|liste)[^\\n]{0,24} pour (?:la |le |son )?vaccin\\p{L}*|bon de vaccin\\p{L}*|ordonnance\\p{L}*|a presenter pour \\p{L}*|vaccins? (?:remis|delivre|fourni|retire|livre|vendu)s?",
  "(?:no(?:mor|mbor)?\\.? |kartu |kad |tiket )?(?:antrian|antrean|giliran)|(?:untuk|akan) (?:di)?vaksin\\p{L}*|calon penerima vaksin\\p{L}*|terdaftar vaksin\\p{L}*|pendaftaran vaksin\\p{L}*|(?:wajib|perlu|harus) (?:di)?vaksin\\p{L}*|vaksin\\p{L}* (?:saat|ketika|semasa) (?:keberangkatan|kedatangan|tiba|ketibaan)|(?:vaksin\\p{L}*|suntikan) di (?:arab|saudi|mekkah|makkah|madinah)|resep|preskripsi|vaksin\\p{L}* (?:diserahkan|diambil)",
  "sira (?:no|numarasi|fisi)\\p{L}*|siramatik|recete\\p{L}*|asi (?:icin|olacak\\p{L}*|siparis\\p{L}*)|asi\\p{L}* teslim\\p{L}*",
  "талон\\p{L}*|очеред\\p{L}*|рецепт\\p{L}*|направлени\\p{L}*|(?:для|на) (?:прививк[уи]|вакцинаци[июя])",
  "(?:رقم )?(?:ال)?(?:دور|طابور)|وصفه طبيه|^للتطعيم(?: [^\\n]*)?|(?:مطلوب|يلزم|تسجيل|قائمه|بطاقه دعوه) (?:لل|ال)?تطعيم|(?:تطعيم|لقاح) عند (?:ال)?وصول",
  "ٹوكن|پرچي|برايے (?:ٹيكه|ويكسين)|ٹيكه لگوانے (?:كے ليے|كيليے)|سعودي عرب ميں (?:ٹيكه|ويكسين)|براي (?:تزريق|دريافت) واكسن|نوبت دهي",
  "टोकन|(?:टीके|टीकाकरण) के लिए|सऊदी अरब में टीका|টোকেন|টিকার জন্য|টিকা নেওয়ার জন্য",
);

/** Papers, entries and days that are told by whoever should have had the dose. */
export const TOLD_BY_HOLDER = whole(
  "(?:statements?|history|histories|records?|entr(?:y|ies)|details|dates?|dose|vaccin\\p{L}*|given|written|filled|completed|made|supplied|declared|stated|reported|entered|told|provided)(?: \\p{L}+){0,3} by (?:the |this |our )?(?:patient|holder|pilgrim|travell?er|client|customer|bearer|applicant|person|family|relatives?)s?",
  "(?:fiche|carnet|certificat|attestation|date|document|releve|declaration)[^\\n]{0,24} par (?:le |la |l')?(?:pelerine?|patiente?|titulaire|voyageu(?:r|se)|cliente?|interessee?|porteur)",
  "(?:catatan|keterangan|surat|tanggal|tarikh|data|kartu|kad|pernyataan|maklumat)[^\\n]{0,24} (?:oleh|dibuat|diisi|menurut) (?:oleh )?(?:jemaah|jamaah|peserta|pasien|pesakit|pemegang|pemohon|penumpang)",
  "(?:со слов|заполнен\\p{L}*|указан\\p{L}*|записан\\p{L}*) (?:паломник\\p{L}*|пациент\\p{L}*|владел\\p{L}*|заявител\\p{L}*)",
  "(?:hasta|yolcu|haci|hamil|basvuran)\\p{L}* (?:beyani\\p{L}*|tarafindan (?:doldur|yazil|bildir)\\p{L}*)",
);

/** Papers that are made to learn on; a practice of doctors has records, forms and pages too. */
export const FOR_PRACTICE = whole(
  "(?:training|exercise|tutorial|classroom) (?:certificate|record|card|sheet|form|document|paper|copy|page)s?|(?<!(?:gp|medical|general|family|doctor'?s) )practi[cs]e (?:certificate|card|paper|sheet)s?",
);

/** The number of a batch behind its name, of more signs than a group of pilgrims or a year has, and a code as batches have it. */
export const NUMBERED_BATCH =
  /(?<!\p{L})(?:lot|batch|b\.?n|seri|parti|серия|kelompok|bets|التشغيله|تشغيله|بيچ|لاٹ|سري ساخت|बैच|लॉट|ব্যাচ|লট)(?!\p{L})[^\n]{0,12}?(?<![a-z\d])(?=[a-z-]*\d)[a-z\d-]{5}/u;
export const CODE = /(?<![\p{L}\d./-])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{5,12}(?![\p{L}\d./-])/u;
/** A line that is there to be signed or stamped, and says nothing until it is. */
export const SIGNED_ALONE =
  /^\W{0,2}(?:(?:signature|signed|stamp|seal|cachet|tampon|imza|muhur|kase|cap|stempel|tanda ?tangan|ttd|подпись|печать|(?:ال)?توقيع|(?:ال)?ختم|مهر|دستخط|امضا|हस्ताक्षर|मुहर|স্বাক্ষর|সিল)(?: (?:et|and|dan|ve|و|и|এবং|एवं))?[ ,/&]*)+\W*$/u;
/** The deed itself as the label of the vaccine: beside it even an empty place for a stamp tells of more than a sale. */
export const OF_DEED =
  /^(?:прививка|вакцинация|تزريق واكسن|(?:ال)?تطعيم|vaccination|immuni[sz]ation|vaksinasi|asilama)(?![\p{L}\p{M}])/u;
/** What papers that certify a dose are called. */
export const CERTIFYING = whole(
  "(?:vaccin\\p{L}*|immuni[sz]\\p{L}*|inoculation) (?:\\p{L}+ ){0,2}(?:certificate|record|card|book|booklet|passport|report|slip|history|statement)|(?:certificate|record|card|proof|evidence|book|booklet|statement) (?:of|for) (?:\\p{L}+ ){0,3}(?:vaccin|immuni[sz]|inoculat)\\p{L}*",
  "(?:certificat|carnet|carte|attestation|fiche|bulletin) (?:\\p{L}+ )?(?:de |d'|des )?(?:vaccin|immunis)\\p{L}*",
  "(?:sertifikat|surat(?: keterangan)?|sijil|kartu|kad|buku|rekod|catatan|penyata|keterangan|bukti|slip)(?: (?:\\p{L}+))? (?:vaksin\\p{L}*|imunisasi|pelalian|suntikan)",
  "asi(?:lama)? (?:\\p{L}+ )?(?:sertifika\\p{L}*|karti|karnesi|kartesi|belgesi|kaydi)|(?:сертификат|справка|карта|свидетельство|паспорт)\\p{L}* (?:\\p{L}+ )?(?:о |об |профилактических )?(?:прививк\\p{L}*|вакцинаци\\p{L}*|иммунизаци\\p{L}*)",
  "(?:شهاده|بطاقه|كرت|كارت|كارڈ|سجل|گواهي|سند|دفتر|سرٹيفكيٹ|ريكارڈ)(?: \\p{L}+){0,2} (?:(?:ال)?تطعيم\\p{L}*|(?:ال)?تلقيح|(?:ال)?تحصين|واكسيناسيون|واكسن|ويكسين\\p{L}*|ٹيكه|ٹيكوں)|(?:ويكسين\\p{L}*|ٹيكوں|ٹيكه|حفاظتي ٹيكوں) (?:\\p{L}+ )?(?:سرٹيفكيٹ|كارڈ|ريكارڈ|سند)",
  "(?:टीकाकरण|वैक्सीनेशन|टीका) (?:\\S+ )?(?:प्रमाण\\S*|कार्ड|अभिलेख|पत्र|पर्ची)|(?:টিকা|টিকাদান|টিকাদানের) (?:\\S+ )?(?:সনদ\\S*|কার্ড|সার্টিফিকেট|রেকর্ড|প্রত্যয়ন\\S*)",
);
/** What such a paper is headed with where it has no other name: the whole line, or what stands behind a dash. */
export const HEADING_DOSES = new RegExp(
  plainIndic(
    "^(?:.{0,30}[–-] )?(?:immuni[sz]ations|vaccinations|(?:immuni[sz]ation|vaccination) (?:summary|details)|vaccinations? (?:recues?|effectuees?)|asi(?:lar|lama)? bilgileri|asilar|прививки|прививочн\\p{L}* (?:сертификат|карта)|(?:ال)?(?:تطعيمات|تلقيحات|تحصينات)|buku kesihatan|riwayat (?:imunisasi|vaksin\\p{L}*)|टीकाकरण|টিকাদান)$",
  ),
  "u",
);
/** Words in such headings that no other list has (folded): places that are in the name of their own card. */
export const BESIDE_CERTIFYING = new Set(
  "vaccinale vaccinal sarawak sabah johor kedah kelantan melaka pahang perak perlis penang selangor terengganu labuan brunei".split(
    " ",
  ),
);
