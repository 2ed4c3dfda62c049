/**
 * Whole sentences that papers print of themselves in the eleven languages (folded): how they were made, that nobody has
 * to sign them, where they end, how they are checked, who may read them, what the house asks. None speaks of anybody.
 */
const THE = "(?:(?:this|the|your|our|that|above|present|attached) )*";
const KIND =
  "(?:(?:an?|electronic|electronically|digital|digitally|official|computer|computeri[sz]ed|system|automatically|machine|valid|hajj|vaccination|immuni[sz]ation|health|medical|e|original)[ -])*";
const PAPER =
  "(?:document|certificate|record|report|statement|card|e-?visa|visa|letter|print-?out|permit|note|form|e-?card|slip)s?";
/** What a paper may be called that counts: no copy, extract or print of one. */
const DOCUMENT = "(?:document|certificate|record|report|statement|card|e-?visa|visa|letter|permit|e-?card|slip)s?";
const MACHINE = "(?:electronic|digital|computer|automatic|machine|system|online)";
const MARK = "(?:signatures?|stamps?|seals?|stickers?|wet ink|ink signature)";
const MARKS = `(?:(?:an?|any|the|physical|wet|ink|handwritten|hand-written|manual|original|visa|further|additional|passport) )*${MARK}(?:,? (?:and|or|nor|\\/) (?:(?:an?|any|the|physical|official) )*${MARK})*`;
const MADE =
  "(?:generated|issued|produced|created|prepared|printed|signed|authenticated|sealed|linked|stored|verified|registered|recorded|delivered)";
/** That it was made by a machine, or is no sheet of paper. */
const BY_MACHINE = `(?:is|was|has been|are) (?:also )?(?:${KIND}(?:${MADE}|electronic|digital)|${MADE} (?:electronically|digitally|automatically|by computer|by (?:the )?system|online)|an? (?=[^.]{0,60}\\b${MACHINE})${KIND}(?:${MADE} )?${DOCUMENT})(?: (?:electronically|digitally|automatically|online))?(?: (?:with|to|in) the passport)?`;
/** That nobody has to sign it. */
const UNSIGNED = `(?:(?:(?:does not|doesn't|do not|need not) (?:need|require)|(?:needs|requires) no|(?:is )?valid without)(?: any)? ?${MARKS}|(?:no|without) ${MARKS}(?: (?:is|are|being))? (?:required|needed|necessary))`;
const EITHER = "(?:,|;|:| -)? ?(?:and|it|that|therefore|hence|so)?(?: it)? ?";

const WEEKDAY =
  "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?|daily|weekdays|weekends|public holidays|bank holidays|holidays|fridays?";
const HOUR = "(?:\\d{1,2}(?:[.:]\\d{2})? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|hrs|h)?|noon|midnight|closed)";

