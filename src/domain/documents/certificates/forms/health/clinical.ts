/** Words of illness and of examinations in English and Arabic (folded), from which denials and good findings are made. */

/** What can be denied: "no history of heart failure", "خال من الامراض المعديه". One word each, a denial ends with one. */
export const ILLS = `
  dyspnea sweats loss help assistance distress difficulty difficulties medicines drugs treatment treatments
  afb mtb hbsag hcv hbv hiv-1 hiv-2 rif mp sickling cavity cavities opacity opacities shadowing crackles crepts rhonchi bruit thrill dependency immunotherapy confusion disorientation hypoxia relapse
  fibrosis immunosuppression copd emphysema bronchiectasis pneumonia wheelchair frailty gout anaemia anemia thalassaemia leprosy malformation delirium hallucinations delusions depression anxiety addiction dependence alcoholism epidemic neoplasm neoplasms metastasis metastases insufficiencies transplant stent infarction hypotension syncope vertigo dizziness palpitations ascites encephalopathy varices haemoptysis hemoptysis sputum ulcer ulcers bleeding disease diseases illness illnesses condition conditions disorder disorders infection infections ailment ailments infirmity disability disabilities deformity impairment impairments deficit deficits
  failure dialysis haemodialysis hemodialysis cirrhosis cancer cancers malignancy malignancies tumour tumours tumor tumors leukaemia dementia alzheimer's psychosis epilepsy seizures tuberculosis tb ptb covid-19 covid hiv aids hepatitis malaria cholera meningitis leprosy diabetes hypertension asthma copd stroke angina arrhythmia
  fever cough rash jaundice pallor cyanosis oedema edema clubbing murmur murmurs wheeze wheezing crepitations lymphadenopathy hepatosplenomegaly organomegaly dyspnoea breathlessness pain tenderness masses mass lesion lesions cavitation consolidation infiltrate infiltrates effusion ischaemia ischemia rwma
  abnormality abnormalities insufficiency decompensation indication pathology symptom symptoms sign signs complaint complaints complication complications contraindication contraindications contra-indication contra-indications limitation limitations restriction restrictions obstacle obstacles objection objections reservation reservations impediment impediments
  allergy allergies oxygen chemotherapy radiotherapy pregnancy pregnant medication medications surgery admission admissions reaction reactions event events effects exclusion exclusions criteria concern concerns problem problems issue issues evidence
  جانبيه مرضي مرضيه ادويه علاج علاجات معروفه سوابق
  امراض مرض اوبيه عدوي عله علل عاهه عاهات اعاقه اعراض فشل قصور غسيل كلوي قلب سرطان اورام ورم درن سل تليف خرف صرع سكري ضغط ربو حمل القلب الكلي الكلى الكبد الصدر الساريه المعديه المزمنه الوباييه النفسيه العقليه وباييه ساريه نفسيه عقليه انتقاليه خطيره سرطانيه موانع مانع عوايق عايق مشاكل مشكله اضطرابات اضطراب مضاعفات حساسيه التهاب التهابات معد معدي معديه مزمن مزمنه
`;

