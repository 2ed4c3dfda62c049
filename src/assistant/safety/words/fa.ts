/** Persian: what is written with and without a half space is one word or two. */
import type { DangerWords } from "../danger.ts";

export const FA: DangerWords = {
  groups: {
    who: "پسر*|دختر*|بچه*|فرزند*|کودک*|نوزاد*|نوه*|مادر*|مامان*|پدر*|بابا*|مادربزرگ*|پدربزرگ*|شوهر*|همسر*|زن|زنم|خانمم|خانومم|برادر*|داداش*|خواهر*|آبجی*|عمو*|عمه*|دایی*|خاله*|دوست*|همراه*|پیرمرد*|پیرزن*|سالمند*|خواهرزاده*|برادرزاده*|مادرزن*|عروس*",
    thing:
      "پاسپورت*|گذرنامه*|ویزا*|مدرک*|مدارک*|عکس*|کارت*|کیف*|ساک*|گوشی*|موبایل*|بلیت*|بلیط*|رزرو*|چمدان*|پول*|صبر*|جا|جای*|نام|اسم*|هتل*|پکیج*|بسته*|رمز*|صفحه*|فهرست*|دکمه*|شماره*|امید*",
    ne: "نمی*|نیست*|نداره|ندارد|نداشت*|نتوان*|نتون*|بند|قطع|ندار*|سخت|نمیتون*|نکش*|نفهم*",
  },
  calm: "هویت|معنی_زندگی|جلوگیری|پیشگیری|پرهیز|بیمه*|کفاره|جریمه|حکم|فوت|مرحوم*|درگذشت*|نیابت|واکسن*|پشه*|پارسال|سال_پیش|سال_قبل|پیش_از_سفر|قبل_از_سفر|اگر_پاسپورت*|اگه_پاسپورت*|رمزم|رمز|علائم|نشانه*|خلوت*|کم_جمعیت|خروج_اضطراری",
  rules: {
    selfHarm: `
      خودکشی*|خود_کشی
      زنده|زندگی|زندگیم|زندگیمو|ادامه نمی*|نمیخواهم|نمیخوام|خسته*|سیر|بی_معنی|بی_معنا|بیزار*|متنفر*|بی_ارزش|معنی_ندار*|معنا_ندار*|ارزش_ندار* !صف
      بمیرم|مردن|مرگ*|بمیره|مردنم میخواهم|میخوام|می*|کاش|بهتر*|دوست|آرزو*|کاشکی !کعبه !مدینه !مکه !ببینم
      خودم|خودمو|خودش|خودشو|خودشان را_بکش*|بکشم|بکش*|میکش*|می_کش*|آسیب*|دار|بزنم|حلق*|صدمه* !میکشم_کنار !عکس*
      جانم|جون*|زندگی|زندگیم|زندگیمو|زندگیام|زندگی_ام|عمرم تمام|بگیرم|پایان|خاتمه|خلاص
      خودم|خودمو|خودم_رو|خودم_را خلاص|راحت_کنم|راحت_بشم|راحت_شم !از_دست !از_صف !از_این !از_شر !رزرو* !پرداخت*
      نمیکشم|نمی_کشم|بریدم تمومش|تمامش|خلاص !پول* !هزینه*
      کاش|کاشکی میمردم|می_مردم|مرده_بودم|بمیرم
      کاش_نبودم|کاش_زنده_نبودم|کاش_به_دنیا_نمی*|کاش_دیگه_نباشم
      بدون_من|بی_من|من_نباشم بهتر*|راحت*|خوشحال*`,
    crowd: `
      ازدحام*|له_می*|له_شد*|له_میش*|زیر_دست_و_پا|لگد*|پایمال*|هجوم*|زیر_دست_وپا|لگدمال*
      مردم|حاجی*|همه|جمعیت افتاد*|می_افتند|میافتند|میافتن*|می_افتن*|روی_هم|رو_هم|فشار|هل|وحشت|خفه
      هل_می*|هل_میدن*|هل_داد*|هلم جمعیت|مردم|افتاد*|شلوغ*|له|نفس
      جمعیت|شلوغی گیر|خفه|بیرون|نفس|له|کنترل
      گیر افتاد*|کرد* جمعیت|شلوغی|مردم|جمرات|بیرون|تونل`,
    fire: `
      آتش*|آتیش* !نشانی_دارد !فشان
      سوخت*|میسوز*|می_سوز*|شعله* هتل*|چادر*|اتوبوس*|اتاق*|ساختمان*|آشپزخانه*|ماشین*|خانه*|خیمه*
      شعله*
      دود !سیگار !دودی
      انفجار*|منفجر*|نشت_گاز|بوی_گاز|حریق`,
    assault: `
      تجاوز*|آزار*|تعرض*|جنسی*|مزاحم*|مزاحمت*|اذیت*|دست_درازی
      دست_زد*|دستمالی*|لمس|لمسم|انگولک*|بغلم|بوسید* من|به_من|بهم|مرد*|یکی|دخترم|زنم|بدن*|کرد* !ناامید !حجر*
      حمله_کرد*|حمله_کردند|حمله_شد*|حمله_میکن* !قلبی !آسم !عصبی
      تعقیب*|دنبالم|دنبالمان|دنبالمون|دنبال_من|دنبال_ما مرد*|یکی|کسی|غریبه|افتاد*|میکن*|نفر !فرودگاه
      کتک*|میزن*|می_زن*|زده|زدند|زدن|چاقو*|اسلحه*|تفنگ*|سیلی*|مشت*|خشونت* زنش*|زنم|همسر*|شوهر*|مرا|من|منو|بچه*|برادر*|ما|کشید*|مرد*|کتک*|خورد*|یکی|چاقو* !نیش* !کیف* !زنگ* !حرف !جیب*
      تهدید*
      به_زور|بزور $who|مرا|منو|ما_را|مارو|کرد*|در_اتاق|اتاق !کیف* !پول* !پاسپورت*`,
    held: `
      دزدیدند|ربود*|ربودند|گروگان*|حبس*|زندانی* $who|مرا|منو|ما_را|مارو|کرد*|در_اتاق|اتاق !کیف* !پول* !پاسپورت*`,
    poisoning: `
      مسموم*|زهر|زهری|زهرآلود|سم|سمی !سم_پاشی !نہیں|لینی|کارڈ
      خورد*|خورده|قورت*|بلعید*|نوشید*|سرکشید* وایتکس*|سفیدکننده*|شوینده*|اسید*|باتری*|بنزین*|نفت*|صابون*|مایع*|سکه*|شامپو*|ادکلن*|عطر*|جوهر*|ضدعفونی*|حشره_کش|مرگ_موش|جرم_گیر|لوله_بازکن|کلر|سم
      قرص*|دارو*|کپسول* خواب|زیاد*|یک_ورق|یه_ورق|ورق|جعبه*|بسته*|همه*|کلی|تمام|مشت|شیشه*|تا خورد*|بلعید*|خورده|قورت*
      اوردوز*|اور_دوز|بیش_از_حد_مصرف|قرص_خورده
      استفراغ* همه*|گروه*|قطع|خون*|مدام|بند`,
    bite: `
      مار|ماری|عقرب*|سگ*|عنکبوت*|زنبور*|گربه*|میمون*|شتر*|رتیل*|افعی* نیش*|گزید*|گاز|زد|زده|گرفت*|نیشم
      نیشم_زد|گزیده|مارگزید*|عقرب_گزید*|مارگزیدگی`,
    breathing: `
      نفس*|تنفس* $ne|تنگی|سخت*|بند_آمد*|بند_اومد*|گرفته|گرفت|بالا_نمیاد|مشکل|قطع|ایستاد*
      نفس_تنگی|تنگی_نفس|خس_خس
      خفه*|خفگی|خفه_ش* !خفه_شو
      گلو*|گلوش|حلق* پرید*|گیر*|ورم*|گرفت*|مانده|مونده
      نبض*|ضربان* $ne|قطع|ایستاد*
      ایست_قلبی|قلبش_ایستاد*|قلبش_وایستاد*
      غرق آب|استخر|شد* !کار
      کبود* لب*|صورت*|شد*
      آسم|آسمش|آسمم|آسمی حمله*|اسپری*|گرفت*|شدید !احذف|عند|الانتظار|حذف
      حساسیت|آلرژی شدید|شوک`,
    chest: `
      سینه*|قفسه* درد*|فشار*|سنگین*|سوز*|تیر|گرفتگی|میسوز*
      سکته|سکته_قلبی|حمله_قلبی|انفارکتوس !مغزی
      قلب* درد*|گرفت*|تیر|سکته*|حمله*|تند_میزن*|ایستاد*|وایستاد* !کعبه !مکه
      دست_چپ*|بازوی_چپ*|کتف_چپ|فک* درد*|بی_حس*|بیحس*|گزگز`,
    heat: `
      گرمازد*|گرما_زد*|آفتابزد*|آفتاب_زد*|آفتابزدگی|گرمازدگی|حرارت_زد*
      غش*|بیهوش*|بی_هوش*|سرگیجه*|هذیان*|حال*|ضعف*|افتاد*|استفراغ*|گیج* گرما*|آفتاب*|گرمای|داغ
      پوست*|بدن* داغ|میسوز*|خشک|می_سوز* گیج*|هذیان*|آفتاب*|گرما*|عرق*
      کم_آبی|بی_آبی $who|شدید`,
    lostPassport: `
      پاسپورت*|گذرنامه*|پاسم گم*|دزد*|ربود*|پیدا_نمی*|جا_گذاشت*|جا_مانده|جا_موند*|گمش*|زدند|مفقود*|پیداش|غیب|سرقت*|پیدا_نیست|قاپ*|فراموش* !صفحه* !عکس* !اگر !اگه !کپی !معتبر !اعتبار`,
    theft: `
      دزد*|سرقت*|جیب_بر*|جیببر*|کیف_قاپ*|کیفقاپ*|قاپید*|زورگیر*|غارت* !دزدگیر
      کیف*|جیب*|گوشی*|موبایل*|پول* زدند|زدن|قاپ*|ربود*|بردند|زده_اند|زده|بردن|کش_رفت*`,
    lostPerson: `
      $who گم|گم_شد*|گمشد*|پیدا_نمی*|نمی_یاب*|پیداش|ناپدید*|برنگشت*|جدا_شد*|نیامد*_هنوز|غیب*|مفقود*|گمش|گمشون|پیدا_نیست|دزدید*|ربود*|نمییاب*|پیدایش|پیداشون|نیومد*_هنوز !$thing
      بچه|کودک گمشده|گم`,
    lostSelf: `
      گم_شدیم|گم_شدم|گمشدیم|راهم_را_گم*|راه_را_گم*|راهمو_گم* !رمز
      کاروان*|گروه* جدا_افتاد*|جدا_شد*|عقب_موند*|عقب_ماند*|گم_کرد*`,
    medical: `
      بیهوش*|بی_هوش*|غش_کرد*|غشش|از_حال|هوشیار*|به_هوش|کما|از_هوش
      بیدار|جواب|تکان|تکون|حرکت|چشم* نمی*|نمیش*|نمیده*|نمیخور*|نداره|ندارد $who|او|اون|باز !حساب !سایت
      سکته_مغزی|سکته|فلج*|مغزی !قلبی !اطفال|قطره|واکسن*
      دهان*|دهن*|صورت* کج*|افتاد*|شل
      خون* خیلی|بند|زیاد*|شدید*|می_آید|میاد|بالا|استفراغ*|سرفه*|ریز*|حامله|قطع|داره_میره|خونریزی|رفت* !آزمایش* !گروه !فشار !اهدا
      خونریزی|خون_ریزی
      تصادف|تصادفی_شد*|تصادف_کرد*|تصادف_شد*|چپ_کرد*|زیر_ماشین*|زیر_گرفت*
      زخمی*|مجروح*|مصدوم*|آسیب شد*|شدید*|سر*|دید*|هست*|داریم
      تشنج*|صرع*
      تب|تبش|تبم|دمای 39|40|41|بالا*|شدید*|نوزاد*|بچه*|پایین
      آمبولانس*|اورژانس*
      حامله*|باردار* خون*|درد*|کیسه*|افتاد*|لکه
      زایمان*|سقط* درد*|شروع|شده|کرد*|داره
      پا*|دست*|لگن*|مچ*|استخوان*|پایش|پاش شکست*|شکسته
      قند* افتاد*|پایین|بیهوش*|افت|کما
      پله* افتاد*
      افتاد*|زمین_خورد* بلند_نمی*|تکان_نمی*|تکون_نمی*|سرش
      میمیر*|می_میر*|داره_میمیر*|در_حال_مرگ $who|کمک|او|اون|داره !کعبه !برای_دیدن
      کمک فوری|کنید|لطفا|کنین|اورژانسی !تکمیل !مدارک !رزرو !ثبت !ثبت_نام
      اضطراری|اورژانسی !شماره !تماس !خروج
      دکتر|پزشک|بیمارستان فوری|سریع|زود|همین_الان|لازم|احتیاج !گواهی* !نامه
      درد شدید*|وحشتناک|طاقت*|غیرقابل_تحمل
      سوخت*|سوختگی|برق* دست*|صورت*|گرفت*|گرفتگی|آب_جوش|روغن !دستگاه*`,
    numbers: `
      شماره پلیس|اورژانس|اضطراری|آتش_نشانی`,
    moneyGone: `
      پول*|مبلغ*|وجه*|حساب*|پرداخت* رفت*|کم_شد*|کسر*|برداشت*|پرید*|گرفت*|کم|رفته|پرداخت* رزرو* نیست|نشد*|نیامد*|ناموفق|نداریم|نمی*|نه|ثبت_نش*|ندار*
      دو_بار|دوبار کسر*|برداشت*|کم_شد*`,
  },
};

