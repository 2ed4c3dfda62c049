/** What turns a paper round though each word of it may be harmless (folded): by what is said, not by who says it in which words. */

/** What is planned, asked for or past is no statement, though each word of it is known. */
export const NOT_SAID =
  /(?<!found |(?:found|find|consider|considered|deem|declare|judge|certify|believe) (?:him|her|them|it|the \w+) )\bto be\b(?! airlifted)|\bto (?:receive|have|get|undergo)\b|\bwas (?!(?:found|declared|deemed|considered|judged|certified) fit\b)(?:\w+ )?fit\b|\bfor vaccination\b|\bwith (?:a |an |his |her )?(?:doctor|nurse|physician|assistance|companion)|\bvaccination request\w*|\brequested\b.{0,20}\bvaccin|\bto examine\b|\bfind out\b|\b(?:old|former|previous|earlier|lost|other) (?:passport|visa|travel document)\b|\bi (?:hereby )?(?:declare|state|certify|confirm|affirm)\b[^.]{0,30}\bi am (?!a |the |registered)|запис\p{L}* на прием|\b(?:to|of|for) (?:his|her) (?:wife|husband|son|daughter|mother|father|brother|sister)\b|\b(?:after|before|following) (?:the |her |his |an? )?(?:surgery|operation|treatment|recovery|delivery)\b|\b(?:free|clear) (?:of|from)\W*$|\b(?:entry|entries|visa) (?:already |is |are |has been |have been )*(?:used|exhausted)\b|\b(?:he|she|patient|pilgrim|applicant|holder) (?:says|said|states|stated|tells|told|claims|believes|thinks|assures)\b|\b(?:according to|as told by|reported by|on the basis of|based on)(?: the)? (?:patient|pilgrim|applicant|holder|relatives?|family|his|her|him|own|self)|\b(?:patient|pilgrim|applicant|holder|traveller)'?s? (?:own|self)\b|(?:examin\w+|assess\w+|consult\w+|seen|review\w*|interview\w*)\b[^.\n]{0,30}\b(?:by|via|over|through|on) (?:the )?(?:tele|phone|video|whatsapp|zoom|online)|\b(?:tele|video|phone|online|remote)[ -]?(?:consult|assess|examin|medicine|health)|\bremotely\b|(?:patient|pilgrim|applicant|holder)'?s (?:wife|husband|son|daughter|mother|father|brother|sister|companion|mahram)|\b(?:wife|husband|son|daughter|mother|father|brother|sister) (?:was|is|has|had|were)\b|(?:^|\n)\W*\d{1,2} ?(?:weeks?|wks?)\W*(?:$|\n)|\b\d{1,2} weeks? (?:of|preg|gest|amen)|\b(?:borderline|barely|nearly|almost|partly|partially|marginally|semi|reasonably|relatively)[- ](?:\w+ )?fit\b|(?<!\p{L})و?لم(?!\p{L})|(?<!\p{L})(?:دون|بدون|بغير|من غير)(?: \p{L}+)? (?:كشف|فحص|معاينه|حضور)|(?<!\p{L})بناء علي (?:اقوال|افاد|كلام|رواي|تصريح|ما ذكر)|(?<!\p{L})(?:عن (?:طريق (?:ال)?(?:هاتف|تلفون|انترنت|فيديو)|بعد(?!\p{L}))|هاتفيا)|(?<!\p{L})[وف]?[يتن]?(?:وجل|ارجا|رجي)\p{L}*|\b(?:sero)?groups? [a-z](?:(?:,| and|&| )+[a-z])? only\b|\bpolysaccharide only\b|\b(?:family|relatives?|wife|husband|son|daughter|brother|sister|mother|father|parents?) (?:says?|said|reports?|confirms?|states?|tells?|told|claims?)\b|\b(?:only )?by (?:road|sea|land|car|bus|train)(?: only)?\b|\bshort (?:distances?|journeys?|haul|trips?|flights?)\b|\b(?:he|she|patient|pilgrim|applicant) (?:requests?|asks?|wants?|wishes|seeks?|applies) (?:a|an|to|for|that|certification)\b|\bumrah only\b|\bonly (?:for )?umrah\b/u;

const FEW =
  "(?:\\d{1,3}|a few|few|some|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|fifty|a hundred|hundred)";