/** What may stand between a denial and what it denies. */
export const BESIDE_ILLS = `
  debilitating degenerating catching exacerbated hidden regular routine daily prescribed prescription further special particular
  health inflammatory obstructive restrictive degenerative incapacitating autoimmune metabolic endocrine haematological hematological oncological surgical orthopaedic orthopedic musculoskeletal gastrointestinal genitourinary ischaemic ischemic rheumatic congenital hereditary systemic immune demyelinating neuromuscular vascular valvular venereal sexually transmitted airborne bloodborne waterborne vector-borne opportunistic latent suspected confirmed probable detectable demonstrable visible palpable audible gross excluding disqualifying disabling limiting bothersome high-risk late multiple complicated uncomplicated moderate mild marked early poorly treated untreated newly ongoing persistent recurrent relapsing occult secondary primary related associated other's unexplained productive night dry bilateral peripheral pitting ankle pedal pretibial cervical axillary inguinal carotid diastolic systolic pericardial pleural focal motor sensory cerebellar meningeal added abnormal pathological suspicious acid-fast chest-wall bowel pancreatic splenic prostatic gynaecological obstetric ophthalmic dental dermatological allergic cardio-pulmonary cardiopulmonary cardiorespiratory neuropsychiatric psycho-social self-care substance alcohol tobacco
  insufficiency minimal effort exertion rest walking breathing swallowing
  weight appetite reportable unstable congestive pulmonary valvular organ o2 long-term longterm infectious carrier due oral intellectual learning behavioural behavioral sensory motor any a an the other such apparent apparently known current currently active acute chronic advanced severe serious significant major minor open pulmonary ordinary serious other malignant contagious communicable infectious transmissible notifiable epidemic quarantinable disabling debilitating uncontrolled unstable terminal end-stage endstage end stage decompensated congestive recent clinical clinically radiological physical physically mental mentally psychiatric psychological psychotic neurological cognitive malignant pulmonary hepatic parenchymal memory hearing evident obvious overt medical medically underlying pre-existing preexisting new focal gross adverse side immediate relevant
  heart chest cardiac cardiovascular coronary kidney renal lung liver hepatic respiratory cerebral blood brain bowel skin joint bone thyroid mood drug food home
  of in for to at from under requiring needing evidence history sign signs symptom symptoms suggestion suspicion record present time moment previous past prior
  تاريخ سابق سابقه اي
  النفسيه العصبيه العقليه الذهنيه الصدريه الوراثيه المستعصيه العضال المنهكه المانعه العلاج الجلديه الدمويه المناعيه باي باحد صلب اي ايه جميع كافه كل الامراض المرض معديه المعديه معدي المعدي ساريه الساريه وباييه الوباييه مزمنه المزمنه خطيره الخطيره انتقاليه الانتقاليه حاده نفسيه النفسيه عقليه العقليه نفسي عقلي صدريه الصدريه تنفسيه القلب الكلي الكبد الصدر الكلوي الرءه الدم الجهاز التنفسي نشط نشطه النشط النشطه متقدم متقدمه المتقدمه رءوي الرءوي ريوي الريوي من او في طبي طبيه الطبيه صحي صحيه الصحيه السرطان الاورام الخرف السل الدرن الفشل الصرع الحمل
`;

/** What denies a test's germ, or an illness, behind it (folded). */
export const DENIED_AFTER =
  "(?:negative|neg|non-?reactive|not reactive|nr|not detected|not seen|not found|not present|not identified|absent|excluded|ruled out|nil|none|none seen|none detected|سلبي|سلبيه|غير موجود|غير موجوده)";

