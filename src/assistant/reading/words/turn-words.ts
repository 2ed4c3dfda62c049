/** Words by which a short turn goes on with the one before; folded, in eleven languages. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";

export const isAnd = wordMatcher(
  "and what how plus also then ok و وماذا وش طيب وبعدين اور تو پھر और तो फिर আর এবং তাহলে ve ya peki et puis alors pour dan lalu terus kalau kalo klo bagaimana gimana macam پس а и тогда aur to phir",
);
export const isNo = wordMatcher(
  "no nope nah لا لأ كلا نہیں نہ नहीं नही ना না hayir yok non tidak nggak gak enggak jangan tak نه خیر нет неа nahin nahi",
);

/** In Urdu and Hindi the Malay word for no says "until": "kab tak". */
export function saysNo(word: string, at: number, words: readonly string[]): boolean {
  return isNo(word) && !(word === "tak" && /^(?:kab|ab|abhi|jab)$/.test(words[at - 1] ?? ""));
}
/** "No reason" answers why; "why not?" asks. */
export const isForNothing = (words: readonly string[], at: number) =>
  at === 1 && words.length === 2 && isNo(words[0] ?? "");

/** Him or her who was spoken of; what also means "that", "it" or "there is" is left out. */
export const isThatPerson = wordMatcher(
  "she he her his him اسے اسکا اسکی اسکے उसका उसकी उसके उसे उसको उनका उनकी उनके उनको তার তাকে ওর ওকে তাঁর উনার onun elle lui dia beliau ایشون ایشان он она ей ему его её uska uski uske usko unka unki unke",
);
/** "Not now", "forget it", in words that are no single one. */
const LEFT_ALONE =
  /not now|never mind|forget it|leave it|bukan sekarang|tidak sekarang|nanti saja|(?:gak|nggak|tidak|tak) jadi|bukan (?:la|lah)|simdi degil|vazgec|bosver|pas maintenant|laisse tomber|abhi nahi|rehne do|رهنه دو|رهنے دو|ابهی نهی|अभी नहि|रहने दो|এখন না|থাক|خلاص|مو الحین|مش الان|لیس الان|مو الان|الان نه|ولش کن|не сейчас|не надо|передумал/u;

export function isLeftAlone(words: readonly string[]): boolean {
  return LEFT_ALONE.test(words.join(" "));
}

export const isYes = wordMatcher(
  "yes yeah yep sure ok okay please نعم ايوه اي تمام اجل ہاں جی हाँ हां जी ঠিক হ্যাঁ হ্যা জি evet tamam olur oui daccord ya iya boleh baik بله آره باشه да ага конечно haan han ji",
);
export const isWhen = wordMatcher(
  "when deadline until till متى لمتى امتى کب تاریخ* कब तारीख* কবে* কখন* তারিখ* zaman* quand kapan bila tarikh tgl tglnya tanggal kpn tarih* vade* کی موعد когда срок* date dates kab tareekh emta imta meta kobe kokhon key",
);
/** Nearer than others. */
export const NEAREST =
  "a2rab aqrab কাছের* deket terdeket closer nearest closest قریب करीब* पास কাছে yakin* dekat terdekat qareeb kareeb nazdeek";
export const isCloser = wordMatcher(
  `${NEAREST} agrab поближе nearer اقرب* نزدیک* नज़दीक proche proches ближе ближайш* близкий близкая nazdik paas`,
);
export const isCheaper = wordMatcher(
  "arkhas ar5as cheaper cheapest less ارخص* سستا سستے سستی подешевле सस्ता सस्ते सस्ती সস্তা* ucuz* cher murah* termurah* ارزان* ارزون* дешевле дешевый дешевая дешевых sasta saste",
);
export const isBetter = wordMatcher("better rated افضل* احسن* بہتر बेहतर ভালো meilleur terbaik بهتر лучше behtar");
export const isLast = wordMatcher(
  "last الاخير الاخيره آخری आखिरी শেষ sonuncu sonuncusu dernier derniere terakhir آخری последний последнего akhri",
);

