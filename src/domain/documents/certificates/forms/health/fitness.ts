/** Sentences of fitness in English and Arabic (folded): always for the journey or for Hajj, never for work or sport. */
const HOW =
  "(?:(?:medically|physically|mentally|clinically|fully|both|and|hereby|therefore|thus|also|generally|perfectly|considered|deemed|found|judged|declared|certified|as|healthy|well|free) )*";
const WHITHER = String.raw`(?:(?:the|on|his|her|their|this|such|a|all|fit|fly|trip|proceed|to|and|or|of|for|by|air|long|international|internationally|overseas|coming|annual|undertake|undertaking|embark on|participate in|take part in|join|abroad|season|exercise|operations?|physical demands|demands|kingdom|\d{4}|h|ah|perform|performing|performance|make|making|go on|participate in|complete|rites?|rituals?|obligations?|duties|acts|travel|travelling|flight|purpose|religious|manasik|go|going|required|physical|requirements|rigou?rs|out|carry|carrying|holy|safely|to|,|\/) ?)*(?:travel(?:ling)?|journey|trip|hajj?|pilgrimage|manasik|fly|flying|flight|saudi arabia|makkah|mecca)`;
/** Whoever the paper is about, as sentences name them again. */
const THEM = String.raw`(?:(?:(?:him|her|his|he|she|them|mr|mrs|ms|miss|dr|the|this|above|named|above-named|patient|pilgrim|applicant|person|traveller|gentleman|lady|individual|holder|certificate|of)(?![\p{L}\p{M}-]) ?)+)`;
/** Causes and obstacles that a doctor says there are none of. */
const CAUSE =
  "(?:(?:medical|health|clinical|physical|known|apparent|absolute|obvious|other|whatsoever|current) )*(?:reasons?|grounds?|causes?|obstacles?|objections?|reservations?|contra-?indications?|impediments?|barriers?|problems?|conditions?)(?: (?:whatsoever|at all|present|found|known|identified))*";
const BARRING = "(?:prevent|preclude|stop|bar|hinder|prohibit|impede|restrict|exclude|limit)(?:s|ing)?";

/** Cleared for it, in other words than fit (folded); what is bound to something behind it is none. */
export const CLEARED = String.raw`(?:(?:(?:medically|physically|clinically|fully|hereby) )*\b(?:cleared|eligible|given (?:full )?(?:medical )?clearance) (?:medically )?(?:to|for) ${WHITHER}|(?<!\b(?:if|when|unless|whether|once|until|before|that|not) )\b(?:his|her|the patient's|the pilgrim's) (?:(?:general|overall|current|present|physical|mental|medical|state of|and) )*(?:health|condition) (?:permits?|allows?|enables?|is compatible with) ${THEM}?(?:to )?${WHITHER})\b(?: (?:pilgrimage|rites))?(?: without (?:any )?(?:medical )?(?:restrictions?|limitations?|reservations?))?(?! (?:subject|if|after|once|when|only|with|under|provided|pending|on|except|excluding|unless|but|until|within|domestic|by (?:road|sea|land))(?!\p{L}))`;

/** Nothing keeps them from going, however a doctor denies it (folded). Two denials make it good, so that its words are taken together. */
export const NOT_BARRED = [
  String.raw`\b(?:(?:see|sees|find|finds|found|know of|knows of|have|has|there (?:is|are|was|were|exists?)|shows?|with)(?: absolutely| that| there is)? no|(?:do|does|did|could|can) ?not (?:see|find|know of|have|present)(?: any)?) ${CAUSE}(?: or ${CAUSE})?(?:(?: (?:why|that|for|which|as to why|whereby))? ?${THEM}?(?:should not|shouldn't|cannot|can not|could not|may not|would not be able to|should be prevented from|is unable to)|(?: (?:that|which))?(?: (?:to|would|could|should|might|will|can|may))* ${BARRING} ${THEM}?(?:from )?|(?: (?:to|for|against))+ ${THEM}?) ?${WHITHER}\b`,
  String.raw`\bno ${CAUSE} (?:to|for|against) ${THEM}?${WHITHER}\b`,
  String.raw`\b(?:there is |i (?:see|find|found) |has |with )?nothing(?: (?:medically|medical|clinically|in|his|her|health|history|on|examination|or))*(?: (?:that|which|to|would|could|should|will|might))* ${BARRING} ${THEM}?(?:from )?${WHITHER}\b`,
  String.raw`و?لم (?:نجد|اجد|يتبين|يظهر|نلاحظ)(?: لدي\p{L}*| لنا| فيه\p{L}*)? (?:اي |ما )?(?:مانع\p{L}* |موانع |سبب )?(?:طبي\p{L}* |صحي\p{L}* )*(?:[يت]منع\p{L}* |[يت]حول )?(?:من |دون )?(?:سفر\p{L}*|السفر|اداي\p{L}*|اداء|تاديه\p{L}*)(?: (?:فريضه|مناسك|الحج))*`,
  String.raw`(?:و?لا (?:يوجد|توجد) |و?ليس (?:لدي\p{L}* |هناك )?|و?لا )(?:اي )?(?:ما |مانع\p{L}* |موانع |سبب |عايق |حايل )(?:طبي\p{L}* |صحي\p{L}* |[يت]منع\p{L}* |[يت]حول )*(?:(?:من|دون|ل)? ?(?:سفر\p{L}*|السفر|اداي\p{L}*|اداء|لاداء|للسفر|تاديه\p{L}*|قيام\p{L}*) ?(?:و|ل|الي)?(?:فريضه|مناسك|الحج|للحج|لاداء|اداء|السفر|المملكه|العربيه|السعوديه| )*)`,
].join("|");

