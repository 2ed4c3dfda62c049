/** What a certificate of health may say in free words, in English and Arabic (folded), beside its statement of fitness, its denials and its findings. */

/** Beside a statement, an examination or a denial: whom it is about, who says so, when and where. */
export const BESIDE_SAID = `
  undersigned declare born there shows show showed exam examination based opinion national nationality no number holds holding bearing years year old aged age male female yrs
  has had been were or also both with without from and is are be it its this these those his her hers him he she they their the a an of on to in at by
  records history notes investigations
  وقد لقد قد اعطيت حررت صدرت منحت سلمت اعطي حرر له لها هذه هذا الشهاده التقرير بناء علي طلبه طلبها لتقديمها لتقديمه الي الجهه الجهات المختصه المعنيه لمن يهمه الامر
  وهو وهي وانه وانها كما وكما واجراء اجراء الفحوص الفحوصات والفحوصات والفحوص اللازمه الطبيه الطبي الشامل السريري بتوقيع اليوم يوم والتحاليل التحاليل المخبريه واشعه الصدر وتخطيط القلب
  بالكشف الكشف كشف فحص الفحص وبفحص بفحص وجدناه وجدناها وجدته وجدتها ووجد فوجد تبين وتبين اتضح بعد وبعد تم وتم اعلاه ادناه بياناته بياناتها
  وبناء عليه وعليه لذا لذلك فهو فهي وذلك ذلك و
`;

/** What a paper of this kind calls itself, and the parts of it. */
export const OF_TITLE = `
  certificate certificates report letter form statement medical health fitness fit hajj haj pilgrim pilgrims pilgrim's pilgrims' pilgrimage travel traveller travellers screening examination assessment check checkup up physical
  general physician physician's doctor doctor's medical officer of the for to and in a an h ah year season annual board clinical practitioner practitioner's
  شهاده شهادات تقرير استماره نموذج افاده طبيه طبي صحيه صحي لياقه اللياقه الطبيه الصحيه كشف الكشف الطبي فحص الفحص للحجاج الحجاج لحجاج الحج حج للحج لراغبي راغبي اداء لاداء باداء فريضه مناسك لموسم موسم لعام عام سنه لسنه ه م لياقه الخاصه خاصه ب علي من في و بيت الله الحرام السفر للسفر
  surat keterangan sehat istithaah istitha ah kesehatan jemaah haji calon sijil laporan pemeriksaan perubatan kesihatan jemaah bakal rapor raporu saglik hac haci adayi belgesi durum bildirir tek hekim
  حج کے کی کا لیے طبی سرٹیفکیٹ سرٹیفیکیٹ صحت معائنہ فٹنس رپورٹ عازم عازمین گواهی سلامت پزشکی برای معاینه زائر زائران تندرستی
  हज के की का लिए चिकित्सा स्वास्थ्य प्रमाण पत्र प्रमाणपत्र जांच यात्री হজ স্বাস্থ্য সনদ সনদপত্র চিকিৎসা প্রত্যয়ন জন্য হজযাত্রী পরীক্ষা
  certificat medical d aptitude au pelerinage pour le de справка медицинская о состоянии здоровья для хаджа
`;

/** That vaccines were given, seen or told of, beside their names. */
export const OF_VACCINES =
  "vaccinated vaccination vaccinations vaccine vaccines immunised immunized immunisation immunization immunisations immunizations card record seen enclosed attached given received against for and with the has been is was she he meningitis date routine";

/** How a paper was made, and the mottos of houses. */
export const OF_MAKING =
  "this is a an the computer generated electronically electronic automatically document certificate report printed issued produced system bright mornings begin with kindness care compassion commitment excellence dedicated your our health we smile in of for to";

/** Statements in other languages beside the English or Arabic one: none of the words denies, limits or names an illness. */
export const SAID_ELSEWHERE = `
  berdasarkan pemeriksaan kesehatan tanggal dinyatakan memenuhi syarat istithaah istitha ah layak sehat sihat jasmani rohani dan untuk menunaikan melaksanakan mengerjakan ibadah haji tahun musim yang bersangkutan tersebut di atas dengan ini diterangkan bahwa menerangkan telah diperiksa
  adalah disahkan bahawa telah diperiksa didapati
  muayenesi muayene edilmis yapilan sonucunda hac ibadetini yapmasina yapmaya elverislidir uygundur sagliklidir adi gecen yukarida kimligi yazili kisinin
  je soussigne soussignee certifie avoir examine ce jour et que son etat de sante est compatible avec le pelerinage apte a l accomplissement du hajj pour le voyage il elle
`;

/** Phrases of which a word alone could say another thing. */
export const SAID_WHOLE = new RegExp(
  [
    String.raw`\b(?:is |are )?(?:fully )?up to date (?:on|with) (?:(?:all|his|her|the|routine|required|recommended) )*(?:immuni[sz]ations|vaccinations|vaccines)\b`,
    String.raw`\b(?:i|we) (?:am|are|was|were|have been) (?:his|her|their) (?:(?:treating|regular|usual|own|family) )*(?:physicians?|doctors?|gps?|practitioners?)\b(?: (?:for|since|over|the|past|last|\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|years?)\b)*`,
    String.raw`\b(?:i|we) (?:have )?discussed(?:,? (?:and|the|crowd|heat|sun|food|road|personal|safety|protection|drinking|clean|water|hydration|hygiene|footwear|diet|rest|insurance|travel)\b)+`,
    String.raw`\bgenotype ?:? (?:aa|as)\b`,
    String.raw`\b(?:fees?|charges?|amount|price)[ :]*(?:[£$€₹]|sar|usd|gbp|pkr|inr|rm)? ?\d{1,6}(?:[.,]\d{2})?`,
  ].join("|"),
  "gu",
);

/** What a doctor practises, beside the name. */
export const PRACTISED = /^(?:internal|family|general|emergency|community|travel|occupational) (?:medicine|practice)$/u;

/** That a paper bears its marks, and whom it is written to, as lines of their own. */
export const MARKED =
  /^(?:(?:signed|stamped|sealed|signature|signatures|stamp|seal|official|and|&|of|the|doctor|hospital|clinic)[ ,/.]*)+$/u;
export const WRITTEN_TO =
  /^(?:to|attn|for the attention of)[ :]+(?:(?:the|hajj?|saudi|arabian?|kingdom|of|health|and|ministry|authority|authorities|mission|embassy|consulate|concerned|competent|relevant|pilgrimage|all|officer|medical|visa)[ ,.]*)+$/u;
/** The beginning of a label before the doctor's own, in words that no list has. */
export const DOCTOR_NAMED = /^name of (?:the )?(?:(?:govt\.?|government|examining|registered|authori[sz]ed)[ :]*)+$/u;

/** That somebody was looked at, or that somebody says so: without it small words alone say nothing that anybody needs. */
export const SAYING =
  /(?<!\p{L})(?:examined|seen|assessed|screened|certify|certified|certifies|confirm|confirms|declare[sd]?|attest|found|born)(?!\p{L})|فحص|كشف|نشهد|اشهد|تشهد|اعطيت|حررت|صدرت|منحت|افيد|نفيد/u;