/** On any paper. */
export const FURNITURE: readonly string[] = [
  // How it was made, and that it counts unsigned.
  `(?:${THE}${KIND}${PAPER}|it|this) ${BY_MACHINE}(?:${EITHER}${UNSIGNED})?`,
  `(?:${THE}${KIND}${PAPER} |it )?${UNSIGNED}`,
  `${KIND}${PAPER}${EITHER}${UNSIGNED}|${KIND}(?<=electronic |digital |computer[ -]|e[ -])${DOCUMENT}(?: ${MADE})?`,
  `(?:electronically|digitally|computer|system)[ -]?${MADE}(?: ${PAPER})?(?:${EITHER}${UNSIGNED})?|signature on file|e-?signed`,
  "(?:sah tanpa |tidak memerlukan |tanpa )?(?:tanda ?tangan|cap|cop|stempel)(?: (?:basah|dan cap|atau cop))?(?: tidak (?:diperlukan|perlu|dibutuhkan))?(?<=tidak (?:diperlukan|perlu|dibutuhkan)|basah|tanpa (?:tanda ?tangan|cap|cop|stempel))",
  "(?:bu |isbu )?(?:belge|vize|rapor|kart|evrak|cikti|dokuman)(?:dir|niz)?,? (?:(?:[\\p{L}-]{2,15} (?:uzerinden|sistemi uzerinden|sisteminden|tarafindan) )?(?:elektronik (?:olarak|ortamda)|bilgisayar(?:la| ile| ortaminda)?|sistem(?:den| tarafindan)?) ?(?:olusturul|uretil|duzenlen|imzalan|hazirlan|basil)\\p{L}*|elektroniktir|e-?imzalidir)(?:,? (?:ve )?(?:islak )?imza(?:ya|si)? (?:gerekmez|gerektirmez|gerekli degildir|ihtiyac yoktur))?",
  "(?:islak )?imza(?:ya)? (?:gerekmez|gerektirmez|gerekli degildir|ihtiyac yoktur)|e-?imzali(?:dir)?|elektronik (?:olarak )?imza(?:li|lidir|lanmistir)",
  "(?:هذه |هذا |ان هذه |ان هذا )?(?:ال)?(?:وثيقه|شهاده|مستند|تاشيره|تقرير|سجل|بطاقه)(?: (?:صادره?|الصادره?|معتمده?|الكترونيه?|الكترونيا|اليا|من|النظام|نظام|وهي|وهو|مطبوعه?|محرره?|رسميه?))*,? ?(?:و?لا (?:ت|ي)(?:حتاج|تطلب|ستلزم)(?: الي)? (?:ختم|توقيع)(?: (?:او|ولا|و) ?(?:ختم|توقيع))?|(?:صالحه?|ساريه?|معتمده?) (?:بدون|دون|من غير) (?:ختم|توقيع)(?: (?:او|ولا) (?:ختم|توقيع))?)?(?<=الكترونيه?|الكترونيا|اليا|النظام|ختم|توقيع)",
  // Its sheets and its end.
  "(?:end|fin|ende|akhir|tamat|son|конец|نهايه|اختتام|پايان|اختتام|समाप्त|শেষ)(?: (?:of|du|de la|des|van|dari)?(?: ?(?:the|this))? ?(?:records?|reports?|documents?|statements?|lists?|certificates?|extract|results?|kayitlar\\p{L}*|belge\\p{L}*|rapor\\p{L}*|rekod|dokumen|laporan|releve|document|rapport|документа|записеи|отчета|السجل|التقرير|الوثيقه|سند|گزارش))?(?<=\\p{L} \\p{L}+)|\\*+ ?end (?:of (?:record|report|document)s? )?\\*+|son kayit",
  "(?:(?:page|pg|p|sheet|seite|sayfa|halaman|hal|muka surat|m\\/s|feuille|feuillet|страница|стр|лист|الصفحه|صفحه|पृष्ठ|পৃষ্ঠা)(?: ?\\/ ?(?:page|seite|sayfa|halaman|страница|صفحه))?\\.? ?(?:no\\.? ?)?)\\d{1,2}(?: ?(?:of|\\/|de|sur|dari|daripada|von|из|من|از|का|এর|-) ?\\d{1,2})?",
  // How it is checked.
  `(?:(?:please )?(?:scan|use|see) )?(?:the |this )?(?:qr|bar|verification)[ -]?code(?: (?:above|below|is|can be|may be|used|scanned|to|for|with|in|on|the|app|application|an?|smartphone|verify|check|verification|authenticity|validity|${PAPER}|this|online|by|authorities|portal|at|of))*`,
  `(?:${THE}${KIND}${PAPER} |it )?(?:can|may) be (?:verified|checked|authenticated|validated)(?: (?:online|electronically|digitally|at any time|through|via|by|with|using|at|on|in|the|its|qr|bar|code|scanning|portal|website|web site|app|application|platform|e-?[\\p{L}]{3,12}|number|card|visa|reference|of|health|ministry|port|national|official|system))*`,
  "(?:verify|check|validate)(?: (?:it|at|on|in|online|via|through|with|by|using|the|this|visa|card|certificate|number|or|and|qr|code|port|health|portal|website|ministry|of|passport|reference|app|validity|authenticity))+",
  // Who may read it, and what becomes of the data.
  `(?:confidential|private and confidential|strictly confidential)(?:[:;,. -]+(?:(?:this (?:${PAPER}|message|fax) )?contains?|for)(?: (?:protected|private|personal|confidential|health|medical|patient|information|data|addressee|only|the|use|of))+)?`,
  `(?:${THE}${KIND}${PAPER}|it)(?: (?:is|contains|and|or|are|meant|intended|private|confidential|strictly|only|solely|for|the|use|of|person|named|addressee|above|information|personal|medical|health|data|recipient|patient|pilgrim|holder|exclusive|authorities|concerned|authority|protected|privileged|in|by))+`,
  "if (?:you (?:have )?)?(?:received|receive) (?:this )?(?:(?:document|fax|message|letter|report) )?in error,?(?: (?:please|kindly|call|contact|notify|inform|return|destroy|delete|the|us|sender|it|number|above|and|at|office|clinic|immediately|to))+",
  "(?:we (?:handle|process|store|keep|hold|protect|use|treat|respect)|(?:your|personal|patient|all) (?:personal )?(?:data|information|privacy)(?: (?:is|are))? (?:handled|processed|stored|kept|held|protected|treated|used))(?: (?:your|our|patients?'?|personal|medical|health|data|information|records?|privacy|securely|safely|confidentially|in|under|according|to|accordance|with|by|the|uk|eu|and|gdpr|hipaa|pdpa|popia|data|protection|act|law|laws|policy|notice|regulations?|\\d{4}))+",
  "(?:hipaa|gdpr|pdpa|popia)(?: (?:compliant|notice|applies))?|les donnees(?: \\p{L}+){1,6} (?:confidentielles|protegees)|(?:document|certificat) confidentiel|dokumen (?:ini )?(?:bersifat )?(?:rahasia|sulit)|(?:bu )?belge gizlidir|(?:هذا |هذه )?(?:المستند|التقرير|الوثيقه) سر[يه]+",
  // What the house says of itself.
  `(?:we are |clinic |open |opening hours[: ]*|hours[: ]*|closed |surgery hours[: ]*|business hours[: ]*)?(?:(?:open|closed|on|and|to|from|through|except|also|-|–|,|;|:|&|${WEEKDAY}|${HOUR}|\\/)[ ]?)*(?<=(?:${WEEKDAY}|${HOUR}) ?)(?<=^[\\p{L}\\d .:,&–\\/-]*(?:mon|tue|wed|thu|fri|sat|sun|daily|holidays)[\\p{L}\\d .:,&–\\/-]*)`,
  "(?:(?:in|for|during|in case of|in an?) (?:an |any )?(?:(?:medical|other) )?emergenc(?:y|ies)(?: (?:in|within|inside) (?:the kingdom|saudi arabia|makkah|mina))?,? )(?:please )?(?:call|dial|ring|contact|press)(?: [\\p{L}]+){0,2} ?[+\\d][\\d -]{1,14}|(?:if you (?:feel|become) (?:unwell|ill|sick)(?: (?:after|following) (?:your|the|a) (?:vaccination|injection|immuni[sz]ation|vaccine))?,? (?:please )?(?:call|dial|ring|contact)(?: (?:nhs|us|your gp|your doctor|the clinic))? ?[+\\d]*[\\d -]{0,14})|(?:spoed|urgent|emergency|urgence|notfall|acil|darurat|kecemasan|spoed \\/ urgent)[: ]+press \\d",
  `(?:a |the )?cop(?:y|ies)(?: of this ${PAPER})? (?:has been|was|is|were|have been|will be) (?:sent|given|forwarded|kept|retained|filed|emailed)(?: (?:to|by|with|on|in|for|at|your|the|our|his|her|gp|surgery|doctor|patient|pilgrim|clinic|file|records?|practice|consent|permission|and|medical|notes|family|general|practitioner))*`,
  `(?:please )?(?:keep|retain|store|bring|carry)(?: (?:this|the|your|it|a|original|copy|of))* ?${PAPER}?(?: (?:safe|safely|carefully|with|you|your|passport|at|all|times|for|the|future|reference|records?|files?|travel|when|travelling|in|a|safe|place|dry|and|together))+`,
  "(?:kindly |please )?(?:note )?(?:that )?(?:duplicates?|copies|replacements?|additional copies|further copies|re-?prints?|lost (?:cards|certificates))(?: (?:of this|certificates?|cards?|copies))* (?:are|is|will be|can be|may be) (?:charged|issued|provided|available|chargeable|billed|replaced|supplied)(?: (?:at|for|a|fee|of|on|request|upon|extra|cost|charge|only))*(?: ?(?:[a-z]{1,3}|[£$€₹৳])? ?\\d{1,5}(?:[.,]\\d{2})?(?: ?[\\p{L}]{1,6})?)?",
  `(?:this|it) is (?:not )?(?:an? )?(?:bill|invoice|receipt|uninsured service|private service|non-nhs service|chargeable service)(?<=not (?:an? )?\\p{L}+|service)|(?:${THE}${PAPER}|this) is (?:an? )?(?:uninsured|private|chargeable|non-nhs) service`,
  `(?:(?:any|all|an|every) )?(?:alterations?|erasures?|amendments?|changes?|corrections?|tampering|damage)(?: (?:or|and) (?:alterations?|erasures?|amendments?|corrections?))?(?: (?:of|to|in|with|on|made) ?(?:on|to|in|it|this|the)?(?: ${PAPER})?)? (?:makes?|renders?|will (?:make|render)|invalidates?|voids?|would invalidate)(?: (?:it|this|the|${PAPER}|invalid|void|null|and))+`,
  "under (?:a |the )?patient (?:group|specific) directions?(?: [a-z0-9.-]{2,20})?|(?:given|supplied|administered) under (?:a |the )?pgd(?: [a-z0-9.-]{2,20})?",
  "(?:registered|incorporated)(?: (?:in|as|a|company|charity|england|and|wales|scotland|ireland|under|the|no\\.?|number|office|limited))+:? ?\\d{5,9}|[\\p{L} ]{3,40} (?:ltd|llp|sdn bhd|gmbh|plc)",
  // Its offices.
  "(?:ministere de la sante(?: publique| et [\\p{L}' ]{3,40})?(?: -|,|:)? )?direction (?:generale |regionale |departementale |nationale )?(?:des?|de la|de l'|du) ?(?:soins de sante(?: de base| primaires)?|soins de base|sante(?: publique| scolaire)?|hygiene|hygiene publique|epidemiologie|medecine preventive|prevention|service de sante|lutte contre les (?:maladies|epidemies)(?: transmissibles)?)",
  // On whose wish it was made, and into whose hands it went.
  "(?:this (?:certificate|letter|report|document) (?:is|was|has been) |it is )?(?:issued|given|made|delivered|drawn up|established|provided)(?: (?:this|at|on|upon|to|for|the|request|of|person|concerned|party|interested|patient|pilgrim|applicant|bearer|holder|above|named|and|handed|over|delivered|him|her|in|hand|own|his|hands|personally|serve|as|whatever|legal|purpose|purposes|it|may|which|required|where|by|right|due|hajj|travel))+",
  "(?:certificat|attestation|document)? ?(?:etablie?|delivree?|faite?|remise?)(?: (?:et|a|la|le|pour|demande|de|l'interessee?|interessee?|du|patient|patiente|en|main|propre|remis|remise|servir|valoir|ce|que|qui|droit|faire))+",
  "(?:yukaridaki|isbu|bu)? ?(?:rapor|belge|sertifika)(?: (?:ilgilinin|kisinin|kendi|istegi|talebi|uzerine|uzerine|duzenlenmistir|verilmistir|hac|icin))+|(?:surat|sijil|dokumen) (?:keterangan )?ini (?:dibuat|dikeluarkan|diberikan)(?: (?:untuk|atas|bagi|permintaan|keperluan|tujuan|haji|ibadah|yang|bersangkutan|dipergunakan|sebagaimana|mestinya|seperlunya|dapat|digunakan|perjalanan))+",
  "(?:справка|сертификат|выписка)? ?(?:дана|выдан[ао]?)(?: (?:для|предъявления|по|месту|требования|при|поездке|выезде|за|границу|рубеж|в|саудовскую|аравию|хадж|на|руки))+|(?:issued|given)?(?: [\\d.]{8,10},?)? ?for presentation (?:when|where|while|at|to|on)(?: (?:travell?ing|required|abroad|needed|the|border|place|of|request|entry|hajj|authorities|travel))+",
];