export const FIT_TO_GO = new RegExp(
  [
    String.raw`(?<!\b(?:un|not|was|be|become|feels|feel|seems|appears) )\b${HOW}fit (?:and (?:well|able|healthy) |state of (?:physical |mental |and )*health |condition )?(?:to|for) ${WHITHER}\b`,
    NOT_BARRED,
    String.raw`\bfit(?:ness)?:? (?:and )?(?:to|for) ${WHITHER}\b.{0,10}(?:confirmed|certified)`,
    String.raw`(?<!\p{L})(?:و?ل|و)?لايق(?:ه|ا)?(?: (?:طبيا|صحيا|بدنيا|جسديا|جسمانيا|نفسيا|عقليا|ونفسيا|وبدنيا|وصحيا|وعقليا|تماما))* (?:و?لل?سفر|لاداء|لمناسك|للحج|لتاديه|للقيام)`,
  ].join("|"),
  "u",
);

export const ABLE = new RegExp(
  [
    String.raw`\b(?:is|has been|finds the (?:applicant|pilgrim|patient|person)|(?:find|found) (?:him|her)(?: to be)?) ${HOW}(?:able|capable|suitable|(?:well|healthy|strong) enough|clear|cleared|in (?:a )?(?:sufficiently )?good (?:enough )?health) (?:to|of|for) ${WHITHER}\b`,
    String.raw`(?<!\b(?:if|when|unless|whether|once|that) )\b(?:he|she|patient|pilgrim|applicant|holder|person|and)(?: (?:therefore|thus|accordingly|now|also|hence))* (?:can|may|is allowed to|is permitted to|is in a position to|is able to|is capable of)(?: (?:safely|fully|also|therefore|comfortably|well|now|and))* (?=travel|perform|undertak|mak|go|proceed|do |complet|carry|fly|embark|take part|participat|tolerat|withstand|endur)(?!be )(?:do )?${WHITHER}\b`,
    String.raw`\b(?:has|have|possess(?:es)?|retains) (?:the )?(?:full |necessary |sufficient |adequate |required )?(?:(?:physical|mental|medical|and|functional|health|,) ?)*(?:capacity|capability|ability|fitness|stamina|strength) (?:(?:required|needed|necessary|sufficient|adequate) )?(?:to|for|of) ${WHITHER}\b`,
    String.raw`\b(?:his|her|the|whose) (?:(?:medical|physical|mental|full|and) )*fitness (?:to|for) ${WHITHER}\b[^.]{0,12}\b(?:is|are|was|has been) (?:hereby )?(?:confirmed|certified|established)`,
    String.raw`\b(?:certif(?:y|ies|ied)|confirm(?:s|ed)?|declare[sd]?|attest(?:s|ed)?|state[sd]?)(?: (?:that|to|hereby|the|his|her|${THEM}))*(?:(?: (?:medical|physical|mental|full|and|good|general|health))* fitness) (?:to|for) ${WHITHER}\b`,
    String.raw`\b(?:is|in|enjoys)(?: (?:a|very|generally|excellent|good|perfect|sound|physical|mental|and))* health and (?:is )?(?:can|able to|capable of|may) ${WHITHER}\b`,
    String.raw`(?<!\b(?:if|when|unless|whether|once) )\b(?:his|her|the patient's|the pilgrim's) (?:general |current |present |physical |mental |state of |medical |and )*(?:health|condition|fitness)(?: (?:and|physical|mental) (?:fitness|condition|health))? (?:permits?|allows?|enables?|is (?:suitable|adequate|sufficient|satisfactory) for|is compatible with) ${THEM}?${WHITHER}\b`,
    String.raw`\bhajj?\b[^.]{0,60}\bis ${HOW}(?:able|capable) to perform it\b`,
    "(?:موهل|موهله|مستطيع|مستطيعه|مستطيعا)(?: (?:و?(?:صحيا|طبيا|بدنيا) )*| )(?:لاداء|للحج|للسفر)",
    "(?<!لا |لم )(?<!\\p{L})و?(?:لدي\\p{L}* |يملك |تملك |يمتلك )(?:ال)?(?:قدره|استطاعه|لياقه)(?: (?:ال)?(?:صحيه|بدنيه|جسديه|طبيه|كامله))*(?: علي| ل)? ?(?:اداء|السفر|لاداء|للسفر|للحج|تاديه)",
    "(?<!لا |لم |كي |ان )(?<!\\p{L})و?[يت]ستطيع (?:صحيا |طبيا |بدنيا )*(?:اداء|السفر|تاديه) (?:فريضه |مناسك |لاداء )*(?:الحج|الي)",
    "قادره? (?:و?(?:صحيا|طبيا|بدنيا|جسديا|عقليا|نفسيا|ذهنيا) )*(?:علي )(?:اداء|السفر|تاديه)",
    String.raw`(?:حالت\p{L}* الصحيه|صحت(?:ه|ها)) (?:(?:جيده|ممتازه|مستقره) )?و?تسمح ل\p{L}* (?:بالسفر|باداء|باداء)`,
    String.raw`(?<!لا |لن |لم |كي |حتي )(?<!\p{L})و?[يت]مكن(?:ه|ها) (?:صحيا |طبيا |من )*(?:اداء|السفر|تاديه) (?:فريضه |مناسك )*(?:و?الي )?(?:الحج|المملكه)`,
    String.raw`(?<!لا |لم )(?:تتوفر|تتوافر|متوفره|متوافره|[يت]ستوفي|مستوفيه?)(?: (?:في|لدي)\p{L}*)? (?:جميع |كافه |ل?كل )?(?:ال)?شروط (?:الاستطاعه|اللياقه|الصحيه)`,
    String.raw`صحه جيده (?:ت|ي)(?:مكن|سمح|وهل)\p{L}* (?:من |ل\p{L}* ?ب?)?(?:اداء|السفر|باداء|بالسفر|تاديه)`,
  ].join("|"),
  "u",
);

