/** How papers of the eleven languages tell whoever holds them what to do with them (folded). */

/** What such a sentence begins with: a wish, a deed that is done with a paper, or anybody who holds one and what they must. */
export const STARTS: readonly string[] = [
  "(?:please|kindly)\\b",
  "if (?:you|your|any|this|the|it|these|details|found|lost|there)\\b[^.]{3,80}\\b(?:contact|call|speak|tell|inform|report|return|notify|visit|email|ask|consult)\\b",
  "should (?:you|there|any|further)\\b[^.]{3,80}\\b(?:contact|call|write|ask|inform|email|visit|hesitate)\\b",
  "(?:همراه داشتن|داشتن همراه)(?: \\p{L}+){1,6} (?:الزامي|ضروري|لازم)",
  "(?:কার্ডটি|সনদটি|কার্ড|সনদপত্রটি)(?![\\p{L}\\p{M}])",
  "to be (?:shown|kept|carried|presented|retained|produced|handed over|uploaded|submitted|collected)\\b",
  "(?:(?:always|do not|don't|never|also|and) )*(?:keep|carry|show|present|print|retain|bring|produce|display|hand|submit|upload|download|scan|verify|check|report|inform|notify|contact|call|email|return|store|protect|wear|collect|obey|observe|respect|follow|comply|leave|depart|register|ensure|make sure|remember|fold|laminate|share|quote|allow|arrive|reconfirm)\\b",
  "(?:do not|never) (?:travel without|staple|detach|tear|lose|photocopy|overstay)\\b",
  "(?:(?:the|all|every|any|each) )*(?:visa |card |certificate |passport |hajj )*(?:holders?|bearers?|pilgrims?|visitors?|passengers?|travell?ers?|owners?|guests?|applicants?) (?:(?:must|shall|should|may|can|will|are|is|needs?|has|have|to|not|always|also|be|strictly|only|required|requested|reminded|advised|obliged|expected|responsible|for) ?)+(?:carry\\p{L}*|keep\\p{L}*|present\\p{L}*|show\\p{L}*|hold|possess|have|leave|depart|exit|comply|obey|respect|follow|register|report|inform|observe|adhere|abide|wear|arrive|overstay|lend|lose|alter|transfer|print|bring)\\b",
  "(?:(?:this|the|your|a|an|original|printed|electronic|nusuk|hajj|vaccination|medical|health) )*(?:visa|certificate|document|card|page|record|permit|original|copy|copies|slip|badge|bracelet|wristband|ticket|luggage tags?|kit|booklet|print-?out)s? (?:(?:must|shall|should|is|are|has|have|to|will|may|can|be|always|also|only|and|both) )+(?:carried|kept|shown|presented|printed|retained|produced|displayed|handed over|handed out|collected|delivered|distributed|verified|checked|scanned|attached|stapled|submitted|uploaded|photocopied|reprinted|downloaded|available|accessible)\\b",
  "(?:sila|harap|mohon|tolong|simpan|simpanlah|bawa|bawalah|tunjukkan|perlihatkan|cetak|pindai|imbas|hubungi|jangan|pastikan|semak|periksa|kembalikan|patuhi|kartu ini (?:wajib|harus|agar)|(?:kad|visa|sijil|dokumen|sertifikat) ini (?:hendaklah|perlu|mesti|wajib|harus))(?!\\p{L})",
  "(?:lutfen|(?:bu )?(?:belge|belgeyi|vize|vizeyi|kart|karti|evrak|sayfa|sayfayi|pasaport)(?:nizi|inizi)? (?:\\p{L}+ ){0,4}(?:saklayiniz|tasiyiniz|ibraz ediniz|gosteriniz|bulundurunuz|unutmayiniz|yazdiriniz|kaybetmeyiniz))(?!\\p{L})",
  "(?:veuillez|priere de|merci de|(?:document |carte |certificat |visa |a )*(?:a conserver|a presenter|a garder|a imprimer|a remettre)|conservez|presentez|gardez|imprimez|ne perdez|n'oubliez|verifiez|scannez|contactez|le titulaire (?:doit|est tenu|s'engage)|le pelerin (?:doit|est tenu))(?!\\p{L})",
  "(?:пожалуиста|просим|просьба|предъяв\\p{L}+|сохран\\p{L}+|храните|распечата\\p{L}+|имеите|возьмите|проверьте|сканируите|соблюда\\p{L}+|владелец (?:обязан|должен))(?!\\p{L})",
  "(?:براه كرم|براے مهرباني|براه مهرباني|برايے مهرباني|يه (?:كارڈ|ويزا|سرٹيفكيٹ|دستاويز) (?:\\p{L}+ ){0,3}(?:ساتھ|محفوظ)|حاجي حضرات)(?!\\p{L})",
  "(?:لطفا|خواهشمند است|زاير (?:محترم )?(?:بايد|موظف)|(?:اين|توجه:? اين) (?:كارت|ويزا|رواديد|برگ|گواهي|مدرك|سند) (?:بايد|را|همراه|تا))(?!\\p{L})",
  "(?:कृपया|कृपा|यह (?:कार्ड|पत्र|प्रमाण पत्र|वीजा) [\\p{L}\\p{M} ]{0,20}(?:साथ|सुरक्षित))",
  "(?:অনুগ্রহ|দয়া করে|দযা করে|এই (?:কার্ড|সনদ|ভিসা) [\\p{L}\\p{M} ]{0,20}(?:সঙ্গে|সাথে|সংরক্ষণ))",
  "(?:يرجي|الرجاء|نرجو|يجب (?:علي|حمل|ابراز|الاحتفاظ|اصطحاب|المغادره)|علي (?:حامل|الحاج|الحجاج|صاحب)|احتفظ|احمل|ابرز|يحمل (?:الحاج|المسافر)|يلتزم (?:الحاج|الحجاج|حامل))(?!\\p{L})",
];