const DOING =
  "(?:decided|reviewed|seen|re-?\\p{L}+|assessed|examined|admitted|operated|treated|monitored|checked|confirmed|investigated|followed|accompanied|determined|evaluated|supervised|observed|completed|given|vaccinated|administered|issued)";
/** The pilgrimage's own country and places, and the way there. */
const THERE =
  "(?:the|saudi\\p{L}*|arabia|ksa|kingdom|makk?ah|mecca|madina[ht]?|medina|jeddah|jidda|hajj?|mina|arafat|muzdalifah?|umrah|haram|holy|and|pilgrimage|perform\\p{L}*|undertake|your|his|her|such|this|that|be|fro|all|any|an?|carry|complete|do|make|join|participate|attend|embark|go|fly|travel|proceed|airports?|embass\\p{L}*|clinic|hospital|centre|center|return|bait|bayt|allah)";

/** A way that leads elsewhere. */
export const WAY_ELSEWHERE = `\\b(?:travel(?:s|ling|led)?|journeys?|trip|flight|fly|flying|going|goes|destination|itinerary|bound|visiting|visit)\\b:? (?:for|to|within|in|into|throughout|around|inside)(?: (?:a |an |the )?(?:journey|trip|visit|travel|flight|holiday) (?:to|in|for))? (?!${THERE}(?![\\p{L}]))\\p{L}{3,}`;

/** What somebody says of themselves is no doctor's finding. */
export const SELF_TOLD =
  "\\b(?:that )?i (?:am|feel|was|have been) (?:in (?:good|excellent|perfect)|fit|healthy|free|able|medically|physically|in a good)\\b|\\bi (?:do not|don't) suffer\\b|\\b(?:health|medical|self) declaration\\b|\\bdeclaration (?:by|of) (?:the )?(?:pilgrim|patient|applicant|travell?er|holder)\\b";

/** A vaccine that came to a house, whatever known phrase stands in it. */
export const RECEIVED_BY_HOUSES =
  "(?<!\\p{L})(?:vaccin|vaksin|вакцин|asi)\\p{L}*(?: (?:was|were|a ete|sont))? (?:received|recue?s?|diterima|получен\\p{L}*|merkezimize|hastaneye) (?:by|at|au|a la|par|klinik|oleh|центр\\p{L}*|gel\\p{L}*|teslim)";

/** Husband and wife in the eleven languages: whose card it is decides the word, whatever it stands beside. */
export const SPOUSES =
  "(?<![\\p{L}\\p{M}])(?:wife|husband|spouse|istri|isteri|suami|epouse|epoux|conjointe?|esi(?:nin)?|karisi|kocasi|жен[аыеу]|супруг\\p{L}*|муж(?:а|у|ем)?|و?(?:زوج(?:ه|ته|ها|ت)?|حرم)|اهليه|بيوي|شوهر|همسر|पत्नी|पति|স্ত্রী|স্বামী)(?![\\p{L}\\p{M}])";