/** What the world's booklet prints in its footers, in English and French, and registers of what was sent to them. */
export const FURNITURE_OF_VACCINES: readonly string[] = [
  // How many years it counts.
  "(?:(?:this |the )?(?:certificate|vaccination|vaccine|card|record|protection|validity)(?: is| lasts)?:? )?(?:valid|validity|effective|protective|protection)(?: for| of|:)? ?(?:a period of )?(?:3|5|three|five)(?: \\((?:3|5|three|five)\\))? years(?: (?:from|after|of|starting|following))?(?: (?:the|date|day|of|vaccination|immuni[sz]ation|injection|administration|issue|10|ten|days|after))*",
  "(?:(?:هذه )?(?:ال)?(?:شهاده|تطعيم|لقاح|تلقيح) )?(?:صالحه?|ساريه?|تسري|يسري|مده الصلاحيه|الصلاحيه):?(?: لمده| مده)? ?(?:ثلاث|خمس|ثلاثه|خمسه|3|5) (?:سنوات|اعوام|سنين)(?: (?:من|بعد|ابتداء من|اعتبارا من)(?: (?:تاريخ|يوم|التلقيح|التطعيم|الاعطاء|اعطاء|اللقاح|الجرعه|الحقن|10|عشره|ايام|بعد|من))+)?",
  "(?:valable|validite|valide|protection):?(?: pendant| pour| durant)?(?: une (?:duree|periode) de)? ?(?:3|5|trois|cinq) ans(?: (?:a|compter|partir|de|du|la|date|vaccination|l'injection|apres|10|dix|jours))*|(?:berlaku|sah|masa berlaku|tempoh sah):?(?: selama| untuk| bagi)? ?(?:3|5|tiga|lima)(?: \\(\\p{L}+\\))? tahun(?: (?:sejak|dari|dari|daripada|setelah|selepas|tanggal|tarikh|vaksinasi|suntikan|penyuntikan|pemberian))*|(?:gecerlilik(?: suresi)?|gecerli|koruyuculuk):? ?(?:asi tarihinden itibaren |asidan sonra )?(?:3|5|uc|bes) yil(?:dir)?(?: (?:gecerlidir|sureyle|gecerli))*|(?:срок деиствия|деиствителен|деиствительна|деиствует):? (?:в течение )?(?:3|5|три|пять) (?:года|лет)(?: (?:с|со|даты|дня|вакцинации|прививки))*",
  "ce certificat n'est valable que si le vaccin(?: ou (?:l'agent prophylactique|la prophylaxie))? utilise est (?:agree|approuve|homologue|prequalifie) par (?:l'oms|l'organisation mondiale de la sante)",
  "ce certificat doit etre signe (?:de la main d[u'] ?|par )[\\p{L} ,'-]{3,160}|le certificat doit aussi porter le cachet officiel[^.;]{0,60}|toute (?:correction|rature|modification)(?: (?:ou|sur) [\\p{L} ,']{3,60})?,? ?(?:ou l'omission d'une quelconque des mentions qu'il comporte,? )?peut affecter sa validite",
  "ce certificat est valable jusqu'a la date indiquee pour le vaccin ou l'agent prophylactique (?:administre|en question)|il doit etre etabli integralement en anglais ou en francais",
  "(?:reported|submitted|transmitted|sent|uploaded|entered|recorded|notified)(?: (?:to|in|into|with|the|state|national|provincial|county|city|local|regional|immuni[sz]ation|vaccine|vaccination|registry|register|iis|database|system|[\\p{L}]{1,3}-?[\\p{L}]{2,8}))+(?<=(?:to|in|into|with) [\\p{L} -]+)[: -]+(?:yes|y|done|completed)",
  "(?:vis|vaccine information (?:statement|sheet)|patient information leaflet|information leaflet|fact sheet)s?(?: (?:was|were|has been))? (?:given|provided|supplied|issued|handed out)(?:[: -]+(?:yes|y|to (?:the )?patient))?",
  "(?:this|the) (?:statement|record|report|list|history|extract) (?:shows|lists|contains|includes)(?: (?:all|the|only|immuni[sz]ations|vaccinations|vaccines|doses|reported|recorded|registered|notified|known|given|to|in|on|by|register|registry|air|national|state|providers|and|system|database))+",
  "no (?:overdue (?:immuni[sz]ations?|vaccinations?|vaccines?)|(?:immuni[sz]ations?|vaccinations?|vaccines?)(?: are| is)? (?:overdue|due|outstanding))",
  "(?:post-?vaccination |after vaccination |post-?injection )?(?:observation|observed)(?: (?:period|time|for))?:? ?\\d{1,2} ?(?:min|mins|minutes)[: ,.-]+(?:no (?:adverse |immediate |local )*(?:reactions?|events?)(?: (?:seen|noted|observed))?|uneventful|well|normal)",
  "(?:(?:the |this )?(?:meningococcal|meningitis|acwy|menacwy|conjugate|quadrivalent) vaccine|(?:this |the )?(?:certificate|vaccination)) (?:meets|fulfils|satisfies|complies with)(?: (?:the|all|requirements?|conditions?|for|of|entry|entering|to|into|saudi|arabia|kingdom|hajj|umrah|and|pilgrims?|visa|health|ministry|from|10|ten|days|after|date|vaccination|injection|five|three|5|3|years|valid|is))+",
  "(?:examined|seen|checked|assessed)(?: (?:by|a|the|physician|doctor|before|prior|to|vaccination|immuni[sz]ation|injection|therapist))+[: ,-]+(?:no contra-?indications?(?: (?:found|seen|to vaccination))?|healthy|fit for vaccination)",
];

