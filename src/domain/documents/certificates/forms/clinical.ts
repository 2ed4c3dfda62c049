/** Words of illness and of examinations in English and Arabic (folded), from which denials and good findings are made. */

/** What can be denied: "no history of heart failure", "خال من الامراض المعديه". One word each, a denial ends with one. */
export const ILLS = `
  fibrosis immunosuppression copd emphysema bronchiectasis pneumonia wheelchair frailty gout anaemia anemia thalassaemia leprosy malformation delirium hallucinations delusions depression anxiety addiction dependence alcoholism epidemic neoplasm neoplasms metastasis metastases insufficiencies transplant stent infarction hypotension syncope vertigo dizziness palpitations ascites encephalopathy varices haemoptysis hemoptysis sputum ulcer ulcers bleeding disease diseases illness illnesses condition conditions disorder disorders infection infections ailment ailments infirmity disability disabilities deformity impairment impairments deficit deficits
  failure dialysis haemodialysis hemodialysis cirrhosis cancer cancers malignancy malignancies tumour tumours tumor tumors leukaemia dementia alzheimer's psychosis epilepsy seizures tuberculosis tb ptb covid-19 covid hiv aids hepatitis malaria cholera meningitis leprosy diabetes hypertension asthma copd stroke angina arrhythmia
  fever cough rash jaundice pallor cyanosis oedema edema clubbing murmur murmurs wheeze wheezing crepitations lymphadenopathy hepatosplenomegaly organomegaly dyspnoea breathlessness pain tenderness masses mass lesion lesions cavitation consolidation infiltrate infiltrates effusion ischaemia ischemia rwma
  abnormality abnormalities insufficiency decompensation indication pathology symptom symptoms sign signs complaint complaints complication complications contraindication contraindications contra-indication contra-indications limitation limitations restriction restrictions obstacle obstacles objection objections reservation reservations impediment impediments
  allergy allergies oxygen chemotherapy radiotherapy pregnancy pregnant medication medications surgery admission admissions reaction reactions event events effects concern concerns problem problems issue issues evidence
  امراض مرض اوبيه عدوي عله علل عاهه عاهات اعاقه اعراض فشل قصور غسيل كلوي قلب سرطان اورام ورم درن سل تليف خرف صرع سكري ضغط ربو حمل القلب الكلي الكلى الكبد الصدر الساريه المعديه المزمنه الوباييه النفسيه العقليه وباييه ساريه نفسيه عقليه انتقاليه خطيره سرطانيه موانع مانع عوايق عايق مشاكل مشكله اضطرابات اضطراب مضاعفات حساسيه التهاب التهابات معد معدي معديه مزمن مزمنه
`;

/** What may stand between a denial and what it denies. */
export const BESIDE_ILLS = `
  reportable unstable congestive pulmonary valvular organ o2 long-term longterm infectious carrier due oral intellectual learning behavioural behavioral sensory motor any a an the other such apparent apparently known current currently active acute chronic advanced severe serious significant major minor open pulmonary ordinary serious other malignant contagious communicable infectious transmissible notifiable epidemic quarantinable disabling debilitating uncontrolled unstable terminal end-stage endstage end stage decompensated congestive recent clinical clinically radiological physical physically mental mentally psychiatric psychological psychotic neurological cognitive malignant pulmonary hepatic parenchymal memory hearing evident obvious overt medical medically underlying pre-existing preexisting new focal gross adverse side immediate relevant
  heart chest cardiac cardiovascular coronary kidney renal lung liver hepatic respiratory cerebral blood brain bowel skin joint bone thyroid mood drug food home
  of in for to at on from under requiring needing evidence history sign signs symptom symptoms suggestion suspicion record present time moment previous past prior
  صلب اي ايه جميع كافه كل الامراض المرض معديه المعديه معدي المعدي ساريه الساريه وباييه الوباييه مزمنه المزمنه خطيره الخطيره انتقاليه الانتقاليه حاده نفسيه النفسيه عقليه العقليه نفسي عقلي صدريه الصدريه تنفسيه القلب الكلي الكبد الصدر الكلوي الرءه الدم الجهاز التنفسي نشط نشطه النشط النشطه متقدم متقدمه المتقدمه رءوي الرءوي ريوي الريوي من او في طبي طبيه الطبيه صحي صحيه الصحيه السرطان الاورام الخرف السل الدرن الفشل الصرع الحمل
`;

