/** Questions of a form and what their "no" denies (folded, stems as in the lexicon of risks). */

/**
 * What makes a question ask for the good, or says something of its own: free, controlled, treated, finished, tested,
 * denied, bounded, somebody else. A "no" to such a question may be the bad answer.
 */
export const TURNS_ANSWER = {
  latin: `
    prognos* outlook heartbeat* beat beats pulse pulsation* movement* reflex* sensation response
    cause causes =origin source* reason aetiolog* etiolog* onset nyha class =ccs ii iii iv =free clear* =normal normally =well good =fine stable stabili* =control controlled* uncompl* manag* =treated cured =cure complet* finish* done recover* resolv* heal* healthy remission stop* ceas* quit* ended former exclud* =ruled =rule absent absence without =no =not =non never =nil none negat* fit fitness able abilit* capab* capac* independ* allow* permit* safe safely =immune immunis* immuniz* immunity vaccin* inocul* protect* screened tested checked examin* perform* passed compli* adher* toler* respon* improv* adequat* suffic* satisf* correct* compensat* discharg* declin* refus* deny denies denied declar* disclos* informed aware understand* understood except* exempt* unless =but other =only until if =has =had =is =was =takes =took takes receives =uses used since =ago stays walk* mobil* oriented orientat* conscious continent =wife =husband =son =daughter brother sister mother father =child children companion attendant accompan* =he =she =his =her =him waived lifted =off withdrawn weaned reversed =yes =true accept* suit* proven confirmed certif* donor donat* consent*
    bebas sihat sehat sembuh tidak bukan tanpa layak terkawal terkontrol belum =apte sans libre gueri controle pas =non sain saine uygun degil saglam saglikli iyilesti kontrol
  `,
  arabic: `
    خال* خلو* خلوه سليم* طبيعي* جيد* مستقر* مسيطر* مضبوط* منضبط* شفي* شفاء* تعافي* معافي* متعافي* توقف* انتهي* انتهت اكتمل* مكتمل* غير لا ليس* لم لن بدون دون عدم سوي الا عدا لايق* قادر* مستطيع* موهل* محصن* ملقح* مطعم* معالج* عولج* مستبعد* استبعاد* منفي نفي* تحت السيطره زوج* ابن* ابنه والد* والده اخ اخت مرافق* يعاني تعاني هو هي نعم
  `,
};

/** What denies, behind its question (folded, whole). */
export const DENYING_ANSWER =
  /^(?:no|n|non|neant|aucune?|tidak|tidak ada|tiada|yok|hayir|нет|не было|ندارد|نهيں|नहीं|না|নেই|nil|none|absent|negative|neg|not present|not known|never|لا|لا يوجد|لا توجد|ليس|كلا|سلبي|سلبيه)[.!]?$/u;

/** A heading that denies what is listed under it, and its end, which the list stands for. */
export const NONE_OF =
  /^(?<head>(?:[\p{L}\s,/'’().-]*?\s)?(?:(?:not (?:currently |known to be )?(?:suffering|suffer) from|not (?:have|had|show)|free (?:of|from)|no (?:signs?|evidence|history|symptoms?|signs? or symptoms?) of|without|negative for|خال(?:ي|يه)? من|لا (?:ي|ت)عاني(?: حاليا)? من|عدم وجود|خلو\p{L}* من)\s+))(?:(?:any|all|each|one|signs?|symptoms?|evidence|history|current|اي|جميع|كل|كافه)\s+)*(?:(?:of|من)\s+)?(?:(?:the|these)\s+)?(?:(?:following|listed)(?:\s+(?:list of\s+)?(?:medical |excluding |exclusion |health )?(?:conditions?|diseases?|illness(?:es)?|disorders?|ailments?|symptoms?|signs?))?(?: (?:listed |stated |mentioned )?below)?|(?:medical |excluding |exclusion )?(?:conditions?|diseases?|illnesses|disorders?|ailments?) (?:listed |stated |mentioned )?below|(?:الامراض|الحالات)?\s*(?:التاليه|الاتيه|المذكوره ادناه)|مما يلي|ما يلي)\s*[:：–-]*\s*$/u;