export const isLateWord = wordMatcher(
  "late later missed miss overdue forget delay* تاخر* تاخرت متاخر* فاتني تاخير دیر تاخیر لیٹ چوک देर देरी लेट चूक দেরি* লেট gecik* gecikirse gecikirsem aksat* kacir* retard tard oublie telat terlambat lambat lewat terlepas دیر تاخیر опозда* просроч* задерж* пропущу пропущ* der ",
);
export const isWhy = wordMatcher(
  "why reason لماذا ليش ليه لیش علاش کیوں क्यों कयों কেন neden niye nicin pourquoi pkoi pk kenapa knp mengapa kok چرا почему отчего kyun kyu kyon chera lesh leish keno segitu little",
);
export const isSure = wordMatcher(
  "sure certain final definite definitely fixed guaranteed exact موكد مؤكد متاكد متاكده متاكدين اكيد نهائي ثابت قطعي یقینی پکا حتمی फाइनल पक्का तय নিশ্চিত ফাইনাল চূড়ান্ত kesin* belli sur sure certain definitif definitive fixe pasti tetap muktamad قطعی* حتمی* مطمئن точно* окончательн* pakka final",
);
/** Before others. */
export const EARLY =
  "early earlier sooner بكير بدري ابكر جلدی जल्दी তাড়াতাড়ি erken erkenden tot awal duluan dulu cepat زودتر زود раньше пораньше jaldi بدرى باكر আগে";
export const isFaster = wordMatcher(
  `${EARLY} speed faster accelerer percepat mempercepat cepatkan hizlan* hizlandir* تسريع نسرع تسريعه ускорить ускорим faster quicker ahead skip jump اسرع اقدم تیز पहले तेज দ্রুত hizli cabuk vite rapidement lekas سریعتر быстрее скорее`,
);
export const isThen = wordMatcher(
  "after afterwards then next following بعدها وبعدين بعدين ثم بعد پھر بعد फिर बाद তারপর* এরপর* পরে sonra ardindan apres ensuite puis setelah sesudah lalu kemudian selepas بعدش بعد سپس потом затем дальше phir baad tarpor erpor",
);
/** What comes then, in words that are no single one. */
export const isAfterThat = phraseMatcher(
  "habis_itu abis_itu habis_tu lepas_tu lepas_itu selepas_tu setelah_itu و_بعدين",
);
export const isBefore = wordMatcher(
  "before earlier previous قبل قبله قبلها پہلے पहले আগে আগের once onceki avant veille sebelum sebelumnya پیش قبلش до перед раньше накануне pehle",
);
export const isThere = wordMatcher(
  "there هناك وہاں वहां वहाँ সেখানে ওখানে orada sana disana sana اونجا آنجا там wahan vahan okhane shekhane y",
);
export const isCaught = wordMatcher(
  "caught catch penalty fine punishment happens انمسك امسكوني العقوبه غرامه پکڑ* جرمانہ سزا पकड़* जुर्माना सज़ा ধরা ধরলে জরিমানা শাস্তি yakalan* ceza attrape amende prend ketahuan tertangkap denda kantoi ditangkap گرفتند بگیرند جریمه دستگیر поймают штраф* pakda pakde pakray jurmana",
);
export const isProper = wordMatcher(
  "right proper legal official correct way الصحيح الصحيحه النظاميه القانوني صحیح درست قانونی सही कानूनी ठीक সঠিক ঠিক বৈধ dogru yasal resmi legal legale officiel correct benar resmi sah betul درست قانونی رسمی правильн* законн* официальн* sahi theek",
);
export const isWay = wordMatcher(
  "way method how route طريقه الطريقه السبيل طریقہ راستہ तरीका रास्ता উপায়* পথ yol* yolu voie maniere comment cara jalan راه روش путь способ* tareeqa tarika tariqa rasta",
);
export const isHowTo = wordMatcher(
  "how كيف كيفيه کیسے कैसे কীভাবে কিভাবে nasil comment bagaimana gimana cara macam چطور چگونه как kaise kese kivabe kibhabe chetor ezay kif keef",
);
export const isTake = wordMatcher(
  "take retake picture shoot photo اصور التقط صوره کھینچ* بنا* खींच* লিব তুলব তুলবো তোল* cek* cekeyim cekmeli refaire prendre reprendre foto ambil diambil گرفت بگیرم عکس сделать снять переснять сфотограф* kheench*",
);
export const isIf = wordMatcher("if اذا لو ولو اگر اگه अगर যদি eger si kalau jika bila اگر если agar jodi");

