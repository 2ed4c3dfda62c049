import { plainIndic } from "../fold.ts";

/** That a dose was given (folded). What is planned, asked for or refused has none of these, or a word that nobody knows. */
const WRITTEN =
  /\b(?:received|vaccinated|immuni[sz]ed|inoculated|was given|were given|given on|administered|has had)\b|\ba recu\b|vaccinee? |\badministre|\bdivaksin|\bmenerima\b|\bmendapat|\bdiberikan\b|\bdisuntik|\bdiberi\b|asilan|uygulan|yapil|привит|введен|получил|вакцинирован|تم تطعيم|تم تلقيح|تلق[يت]|اعطي|طعم\p{L}* ب|دريافت|تزريق شد|واكسينه|لگا(?:ي|ئ|ه)?|دي گي|लगा|दिया|दी गई|দেওয়া হয়েছে|প্রদান করা হয়েছে|গ্রহণ করেছেন/u;

export const GIVEN = new RegExp(plainIndic(WRITTEN.source), "u");

/** Words beside the day of a dose where nothing else is told of it: that it was given, where to, of which batch (folded). */
export const BESIDE_DAYS_GIVEN = `
  date day on dt dated given done administered vaccinated vaccine vaccination vaccinations immunisation immunization dose doses first single booster ml im iu intramuscular left right arm deltoid upper lot batch no nr number
  le du fait faite administre administree vaccin dose bras gauche droit lot tarih tarihi asi asilama doz yapildi uygulandi kol sol sag seri
  tanggal tgl tarikh vaksin vaksinasi dosis dos disuntik diberi diberikan lengan kiri kanan kumpulan
  дата доза введена введено сделана сделано прививка вакцина вакцинация серия плечо левое правое
  تاريخ بتاريخ التاريخ في لقاح تطعيم التطعيم جرعه الجرعه تم اعطي اعطيت رقم تشغيله التشغيله الذراع الايسر الايمن ويكسين خوراك واكسن نوبت تزريق شد
  दिनांक तारीख को खुराक टीका टीकाकरण लगाया गया दिया তারিখ তারিখে কে ডোজ টিকা মেনিনজাইটিস কনজুগেট মেনকোয়াডফি দেওয়া হয়েছে
`;