/** What denies an illness after it (folded patterns). */
export const DENIALS = [
  "(?:(?:is )?not suffering|does not suffer|free) (?:from|of) any of the (?:following|above)(?: (?:diseases|conditions|illnesses))?:?",
  "(?:is )?free (?:of|from) the",
  "nil",
  "و?لا(?! يوجد| توجد| ي| ت)",
  "(?:(?:takes|take|taking|needs?|requires?|uses?|receives?|reports?|declares?|gives?|complains of|exhibits?|displays?|in|on) )?no(?: known| current| clinical| apparent| past| previous)*(?: (?:history|evidence|signs?|symptoms?|suspicion|record|findings?)(?: (?:or|and) (?:history|evidence|signs?|symptoms?))?(?: suggestive)? (?:of|for))?",
  "without(?: any)?(?: (?:evidence|signs?|symptoms?) of)?",
  "(?<!not |longer |yet |entirely |completely |if |until |when |once )free (?:of|from)",
  "(?:is |are |was )?not known to (?:suffer from|have|have had|be suffering from)",
  "negative for",
  "absence of",
  "(?:does|did|do) not (?:currently |regularly )?(?:suffer from|have|use|need|require|show|reveal|carry|present with|take|consume|receive|report|exhibit|display)",
  "(?:(?:suffers? from|has|have|had|with|shows?|presents? with) )?none of(?: the)?",
  "(?:is |are |was )?free (?:of|from) any(?: of the)?",
  "carr(?:y|ies) no",
  "(?:is |are |was )?not (?:currently |presently )?(?:a )?(?:known )?(?:case of|carrier of)",
  "(?:is |are |was )?not(?= (?:pregnant)(?![\\p{L}-]))",
  "و?غير (?:مصاب|مريض)\\p{L}*(?: حاليا)?",
  "و?لا (?:ت|ي)حمل",
  "و?لم (?:ت|ي)تبين (?:لدي\\p{L}* |وجود )?(?:اي )?",
  "(?:is |are |was )?not (?:currently |known to be |known to have )?(?:suffering from|on|receiving|requiring|dependent on|using)",
  "(?:has|had) (?:never|not) (?:had|required|needed|suffered from|been on)",
  "never (?:had|needed|required|suffered from)",
  "(?<!(?:never|not|longer) )denies(?: any)?(?: history of)?",
  "nor(?: any| is there any)?",
  "خال(?:ي|يا|يه)? (?:تماما )?من",
  "لا (?:ت|ي)عاني(?: حاليا)? من",
  "لا (?:ت|ي)شكو من",
  "(?<!غير )سليمه? من",
  "و?لا (?:ت|ي)(?:تناول|ستعمل|ستخدم|اخذ|تعاطي)(?: اي(?: من)?)?",
  "لا (?:ت|ي)وجد (?:لدي\\p{L}* |به\\p{L}* )?",
  "(?:ليس|ليست) (?:لدي\\p{L}* |به\\p{L}* )",
  "و?عدم وجود",
  "(?:و?(?:ي?تبين|ثبت) )?(?:و)?خلو\\p{L}* (?:تماما )?من(?: اي| جميع| كل)?",
];

/** What may say of a denied illness that it would keep the pilgrim away, or where it is listed (folded). */
const OF_RULES =
  "(?:that|which|who|whom|the|saudi|saudis|arabian?|kingdom|ksa|ministry|moh|health|authorit(?:y|ies)|government|as|a|an|any|bars?|barring|exclud(?:e|es|ing)|exclusions?|preclud(?:e|es|ing)|prevent(?:s|ing)?|prohibit(?:s|ing)?|disqualif(?:y|ies|ying)|contraindicat(?:e|es|ing)|contra-?indications?|incompatible|interfer(?:e|es|ing)|hinder(?:s|ing)?|disallows?|restrict(?:s|ing)?|apply|applies|applicable|with|from|on|in|to|for|of|by|under|according|per|his|her|him|them|their|one|someone|such|persons?|people|pilgrims?|patients?|travell?ers?|applicants?|participat(?:e|ing|ion)|tak(?:e|ing)|part|perform(?:ing|ance)?|complet(?:e|ing|ion)|fulfil(?:ling)?|undertak(?:e|ing)|obligations?|rites?|rituals|duties|pilgrimage|hajj?|manasik|umrah|it|this|journey|travel(?:ling)?|air|going|coming|year|season|\\d{4}|h|ah|list|lists|listed|named|names|mentioned|specified|stated|described|defined|given|published|issued|set|out|included|guidelines?|criteria|requirements?|regulations?|rules|instructions?|circular|annex|form|above|below|official|current|would|could|might|may|can|be|been|being|considered|regarded|holy|sites?|mecca|makkah|arafat|safely|medical)";
export const KEEPING_AWAY =
  `(?:(?:,? \\(?(?:that|which|who|as|listed|named|mentioned|specified|according|likely to (?:render|make) (?:him|her|them|one) (?:unable|unfit) to)(?![\\p{L}\\p{M}-])| \\(?${OF_RULES})(?![\\p{L}\\p{M}-])(?:(?:, | )${OF_RULES}(?![\\p{L}\\p{M}-])|(?: or | and )(?!(?:that|he|she|his|her|the|is|are|was|has|may|can)(?![\\p{L}]))${OF_RULES}(?![\\p{L}\\p{M}-])){0,30}\\)?)?` +
  "(?: (?:التي |الذي )?(?:ت|ي)(?:منع|حول|تنافي|عيق|تعارض)(?:ه|ها)? (?:من|دون|مع)(?: (?:السفر|اداء|الحج|مناسك|فريضه|لاداء|المناسك)(?![\\p{L}\\p{M}]))*)?(?: (?:المانعه|المستثناه|الموانع|المحدده)(?: (?:من|السفر|لاداء|اداء|المناسك|مناسك|الحج|فريضه|للحج|طرف|قبل|السلطات|الصحيه|السعوديه)(?![\\p{L}\\p{M}]))*)?";