/** Turkish and Bengali say "if" with the end of the verb. */
export const isConditional = (word: string) => /(?:[aeiu]r|maz|mez|[dt][iu])s[ae](?:m|k|n)?$|লে$|লেও$/.test(word);

/** The first, the second, the third. */
export const ORDINALS: readonly ((word: string) => boolean)[] = [
  wordMatcher(
    "first 1st الاول الاولى پہلا پہلی پہلے पहला पहली पहले প্রথম* birinci* ilki ilkinin ilkinde ilkine premier premiere pertama اول اولی первый первая первого первую pehla pehli pahla pahli prothom* pothom*",
  ),
  wordMatcher(
    "вторым втором second 2nd الثاني الثانيه دوسرا دوسری دوسرے दूसरा दूसरी दूसरे দ্বিতীয়* ikinci* deuxieme second seconde kedua دوم دومی второй вторая второго вторую dusra doosra dusri doosri dusre ditio* dwitiyo*",
  ),
  wordMatcher(
    "third 3rd الثالث الثالثه تیسرا تیسری तीसरा तीसरी তৃতীয়* ucuncu* troisieme ketiga سوم سومی третий третья третьего третью teesra teesri tisra tisri tritio* tritiyo*",
  ),
];

/** What a word stands for. */
export const isMeaning = wordMatcher(
  "mean means meaning معنى معناه معناها يعني تعني مطلب मतलब মানে demek anlami anlama signifie* veut maksud* artinya arti یعنی معنی معنیش значит означает mtlb matlab mane",
);
/** That of three. */
export const isMiddle = wordMatcher(
  "middle الوسط الاوسط الوسطى الوسطاني بیچ درمیان درمیانی बीच मंझला মাঝের মাঝেরটা মাঝখানের মধ্যেরটা посередине посередке ortadaki ortanca ortancasi milieu tengah وسط وسطی وسطیه средний средняя среднего средней beech bich wasat elwast darmiyani majher",
);
/** The one that has most of it, and not only more. */
export function isMost(words: readonly string[]): boolean {
  return isSuperlative(words) || words.some((word) => OF_MOST.test(word));
}
/** Persian says it at the end of the word, Arabic with the article. */
const OF_MOST = /^(?:ارز[او]نترین|نزدیکترین|و?ال(?:اقرب|ارخص|اغلی|اقصر))/u;
const isSuperlative = phraseMatcher(
  "cheapest nearest closest سب_سے सबसे sab_se sabse সবচেয়ে সবচাইতে en le_plus le_moins le_mieux la_mieux paling termurah terdekat از_همه самый самая ближайший",
);
/** Behind those that were told. */
export const isFurther = wordMatcher(
  "next following التالي التاليه بعده اگلا اگلی अगला अगली পরের পরেরটা sonraki siradaki suivant suivante berikutnya seterusnya بعدی следующий следующая следующие agla agli porer",
);
/** Whether one may walk there. */
export const isOnFoot = wordMatcher(
  "walk walking walkable foot مشي مشيا نمشي امشي بالمشي پیدل पैदल হেঁটে হাঁটা পায়ে yuru* yaya pied kaki پیاده пешком пешая paidal hete",
);

export const isOr = wordMatcher("or ou atau او ام ولا یا या अथवा বা নাকি veya yoksa ya или либо");

/** Exactly so many as were shown, and no further one: "these" may be all that fit. */
const OF_BOTH =
  "both two between بينهما منهما بينها الاثنتين الاثنين دونوں دو दोनों দুটি দুটির দুটো দুটোর ikisi ikisinden ikisinin deux entre keduanya dua kedua بینشان دوتا двух обоих dono";
export const isOfBoth = wordMatcher(OF_BOTH);
/** Of several that were shown, and no further one. */
const isOneOfThem = wordMatcher(
  `${OF_BOTH} them these those among ايهم ايهن ايهما منها منهم ان इनमें उनमें इन उन এদের এগুলোর এগুলির arasinda aralarinda bunlardan bunlarin parmi lequel laquelle eux antara antaranya ceux celles کدامشان کدومشون آنها اونها انها اینها них inmein unmein inme unme`,
);
const OF_THEM = phraseMatcher("in_me in_mein in_mai un_me un_mein in_sab");

