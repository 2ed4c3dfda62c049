/** What no record of a given dose has in any of its lines, and what looks like it and is harmless (folded). */
import { plainIndic } from "../../fold.ts";

const whole = (words: string) => new RegExp(plainIndic(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}])`), "u");

/** The same in several words, each of which other lines may have. */
export const AGAINST_PHRASES = whole(
  [
    "april fools?|(?:after|post) (?:the )?hajj|স্মারক কার্ড|auto[ -]injection|(?:vial|telah|sudah|sdh|dah) tamat|(?:berlaku|masa|tempoh) (?:\\p{L}+ )?(?:habis|setelah musim|selepas musim)|(?:cucuk|suntik) sendiri|no (?:jabs?|vaccines|vaccinations?|doses|injections|product|immuni[sz]ations?|single|valid|health worker|nurse|official|proof|evidence|needles?|record)|(?:of|at|by) no|ordered by|queue no|token no|bon (?:a|d.) ?(?:echang|achat)\\p{L}*|lot rappele|اپريل فول|एप्रिल फूल|अप्रैल फूल|এপ্রিল ফুল|(?:بعد|از بعد) (?:از )?(?:ال)?حج|হজের পর|দিনের জন্য|বাড়ি ফির\\p{L}*|পাড়ার লোক|হজের পরে|عقب برده|وجود خارجي|سهوا|এন্ট্রি ভুল|^no[.!\\s]*$|(?:patient|traveller|pilgrim|person|passenger|client) \\d{1,2}|bp(?! v \\d)|blood pressure|pulse|spo2|fridge|made up|tak(?:e|en) to|to (?:be|have|get|receive|give)|(?:see|read|ask|call|refer|turn) (?:the|your|our|next|other|page|back|over|notes?|file|clinic|doctor|nurse|gp)|(?:first|1st|one|1) (?:dose |shot |jab )?(?:of|out of) (?:two|three|2|3)|(?:two|three|2|3)[ -]doses?|second dose|series of|no (?:stamp|seal|signature|sign|dose|vaccine|show|stock|record|entry|injection|shot|date)|off[ -]?label|out of (?:stock|date)|in stock|may (?:be|have|get|receive|not)|cold chain|ran out|sign(?:ed)? for|on request|by (?:phone|telephone|mouth|post|mail|hearsay)|subject to|provided that|as (?:stated|told|reported|claimed)",
    "(?<!ve )parti(?![ .:]*(?:no|nu|seri|lot|[a-z]{0,5}-?\\d))|par tel\\p{L}*|rappel (?:en|dans|le|au)|a la place|(?:au|voir) dos|personne(?! (?:vaccine|sus|ci|nomm|dont|designe|interess)\\p{L}*)|a (?:faire|venir|prevoir|administrer|vacciner|confirmer|verifier|revoir|completer|signer|recevoir)|en (?:attente|cours|rupture|suspens)|(?:premiere|1ere|1re) (?:dose )?(?:de|sur) (?:deux|2|trois|3)|(?:deux|2|trois|3) (?:doses|injections)|deuxieme dose|voir (?:au |la |le |page|verso|medecin|suite)",
    "(?:melalui|lewat|via) tele\\p{L}*|baru (?:daftar|akan|saja)|hubungi (?:dokter|doktor|klinik|kami)|sebut harga|penawaran|tawaran|bakal(?! haji| jemaah| jamaah)|(?:yang )?pertama (?:dari|daripada|drpd)|(?:dosis|dos|suntikan) (?:pertama|kedua|ke-?2|ke ?2)|(?:dua|2|tiga|3) (?:dosis|dos|kali|suntikan)|lihat (?:halaman|balik|lampiran|sebalik)|orang lain|rekan kerja",
    "(?:iki|2|uc|3) doz\\p{L}*|ikinci doz|ikinin (?:birincisi|ilki)|(?:birinci|ilk) doz\\p{L}*|arkaya bak\\p{L}*|bkz",
    "по телефону|перв(?:ая|ую|ои|ая доза|ую дозу) из|(?:две|2|три|3) доз\\p{L}*|втор(?:ая|ую|ои) доз\\p{L}*|(?:из|на) (?:двух|2|трех)|смотри|см\\.? (?:на )?об\\p{L}*",
    "(?:ال)?جرعتين|جرعتان|من (?:اصل )?(?:جرعتين|اثنتين|ثلاث|2|3)|(?:ال)?اولي من|(?<!من )قبل|جرعه ثانيه|راجع|جرعه اخري|الجرعه الثانيه|انظر|راجع الصفحه|علي لسان|بانتظار",
    "(?:دو|2|تين|3) (?:خوراك\\p{L}*|ٹيكے|ٹيكوں)|دوسري خوراك|(?:دو|تين) ميں سے|منه سے|ايك اور|خوراك اور|منه كے|پشت پر|(?:كے|كي) بقول|نا مكمل|نا منظور|غير حاضر|بعد ميں",
    "(?:دو|2|سه|3) (?:دوز|نوبت)|دوز دوم|نوبت دوم|يكي ديگر|نوبت اول|از دو|در صورت|از (?:دو|2|سه|3)|مراجعه (?:شود|كنيد|فرماييد)|پشت صفحه",
    "(?:दो|2|तीन|3) (?:खुराक|खुराकों|टीके|डोज|डोज़)|दूसरी खुराक|(?:दो|तीन|2|3) में से|पीछे देखें|एक और|खुराक और|(?:मरीज|मरीज़|रोगी|स्वयं|कथन|परिजन) के अनुसार|पहली खुराक",
    "(?:দুই|দুটি|2|তিন|3) (?:ডোজ|ডোজের)|দ্বিতীয় ডোজ|(?:দুই|তিন|2|3)টির মধ্যে|অপর পৃষ্ঠা|আর একটি|আরও এক\\p{L}*|প্রথম ডোজ|ডোজের প্রথম",
  ].join("|"),
);

/** What a line of a record may have though a word of it takes something away: a house for children, kin, "none" beside what is asked. */
export const HARMLESS_PHRASES = new RegExp(
  plainIndic(
    String.raw`(?<![\p{L}\p{M}])(?:(?:women'?s? (?:and|&) )?children'?s (?:hospital|clinic|cent(?:er|re))|(?:maternal|mother|maternity) (?:and|&) child(?:ren)?(?: health)?|mere[ -](?:et[ -])?enfants?|ibu (?:dan|&) anak|детск\p{L}* (?:поликлиник|больниц)\p{L}*|(?:short|low|half|cat|lost|dead|long) (?:street|road|lane|avenue)|flat \d{1,3}\/\d{1,3}|(?:father|husband)(?:'s?|s)?(?: name)? ?:? late|(?:next of kin|emergency contact|guardian|contact person) ?:[^\t]{0,60}?(?<!\p{L})(?:husband|wife|son|daughter|brother|sister|mother|father)|(?:allerg(?:y|ies)|contra-?indications?|pregnan(?:t|cy)|(?:any )?(?:adverse )?(?:reactions?|events?)|side effects|remarks?|notes?|comments?) ?: ?(?:none|nil|no)(?: (?:known|reported|reactions?|adverse reactions?))?(?= ?[.;]?\s*(?:$|\t))|(?:allergies|contre-indications|effets indesirables|observations|remarques) ?: ?(?:aucune?s?|neant|non)(?= ?[.;]?\s*(?:$|\t))|(?:alergi|alahan|reaksi|catatan|keterangan) ?: ?(?:tidak(?: ada)?|tiada|nihil)(?= ?[.;]?\s*(?:$|\t))|(?:alerji|reaksiyon|gebelik|not|aciklama) ?: ?(?:yok|hayir)(?= ?[.;]?\s*(?:$|\t))|(?:аллергия|реакция|противопоказания|примечание) ?: ?нет(?= ?[.;]?\s*(?:$|\t))|(?:حساسيه|الحساسيه|ملاحظات) ?: ?(?:لا|لا يوجد|لا توجد)(?= ?[.;]?\s*(?:$|\t))|(?:الرجي|ردعمل|رد عمل) ?: ?(?:نهيں|كويي نهيں)(?= ?[.;]?\s*(?:$|\t))|(?:use|best) before|chronic diseases: none|not valid until (?:10|ten) days after(?: the)?(?: above)?(?: date)?|(?:and )?(?:no (?:handwritten |wet )?signature(?: is)? (?:needed|required|necessary)|needs no (?:handwritten )?signature|(?:does|do) not (?:need|require) (?:a |any )?(?:handwritten )?signature)|if applicable|(?:dose )?due \(if travelling again\)|la patrie ou la mort,? nous vaincrons|мать и дитя|(?:পিতার?|মাতার?|স্বামীর?)(?: নাম)? ?:? ?মৃত|পোলিও \(?মুখে\)?\s+[2২] ফোঁটা|from ?[:/-]? ?until:?|non recommandee? a cet age|not recommended at this age|(?:dos|dosis) (?:seterusnya|berikutnya) tidak (?:di)?perlukan|реакции(?: на прививку)? не было|tidak ada reaksi|tiada reaksi|رد عمل نهيں هوا|ٹيكے كے بعد كويي رد عمل نهيں هوا|ٹيكے كے بعد كويي|rumah sakit|mother and child|(?:name of )?disease or condition|oral polio|polio \(?(?:oral|মুখে|মুখে খাওয়ার)\)?|(?:موخه )?پولیو کے قطرے|sage-?femme|dip\.? tes|son kullan(?:ma|im)(?: tarihi)?|(?:সমাপ্তি|মেয়াদ) উত্তীর্ণ|পরিবার পরিকল্পনা|next dose|next due|bakal (?:haji|jemaah|jamaah)|scan (?:the )?qr (?:code )?on (?:the )?reverse|intending pilgrims?|end of report|to whom it may concern|(?:reactions?|adverse (?:events?|reactions?)) ?(?:to vaccination)? ?: ?(?:none|nil|no)|conseils? aux voyageurs|de conseils? aux voyageurs)(?![\p{L}\p{M}])`,
  ),
  "gu",
);
/** What ends behind the number of a batch, before its month or day. */
export const BATCH_ENDS = new RegExp(
  plainIndic(
    String.raw`(?<![\p{L}\p{M}])(?:expires?|expiry|expiring|kedaluwarsa|kadaluarsa|समाप्ति(?: तिथि)?|মেয়াদ(?: উত্তীর্ণ)?|годен до|годна до|peremption|perime le)[\s:.\/-]{0,4}(?=\d|\p{L}{3,9} 20\d\d)`,
  ),
  "gu",
);