/** Rules that visas print of stay, work and insurance. */
export const FURNITURE_OF_VISAS: readonly string[] = [
  "(?:the |this |all )?(?:visa )?(?:holders?|bearers?|pilgrims?|visitors?|you) (?:must|shall|should|has to|have to|is required to|are required to|is obliged to|undertakes to) (?:leave|depart(?: from)?|exit)(?: (?:the|kingdom|saudi|arabia|of|ksa))* (?:before|by|on or before|no later than|not later than|prior to|within|upon|at)(?: (?:the|end|expiry|expiration|last|day|date|of|validity|visa|its|his|her|this|stay|period|permitted|authori[sz]ed|indicated|stated|above))+",
  "(?:the |this |your )?(?:visa|permit|document) (?:is|are) (?:linked|tied|attached|connected|bound)(?: (?:electronically|digitally|to|with|the|your|passport|number|holder's|of))+(?:[;,]? (?:and )?no (?:sticker|stamp|label|visa sticker)(?: in the passport)? (?:is )?(?:required|needed|necessary))?",
  "(?:your |the |medical |health |travel )*insurance (?:is|has been) (?:included|covered|provided)(?: (?:with|in|by|under|this|the|visa|fee|price))+",
  "(?:we are (?:pleased|happy|glad) to (?:inform|notify|advise) you that )?(?:an? |the |your )?(?:electronic |e-?|hajj )*visa (?:has been|is|was)(?: (?:issued|granted|approved))+ (?:to|for)(?: (?:the|following|pilgrim|person|persons|below|named|above|applicant|hajj|season|traveller))+:?",
  "(?:le titulaire|la titulaire|le porteur|le detenteur)(?: (?:de|du|ce|visa|present))* (?:n'est pas (?:autorisee?|habilitee?) a|ne peut(?: pas)?|n'a pas le droit de)(?: (?:travailler|exercer|une|activite|remuneree|professionnelle|aucun|emploi|en|arabie|saoudite|dans|le|royaume|sur|territoire))+|(?:ce |le )?visa (?:n'autorise pas|ne permet pas|ne donne pas droit)(?: (?:a|au|le|l'|un|travail|emploi|exercice|d'une|activite|residence|sejour))+",
  "(?:le titulaire|le pelerin) (?:doit|est tenu de) quitter(?: (?:le|royaume|territoire|avant|la|fin|date|d'expiration|expiration|de|du|validite|son|visa|l'expiration))+",
  "(?:pemegang|pelawat|jemaah|jamaah)(?: (?:visa|ini))* (?:wajib|mesti|hendaklah|harus|perlu)(?: \\p{L}+)? ?(?:meninggalkan|keluar)(?: (?:dari|kerajaan|arab|saudi|sebelum|visa|tarikh|tanggal|masa|tempoh|berakhir|berlaku|habis|tamat|sah|luput|ini))+|(?:vize sahibi|hamili)(?: \\p{L}+){0,3} (?:vize|vizenin)(?: (?:bitiminden|suresi|gecerlilik|bitmeden|dolmadan|once|suresinin|sona|ermeden))+(?: (?:ulkeyi|krallig\\p{L}*|terk|etmelidir|etmek|zorundadir|ayrilmalidir))+",
  "(?:владелец|держатель)(?: визы)? (?:обязан|должен) покинуть(?: (?:королевство|страну|территорию|саудовскую|аравию|до|истечения|окончания|срока|деиствия|визы))+|(?:علي|يجب علي) (?:حامل|حامله) (?:هذه )?(?:التاشيره)? ?(?:مغادره|المغادره)(?: (?:المملكه|العربيه|السعوديه|قبل|انتهاء|صلاحيه|صلاحيتها|التاشيره|مده|الاقامه|تاريخ))+",
  "(?:for|on behalf of|p\\.?p\\.?) (?:the )?(?:consul|consul[ -]general|ambassador|head of (?:the )?consular section|consular section)[ :]*(?:\\((?:signature|stamp|signed|seal|,| |and)+\\))?|(?:consular section|consul|embassy|consulate) ?\\((?:signature|stamp|signed|seal|,| |and)+\\)",
  "(?:one|single|multiple) entr(?:y|ies)|(?:this is to confirm|we confirm|it is confirmed) that the following (?:person|pilgrim|applicant) has been (?:issued|granted)(?: (?:an?|the|electronic|hajj|visa|for))+",
];

