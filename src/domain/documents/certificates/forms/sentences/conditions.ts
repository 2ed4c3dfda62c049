/** Words of sentences that tell when a paper counts, in the eleven languages (`*` stands for any end, `_` for a space). */
export const PAPER_WORDS = `
  certificate* document* card* record* visa* form* paper* letter* slip* page* it this amendment* alteration* erasure*
  sertifikat* kartu kad sijil dokumen surat belge* kart* sertifika* vize* evrak* certificat* carte* attestation* document*
  شهاده* الشهاده وثيقه الوثيقه بطاقه البطاقه تاشيره التاشيره مستند المستند كارڈ سرٹيفكيٹ سند ويزا گواهي كارت
  справк* сертификат* документ* виз* प्रमाणपत्र प्रमाण कार्ड वीजा সনদ* কার্ড* ভিসা*
`;
export const UNDER_WHICH = `
  if unless when without only_if any not_valid_without render* bila jika apabila tanpa sekiranya kecuali eger halinde olmadan olmayan yoksa si sans sauf en_cas toute
  اذا بدون دون في_حال الا اي ان كل اگر بغير صورت در_صورت هرگونه без если при बिना यदि যদি ছাড়া
`;
export const STANDINGS = `
  void invalid* valid accepted null batal sah berlaku gecersiz* gecerli* nul nulle invalide valable valide
  تعتمد معتمد* لاغي* باطل* صالح* تلغي يلغي معتبر ناقابل_قبول نامعتبر недействит* действит* अमान्य मान्य অবৈধ বৈধ বাতিল
`;
export const MARKS_OF_PAPERS = `
  altered alteration* erasure* erased torn damaged defaced amended amendment* tampered stamp* seal* signature* signed unsigned passport_is_changed passport_changes complete_any_part approved_by_the_world_health_organization
  sesuai tanda_tangan tandatangan cap cop stempel meterai imza* muhur* kase* rature* cachet signature* surcharge*
  كشط شطب تعديل ختم الختم توقيع التوقيع محو تغيير مهر دستخط امضا подпис* печат* исправлени* मुहर हस्ताक्षर স্বাক্ষর সিল
`;
/** What no such sentence has: somebody, a dose, an examination, a deed that was done. */
export const TOLD_OF_SOMEBODY = `
  he she his her him patient holder* pilgrim* applicant* fit unfit dose* injection* examined was were has_been have_been because second second_dose pending review* doctor_says test* result*
  pasien pemegang layak dosis dos suntikan telah hasta* sahibi uygun doz titulaire apte dose*
  حامل* المريض* الحاج* لايق* جرعه الجرعه تم قد مريض حاجي خوراك пациент* годен доз* रोगी खुराक রোগী ডোজ
`;

/** What denies a standing, right before it or, where the verb comes last, right behind it. */
export const DENIED_BEFORE = "not no tidak tiada bukan pas n'est ne не غير لا";
export const DENIED_BEHIND = "degil نهيں نيست नहीं নয় না";

/** What a dose may do to whoever gets one, told to all who read it; the holder is not among the words (folded). */
export const EFFECTS_TOLD =
  /(?<![^\n.!?] ?)(?:if you|in case of|you may|some people|common(?: side)? (?:effects|reactions)|mild|report any|possible side effects|side effects|reactions)(?: (?!(?:he|she|his|her|him|was|were|had|has|patient|holder|not|dose|doses|vaccine|given|due|next|until|booked|appointment|so|stop\p{L}*|abandon\p{L}*|abort\p{L}*|interrupt\p{L}*|discontinu\p{L}*|anaphyla\p{L}*|collaps\p{L}*|faint\p{L}*|refus\p{L}*|declin\p{L}*|withheld|postpon\p{L}*|record|card|certificate|doubt)(?![\p{L}]))[^\s.]+){0,24}/gu;