/** What an examination looks at; alone or in a row it says nothing. */
export const LOOKED_AT = `
  heent perrla oropharyngeal neuro pulm gi gu msk psych
  vdrl rpr tpha genexpert xpert pcr igra quantiferon mantoux upt pdt widal serology electrolytes urea creatinine egfr tft tsh psa inr coagulation platelets haemoglobin hemoglobin wbc lipids cholesterol hba1c bilirubin eeg ct mri mammogram fundoscopy fundi pupils reflexes sensation coordination mmse moca cardiology psychiatry pulmonology nephrology orthopaedics orthopedics s1 s2 oropharynx tonsils teeth gums conjunctiva mucosa scalp nails lymph nodes pulses jvp vitals nutrition hydration costophrenic mediastinum hila thorax silhouette cardiothoracic lv rv ventricular pelvis prostate uterus gallbladder pancreas examinations exam
  electrocardiogram electrocardiograms resting observations findings film films bloods spiro treadmill tmt retina fundus sensation belly nerves auscultation breasts prostate oximetry labs bloods haematology hematology biochemistry rbs urinalysis r/e r/m p/a c/s
  jantung paru paru-paru dada perut hati ginjal buah pinggang darah urin air kencing rontgen thorax toraks ekg saraf mata telinga
  kalp akciger akcigerler grafisi grafi batin karaciger bobrek tansiyon nabiz sistem muayene muayenesi eko dahiliye noroloji psikiyatri kardiyoloji
  coeur poumons poumon radio radiographie pulmonaire auscultation cardiaque abdomen foie reins examen clinique
  сердце легкие легких живот печень почки флг флюорография экг кровь моча анализ анализы терапевт невролог психиатр хирург окулист
  تخطيط صوره اشعه رسم تحليل تحاليل فحص الفحوصات فحوصات المخبريه المعمليه وظايف قلب ريه معاينه ازمايش نوار آزمایش دل پهيپهڙے سينه ايكسرے خون پيشاب
  हृदय फेफड़े रक्त मूत्र एक्सरे ईसीजी হৃদপিণ্ড ফুসফুস রক্ত প্রস্রাব
  heart hearts lungs lung chest abdomen abdominal vision hearing eyes ears nose throat ent skin limbs joints spine gait extremities neck thyroid breasts spleen liver kidneys kidney renal hepatic
  cardiovascular cardiac respiratory nervous musculoskeletal gastrointestinal genitourinary digestive locomotor endocrine neurological neurology psychiatric cvs cns rs pa git urogenital system systems
  size shadow contour findings finding examination consult mental state status mood cognition memory speech sounds rhythm rate
  ecg ekg echo echocardiogram x-ray xray x-rays cxr radiograph radiography ultrasound usg tmt spirometry fluorography screening retroviral
  blood urine stool sputum sugar glucose count cbc fbc esr lft lfts rft lipid profile function functions test tests report reports investigation investigations laboratory lab urinalysis picture smear
`;