/** What is said of a certificate itself. */
export const FURNITURE_OF_HEALTH: readonly string[] = [
  "for (?:citizens|pilgrims|persons|those|people|travell?ers|residents)(?: (?:leaving|travell?ing|departing|going|proceeding|intending))* (?:for|to|on|to perform)(?: (?:the|hajj?|pilgrimage|saudi|arabia|perform|and|umrah|makkah|mecca))+",
  "(?:هذه |هذا )?(?:ال)?(?:شهاده|تقرير|افاده) (?:صالحه?|ساريه?|معتمده?|صادره?) (?:لغرض|لغايه|لاغراض|لغايات|لاداء|من اجل)(?: (?:اداء|فريضه|مناسك))* ?(?:ل?ل?ا?لحج)(?: فقط)?|(?:this |the )?(?:certificate|letter|report) is (?:valid|issued|intended|given|meant) (?:only )?for (?:the )?(?:purposes? of )?(?:the )?hajj?(?: (?:pilgrimage|purposes?|only|season))*",
  "(?:for|بهدف)? ?(?:enquiries|inquiries|information|questions)(?: (?:please|call|contact|us|on|at|the|ministry|centre|call centre|hotline))+ ?[+\\d][\\d -]{2,14}|للاستفسار(?: (?:الاتصال|يرجي|الرجاء|علي|بمركز|مركز|اتصال|الموحد|الوزاره|الرقم|هاتف|ب|بالرقم|وزاره|الصحه))*[: ]*[+\\d]?[\\d -]{0,14}",
];