/** On any paper. */
export const TURNS: readonly string[] = [
  // A paper that is no more than told.
  "^\\W*for (?:your |the |our )?(?:information|reference|records?)(?: purposes?)?(?: only)?\\W*$",
  // A copy of a paper, and one whose marks are spoilt.
  "(?<!\\p{L})(?:photocop\\p{L}*|fotokop\\p{L}*|xerox\\p{L}*|facsimil\\p{L}*|transcrib\\p{L}*|transcripts?|scanned copy|(?:фото|ксеро)копи\\p{L}*|صوره (?:ضوييه|طبق|من (?:الاصل|الشهاده))|(?:فوٹو|فتو) ?كاپي|فتوكپي|روگرفت)(?!\\p{L})(?! (?:of|de|du|dari)? ?(?:the |his |her |le |la )?(?:passport|passeport|paspor|id\\b))|फोटोकॉपी|छायाप्रति|ফটোকপি",
  "\\b(?:void|spoil(?:ed|t)|defaced|torn|detached|unreadable|illegible)\\b[^.\\n]{0,12}\\b(?:as|since|because|due)\\b|\\b(?:stamp|seal|signature|photo|page)s? (?:is |was |has been )?(?:torn|missing|absent|defaced|smudged|illegible|detached|removed|forged|not (?:seen|present|affixed|clear|legible))\\b|\\bno (?:stamp|seal|signature)s?\\W*(?:$|\\n)",
  // What goes on elsewhere, where nobody has read it.
  "\\b(?:see|read|turn|refer to|continue[sd]?|cont'?d|contd?\\.?|continued on|(?:details?|restrictions?|conditions?|remarks?|findings?|limitations?|exceptions?) (?:are )?(?:on|in|at|as per))\\b[^.\\n]{0,25}\\b(?:over ?leaf|over|reverse|back|other side|(?:next|second|following|additional|separate) (?:page|sheet)|(?:page|sheet|part|p\\.?) ?[2-9]|annex\\p{L}*|addendum|attached|attachment|p ?t ?o)\\b|\\bp\\.? ?t\\.? ?o\\b\\.?\\W*$|^\\W*over ?leaf\\W*$",
  "(?<!\\p{L})(?:voir|suite|tournez)[^.\\n]{0,20}(?:verso|dos|page (?:suivante|[2-9])|annexe|ci-joint)|(?<!\\p{L})(?:lihat|bersambung|rujuk)[^.\\n]{0,25}(?:balik|belakang|sebalik\\p{L}*|lampiran|halaman (?:[2-9]|berikut\\p{L}*))|(?:arka (?:yuz|sayfa)|devami|sonraki sayfa|ekte(?:ki)?)\\p{L}*|(?:см\\.?|смотри\\p{L}*) (?:на )?(?:оборот\\p{L}*|приложен\\p{L}*|далее)|(?:انظر|راجع|يتبع|تابع)[^.\\n]{0,15}(?:خلف\\p{L}*|ظهر\\p{L}*|الصفحه|المرفق|الملحق|الوجه)|(?:پشت|پيچهے|اگلے صفحے|پشت صفحه|صفحه بعد)(?: (?:پر|را|كي طرف))?[^.\\n]{0,10}(?:ديكهيں|ملاحظه|ببينيد|رجوع)",
  "(?<!\\p{L})غير (?:رسمي|معتمد|صالح|صادر|موثق|موقع|مختوم|ساري|نهايي)\\p{L}*|\\b(?:un|not |non-?)(?:official|authenticated|certified)\\b",
  // A paper that lacks its marks.
  "^\\W*(?:document|certificat|carte|attestation) sans (?:signature|cachet)\\W*$|^\\W*(?:документ|справка|сертификат) без (?:подписи|печати)\\W*$|^\\W*(?:وثيقه|شهاده|تاشيره|الوثيقه|الشهاده) (?:بدون|دون) (?:ختم|توقيع)\\W*$|^\\W*(?:surat|dokumen|sertifikat|sijil) tanpa (?:tanda ?tangan|cap|stempel)\\W*$|^\\W*(?:belge|rapor) (?:imzasiz|kasesiz|muhursuz)\\W*$",
  // Struck out, in some words of many languages.
  "\\b(?:struck (?:off|out|from)|nulo|nula|anulad[oa]|invalid[oa]|ungultig|nul(?:le)? et non avenu\\p{L}*|hukumsuz|batil|batal|dublicat\\p{L}*|duplicata|nietig|ongeldig|nieważne)\\b|^\\W*(?<!\\p{L})(?:صوره|نسخه|لاغ\\p{L}*|باطل\\p{L}*|كالعدم|غير موثر\\p{L}*)(?!\\p{L})\\W*$",
  // What is not said to be so, but hoped, decided by somebody, or bound to something.
  "\\bon (?:the )?conditions? (?:that|of)\\b|\\bconditional(?:ly)?\\b|\\bagrees?\\b|\\bsubject to\\b(?! (?:change|penalt|fine|the laws?|prosecution|deport))",
  `\\b(?:must|should|will|shall|needs? to|has to|have to|is to|are to|ought to|may|might) (?:first )?be ${DOING}\\b`,
  `\\b(?:can't|can not|cannot|could not|couldn't|should not|shouldn't|must not|mustn't|won't|isn't|wasn't|hasn't|doesn't|didn't|aren't|haven't)(?![\\p{L}])`,
  "\\bis an? (?:true |certified |plain |photo ?|digital |scanned |electronic |colou?r )?(?:copy|duplicate|sample|draft|template|specimen)\\b|\\b(?:internal|training|demonstration|test) use\\b|\\bout of date\\b",
  "\\b(?:examin\\w+|assess\\w+|seen|review\\w*|consultation|certificate|certified|issued|completed|opinion)\\b[^.\\n]{0,30}\\b(?:online|remote(?:ly)?|by video|questionnaire|on the (?:word|strength)|unseen|in absentia|without (?:seeing|examin\\w+))",
  "\\b(?:agent|family|relatives?|daughter|son|wife|husband|mother|father|friend|operator|neighbou?r|companion)s?\\b[^.\\n]{0,20}\\b(?:declare[sd]?|writes?|wrote|assures?|insists?|believes?|thinks?|confirmed|stated|asked|reported)\\b",
  // What is given to somebody else.
  "\\b(?:dose|vaccine|injection|jab|visa|certificate|examination|appointment|form|record|card|this)\\b[^.\\n]{0,25}\\b(?:is|was|are|were|belongs?|meant|intended|issued|given|made|written|prepared)(?: \\p{L}+)? (?:for|to) (?:the |a |his |her |my |our )?(?:wife|husband|son|daughter|mother|father|brother|sister|spouse|child|companion|friend|cousin|uncle|aunt|neighbou?r|other|another|colleague|twin|namesake)\\b",
  "\\btravell?ing with (?!(?:his|her|a|an|the|group|valid|this|your|passport|licensed|no)\\b)\\p{L}+",
  // A way that does not lead there.
  "\\b(?:on (?:holiday|vacation|business|leave)|by (?:road|car|sea|land|bus|train)|domestic(?:ally)?|short[- ]haul|home country)(?: (?:only|travel|flights?))?(?![\\p{L}])",
  "\\b(?:invoice|quotation|price list|leaflet|itinerary|preview|pre-?registration|acknowledg\\p{L}+|invitation|waiver|exemption|order form|booking form|application form)\\b(?! ?(?:no|number|nr|ref|id|#|:|\\d))",
  "\\bself[- ]?(?:reported|declared|declaration|certified|certification|assessed|assessment)\\b|\\b(?:year only|date (?:approximate|estimated|uncertain|unknown)|from memory|by recall|card lost|no proof|(?:reported|declared|stated) by (?:the )?(?:patient|holder|parent|family|applicant|pilgrim|travell?er)|(?:examined|assessed|seen) by (?:tele)?phone)\\b",
  // The same in the other languages: plans, putting off, somebody else.
  "(?<!\\p{L})(?:di)?(?:jadwal|rencana|tunda|tangguh|batal)\\p{L}*|(?<!\\p{L})akan (?:di|me|ber)\\p{L}{3,}|(?<!\\p{L})belum(?!\\p{L})|(?<!\\p{L})(?:planlan|ertelen|iptal|randevu|bekle)\\p{L}*|(?<!\\p{L})\\p{L}{3,}(?:acak|ecek)(?:tir|tır)?(?!\\p{L})|(?<!\\p{L})(?:запланир|перенес|отлож|отмен|ожида|будет)\\p{L}*",
  "(?<!\\p{L})(?:reporte|differe|annule|prevue?|programme|planifie|rendez-vous)\\p{L}*(?!\\p{L})|(?<!\\p{L})[وف]?(?:س[يت](?:تم|عطي|جري|كون)|[يت]?[وا]?جل|ارجي|مقرر|مجدول|قيد الانتظار|لاحقا|الغي|ملغ)\\p{L}*(?!\\p{L})",
  "(?<!\\p{L})(?:ملتوي|منسوخ|مقرره? (?:هے|تاريخ)|لگايا جايے گا|لگايي جايے گي|ديا جايے گا|دي جايے گي|برنامه ريزي|به تعويق|لغو|خواهد)\\p{L}*|(?:लगाया|दिया|लगाई|दी) जा(?:ए|य|ये)?गा|स्थगित|रद्द|निर्धारित|দেওযা হবে|নির্ধারিত|স্থগিত|বাতিল",
];

