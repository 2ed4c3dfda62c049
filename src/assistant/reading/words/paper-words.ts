/** What is asked of papers by words that stand together: which were not accepted, how one must be, what if it is not there in time. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";

/** None but those that were refused, or that nobody has given yet. */
export const areNotAccepted = phraseMatcher(
  "not_accepted arent_accepted aren_accepted werent_accepted weren_accepted wasnt_accepted hasnt_been_accepted havent_been_accepted not_been_accepted not_approved werent_approved not_pass didnt_pass ما_انقبلت ما_انقبل ما_انقبلوا ما_تقبلت لم_تقبل لم_يقبل غير_مقبوله مرفوض* انرفض* قبول_نہیں منظور_نہیں مسترد स्वीकार_नहीं मंजूर_नहीं मंज़ूर_नहीं पास_नहीं रिजेक्ट accept_nahi accept_nahin manzoor_nahi গ্রহণ_হয়নি গৃহীত_হয়নি গ্রহণ_করা_হয়নি একসেপ্ট_হয়নি kabul_edilme* onaylanma* pas_ete_acceptes pas_acceptes pas_ete_accepte pas_valides tidak_diterima tak_diterima belum_diterima gak_diterima tidak_lolos tak_lulus قبول_نشد* تایید_نشد* پذیرفته_نشد* не_принят* не_приняли не_прошли не_прошёл",
);
export const isPaperWord = wordMatcher(
  "document documents papers وثائق الوثائق وثيقه اوراق اوراقنا مستندات مستنداتنا کاغذ کاغذات دستاویز دستاویزات दस्तावेज* दस्तावेज़* कागज* काग़ज* डॉक्यूमेंट* কাগজ* ডকুমেন্ট* belge* evrak* papier papiers dokumen* مدارک مدرک документ* бумаг* kaghaz* kagaz* documents",
);

/** How a paper has to look. */
export const asksHowItMustBe = phraseMatcher(
  "how_must how_should must_look should_look look_like what_kind_of كيف_لازم كيف_تكون كيف_يكون كيف_يجب شلون_لازم شلون_تكون کیسی_ہونی کیسا_ہونا کیسی_ہو कैसी_होनी कैसा_होना कैसी_हो কেমন_হতে কেমন_হবে কেমন_হওয়া nasil_olmali nasil_olmasi nasil_olacak comment_doit doit_etre seperti_apa harus_gimana harus_bagaimana gimana_harus macam_mana_gambar چطور_باید چطوری_باید چه_جوری_باید چطور_باشه چجوری_باشه каким_должно какое_должно каким_должен какой_должна kaisi_honi kaisi_ho kaisa_hona kemon_hote kemon_hobe",
);

const WHAT_THEN = phraseMatcher(
  "what_happens what_if what_hapens what_will_happen what_then شو_بيصير ايش_يصير وش_يصير ماذا_يحدث شو_يصير ايش_بيصير کیا_ہوگا کیا_ہو_گا क्या_होगा क्या_हो_जाएगा কী_হবে কি_হবে ne_olur ne_olacak que_se_passe il_se_passe qu_arrive on_fait_quoi ca_fait_quoi apa_yang_terjadi apa_jadi apa_akibatnya gimana bagaimana macam_mana چی_میشه چه_میشود چی_می_شود چه_می_شود что_будет что_тогда что_произойдет kya_hoga kya_ho_ga ki_hobe",
);
const NOT_GIVEN = phraseMatcher(
  "dont_upload don_t_upload don_upload not_upload didnt_upload not_uploaded isnt_uploaded isn_uploaded not_ready isnt_ready isn_ready isnt_there isn_there not_there not_in_time isnt_in_time too_late is_late are_late dont_have_it miss_the_deadline ما_رفعنا ما_رفعت ما_نرفع ما_لحقنا ما_جهز ما_يجهز ما_كان_جاهز ما_وصل تاخر تاخرنا اپلوڈ_نہ اپلوڈ_نہیں نہ_کیا نہیں_کیا نہ_دیا نہ_دے نہ_آیا تیار_نہ अपलोड_नहीं अपलोड_न नहीं_किया नहीं_दिया न_दिया नहीं_दे_पाए तैयार_न समय_पर_नहीं আপলোড_না না_দিলে না_করলে দিতে_না_পারলে দেরি_হলে yuklemez* yuklenmez* yetismez* yetistiremez* hazir_olmaz* vermez* gecikir* pas_a_temps pas_pret pas_prete pas_depose pas_envoye ne_depose ne_telecharge en_retard belum_diunggah tidak_diunggah belum_upload tidak_upload ga_upload gak_upload tak_upload belum_siap tidak_siap tak_siap tak_sempat telat terlambat lambat آپلود_نکنیم آپلود_نشه نفرستیم نرسه نرسد آماده_نشه آماده_نباشه دیر_بشه не_загрузим не_загружу не_загрузить не_успеем не_успею не_будет_готов* не_сдадим опоздаем upload_nahi upload_na nahi_kiya nahi_diya na_diya na_kiya time_par_nahi",
);

/** What comes of a paper that is not there in time. */
export function asksIfNotThere(words: readonly string[]): boolean {
  return WHAT_THEN(words) && NOT_GIVEN(words);
}
