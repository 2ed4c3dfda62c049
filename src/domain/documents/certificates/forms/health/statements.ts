/** All that a statement of fitness is made of, in English and Arabic (folded): what else stands in its sentence is for a person. */

/** Signs that no text has: the holder's name, and the year of the Hajj that is meant. */
export const HOLDER = "\ue003";
export const THIS_YEAR = "\ue004";

/** Fit, and words for it; the journey stands behind. */
export const FIT =
  /(?<![\p{L}\d-])(?:(?:fit|healthy|well|able) and )*(?:fit|able|capable|suitable|cleared|eligible|(?:well|healthy|strong) enough|(?:permits?|allows?|enables?|is compatible with)(?: (?:him|her)\b)?|can(?= (?:safely |fully )?(?:travel|perform|undertake|make|go|complete|fly))|(?:capacity|ability|stamina|fitness)(?= (?:(?:required|needed|necessary) )?(?:to|for)))(?![\p{L}\d-])|(?<!\p{L})و?(?:لايق(?:ه|ا)?|قادر(?:ه|ا)?(?= (?:(?:طبيا|صحيا|بدنيا|جسديا) )*علي)|مستطيع(?:ه|ا)?|موهل(?:ه|ا)?|تسمح(?= ل))(?!\p{L})/u;

/** What such a paper begins its sentence with, none of it about anybody else. */
export const LEADS = new RegExp(
  [
    String.raw`\b(?:it is )?(?:(?:in|to) )?(?:my|our) (?:(?:professional|medical|clinical|considered|own|honest|and) )*opinion\b(?: is\b)?(?: that\b)?`,
    String.raw`^(?:(?:final|medical|doctor's|physician's|overall) )*(?:conclusion|opinion|results?|decision|recommendation|assessment|findings|impression|status|remarks|certified)\b ?:? `,
    String.raw`\b(?:(?:based )?(?:up)?on|after|following)(?: (?:the|a|an|my|our|this|these|above|full|complete|careful|thorough|general|physical|mental|medical|clinical|and|routine|necessary|required|relevant|laboratory|her|his))* (?:examinations?|assessments?|evaluations?|findings|check-?up|results|investigations|tests)\b`,
    String.raw`\b(?:in|enjoys|of|is|has)(?: (?:a|an|very|generally|excellent|good|perfect|sound|stable|satisfactory|physical|mental|general|overall|and|state of|medical))* (?:health|condition)\b`,
    String.raw`\bthis (?:letter |certificate )?(?:is to (?:certify|confirm|state)|certifies|confirms|will confirm)\b`,
    String.raw`\bmeets? (?:all )?(?:the )?(?:(?:medical|health) )?requirements?(?: istitha'ah| istita'ah)?(?: (?:of|the|saudi|ministry|health|hajj|and|for|authorities)\b)*`,
    String.raw`\b(?:i am|we are) (?:of the (?:(?:professional|medical) )?opinion|satisfied|(?:pleased|happy|able) to (?:confirm|certify|state))\b`,
    String.raw`\bof this (?:certificate|letter)\b|\b(?:his|her) (?:(?:routine|required) )?(?:vaccinations|immuni[sz]ations) are up to date\b`,
    String.raw`\b(?:can|(?:is )?able to) (?:walk|climb)(?: (?:one|two|three|four|five|six|several|flights?|of|stairs|miles?|unaided|long|distances?|without|aid|help|assistance)\b)*`,
    String.raw`\b(?:born|dob|aged|age)\b(?: (?:about )?\d{1,3}(?: years?)?(?: old)?\b)?|\b(?:(?:holder|bearer|holding|bearing|with|of) )?(?:(?:of|a|the|british|french|turkish|egyptian|pakistani|indian|international|valid|his|her) )*(?:passport|cnic|nric)(?: (?:no|number))?\b`,
    String.raw`(?<!\p{L})و?(?:ب(?:توقيع |اجراء )?|بعد (?:اجراء |توقيع )?|تم |تم اجراء )?(?:ال)?(?:كشف|فحص)\p{L}{0,3}(?: (?:ال)?(?:طبيه?|سريريه?|شامله?|لازمه?))*(?: علي(?: نا)?)?(?!\p{L})`,
    String.raw`(?<!\p{L})و?(?:بعد )?(?:اجراء )?(?:الفحوصات|الفحوص|التحاليل)(?: (?:الطبيه|اللازمه|المخبريه|المعمليه|السريريه))*(?!\p{L})`,
    `^(?:النتيجه|نتيجه (?:الكشف|الفحص)|القرار(?: النهايي)?|الراي الطبي|الخلاصه) ?:? `,
    String.raw`^تشهد (?:اداره )?(?:المستشفي|المركز|العياده|اللجنه|الاداره)(?: الطبيه?)?(?!\p{L})|(?<!\p{L})و?(?:بصحه|في صحه|بحاله صحيه) (?:جيده|ممتازه|سليمه)(?!\p{L})`,
    String.raw`(?<!\p{L})و?(?:حالت|صحت)(?:ه|ها)(?: الصحيه| العامه| جيده| ممتازه| مستقره)*(?!\p{L})`,
    String.raw`(?<!\p{L})و?(?:هو |هي )?(?:خاليه?|سليمه?|خلوه?ا?) من (?:جميع |اي |كافه )?(?:ال)?امراض(?: و?(?:ال)?(?:معديه|ساريه|وباييه|مزمنه|خطيره|انتقاليه|معد|مزمن))*(?!\p{L})`,
    String.raw`(?<!\p{L})و?لا يوجد (?:لدي\p{L}{1,3} )?(?:اي )?مانع(?: طبي| صحي)*(?!\p{L})`,
  ].join("|"),
  "gu",
);