export function isOfThem(words: readonly string[]): boolean {
  return words.some(isOneOfThem) || OF_THEM(words);
}
/** The one that was spoken of: "its guide", "is it far", "in this one". */
const isPronoun = wordMatcher(
  "its it this فيه فيها مرشدها غرفها غرفتها فندقها سعرها مقاعدها موعدها عليها لها هي اس اسکا اسکی اسکے इसमें इसका इसकी इसके इसमे उसमें उसका उसकी उसके এটা এটার এটিতে এটিতে এটির এতে এর ওটার ওটায় bunun bunda onun onda icinde rehberi oteli odasi odalari il elle son sa ses leur leurs dedans راهنمایش راهنماش هتلش هتلاش اتاقش اتاقهایش قیمتش غذاش غذایش پروازش درش تویش там нем ней него его он она iska iski iske isme ismein uska uski",
);
/** Indonesian and Malay write "its" as an ending. */
const ITS = /^(?!(?:hanya|punya|tanya|bertanya|biasanya|sebaiknya|artinya|apanya)$)[a-z]{3,}nya$/;

export function isOfIt(word: string): boolean {
  return isPronoun(word) || ITS.test(word);
}

/** Coming home again. */
export const isBackHome = wordMatcher(
  "back برمیگرد* return returns returning العوده الرجوع نرجع ترجع واپسی वापसी लौटना লৌট ফেরা ফিরতি donus* retour revenir revient pulang* kembali* balik برگشت* بازگشت* возвращение обратно возвращаемся wapsi",
);

/** Which of several. */
export const isWhich = wordMatcher(
  "which اي واي ايهم وش ايش کونسا کونسی کون कौनसा कौनसी कौन কোনটা কোনটি কোন hangi* kis lequel laquelle quel mana کدوم کدومو کدومش کدامش کدومشون کدام какой какую какая какою kaunsa kaunsi konsa konsi",
);

/** Beside a paper alone these say that somebody has none. */
export const isWithout = wordMatcher("hasn hasnt haven havent didn didnt doesn pas ينقص* تنقص* لم");

/** One alone of what was told: "in that one". */
const THAT_ONE = phraseMatcher(
  "that_one this_one হেইটা ওইটা* ওইটায় এইটায় us_mai us_me us_mein is_mai is_me is_mein usme isme usmein ismein su_pakette o_pakette bu_pakette onda bunda celui_la celui_ci yang_itu yang_ini yg_itu yg_ini yg_tu در_اون در_آن در_این تو_اون توی_اون в_этом в_том هذي_الباقه هذه_الباقه هالباقه في_هذي اس_میں उसमें इसमें उस_में इस_में",
);

export function isOfThatOne(words: readonly string[]): boolean {
  return THAT_ONE(words);
}

/** Any word for what was told before. */
export function isOfShown(words: readonly string[]): boolean {
  return isOfThatOne(words) || words.some(isOfIt) || isOfThem(words);
}

/** More of the same kind: "anything else", and for papers "the other ones". */
export const isElse = wordMatcher(
  "else other غيرها غيره ثاني ثانيه علاوہ مزید अलावा अन्य অন্য baska digerleri autre autres lain lainnya دیگه دیگر ديگه ещё еще другое другие ilawa mazeed",
);
export const isRest = wordMatcher(
  "rest others autres lain الباقي الباقين والباقين باقي بقيه البقيه باقیوں دوسروں बाकियों बाकी दूसरों বাকিদের বাকি অন্যদের digerleri digerlerinin kalanlar otekiler autres sisanya lainnya selebihnya بقیه بقیش بقيه остальн* другие baqi baqiyon baki bakiyon",
);

/** What there is still to do of somebody's papers. */
export const isLeftOver = wordMatcher(
  "left remaining outstanding باقي الباقي متبقي باقی رہتا بچا बाकी बचा बचे বাকি kaldi kalan kalmis reste restent sisa sisanya tinggal lagi baki مونده مانده осталось остается baqi bacha",
);

/** What all of it comes to. */
export const isTotal = phraseMatcher(
  "altogether in_total the_total whats_the_total total_for total_price total_cost kam_yetla kam_yitla kam_bitla kam_tetla كم_المجموع كم_يصير كم_يطلع المجموع_كم کل_کتن* کتنا_بنے کتنے_بنیں kitna_bane* kitna_hoga कुल_कितन* कितना_होगा कितना_बनेगा मिलाकर_कितन* মোট_কত কত_পড়বে কত_হবে toplam_ne_kadar ne_kadar_tutar toplami_ne combien_en_tout combien_au_total total_combien jadi_berapa totalnya semuanya_berapa jumlahnya چقدر_میشه چقدر_می_شود چقدر_میشود چند_میشه сколько_выйдет сколько_всего сколько_будет kul_kitn* total_kitn*",
);