/** That it was found well. */
export const FOUND_WELL =
  "(?:(?:is|are|was|were|appears?|remain|remains|shows?|showed|reveals?|revealed|reported as|reads|found|has been|have been|came back|comes back|done|performed|completed|carried out|taken|today|recently|last week|this month|at this hospital|both|all|also|clinically|entirely|completely|grossly|essentially) )*(?:no (?:findings|pathology(?: found| detected)?)|nothing (?:abnormal|particular|unusual|wrong|untoward)(?: (?:detected|discovered|found|seen|noted|heard))?|clean|clear to auscultation|clear on auscultation|ctab|rrr|dual(?: rhythm)?|audible|heard|i (?:&|and|\\+) ii(?: only)?|no added sounds|(?:good|equal|normal) air entry|vesicular breath(?:ing)?(?: sounds?)?|(?:normal|clear) lung fields|normal (?:study|axis|rhythm|sinus rhythm|heart sounds|limits)|clear fields|within normal(?! limits| range| parameters)|in order|patent|supple|steady|normaux|sans anomalie|without (?:remark|abnormality|anomaly)|rhythm (?:right|regular)|regular rate(?: and rhythm)?|as expected|lax|normal|clear|unremarkable|nad|neg|nr|nsr|snt|normale?s?|sans particularite|ras|dogal|olagan|patoloji yok|temiz|dalam batas normal|dalam had normal|tiada kelainan|tidak ada kelainan|норма|в норме|без патологии|без особенностей|نرمال|نارمل|सामान्य|স্বাভাবিক|normal in size|no abnormality(?: detected)?|not enlarged|good air entry|of normal size|of good volume|intact|regular|satisfactory|healthy|negative|non-?reactive|sinus rhythm|normal sinus rhythm|within (?:the )?normal (?:limits|range)|wnl|good|sound|soft(?: and non[- ]?tender)?|soft, non[- ]?tender|non[- ]?tender|not palpable|stable and good|well preserved|سليمه?|سليمان|سليمتان|طبيعيه?|جيده?|سلبيه?|منتظمه?|(?:ضمن|في) الحدود الطبيعيه|full|equal|oriented|orientated|s1 ?\\+ ?s2|vesicular|well)(?: (?:bilaterally|throughout|for age|both sides|on auscultation|on palpation|on both sides|with glasses|with correction|in time,? place and person))?";

/** Units that only laboratories write (folded). */
export const LABORATORY_UNITS = String.raw`(?:x ?)?10(?:\^|\*|e)?\d{1,2} ?/ ?[uµμ]?l|[mµμunp]?mol/l|[mµμunp]?g/d?l|[np]g/ml|[mµμu]?i?u/m?l|meq/l|fl|mm/hr?|cells/(?:[uµμ]l|mm3)|/(?:[uµμ]l|mm3|cumm)`;

/** What a laboratory measures, as its reports name it (folded), and within what it is ordinary, in each of its units. */
export const LABORATORY: readonly (readonly [names: string, ...bounds: readonly (readonly [number, number])[]])[] = [
  ["creatinine|creat", [0.3, 1.4], [30, 125]],
  ["urea", [1.5, 8.5], [8, 50]],
  ["bun", [1.5, 9], [5, 25]],
  ["uric acid", [2, 8], [100, 480]],
  ["egfr", [60, 200]],
  ["sodium|na", [133, 148]],
  ["potassium|k", [3.3, 5.4]],
  ["chloride|cl", [94, 110]],
  ["calcium|ca", [2, 2.7], [8.2, 10.7]],
  ["magnesium", [0.6, 1.2], [1.4, 2.9]],
  ["phosphate", [0.7, 1.6], [2.3, 5]],
  ["bicarbonate", [19, 32]],
  ["glucose|sugar|fbs|rbs|fbg", [3.3, 7.8], [60, 140]],
  ["hba1c", [3.5, 6.5], [20, 48]],
  ["cholesterol", [2.5, 6.3], [90, 245]],
  ["triglycerides?|tg", [0.3, 2.4], [30, 210]],
  ["hdl", [0.8, 3], [30, 110]],
  ["ldl", [0.5, 4.2], [20, 165]],
  ["tsh", [0.25, 5.5]],
  ["f?t4", [0.7, 2], [4.5, 26], [58, 165]],
  ["f?t3", [0.7, 7], [60, 210]],
  ["psa", [0, 4.5]],
  ["ferritin", [10, 400]],
  ["iron", [5, 35], [40, 190]],
  ["vitamin d|vit\\.? d", [20, 150]],
  ["b12", [130, 1000]],
  ["ha?emoglobin|hb|hgb", [11, 18.5], [110, 185]],
  ["ha?ematocrit|hct|pcv", [0.32, 0.54], [32, 54]],
  ["rbc", [3.6, 6.2]],
  ["wbc|tlc|(?:total )?white (?:blood )?cells?(?: count)?", [3.5, 11.5], [3500, 11500]],
  ["(?:alt|sgpt|ast|sgot)", [0, 50]],
  ["alp", [30, 140]],
  ["ggt", [0, 65]],
  ["platelets?(?: count)?|plt", [1.3, 4.6], [130, 460], [130_000, 460_000]],
  ["neutrophils", [1.5, 8], [38, 80]],
  ["lymphocytes", [0.9, 4.5], [15, 50]],
  ["mcv", [76, 102]],
  ["mch", [25, 34.5]],
  ["mchc", [30, 37.5]],
  ["rdw", [10.5, 16]],
  ["esr", [0, 30]],
  ["crp", [0, 10]],
  ["inr", [0.8, 1.3]],
  ["pt", [9, 16]],
  ["aptt", [20, 42]],
  ["bilirubin", [0, 1.4]],
  ["albumin", [3.3, 5.5], [33, 55]],
  ["protein", [5.8, 8.6], [58, 86]],
  ["alt|ast|sgpt|sgot", [0, 60]],
  ["alp", [20, 150]],
  ["ggt", [0, 70]],
  ["ldh", [100, 260]],
  ["amylase|lipase", [5, 170]],
];