/** What else may stand before. */
export const BEFORE_FIT = `
  i we the undersigned doctor physician registered medical practitioner officer hereby therefore thus hence accordingly consequently certify certified confirm confirmed
  declare declared state attest attested that it is are have has been was and to be as having examined seen assessed evaluated screened carefully thoroughly personally
  medically fully clinically physically mentally generally perfectly completely both also now currently presently today this day on at in by me us our my clinic hospital
  surgery practice centre center find found finds considered consider deemed judged she he him her his patient pilgrim applicant traveller traveler holder bearer citizen
  person lady gentleman individual above below who named mentioned said mr mrs ms miss hajiya alhaji haji general health good well
  patient's pilgrim's physical mental full necessary required sufficient
  cardiologist neurologist of mobile ambulant independent alert
  نشهد اشهد نفيد نفيدكم نقر نوكد اقر افيد بان بانه بانها باني باننا انني اني ان انه انها انا نحن الموقع الموقعه ادناه اسفله اعلاه المذكور المذكوره المواطن المواطنه السيد السيده الحاج الحاجه
  المريض المريضه علي اليوم بتاريخ تبين اتضح ثبت وجد وجدت وجدنا وجدناها وجدناه هو هي من فحصت فحصنا تم طبيب الطبيب ممارس للطب العام رقم لجواز السفر الحامل الحامله المولود المولوده في تعتبر يعتبر صحيا طبيا بدنيا
`;

/** What may stand behind: the journey, and that nothing hinders it. */
export const BEHIND_FIT = `
  medically physically mentally clinically to for of the on and or a an all both fit able well travel traveling travelling journey trip fly flying flight air long haul by international internationally
  overseas abroad saudi arabia ksa kingdom makkah mecca madinah medina hajj haj pilgrimage manasik umrah perform performing performance undertake undertaking embark in
  make making go going on proceed complete completing carry out accomplish accomplishment rite rites ritual rituals obligation obligations duties acts religious annual holy sites places cities
  season year h ah ad physical demands rigours rigors operations purpose his her this such required requirements safely travels exercise it do so is join
  طبيا صحيا بدنيا جسديا جسمانيا نفسيا عقليا ذهنيا وطبيا تماما للسفر السفر سفر بالسفر لها له علي الي لاداء اداء باداء لتاديه تاديه للقيام القيام باعمال فريضه مناسك شعاير الحج للحج بالحج المملكه العربيه السعوديه
  الديار المقدسه بيت الله الحرام المشاعر لمناسك عام لعام سنه لسنه موسم لموسم هذا ه جوا بالطايره لغرض بغرض بقصد
`;

/** Phrases before it or behind it, of which a word alone could say another thing. */
export const FREELY = new RegExp(
  [
    String.raw`\b(?:without(?: any)?|with no)(?: (?:medical|health|physical|further))*(?: (?:restrictions?|limitations?|reservations?|hesitation|assistance|risk|difficulty|or))+(?![\p{L}-])`,
    String.raw`\bfrom (?:a|the) (?:medical|health|clinical) (?:point of view|standpoint|perspective)\b|\bat (?:present|this time|the present time)\b`,
    String.raw`\b(?:participate|take part|taking part) in\b`,
    String.raw`\bin (?:january|february|march|april|may|june|july) (?=${THIS_YEAR})`,
  ].join("|"),
  "gu",
);

