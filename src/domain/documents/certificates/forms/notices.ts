/** What papers print of themselves, of their stamps, of the rules of entry and of their house (folded): none of it is about the holder. */
const A_MARK =
  "(?:stamp(?:ed)?|seal(?:ed)?|sign(?:ed)?|signatures?|countersigned|photo(?:graph)?|hologram|qr code|barcode|watermark|letterhead|embossed|original)";
const MARKS = `${A_MARK}(?:,? (?:and|or|&) (?:the |an? )?(?:[\\p{L}]{3,12} )?${A_MARK})?`;
const PAPER =
  "(?:(?:this|the|any|a|your|electronic|original|printed|vaccination|medical|health) )*(?:certificate|document|form|card|record|report|letter|e-?visa|visa|copy|booklet|slip|permit|print-?out)";

export const NOTICES: readonly string[] = [
  // Marks that a paper must have, or need not.
  `(?:${PAPER} )?(?:(?:is|are|shall be|becomes|will be) )?(?:considered )?(?:not (?:be )?valid|invalid|void|valid only|only valid|not official|not accepted) (?:unless|without|if not|if|when|with) [\\p{L} ]{0,40}${MARKS}(?: (?:by|of) [\\p{L} ]{3,50})?`,
  `(?:${PAPER} )?(?:and |it |(?:does|do|has|needs|need|bears) )*(?:not require|not need|no|without)(?: (?:an?|any|the|further|wet|physical|handwritten|manual|official|ink))* ${MARKS}(?: (?:is|are))?(?: (?:required|needed|necessary))?`,
  `(?:any|all|every|unauthori[sz]ed) (?:alterations?|erasures?|amendments?|tampering|corrections?|changes?|overwriting)[^.]{0,60}(?:invalid\\p{L}*|void|null|not (?:be )?accepted)(?: (?:it|this|the|certificate|document|record|card))*`,
  `(?:false|forged|fraudulent|altered)[^.]{0,60}(?:offen[cs]e|punish\\p{L}*|penalt\\p{L}*|prosecut\\p{L}*|liable)[^.]{0,50}`,
  `(?:to (?:check|verify|confirm|authenticate)|verify|check|scan)[^.]{0,40}(?:certificate|document|record|visa|authenticity|code|barcode|online|validity|website)[^.]{0,70}`,
  `(?:do not|please do not) (?:fold|bend|laminate|tear|staple|detach|write)[^.]{0,40}|as under|not for sale|all rights reserved|errors and omissions excepted|e ?& ?oe|terms and conditions apply|(?:for )?(?:office|official|internal) use(?: only)?|strictly confidential|private and confidential`,
  // The house.
  `(?:for )?(?:all |any |further |more )?(?:appointments?|enquir\\p{L}+|inquir\\p{L}+|quer(?:y|ies)|help|assistance|support|information|complaints?|verification|emergenc(?:y|ies)|bookings?|questions)(?: (?:please|only|or|and|contact|call|dial|tel|visit|email|e-mail|write|see|line|number|helpline|hotline|at|to|on|us|our|website|portal))+[\\s:]*(?=[\\d+(@w/]|\\S+@|$)`,
  `(?:visit|see) (?:us|our website|our portal|www|https?)[^.]{0,20}|(?:opening|working|office|clinic|consulting|visiting|surgery|opd) (?:hours|times?|days)|open (?:daily|24 hours|7 days|all days)|closed (?:on )?(?:friday|saturday|sunday|public holiday)s?|(?:serving|caring|established|since|estd?\\.?)[^.]{0,30}(?:since )?(?:18|19|20)\\d\\d`,
  // Departments and titles, whose words of the body are nobody's.
  `(?:consultant|specialist|professor|dr|md|dm|dnb|dept|department|division|unit|section|faculty|resident|fellow|diploma)[ .,(]{1,3}(?:(?:in|of|and) )*(?:\\p{L}+olog(?:y|ists?)|psychiatr(?:y|ists?)|internal medicine|chest (?:diseases|physician)|infectious diseases)\\)?`,
  `(?:\\p{L}+olog(?:y|ists?)|psychiatr(?:y|ists?)|heart|chest|cancer|kidney|eye|dental|children'?s?|women'?s?|maternity|family|emergency|referral|tb|lung|urgent care|visitor|blood bank)(?:,? (?:and|&) \\p{L}+)?(?: (?:hospital|centre|center|clinic|institute|foundation|department|dept|opd|unit|ward|medicine|practice|services?|consultant|specialist|contact|physicians?|health|hospitals))+`,
  `(?:استشاري\\p{L}*|اخصايي\\p{L}*|اختصاصي\\p{L}*|قسم|مستشفي|مركز|طبيب\\p{L}*|عياده|معهد|طب)(?: و?(?:ال)?(?:امراض|قلب|صدر\\p{L}*|باطن\\p{L}*|كلي|جراح\\p{L}*|عام|عايله|اسره|طواري|عظام|عيون|نفسيه|حميات|متوطنه)){1,3}`,
  // That the holder means to go.
  `(?:(?:he|she|who|and|pilgrim|patient|holder) )*(?:will|plans?|intends?|is|wishes|going|about|due|hopes?|would like|desires?|be|to)(?: (?:be|to|be|now|shortly|soon|is|going|planning|intending))* (?:travel(?:ling)?|perform(?:ing)?|undertak(?:e|ing)|go(?:ing)? (?:to|on|for)|tak(?:e|ing) part|depart(?:ing)?|leav(?:e|ing)|proceed(?:ing)?|attend(?:ing)?)(?= (?:to|for|on|in|the|hajj?|this|his|her|by|with the|from))`,
  // The rules of entry and of stay.
  `(?:(?:is|are|does|do|has|have|may|must|shall) )*(?:not|no|without|prohibited|forbidden)(?: (?:permit|permitted|allow|allowed|entitle|entitled|authori[sz]ed?|grant|valid|right|to|the|holder|for|any|take|engage|in|from|undertake|seek|paid|gainful|or|take up|under))* (?:work|working|employment|business|job)(?: (?:in|or|and|the|kingdom|paid|unpaid|residence|permit|permitted|allowed|is|visa))*`,
  `(?:stay |period |duration )?not (?:exceeding|to exceed|more than)|(?:non|not)[- ]?(?:extendable|extensible|transferable|renewable|convertible|refundable)`,
  `(?:overstay\\p{L}*|violat\\p{L}+|fail\\p{L}* to (?:leave|depart))(?: (?:is|are|will|may|be|shall|subject|liable|punishable|to|by|with|result|lead|in|incur|the|a|visa|of|law))*(?: [\\p{L}]+){0,3} (?:penalt\\p{L}*|fin(?:e|es|ed)|deport\\p{L}*|imprison\\p{L}*|legal|punish\\p{L}*|ban|offen[cs]e)[^.]{0,50}`,
  `(?:the )?(?:holders?|bearers?|pilgrims?|visitors?|passengers?|travell?ers?|you|your?) (?:must|shall|should|is to|are to|are required to|is required to|has to|have to|needs? to|undertakes? to|agrees? to) (?:(?:always|also|strictly|at all times) )?(?:obey|comply|observe|respect|abide|leave|depart|exit|carry|keep|hold|present|show|register|possess|adhere|follow|print)[^.]{0,80}`,
  `(?:possession|carrying|smuggling|import|trafficking)[^.]{0,30}(?:narcotics|drugs)[^.]{0,60}|(?:death|severe) penalty for drug[^.]{0,40}`,
  `if (?:lost|found|misplaced),? (?:please )?(?:return|report|contact|inform|hand)[^.]{0,60}|lost (?:cards?|certificates?|copies) (?:are|will be|can be) (?:replaced|reissued)[^.]{0,40}`,
  `passports? (?:must|should|shall) be valid[^.]{0,50}|passports? valid(?:ity)? (?:for )?(?:at least )?(?:six|6) months[^.]{0,40}`,
  // The vaccine as such.
  `(?:(?:the|full|this|its|it|protection|protective|immunity|vaccine|vaccination|certificate|validity|is|becomes|begins|starts|develops|valid|effective|active|protects|acquired|counts|from) )+(?:10|ten) days (?:after|from|following)(?: (?:the|date|day|of|above|vaccination|injection|immuni[sz]ation|administration|dose|it|was|given|and|for|lasts?|remains?|valid|up|to|until|(?:3|5|three|five|years?)))*`,
  `(?:meningococcal |meningitis |acwy |the |this )*(?:vaccin\\p{L}+|immuni[sz]ation) is (?:mandatory|compulsory|obligatory|required|a requirement) (?:for|by|of)[^.]{0,50}`,
  // Arabic.
  `لا (?:ت|ي)(?:خول|حق|سمح|جوز|صرح|منح)\\p{L}*(?: \\p{Script=Arabic}+){0,4}? (?:ال|بال|لل)?عمل(?: \\p{Script=Arabic}*(?:اجر|مقابل))*(?: او بدون اجر)?|(?:غير|ليست?) (?:صالح|مخصص|مصرح|مسموح)\\p{L}*(?: لها| له)? (?:لل|بال|ل)عمل`,
  `(?:و?لا (?:ت|ي)(?:حتاج|تطلب|ستلزم)\\p{L}*|و?لا (?:ت|ي)عتمد|دون|بدون|من غير|غير معتمد\\p{L}*)(?: (?:الي|اي|وجود|بدون|دون|ختم|الختم|توقيع|التوقيع|او|و))*(?<=ختم|توقيع)`,
  `(?:اي|كل)? ?(?:كشط|شطب|تعديل|محو|تغيير|تحريف|عبث)(?: \\p{Script=Arabic}+){0,6}? (?:يلغ|تلغ|لاغ|باطل|يبطل)\\p{L}*(?: (?:الشهاده|الوثيقه|هذه|هذا|التاشيره|صلاحيتها))*`,
  `امسح\\p{L}*(?: \\p{Script=Arabic}+){0,8}|للتحقق(?: \\p{Script=Arabic}+){0,8}|(?:يجب |علي (?:حامل|الحاج) )(?:\\p{Script=Arabic}+ ){0,4}?(?:المغادره|مغادره|الالتزام|حمل|ابراز|الاحتفاظ|اصطحاب)(?: \\p{Script=Arabic}+){0,6}`,
  `(?:و?تسري|ساريه|صالحه|صالح|فعال\\p{L}*|و?تبدا)(?: \\p{Script=Arabic}+){0,3} (?:بعد (?:مرور )?)?(?:عشره|10) ايام(?: من (?:تاريخ )?(?:التطعيم|التلقيح|الجرعه))?(?: و?لمده (?:ثلاث|خمس|3|5) سنوات)?|و?لمده (?:ثلاث|خمس|3|5) سنوات`,
  // The others.
  `(?:imzasiz|kasesiz|muhursuz|imza ve kase\\p{L}* olma\\p{L}*)(?: \\p{L}+){0,3} gecersiz\\p{L}*|(?:bu )?(?:vize|belge)?(?: \\p{L}+){0,2} calis(?:ilamaz|ma(?:ya)? (?:izni|hakki)? ?vermez|ma izni yoktur)|silinti(?: \\p{L}+){0,4} gecersiz\\p{L}*`,
  `(?:ne permet pas|n'autorise pas|interdi\\p{L}*|sans autorisation)(?: \\p{L}+'?){0,5}? (?:travail\\p{L}*|emploi|activite)(?: \\p{L}+){0,2}|(?:sans|aucune?)(?: \\p{L}+){0,2} (?:signature|cachet|rature)s?(?: (?:est|requise?|necessaire|manuscrite|ni|et|surcharge|valable|valide|non|nul))*|toute (?:rature|modification|surcharge|falsification)[^.]{0,60}`,
  `(?:tidak|tanpa)(?: (?:sah|berlaku|memerlukan|perlu|diperlukan))?(?: tanpa)?(?: (?:tanda tangan|tandatangan|cap|stempel|cop|meterai|basah|dan|atau|rasmi|resmi))+|tidak (?:diizinkan|boleh|diperkenankan|dibenarkan|membenarkan)(?: \\p{L}+){0,3}? (?:bekerja|kerja)|(?:hilang|jika hilang|sekiranya hilang)[^.]{0,60}|imbas[^.]{0,60}|pindai[^.]{0,60}`,
  `без (?:подписи|печати|права)(?: (?:и|или|на|подписи|печати|врача|учреждения))*(?: недействител\\p{L}*| работ\\p{L}*| трудо\\p{L}*| осуществлен\\p{L}*| деятельност\\p{L}*)*|исправлени\\p{L}* не допуска\\p{L}*|не (?:дает|предоставляет)(?: \\p{L}+){0,4} (?:работ|труд)\\p{L}*`,
  `گم هون\\p{L}* (?:كي )?صورت(?: \\p{Script=Arabic}+){0,8}|(?:بغير|بدون) (?:مهر|دستخط|امضا)(?: (?:اور|و|يا|دستخط|مهر|امضا|كي|ناقابل|قبول|معتبر|قابل|نهيں|هے|نيست|فاقد|اعتبار|است))*|اجازه كار(?: \\p{Script=Arabic}+){0,3}`,
  `बिना (?:मुहर|हस्ताक्षर)(?: [\\p{L}\\p{M}]+){0,5}|(?:স্বাক্ষর|সিল)(?: [\\p{L}\\p{M}]+){0,3} (?:ছাড়া|ব্যতীত)(?: [\\p{L}\\p{M}]+){0,4}`,
];