/** What laboratories look for, and in what: that they found none is good (folded). */
export const LOOKED_FOR = `
  test tests screen screening serology antigen antigens antibody antibodies smear smears culture cultures swab elisa pcr rt-pcr naat rapid strip dipstick
  urine stool sputum blood urinalysis faeces feces microscopy protein albumin albuminuria sugar glucose glucosuria ketone ketones nitrite nitrites leucocytes leukocytes bilirubin cells casts crystals ova ovum cyst cysts parasite parasites trophozoites worms occult
  vdrl rpr tpha fta widal typhidot brucella hbsag hbs hbeag hcv hbv hav hiv hiv1 hiv2 i ii htlv cmv ebv igm mp malaria plasmodium falciparum vivax afb mtb genexpert xpert gene mantoux igra quantiferon tst ppd covid sars cov ns1 dengue upt bhcg hcg beta-hcg crp ra rf ana sickling sickle coombs toxoplasma leishmania filaria salmonella shigella mrsa cpe vibrio x-ray xray cxr mammogram
  فحص اختبار تحليل مسحه مزرعه بول براز بلغم دم زلال سكر طفيليات ملاريا
`;

/** What is measured on anybody, as papers name it without its number (folded). */
export const MEASURE_NAMES =
  "blood pressure|bp|blood sugar|sugar|glucose|pulse(?: rate)?|heart rate|temperature|weight|bmi|body mass index|oxygen saturation|spo2|saturation|respiratory rate|vital signs|vitals|(?:ال)?ضغط(?: الدم)?|(?:ال)?سكر(?: (?:في )?الدم)?|(?:ال)?نبض|(?:درجه )?(?:ال)?حراره|(?:ال)?وزن|(?:نسبه |تشبع )?(?:ال)?اكسجين|(?:معدل )?(?:ال)?تنفس|(?:ال)?هيموجلوبين|(?:ال)?هيموغلوبين|(?:ال)?علامات الحيويه|(?:ال)?موشرات الحيويه|tension(?: arterielle)?|glycemie|pouls|temperature|tekanan darah|gula darah|nadi|suhu(?: tubuh| badan)?|tansiyon|kan basinci|kan sekeri|nabiz|артериальное давление|пульс|температура";
/** That it is as it should be; what is controlled, or well for somebody, is not meant (folded). */
export const NORMAL_RANGE =
  "(?:within|in) (?:the |their )?normal (?:limits|ranges?|values)|normal|(?:ضمن|في|داخل) (?:ال)?(?:حدود|معدلات?|نطاق|مدي) (?:ال)?طبيعيه?|طبيعيه?|dans les limites de la normale|dans les normes|normale?s?|dalam (?:batas|had|julat) normal|normal sinirlarda|в пределах нормы|в норме";