/** What goes on behind it, about the same person. */
export const GOES_ON =
  /\b(?:and|who|she|he)(?: (?:and|she|he|is|has|in|good|health|general|overall|condition)\b)+|\b(?:is|are) (?:hereby )?(?:confirmed|certified)\b/gu;

/** What the words before would say in another order: a question, a duty, a wish, or what somebody else says. */
export const MISSAID = new RegExp(
  [
    String.raw`^(?:is|are|was|has|have|can|to be)(?![\p{L}])`,
    String.raw`(?<!\bthis (?:letter |certificate )?)\b(?:is|are|was|has|have) to\b|\b(?:has|have|is|was) (?:that|as)\b`,
    String.raw`\bwas(?: (?:medically|physically|mentally|clinically|fully|both|and|also|generally|now))*$`,
    String.raw`(?:\b(?:she|he|patient|pilgrim|applicant|traveller|traveler|holder|bearer|citizen|person|lady|gentleman|individual|above)|${HOLDER})(?: (?:hereby|therefore|also|named|above|mentioned|has|have|it))* (?:certify|confirm|declare|state|attest|find|finds|consider|(?:certified|confirmed|declared|attested|found|considered|deemed|judged)(?= (?:that|she|he|to be|as|the|him|her|it|\p{L}+ly)(?!\p{L})))`,
    String.raw`^(?:both|all|a|an|any|one)(?!\p{L})|(?<!\p{L})(?:i|we|us|me|doctor|physician|practitioner|officer|cardiologist|neurologist|clinic|hospital|surgery|practice|centre|center|انا|نحن|طبيب|الطبيب)(?: (?:is|are|has been|found|\p{L}+ly|therefore|thus|hence|now|also))*$`,
    String.raw`(?<!\p{L})(?:ان|بان)$|(?<!\p{L})(?:المذكور\p{L}?|المريض\p{L}?|الحاج\p{L}?|السيد\p{L}?|هو|هي) (?:وجد|ثبت)`,
  ].join("|"),
  "u",
);

/** A doctor as the subject, who is no pilgrim. */
export const OF_DOCTOR_HIMSELF =
  /(?<!\p{L})(?:dr|doctor|prof|nurse)\b\.?(?: [\p{L}.'-]+){1,5}? (?:is|was|has been|to be|fit)(?!\p{L})/u;

/** That somebody was examined, and whom, up to the end of the clause. */
export const EXAMINED =
  /^(?:examined|seen|assessed)\b:?(?<first>[^.;:]*)|\b(?:(?:i|we)(?: (?:have|had|hereby|certify|that|today|personally|carefully|thoroughly|medically|fully|clinically|this|day|just|also|and|i|we))*|(?<who>[^.;:,]*)\b(?:was|were|has been|is)(?: (?:personally|carefully|thoroughly|medically|fully|clinically|also))*) (?:examined|seen|saw|assessed|evaluated)\b(?<whom>[^.;:]*?)(?=[.;:,(]|$| (?:and|who|whose|that|for|to)\b)/u;

/** Whom, when and where: the holder, today, in this house. */
export const WHOM = `
  the this above below named mentioned said patient pilgrim applicant traveller traveler person lady gentleman citizen holder bearer individual man woman mr mrs ms miss mme hajiya alhaji haji hajjah smt shri
  him her on at in by me us this my our your same day today morning clinic clinics hospital surgery practice centre center office department outpatient outpatients general medical health
  personally carefully thoroughly medically fully clinically physically physician cardiologist neurologist doctor practitioner consultant specialist of a registered our month week date
  january february march april may june july august september october november december
`;

/** The same in Arabic: the holder by name, or as who was mentioned. */
export const EXAMINED_ELSE = new RegExp(
  String.raw`(?<!\p{L})و?(?:ب?(?:ال)?(?:كشف|فحص|معاينه)\p{L}{0,3}(?: (?:ال)?(?:طبي|سريري|شامل)\p{L}?)* علي|فحصت|فحصنا)(?! (?:اليوم )?(?:(?:السيده?|الحاجه?|المواطنه?|المريضه?|ال[او]نسه)[ /:]+)*(?:${HOLDER}|المذكوره?(?!\p{L})|(?:الحاجه?|المواطنه?|المريضه?) المذكوره?(?!\p{L})|(?:صاحبه?|حامله?) (?:هذه )?الشهاده))`,
  "u",
);