/** On a paper about health. */
export const TURNS_OF_HEALTH: readonly string[] = [
  // Nobody looked.
  "\\b(?:nobody|no one|no-one|none of us|no (?:doctor|physician|medical officer))\\b|(?<!\\p{L})(?:aucune? (?:examen|consultation|visite|medecin)|personne n[e'])(?!\\p{L})",
  // Where or for what it counts, when that is not the journey.
  `\\b(?:valid|usable|good|effective|intended|meant|issued) (?:only )?(?:for|in|within|inside|at) (?:the |a |an |his |her |all |any |local |official )*(?:use|purposes?|duty|duties|school|gym|insurance|${"local|domestic|internal"})\\b(?![^.\\n]*haj)`,
  "^[^\\n]{0,30} (?:high|low|raised|elevated|increased|decreased|deranged|impaired)\\W*$",
  // How bad it is, by classes of illness.
  "\\b(?:class|grade|stage|nyha|asa|ccs)\\b[ .:-]{0,3}(?:i{2,3}|iv|v|[2-5])(?![\\p{L}\\d])",
  // A fit of illness, a treatment in rounds, a pregnancy in weeks.
  "\\b(?:had|has|having|have|a|an|of) fits?\\b(?! (?:and|person|to|for|individual|candidate|adult|pilgrim|state|condition))|\\bcycles? \\d|(?:^|\\n)\\W*\\d{2} ?/ ?40\\W*(?:$|\\n)",
  "\\bfit(?:ness)?\\b(?: (?:to|for) \\p{L}+)?(?: \\p{L}+){0,2}? (?:only|with|under|after|once|unless|except|but|apart)\\b(?! (?:no |any |his |her |a licen|the group|minimal risk|glasses))",
  `\\b${FEW} ?(?:m|metres?|meters?|steps?|yards?|feet|paces)\\b(?! (?:tall|high|in height))`,
  "\\breferr?(?:ed|al)?\\b(?: (?:back|on|him|her|urgently))* (?:to|for)\\b(?! (?:hajj?|pilgrimage|fitness|this|certif|medical (?:exam|check|fitness)|as\\b|pre-))",
  "\\brest(?:ing)? (?:for|at|until|in bed)\\b|\\bunder observation\\b|\\b(?:memory|weight|hearing|vision|appetite|sight|hair) loss\\b|\\bloss of\\b|\\b(?:short|few|slow|limited|reduced|poor|restricted)(?:ly)? (?:distances?|walk\\p{L}*|steps?|exercise|mobility|tolerance)\\b|\\bwalk\\p{L}*\\b[^.\\n]{0,25}\\b(?:slowly|a little|short|indoors|stick|frame|cane|help|assistance|support|rests?|pauses?|stops?)(?! (?:or|needed))\\b",
  "\\bplease (?:ensure|arrange|allocate|reserve|provide|allow|prepare|supply)\\b",
  "(?<!(?:not|not currently) )\\bexpecting\\b|\\b\\d{1,2} months?(?! (?:ago|of|before|prior|from|after|period|valid\\p{L}*|old))\\s*(?:$|[.,;\\n])",
  "\\b(?:cleared|suitable|approved|passed|capable|certified|fitness|able) (?:fit )?for (?!(?:the |a |an |his |her |all |air |long |international )*(?:hajj?|pilgrimage|travel\\p{L}*|journey|trip|performing|flight|flying|performance|rites|rituals|undertaking|this|above|saudi|makkah|manasik|umrah and|it|stated|age|carrying|going|participat\\p{L}+|making|purpose|same|physical))\\p{L}{3,}",
];