/** Persian in Latin letters, spelled by ear. */
export const ROMAN_PERSIAN: DangerWords = {
  byEar: true,
  groups: {
    who: "pesaram|pesar|pesarm|dokhtaram|dokhtar|dokhtarm|bache|bacham|bacham|bachem|madaram|madar|mamanam|maman|mamanm|pedaram|pedar|babam|baba|babaam|madarbozorgam|madarbozorg|pedarbozorgam|pedarbozorg|shoharam|shohar|showharam|hamsaram|hamsar|zanam|khanomam|baradaram|dadasham|khaharam|khahar|amoom|amoo|amo|amu|khalam|dooste|doostam|dustam|hamraham|navam|nave",
  },
  calm: "هویت|معنی_زندگی|jologiri|jelogiri|pishgiri|bime|fot_kard*|foot_kard*|niabat|vaksan|pashe|parsal|sale_pish|ghabl_az_safar|age_passport|ramzam|khalvat*",
  rules: {
    selfHarm: `
      khodkoshi|khod_koshi|khodkushi
      khodamo|khodam|khodam_ra|khodesho|khodesh|khodamo_ra bokosham|mikosham|bokosh|bokoshe|mikoshe|koshtan|bekosham|bekoshe
      nemikham|nemikhaham|nemikhaam|khaste|nemikhm zende|zendegi|edame_bedam|zendegim|zende_basham|zendegi_konam
      mikham|mikhaham|kash|doost|dust|mikhaam bemiram|bmiram|mordan|bemirm|marg !kaabe !kabe !madine !makke
      zendegi|zendegim|zendegimo tamoom|tamom|tamum|payan|khalas|biarzesh`,
    crowd: `
      ezdeham|le_mishim|leh_mishim|le_shodim|zire_dasto_pa|zir_dast_o_pa|zire_dast_o_pa|le_mishavim
      mardom|hame|jamiat mioftan|miyoftan|oftadan|rooham|roo_ham|hol|khafe|fesar|feshar|mioftand
      jamiat|shologhi gir|khafe|biroon|nafas`,
    fire: `
      atish|atash|atesh|aatish|aatash gereft*|gerefte|sozi|soozi|dar|hotel|chador|otagh|hast|zad
      dood|dud hame|hotel|otagh|ja|pore
      mis*z*|soozid hotel|chador|otobus|otagh`,
    assault: `
      tajavoz|tajavooz|azar_o|azarm|taarroz|mozahem*|dastmali
      dast_zad|dast_zade be_man|behem|man|mard
      hamle kard|kardan|kardand !ghalbi
      donbal*|taghib*|taqib* mard|yeki|kasi|mikon*|miad|oftad*
      kotakam*|kotak_mizan*|kotak_khord*|kotak_zad*|kotakesh*|mizane|chaghoo|chaghu|chaqu|aslahe|zadan_man|tahdid*`,
    poisoning: `
      masmoom*|masmum*|zahr|sam|samm khord*|shod*|hast|ghaza
      ghors*|qors* kheili|ziad|ye_varagh|hame|khab|kolli|tamam khord*|khorde
      vaitex|vaytex|asid|shoyande|naft|benzin|batri khord*|khorde
      overdoz|overdose`,
    bite: `
      mar|aghrab|aqrab|sag|zanboor|zanbur|ankaboot|gorbe nish*|gazid*|gaz|zad|gereft*`,
    breathing: `
      nafas|nafasesh|nafasam nemikesh*|nemitoone|nemitune|nadare|bala_nemiad|band|gereft*|gerefte|tangi|nemikesh|nemiad|ghat|nemitoonam|nemitavan*
      khafe|khafeh|khafegi shod*|mish*|dare|mikon*
      galoo*|galu* gir*|parid*|gereft*`,
    chest: `
      sine*|sinam|sinash|ghafase|ghafas|ghafaseye|qafase dard*|feshar|misooz*|sangin*|tir
      sekte|sekteh|hamle_ghalbi|hamleye_ghalbi|sekteye_ghalbi
      ghalb*|qalb* dard*|gereft*|tir|istad*`,
    heat: `
      garmazade|garma_zade|aftabzade|aftab_zade|garmazadegi|aftabzadegi
      ghash|bihoosh*|bihosh*|bihush*|sargije|hazyan|az_hal|oftad* garma|aftab`,
    lostPassport: `
      passport*|pasport*|paspoort*|gozarname*|gozarnam* gom*|dozd*|peyda_nemi*|peida_nemi*|ja_gozasht*|zadan|gomesh
      passport*|pasport*|paspoort*|gozarname*|gozarnam* nist !/_(?:esm\\S*|nam(?:e|am|esh|et)?|famil\\S*|spel\\S*)_(?:[^_]+_){0,7}(?:yeki|yeksan|doros|dorost|sahih|motabegh|mesl[^_]*_[^_]+)_nist_/`,
    theft: `
      dozd*|dozid*|serghat|jibbor|jib_bor|kifghap*
      kif*|pool*|goshi*|gooshi*|mobile* zadan|zadand|bordan|ghapid*|dozd*|dozid*`,
    lostPerson: `
      $who gom|gom_shod*|gomesh|peyda_nemi*|peidash|peydash|napadid|peida_nemi*|gomshode|nist_nemidoonam|barnagasht* !passport* !pool* !kif*`,
    medical: `
      bihoosh*|bihosh*|bihush*|ghash_kard*|az_hosh|az_hal
      khoon|khun kheili|band|ziad|shadid|miad|rizi
      khoonrizi|khunrizi
      tasadof*|tasadf*
      ambulance|ambulans|oorjhans|orjans|urzhans|oorzhans|oorjans|orzhans
      tab|tabesh 39|40|41|bala|shadid
      sekte_maghzi|sekteye_maghzi|falaj
      tashannoj|tashanoj
      mimire|dare_mimire|mimirad $who|komak|dare
      komak foori|konid|fori|lotfan|konin !reserve !sabt
      doctor|doktor|bimarestan foori|fori|sari|zood|lazem !govahi`,
    moneyGone: `
      pool*|pul*|mablagh|hesab* raft*|kam_shod*|kasr*|bardasht*|parid* reserve|rezerv|rezervi nist|nashod*|nadar*|sabt_nashod*`,
  },
};