/** What the conclusion says of it in a few words, behind its label. */
export const FIT_SHORTLY = new RegExp(
  String.raw`^(?:(?:he|she|pilgrim|patient|applicant|the|is|now|medically|physically) )*(?:can|may|able to|capable of|cleared (?:to|for)|approved for|suitable for|passed fit for|fit) (?:safely )?${WHITHER}\.?$`,
  "u",
);

/** A sentence about somebody that has the fitness and the journey in it, whatever stands between them; what else it says is for `paper_understood`. */
export const FIT_LOOSELY =
  /^(?=.*\b(?:he|she|him|her|his|is|i|we|patient|pilgrim|applicant|bearer|holder|person|certif(?:y|ied)|declared?)\b).*(?<!\b(?:un|not|was|were|(?<!(?:him|her) to )be|become|feels|feel|seems|seem|appears|appear|never|if|whether|until|hopes?) )\b(?:fit|capable|(?:cleared|suitable|qualified|eligible)(?= (?:to|for|medically)\b))\b(?! (?:in (?:19|20)))[^?]{0,80}\b(?:hajj?|pilgrimage|travel(?:ling)?|journey|fly)\b/u;

/** Fit for something else: what is said of work, school or sport says nothing of the journey. */
export const FIT_ELSEWHERE = new RegExp(
  String.raw`(?<!\b(?:not|un) ?)\bfit(?:ness)? (?:to|for) (?!(?:be |do (?:so|this|it)\b|purpose|use\b|(?:the )?(?:above|stated|said|same|this|that|aforesaid|intended)(?:[- ]\p{L}+)? (?:purpose|journey|pilgrimage))|${WHITHER}\b)\p{L}`,
  "u",
);

/** The journey that the paper is for, by its name (folded): a flight, a way or a country alone is any journey. */
export const OF_HAJJ =
  /(?<!\p{L})(?:hajj?|pilgrims?|pilgrims?'s?|pilgrimages?|manasik|istith?aa?'?ah|istithaah|pelerin\p{L}*|(?:jemaah|jamaah|ibadah|calon|bakal) haji|hac|haccin?|hacilar|хадж\p{L}*)(?!\p{L})|(?<!\p{L})و?(?:ال|لل|بال|ل|ب)?(?:حج|حجاج|مناسك)(?!\p{L})|हज|হজ/u;
/** Houses that are named after it say nothing of what somebody is fit for (folded). */
export const HOUSES_OF_HAJJ =
  /(?<!\p{L})(?:boards?|missions?|committees?|agenc\p{L}+|tours?|compan\p{L}+|travels|ministry|authority|commission|services?|operators?|clinic|hospital|association|fund|centre|center|kementerian|tabung|lembaga|bakanligi|هييه|بعثه|شركه|وزاره|لجنه|مكتب|حمله|موسسه|مستشفي|عياده)(?!\p{L})/u;