/** What may announce it. */
export const ANNOUNCING =
  "(?:(?:important|note|notes|notice|nb|n\\.b\\.|attention|reminder|instructions?|conditions?|information|info|remarks?|warning|terms|nota|not|dikkat|perhatian|peringatan|catatan|remarque|avis|внимание|примечание|نوٹ|توجه|هام|تنبيه|ملاحظه|ملاحظات|تعليمات|नोट|ध्यान दें|দ্রষ্টব্য)\\s*[:：.-]\\s*)?(?:[-–•*·]\\s*|\\(?\\d{1,2}[.)]\\s*)?";

/** Words that say nothing against a paper in such a sentence, though they might elsewhere (stems). */
export const SOFT = `
  hesitat further surgery
  carry carri keep kept copy copies photoc print show present must shall should will may might can not never without before after if when while until only lost lose loss losing replac damag return report inform notif contact call hand handed over collect bring note ensure check verif scan follow obey observ comply respect law laws regul rule rules leave depart exit arriv arrival believe wrong incorrect mistaken question questions speak ask tell consult oversta penal fine fines fined offen prohib forbid weapon drug narcot drugs lugg bagg hotel wear badge bracelet wrist seat change changes subject amend correct detail error errors mistak need required requir recommend advis remind request responsib liab guarante entitl permit allow work employ reside others under time times hour hours day days night prior upon hold holds holding accompan group groups leader mutawwif platform portal app possess original originals person air flight airport port passengers limit limits limited exceed stay all any at least available valid expir confirm confirmed confirm booking booked book insur emergenc number numbers lines punish strict strictly safe safely dry cool tear torn fold lamin staple write alter attach follow wristband staff officer officers immigration control second third copies every back blank whole available reprint download upload uploaded kept store stored reconfirm overweight gifts water zamzam provider leave once
  salin salinan bawa simpan cetak tunjuk jangan tidak tanpa hilang ganti ubah pinda pindaan silap kesilapan hubungi sebelum selepas setelah jika sekiranya bila harus mesti perlu wajib hendak hendaklah semasa selama sampai hingga sebarang pihak pegawai petugas tiba berangkat ingat dengan kering sejuk aman baik tempat
  kaybet kayip unut yaninda yaniniz once sonra kadar boyunca gerek zorunlu lutfen sure suresince kopya fotokopi cikti degis
  perte perdu copie copies avant apres doit doiv jamais pas sans ne si toute tout duree sejour retour depart pendant lors personnel original voyage arrivee modif chang vol
  копи копия копии без не при до после если утер потер измен сохран срок выезд въезд вес
  نقل كاپي بغير نه نهيں گم ضايع پهلے بعد دوران واپسي تبديل ساتھ روانگي حالت وقت
  كپي تا پايان بدون گم مفقود قبل بعد همراه هنگام بايد ضروري لازم تغيير تماس سفر
  प्रति कॉपी बिना न खो गुम पहले बाद साथ दौरान यात्रा समय तक
  কপি ছাড়া না হারা আগে পরে সঙ্গে সাথে সময় পর্যন্ত
  نسخه صوره نسخ دون بدون لا عدم فقد ضياع قبل بعد عند اثناء خلال طوال حتي تعديل تغيير مغادره المغادره الاقامه يجب حمل الالتزام مرافق مراقبه الوصول السفر موعد رقم الحاله مسبق وقت طوارء الطواري
`;

/** What no such sentence is about (folded stems): the dose, the examination, the fitness, or who may not go. */
export const NEVER_TOLD = `
  attend attends appoint reschedul
  =fit unfit fitness medic examin assess health dose doses inject =jab jabs inocul booster syringe vial vacc immun shot =board boarding embark admit reject refus cancel revok void withdr suspend invalid draft specimen sample instead another someone
  vaksin* suntik* dosis imunis* layak sehat sihat asi asin* dozu asil* apte injection вакцин* привив* прививк* доз* годен годна здоров* لقاح* تطعيم* طعم تلقيح* جرع* لايق* ويكسين* ٹيك* خوراك واكسن* تزريق* سالم टीक* वैक्सीन* खुराक योग्य টিকা* ভ্যাকসিন* ডোজ যোগ্য সুস্থ
  =he =she =him =her =his
`;