/** What denies an illness after it (folded patterns). */
export const DENIALS = [
  "(?:(?:is )?not suffering|does not suffer|free) (?:from|of) any of the (?:following|above)(?: (?:diseases|conditions|illnesses))?:?",
  "(?:is )?free (?:of|from) the",
  "nil",
  "و?لا(?! يوجد| توجد| ي| ت)",
  "no(?: known| current| clinical| apparent| past| previous)*(?: (?:history|evidence|signs?|symptoms?|suspicion|record|findings?)(?: (?:or|and) (?:history|evidence|signs?|symptoms?))?(?: suggestive)? (?:of|for))?",
  "without(?: any)?(?: (?:evidence|signs?|symptoms?) of)?",
  "(?<!not |longer |yet |entirely |completely |if |until |when |once )free (?:of|from)",
  "negative for",
  "absence of",
  "(?:does|did) not (?:suffer from|have|use|need|require|show|reveal)",
  "(?:is |are |was )?not (?:currently |known to be |known to have )?(?:suffering from|on|receiving|requiring|dependent on|using)",
  "(?:has|had) (?:never|not) (?:had|required|needed|suffered from|been on)",
  "never (?:had|needed|required|suffered from)",
  "denies(?: any)?(?: history of)?",
  "nor(?: any| is there any)?",
  "خال(?:ي|يا|يه)? (?:تماما )?من",
  "لا (?:ت|ي)عاني(?: حاليا)? من",
  "لا (?:ت|ي)شكو من",
  "لا (?:ت|ي)وجد (?:لدي\\p{L}* |به\\p{L}* )?",
  "(?:ليس|ليست) (?:لدي\\p{L}* |به\\p{L}* )",
  "و?عدم وجود",
  "خلو\\p{L}* من",
];

/** What may say of a denied illness that it would keep the pilgrim away. */
export const KEEPING_AWAY =
  "(?: \\(?(?:(?:that|which) )?(?:would |could |might |may )?(?:excluding|barring|preventing|precluding|disqualifying|incompatible with|preclude|prevent|bar|disqualify|exclude|contraindicate|interfere with|hinder|prohibit|disqualifie|contraindicates?)s?(?: (?:him|her|them|the|a|any|one|pilgrims?|patient|participation|participating|travel|travelling|from|in|to|hajj|haj|perform|performing|performance|of|rites|pilgrimage|taking|part|journey|this|air|and|or|by|going|on|for)(?![\\p{L}\\p{M}]))*)?(?: (?:التي |الذي )?(?:ت|ي)(?:منع|حول|تنافي|عيق|تعارض)(?:ه|ها)? (?:من|دون|مع)(?: (?:السفر|اداء|الحج|مناسك|فريضه|لاداء|المناسك)(?![\\p{L}\\p{M}]))*)?(?: المانعه(?: (?:من|السفر|لاداء|اداء|المناسك|مناسك|الحج|فريضه)(?![\\p{L}\\p{M}]))*)?";

/** What an examination looks at; alone or in a row it says nothing. */
export const LOOKED_AT = `
  heart hearts lungs lung chest abdomen abdominal vision hearing eyes ears nose throat ent skin limbs joints spine gait extremities neck thyroid breasts spleen liver kidneys kidney renal hepatic
  cardiovascular cardiac respiratory nervous musculoskeletal gastrointestinal genitourinary digestive locomotor endocrine neurological neurology psychiatric cvs cns rs pa git urogenital system systems
  size shadow contour findings finding examination consult mental state status mood cognition memory speech sounds rhythm rate
  ecg ekg echo echocardiogram x-ray xray x-rays cxr radiograph radiography ultrasound usg tmt spirometry fluorography screening retroviral
  blood urine stool sputum sugar glucose count cbc fbc esr lft lfts rft lipid profile function functions test tests report reports investigation investigations laboratory lab urinalysis picture smear
`;

/** That it was found well. */
export const FOUND_WELL =
  "(?:(?:is|are|was|were|appears?|remain|remains|found|both|all|also|clinically|entirely|completely|grossly|essentially) )*(?:normal|clear|unremarkable|nad|intact|regular|satisfactory|healthy|negative|non-?reactive|sinus rhythm|normal sinus rhythm|within (?:the )?normal (?:limits|range)|wnl|good|sound|soft(?: and non-?tender)?|non-?tender|not palpable|stable and good|well preserved|سليمه?|سليمان|سليمتان|طبيعيه?|جيده?|سلبيه?|منتظمه?|(?:ضمن|في) الحدود الطبيعيه|full|equal|oriented|orientated|s1 ?\\+ ?s2|vesicular|well)(?: (?:bilaterally|throughout|for age|on both sides|in time,? place and person))?";
