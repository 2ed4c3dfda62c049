/** Bounds and shares: "under", "a head". */
export const MEASURES = {
  below:
    "under below maximum max up_to no_more_than les_than cheaper_than budget within اقل_من مایتعدی ما_یتعدی تحت بحدود سقف میزانیه سے_کم تک_کا بجٹ کم_از زیر حداکثر تا_سقف के_अंदर से_कम तक_का बजट এর_মধ্যে মধ্যে নিচে কমের বাজেট gecmeyen gecmesin altinda en_fazla butce* moins_de pas_plus max budget bawah di_bawah tidak_lebih kurang_dari maksimal bajet tak_lebih до не_дороже не_больше в_пределах бюджет* se_kam ke_andar tak_ka bajat",
  each_person:
    "per_person a_head per_head each pp للشخص للنفر للفرد لکل_شخص فی_کس فی_بندہ ہر_بندہ نفری هر_نفر برای_هر हर_व्यक्ति प्रति_व्यक्ति एक_आदमी জনপ্রতি প্রতিজন মাথাপিছু kisi_basi kisi_basina par_personne chacun per_orang seorang perorang за_человека с_человека на_человека fi_banda per_banda ek_bande",
  from_here:
    "from london manchester birmingham istanbul dhaka karachi delhi mumbai jakarta kuala paris lyon moscow kazan dubai cairo lahore لندن القاهره دبی کراچی لاہور تهران فرانکفورت مشهد दिल्ली मुंबई लखनऊ ঢাকা চট্টগ্রাম ankara berlin surabaya bandung johor москв* казан* уф* dili kalkata",
  reply:
    "no_answer no_reply heard_nothing nothing_back still_nothing لا_رد ما_ردوا ولا_جواب جواب_نہیں کوی_جواب خبری_نشد جواب_ندادن जवाब_नहीं कोई_जवाब উত্তর_নেই জবাব_পাই* cevap_yok haber_yok pas_de_reponse sans_nouvele belum_ada_kabar tiada_jawapan нет_ответа тишина koi_jawab jawab_nahi_aya",
  several:
    "two_cards several both more_than_one بطاقتین اکثر_من دو_کارڈ چند_کارت دو_تا दो_कार्ड एक_से_ज्यादा দুই_কার্ড iki_kart birden_fazla deux_cartes plusieurs dua_kartu dua_kad lebih_dari_satu двух двумя нескольк* do_card",
  limit: "limit* cap ceiling حد_البطاقه سقف_البطاقه لمٹ حد سقف_کارت लिमिट সীমা লিমিট limit* plafond batas had лимит*",
} as const;