/** A sentence of closed words alone, of which one tells what it is about: that a machine made it, that nobody signs it, how it is checked. */
interface Worded {
  readonly tells: RegExp;
  readonly words: string;
  /** What turns such a sentence round, though all of its words are among them. */
  readonly never?: RegExp;
}

export const WORDED: readonly Worded[] = [
  {
    tells: /electroni|ordinateur|automatiquement|valable sans signature|verifi|scann|authenti/u,
    never: /(?<!\p{L})pas (?!de (?:signature|cachet))|(?<!valable |valide |electronique |,)(?<!\p{L})sans(?!\p{L})/u,
    words:
      "ce cet cette le la les l un une document certificat visa attestation carte releve est a ete electronique electroniquement genere generee etabli etablie edite editee delivre delivree produit produite emis emise automatiquement par voie ordinateur informatique et valable valide sans signature signatures cachet ni manuscrite ne necessite requiert pas de aucun aucune d pour verifier verification verifiable verifie verifiee scannez scanner authentifier authenticite validite du code qr barres au via avec sur en ligne peut etre application site portail moyen aide",
  },
  {
    never: /tidak (?!memerlukan|perlu|diperlukan|dibutuhkan)|(?<!sah |berlaku |dan )tanpa/u,
    tells:
      /elektronik|komputer|sistem|sah tanpa|tanda ?tangan tidak|verifikasi|pengesahan|keaslian|kesahihan|keabsahan|semak|diperiksa/u,
    words:
      "ini ialah adalah merupakan dokumen sertifikat surat visa kartu rekod sijil slip kad cetakan komputer elektronik digital yang telah dijana dicetak diterbitkan dikeluarkan dibuat secara oleh sistem ditandatangani dan atau serta sah berlaku tanpa tidak memerlukan perlu diperlukan dibutuhkan tanda tangan tandatangan cap stempel cop basah kode kod qr pindai imbas scan untuk bagi verifikasi memverifikasi memeriksa menyemak mengesahkan pengesahan keaslian kesahihan keabsahan validasi di dalam pada melalui aplikasi apl laman portal dapat boleh diperiksa disahkan diverifikasi dengan satusehat mysejahtera pedulilindungi mobile semak",
  },
  {
    tells: /dogrulan|okutunuz|taratiniz|sorgulan|kontrol edil|karekod ile$/u,
    words:
      "bu belge belgenin vize vizenin rapor raporun dogrulugu gecerliligi karekod karekodu qr kod kodu barkod barkodu dogrulama ile uzerinden okutularak okutunuz taratiniz taratarak kullanilarak adresinden portali portalindan sisteminden e nabiz devlet turkiye gov tr ve icin dogrulanabilir dogrulayabilirsiniz dogrulayiniz dogrulanir sorgulanabilir sorgulayabilirsiniz kontrol edilebilir edebilirsiniz",
  },
  {
    never: /(?<!\p{L})не (?!требует)|(?<!деиствит\p{L}* )без(?!\p{L})/u,
    tells: /провер|подлинност|сканир|электрон|автоматически|не требует/u,
    words:
      "проверить проверка проверьте подлинность подлинности деиствительность документ документа документом визу визы виза сертификат сертификата справка справки выписка можно по с помощью через на саите портале портал госуслуги госуслуг qr коду код кода кодом штрих отсканируите сканируите отсканировав для этот данныи настоящии является сформирован сформирована создан создана выдан выдана подписан подписана в виде форме электронном электроннои электронно электронным электронныи электронная автоматически компьютером системои и не требует требуется подписи подпись печати печать без деиствителен деиствительна деиствителна",
  },
  {
    tells: /للتحقق|التحقق|امسح|الكتروني|اليا|لا [يت](?:حتاج|تطلب|ستلزم)/u,
    never: /(?<!\p{L})و?لا (?!(?:[يت])(?:حتاج|تطلب|ستلزم)|ختم|توقيع)|(?<!(?:صالحه?|معتمده?|ساريه?) )(?:بدون|دون)/u,
    words:
      "هذه هذا ان وثيقه الوثيقه شهاده الشهاده مستند المستند تاشيره التاشيره تقرير التقرير سجل السجل بطاقه صادر صادره الصادره معتمد معتمده الكتروني الكترونيه الكترونيا اليا من النظام نظام وهي وهو مطبوع مطبوعه رسميه لا ولا يحتاج تحتاج يتطلب تتطلب يستلزم تستلزم الي ختم توقيع او صالحه ساريه بدون دون يمكن يرجي للتحقق التحقق تحقق مسح امسح للتاكد صحه صلاحيه صحتها صحته عبر بمسح الرمز رمز الاستجابه السريعه الباركود qr المنصه منصه تطبيق البوابه بوابه موقع الوزاره نسك صحتي توكلنا ابشر علي في خلال باستخدام استخدام",
  },
  {
    never: /(?<!(?:ضرورت|دركار) )نهيں/u,
    tells: /كمپيوٹر|اليكٹرانك|تصديق|اسكين|سكين/u,
    words:
      "يه دستاويز سرٹيفكيٹ ويزا كارڈ كمپيوٹر كمپيوٹرائزڈ كمپيوٹرايزڈ اليكٹرانك سے تيار كرده كيا گيا كي گيي هے اور اس پر جس دستخط مهر يا كے ليے ضرورت دركار نهيں تصديق كيو آر كوڈ اسكين سكين كريں كيجيے آن لاين",
  },
  {
    tells: /الكترونيك|اصالت|استعلام|اسكن|نياز(?:ي)? به/u,
    never: /(?<!(?:امضا|امضاي|مهر) )(?:ندارد|نيست)|بدون (?!(?:مهر|امضا|و| )+ معتبر)/u,
    words:
      "اين سند گواهي رواديد ويزا مدرك كارت برگه به صورت الكترونيكي الكترونيك سيستمي توسط سامانه صادر توليد شده است و نياز نيازي امضا مهر ندارد نيست بدون معتبر براي جهت اصالت صحت اعتبار استعلام كد رهگيري كيو آر qr را اسكن كنيد نماييد از طريق در قابل مي شود",
  },
  {
    never: /(?<!(?:आवश्यक|आवश्यकता) )नहीं/u,
    tells: /कंप्यूटर|कम्प्यूटर|इलेक्ट्रॉनिक|हस्ताक्षर की आवश्यक|सत्याप|स्कैन/u,
    words:
      "यह इस इसके इस पर दस्तावेज प्रमाण पत्र प्रमाणपत्र वीजा वीजे रिकॉर्ड कार्ड एक कंप्यूटर कम्प्यूटर इलेक्ट्रॉनिक रूप से द्वारा जनित जारी तैयार निर्मित किया गया है और के लिए की हस्ताक्षर मुहर या आवश्यक आवश्यकता नहीं सत्यापन सत्यापित करने हेतु क्यूआर कोड को स्कैन करें",
  },
  {
    never: /(?<!প্র[\p{L}\p{M}]{2,12} )নেই|(?<!(?:হয়|লাগবে) )না(?![\p{L}\p{M}])/u,
    tells: /কম্পিউটার|ইলেকট্রনিক|স্বাক্ষরের|যাচাই|স্ক্যান/u,
    words:
      "এটি এই একটি দলিল নথি সনদ সনদটি ভিসা ভিসাটি কম্পিউটার কম্পিউটারে ইলেকট্রনিক ইলেকট্রনিকভাবে জেনারেটেড তৈরি প্রস্তুত প্রস্তুতকৃত উৎপন্ন দ্বারা ও কোনো কোন স্বাক্ষর স্বাক্ষরের সিল সিলের বা প্রয়োজন নেই হয় না লাগবে যাচাই করতে যাচাইয়ের জন্য কিউআর কোড স্ক্যান করুন অনলাইনে",
  },
];