/** Whose turn comes in the night. */
export const isAsleep = wordMatcher(
  "asleep sleep sleeping dozed انام نمت نايم نايمين نمنا سو सो ঘুম* uyu* dors dort dormir dormons endors* tidur ketiduran tertidur خواب خوابم خوابیدیم засн* усн* сплю спим soya soye",
);

/** Whether something has been done: of a record, not of a rule. */
export const isDone = wordMatcher(
  "done registered recorded entered ہوئی ہوئے ہوا ہوگئی لگی हुई हुआ हुए लगी लगा হয়েছে হইছে হয়েছে দিয়েছি yapildi oldu olduk yaptirdik girildi faite faits enregistre enregistrees sudah udah dah telah شده زده زدیم سجلت انسجل تسجل اخذنا сделан* внесен* введен* hui hua lagi",
);

/** A till abroad offers one's own currency. */
export const isTill = phraseMatcher(
  "the_till a_till card_machine card_reader terminal pos_machine cashier atm الماكينه ماكينه جهاز المحل الكاشير دکان دکاندار مشین दुकान दुकानदार मशीन দোকান* মেশিন* pos cihazi kasada kasiyer dukkan* terminal caisse commercant vendeur mesin toko kasir kedai دستگاه کارتخوان فروشگاه مغازه терминал* касс* магазин*",
);

/** All of a sum. */
export const isWhole = phraseMatcher(
  "whole entire all full كل كامل كله پوری پورا سارا سارے पूरा पूरी सारा सारे পুরো সব tamami tum hepsi toute tout totalite semua seluruh penuh کل همه تمام всю весь все poora pura sara sari",
);

export const isTomorrow = wordMatcher("tomorrow غدا بكرا بكره আগামীকাল কালকে yarin demain besok esok فردا завтра");

/** What was told is wished for more simply, shorter or once more. */
export const asksPlainer = phraseMatcher(
  "simpler simply shorter in_short plain_words simple_words explain_again say_again dont_understand didnt_understand don_t_understand didn_t_understand dont_get_it in_a_sentence" +
    " باختصار اختصر ابسط بسيطه بالمختصر ما_فهمت مافهمت لم_افهم مش_فاهم مش_فاهمه اشرح_اكثر وضح_اكثر" +
    " مختصر آسان_الفاظ سادہ_الفاظ سمجھ_نہیں سمجھی_نہیں سمجھا_نہیں مختصرا" +
    " आसान_भाषा सरल_भाषा आसान_शब्दों छोटे_में संक्षेप समझ_नहीं समझी_नहीं समझा_नहीं" +
    " সহজ_করে সহজ_ভাষায় সংক্ষেপে ছোট_করে বুঝিনি বুঝলাম_না বুঝি_নাই" +
    " kisaca daha_basit daha_kisa basitce anlamadim ozetle daha_acik" +
    " plus_simple plus_court en_bref simplement pas_compris comprends_pas resume en_resume" +
    " lebih_singkat lebih_simpel lebih_sederhana lebih_mudah lebih_ringkas singkatnya ringkaskan tidak_paham gak_paham nggak_paham kurang_paham tak_faham tak_paham kurang_faham" +
    " ساده_تر سادهتر خلاصه خلاصه_تر خلاصهتر کوتاهتر کوتاه_تر نفهمیدم متوجه_نشدم" +
    " проще короче попроще покороче простыми_словами не_поняла не_понял не_понимаю вкратце" +
    " asan_alfaz aasan_alfaz samajh_nahi samjha_nahi samjhi_nahi bujhini",
);

/** A page that is closed, a network that is lost: neither gives anything up. */
export const isCutOff = wordMatcher(
  "close closed closing shut drops battery tab browser اقفل سكرت اغلقت قطع انقطع بند क्लोज बंद বন্ধ kapat* kapan* kopar* ferme fermer coupe tutup putus mati بستم ببندم قطع закрою закрыть закроется пропадет пропадёт band",
);