/** On a record of vaccination. */
export const TURNS_OF_VACCINES: readonly string[] = [
  // What somebody proposes is no record of what was given.
  "(?<!\\p{L})(?:vaccins?|vaccinations?|vaccines?|immuni[sz]ations?|doses?|vaksin\\p{L}*|прививк\\p{L}*)(?: \\p{L}+)? (?:recommande\\p{L}*|recommended|proposee?s?|proposed|conseille\\p{L}*|suggested|planned|advised|disarankan|dianjurkan|disyorkan|рекоменд\\p{L}*)(?!\\p{L})|^\\W*(?:recommended|proposed|suggested|planned|advised) (?:\\p{L}+ )?(?:vaccin\\p{L}*|immuni[sz]ation\\p{L}*|doses?|dates?)\\W*$|(?<!\\p{L})(?:onerilen asi\\p{L}*|(?:ال)?لقاحات (?:ال)?(?:موصي|مقترح)\\p{L}*)",
  "(?<!\\p{L})(?:asi\\p{L}*|vaksin\\p{L}*|vaccins?|(?:ال)?لقاح|ويكسين|ٹيكه|واكسن)[ :]+(?:yok|olmadi|tidak ada|tiada|kosong|absente?|aucune?|neant|لا يوجد|غير موجود|نهيں|ندارد)(?!\\p{L})",
  "\\b(?:fraction\\p{L}*|partial|half|test|trial|reduced|split|sham|mini)[ -](?:dose|volume|amount|injection)|\\b(?:diluent|solvent|placebo)\\b",
  "(?<!\\p{L})(?:demi|moitie|setengah|separuh|yarim|полов\\p{L}*|نصف|نيم|آدهي|ادهي)[ -]?(?:de )?(?:la )?(?:dos\\p{L}*|doz\\p{L}*|доз\\p{L}*|ال?جرع\\p{L}*|جرعه|دوز|خوراك)|(?:आधी|अर्ध|অর্ধ) ?(?:खुराक|डोज|ডোজ|মাত্রা)",
  "\\bbivalent (?:a|ac|men\\p{L}*)\\b",
  // How long it counts, where that is less than any vaccine does.
  "(?<!\\p{L})(?:valid|validit|protect|effective|immunit|berlaku|sah|perlindungan|kekebalan|koruyuc|koruma|gecerli|bagisik|срок|деиств|защит|иммунитет|valable|valide)\\p{L}*[^.\\n]{0,40}(?<![\\p{L}\\d.,/-])(?:(?:1|2|one|two|un|une|deux|satu|dua|bir|iki|один|одного|два|двух)(?: \\([12]\\))? (?:years?|yrs?|yil\\p{L}*|sene|ans?|tahun|года?|лет)|(?:\\d{1,2}|one|two|three|four|six|trois|deux|six|tiga|dua|enam|satu|uc|iki|alti|bir|три|два|шесть) (?:months?|weeks?|mois|semaines?|bulan|minggu|ay|hafta|месяц\\p{L}*|недел\\p{L}*))(?!\\p{L})|(?<!\\p{L})(?:setahun|sebulan)(?!\\p{L})",
  // A part of a course, what goes before a dose, what came to a house, and whoever fell.
  "(?<!\\p{L})(?:(?:one|1) dose (?:out )?of (?:two|2|three|3)|une dose sur (?:deux|trois)|(?:satu dos(?:is)?|dos(?:is)? satu) (?:dari|daripada) (?:dua|tiga)|(?:iki|uc) dozdan biri|(?:одна доза|первая) из (?:двух|трех))(?!\\p{L})",
  "(?<!\\p{L})(?:(?:before|ahead of|prior to) (?:the |any |his |her )?(?:vaccin|immuni|injection|dose)|avant (?:la |le |l')?(?:vaccin|injection|dose)|sebelum (?:di)?(?:vaksin|suntik|imunis|lali|pelalian)|(?:asidan|asilamadan|dozdan) once|до (?:прививк|вакцинац|введени))\\p{L}*",
  "(?<!\\p{L})vaccin\\p{L}* a (?:faire|refaire|prevoir|realiser)|(?<!\\p{L})(?:rupture|complaisance)(?!\\p{L})|(?<!\\p{L})sonra (?:yapil|uygulan|vurul)\\p{L}*",
  "(?<!\\p{L})(?:registered|enrolled|inscrite?s?|terdaftar|berdaftar|mendaftar|записан\\p{L}*) (?:for|pour|untuk|bagi|на)(?: \\p{L}+)? (?:vaccin|immuni|vaksin|imunis|suntik|pelalian|привив|вакцин)\\p{L}*|(?<!\\p{L})asi(?:si)? icin (?:kayd|kayit|basvur)\\p{L}*|(?<!\\p{L})(?:anak|istri|isteri|suami|ibu|ayah|adik|kakak)nya(?!\\p{L})|(?<!\\p{L})(?:faint|collaps|pingsan|pengsan|bayil|evanoui)\\p{L}*|(?<!\\p{L})(?:asked|asks|demande|meminta|istemis|istedi|просит|просил\\p{L}?)(?: \\p{L}+){0,2} (?:vaccin|vaksin|asi|dose|dosis|doz|привив|вакцин|injection|suntik)\\p{L}*",
  // A list of what is recommended is no record of what was given.
  "(?<!\\p{L})(?:vaccin\\p{L}*|dates?|doses?|injections?)(?: (?:a|et|les|sont))? (?:recommande|propose|conseille|souhaite)\\p{L}*|(?<!\\p{L})(?:recommended|suggested|proposed|advised|requested) (?:vaccin\\p{L}*|immuni\\p{L}*|dates?|doses?|travel vaccin\\p{L}*)|(?<!\\p{L})(?:vaksin\\p{L}*|imunisasi|tanggal|tarikh|pelalian)(?: yang)? (?:di)?(?:anjurkan|sarankan|rekomendasikan|cadangkan|syorkan|usulkan)|(?<!\\p{L})(?:onerilen|tavsiye edilen|istenen) (?:asi|tarih|doz)\\p{L}*|(?<!\\p{L})(?:рекомендуем|рекомендован|предлагаем)\\p{L}*(?: \\p{L}+)? (?:привив|вакцин|дат|срок)\\p{L}*",
  "^\\s*(?:بعد ميں|بعدا|لاحقا|later|plus tard|nanti|kemudian|sonra|позже|बाद में|পরে)\\W*$",
  SPOUSES,
  "\\b(?:only|just)\\b[^.\\n]{0,25}\\b(?:doses?|injections?|jabs?|shots?)\\b|\\b(?:first|one|1) of (?:two|2|three|3)\\b|\\bhalf (?:an? |the )?(?:dose|volume|injection|vial)|\\b(?:part|partial) (?:dose|of the (?:dose|course))|\\b(?:hanya|yalnizca|sadece|seulement|uniquement|только|فقط|صرف|केवल|শুধু)(?!\\p{L})[^.\\n]{0,30}(?:dos|doz|доз|جرع|خوراك|खुराक|ডোজ)",
  // Another kind, or fewer groups, than the ones that are asked for.
  "\\b(?:(?:two|2|three|one|single) (?:sero)?(?:groups?|strains?|types?)|bivalent\\p{L}*|monovalent\\p{L}*|unconjugated|bexsero|trumenba|neisvac\\p{L}*|menjugate|mencevax ac|men ?[abc]|menafrivac)\\b(?!,? ?[&acwy+/]\\b)",
  "\\b(?:vaccine|against|covers?|active|protects?|protection|contains?)\\b[^.\\n]{0,20}\\b(?:sero)?groups? [abcwy](?:,? (?:and|&|\\+) [abcwy])?(?![, ]*(?:and |& ?|\\+ ?)?[acwy]\\b)|\\b(?:against|active against|covers) [abc](?:,? (?:and|&|\\+) [abc])?(?![, ]*(?:and |& ?|\\+ ?)?[acwy]\\b)",
  "^[^\\n]{0,40}\\bpolysaccharide (?:only|vaccine|used|given)(?! ?[-/]|[^\\n]*(?:conjug|toxoid|tetanus))",
  "\\b(?:breach\\p{L}*|water for injection|price list|next visit|information for patients|patient information)\\b",
];

/** Whoever has to be gone before the days of the pilgrimage, or by a day of no year, cannot perform it. */
export const LEAVES_EARLY =
  /(?<!\p{L})(?:leave|depart|exit|departure|quitter|meninggalkan|keluar)(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:before|by|until|prior to|avant|sebelum)(?!\p{L}) (?:the |le |la )?(?:(?:start|beginning|first day|day|season|debut) of )?(?:(?:the )?ha[jd]j?i?|arafa\p{L}*|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}|\p{L}{3,9} \d{1,2}(?!\d))(?!\p{L}*ration)/u;

/** On a visa. */
export const TURNS_OF_VISAS: readonly string[] = [
  "^\\W*(?:already )?(?:entered|exited|used|stamped|departed|left|arrived|admitted|(?:exit|entry|arrival|departure) (?:recorded|stamp\\p{L}*))(?: (?:at|on|in|from|the|kingdom|already|once|by)(?![\\p{L}]))+(?! (?:or|date|between))",
  "\\b(?:not a visa|approval letter|(?:confirmation|receipt|proof) of (?:payment|application|booking)|waiting list|reserve list)\\b",
];
