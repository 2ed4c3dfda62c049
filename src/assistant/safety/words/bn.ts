/** Bengali. */
import type { DangerWords } from "../danger.ts";

export const BN: DangerWords = {
  groups: {
    who: "মেয়ে*|ছেলে*|বাচ্চা*|শিশু*|মা|মাকে|মায়ের|আম্মা*|আম্মু*|বাবা|বাবাকে|বাবার|আব্বা*|আব্বু*|দাদা|দাদাকে|দাদি*|দাদু*|নানা|নানাকে|নানি*|নানু*|স্ত্রী*|স্বামী*|ভাই*|বোন*|চাচা*|চাচি*|মামা*|খালা*|ফুফু*|শাশুড়ি*|শ্বশুর*|বৃদ্ধ*|বন্ধু*|সঙ্গী*|নাতি*|নাতনি*|ভাতিজা*|বউ*|জামাই*",
    thing:
      "পাসপোর্ট*|ভিসা*|কাগজ*|নথি*|ছবি*|কার্ড*|ব্যাগ*|ফোন*|টিকিট*|বুকিং*|মাল*|টাকা*|ধৈর্য*|জায়গা*|নাম|নামটা|হোটেল*|প্যাকেজ*|পাসওয়ার্ড*|পাতা*|তালিকা*|বোতাম*|নম্বর*",
    na: "না|নেই|নাই|পারছ*|বন্ধ|নি|নিচ্ছে_না|হচ্ছে_না",
  },
  calm: "পরিচয়*|হলে_কী|হলে_কি|এড়া*|প্রতিরোধ*|বাঁচার_উপায়|কীভাবে_বাঁচ*|কিভাবে_বাঁচ*|বীমা*|ইন্স্যুরেন্স|কাফফারা|হুকুম|মারা_গেছেন|মারা_গেছে|মারা_গেলেন|ইন্তেকাল*|মৃত|টিকা|মশা*|গত_বছর|বছর_আগে|যাত্রার_আগে|যদি_পাসপোর্ট|পাসওয়ার্ড|লক্ষণ|ভিড়_কম|কম_ভিড়|ভিড়_কখন",
  rules: {
    selfHarm: `
      আত্মহত্যা*|আত্মহনন*|সুইসাইড*
      বাঁচ*|বেঁচে|জীবন চাই_না|চায়_না|ইচ্ছা|ইচ্ছে|চাইনা|চান_না|থাকতে_চাই|ভালো_লাগে_না
      মরতে|মরে_যেতে|মৃত্যু|মরে চাই|ইচ্ছা|ইচ্ছে|চায়|মন|ভালো|কামনা !কাবা* !মদিনায় !মক্কায় !দেখ*
      নিজেকে|নিজের_জীবন|নিজের_প্রাণ|জীবন|জীবনটা|জীবনটাকে|নিজের শেষ|মেরে|মারতে|আঘাত|ক্ষতি|দিতে|নিতে|নেব|দিয়ে_দেব|শেষ_করে !বীমা
      জীবন*|বেঁচে অর্থ_নেই|মানে_নেই|লাভ_নেই|লাভ_কী|ক্লান্ত|অসহ্য|বোঝা|বিরক্ত|কারণ_নেই
      গলায়|ফ্যানে দড়ি*|ফাঁস*|ঝুলে
      আমি_না_থাকলে|আমাকে_ছাড়া ভালো`,
    crowd: `
      পদদল*|পদপিষ্ট*|পিষে|পিষ্ট|চাপা|পায়ের_নিচে|দলিত
      মানুষ|লোক|সবাই পড়ে_যা*|পড়ছে|গায়ের_ওপর|একজন_আরেকজন*|উপর_পড়*|ওপর_পড়*
      হুড়োহুড়ি*|ধাক্কা*|ঠেলাঠেলি*|চাপাচাপি*|ধাক্কাধাক্কি*
      ভিড়*|জটলা আটক*|বের|দম|শ্বাস|চাপ|মরে|নিয়ন্ত্রণ
      আটক* বের|ভিড়*|মানুষ|জামারাত*`,
    fire: `
      আগুন*
      পুড়*|জ্বল* হোটেল*|তাঁবু*|বাস*|ঘর*|রুম*|বিল্ডিং*|রান্নাঘর*|গাড়ি*|ভবন*
      ধোঁয়া*|ধোয়া !সিগারেট
      বিস্ফোরণ*|গ্যাস_লিক|গ্যাসের_গন্ধ`,
    assault: `
      ধর্ষণ*|রেপ|যৌন|শ্লীলতাহানি*|নির্যাতন*|হয়রানি*|উত্ত্যক্ত*|জোর_করে|বলাৎকার
      গায়ে|শরীরে|হাত হাত_দি*|হাত_দে*|ছুঁয়ে*|স্পর্শ|ধরে_টান* !পাথর
      ছুঁয়েছে|ছুঁয়ে|স্পর্শ আমাকে|আমার|খারাপ*|মেয়ে*|বোন*|বাজে* !হৃদয় !মন
      হামলা*|আক্রমণ* !হার্ট
      পিছু*|পেছনে|পিছনে|অনুসরণ কেউ|লোক|একজন|নিচ্ছে|নিয়েছে|ছেলে*|করছে|আসছে
      মারছে|মেরেছে|মারধর*|পিটা*|পেটা*|থাপ্পড়*|ছুরি*|বন্দুক*|পিস্তল*|মারে|মারপিট কেউ|আমাকে|স্ত্রী*|ভাই*|বোন*|স্বামী*|তাকে|লোক|ভয়|মারধর*|আমাদের|দেখি* !দাম
      হুমকি*|ভয়_দেখা*`,
    held: `
      অপহরণ*|জিম্মি|আটকে_রেখেছে`,
    poisoning: `
      বিষ !বিষ_জন*|বিষ_হাজার*|বিষ_লাখ*|বিষ_টাকা*|বিষ_ডলার*|বিষ_মিনিট*|বিষ_ঘণ্টা*|বিষ_দিন*|বিষ_বছর*|বিষ_তারিখ*|বিষ_মিটার*|বিষ_শতাংশ*|বিষ_পার্সেন্ট*|বিষ_পাউন্ড*|বিষ_রিয়াল*
      বিষক্রিয়া*|বিষাক্ত*
      খেয়ে*|খেয়েছে*|গিলে*|পান_করে*|খাইছে|খেল|খেয়েছি ব্লিচ*|এসিড*|অ্যাসিড*|ফিনাইল*|হারপিক*|ডেটল*|কেরোসিন*|পেট্রোল*|ব্যাটারি*|কয়েন*|সাবান*|শ্যাম্পু*|ক্লোরিন*|কীটনাশক*|ডিটারজেন্ট*|স্যানিটাইজার*|কেমিক্যাল*|পারফিউম*|ক্লোরক্স*
      ওষুধ*|বড়ি*|ট্যাবলেট*|ঘুমের_ওষুধ|ঘুমের_বড়ি অনেক*|বেশি|সব|পুরো|একসাথে|পাতা|বোতল|গুলো খেয়ে*|খেয়েছে*|গিলে*|খাইছে|খেয়েছি
      ওভারডোজ*
      ফুড_পয়জনিং|পয়জনিং
      বমি সবাই|সবার|গ্রুপ|থাম*|বারবার|রক্ত`,
    bite: `
      সাপ*|বিচ্ছু*|বিছা*|কুকুর*|মাকড়সা*|মৌমাছি*|বোলতা*|বিড়াল*|বানর*|উট* কামড়*|ছোবল*|দংশন*|হুল*|কেটেছে|কাটছে|দংশ*
      সাপে_কেটেছে|সাপে_কাটা|সাপে_কাটছে`,
    breathing: `
      শ্বাস*|নিঃশ্বাস*|নিশ্বাস*|দম না|নেই|বন্ধ|কষ্ট|পারছ*|আটক*|থেমে|নাই|নিতে_পার*|পাচ্ছে_না
      শ্বাসকষ্ট*|শ্বাসরোধ*|দম_বন্ধ
      গলায়|গলা আটক*|বেধে|বেঁধে|ফুলে|বন্ধ
      নাড়ি|পালস|হৃৎস্পন্দন নেই|পাচ্ছি_না|বন্ধ
      ডুবে_যা*|ডুবে_গেছে|পানিতে_ডু*
      হাঁপানি*|অ্যাজমা* উঠ*|অ্যাটাক|ইনহেলার|খুব|টান
      নীল ঠোঁট|মুখ|হয়ে`,
    chest: `
      বুক*|বুকে ব্যথা*|ব্যাথা*|চাপ*|জ্বালা*|যন্ত্রণা|ধড়ফড়*|ভারী
      হার্ট_অ্যাটাক*|হার্টঅ্যাটাক*|হার্ট_এটাক|হার্ট_এ্যাটাক|হৃদরোগে|হার্টের|হার্ট ব্যথা|আক্রান্ত|আক্রমণ|হয়েছে|করেছে|অ্যাটাক*|এটাক
      হার্ট_অ্যাটাক*|হার্ট_এটাক*
      বাম|বাঁ হাত ব্যথা|অবশ|ঝিনঝিন`,
    heat: `
      হিট_স্ট্রোক*|হিটস্ট্রোক*|সান_স্ট্রোক*|হিট_স্টোক*
      রোদ*|গরম* অজ্ঞান*|জ্ঞান|মাথা_ঘুর*|পড়ে|পুড়ে|প্রলাপ|ভুল_বক*|বমি|দুর্বল|অসুস্থ|বেহুঁশ|হুঁশ|এলোমেলো|শরীর|চেতনা
      শরীর|গা|চামড়া পুড়ে|গরম|জ্বলে ভুল|জ্ঞান|ঘাম*|রোদ*|গরমে|শুকনো
      পানিশূন্যতা*`,
    lostPassport: `
      পাসপোর্ট* হারি*|হারা*|চুরি*|খুঁজে_পাচ্ছি_না|পাচ্ছি_না|নিয়ে_গেছে|ছিনতাই*|ফেলে_এসে*|গায়েব|পড়ে_গেছে|খোয়া*|ফেলে_আস*|নিখোঁজ|পাওয়া_যাচ্ছে_না|কেড়ে !পাতা* !ছবি* !যদি !কপি !মেয়াদ !পৃষ্ঠা*`,
    theft: `
      চুরি*|চোর*|ছিনতাই*|ডাকাত*|লুট*|পকেটমার*|পকেট_মার*|ছিনিয়ে|হাতিয়ে_নিয়ে* !চুরির_বীমা`,
    lostPerson: `
      $who হারি*|হারায়*|খুঁজে_পাচ্ছি_না|খুঁজে_পাই_না|খুঁজে_পাচ্ছে_না|পাচ্ছি_না|নিখোঁজ|গায়েব|আলাদা_হয়ে|ফিরে_আস*|ফেরেন_নি|ফেরেনি|উধাও|দলছুট|পথ_হারি*|খুজে_পাচ্ছি_না|হারাইছে|পাওয়া_যাচ্ছে_না !$thing
      নিখোঁজ শিশু|বাচ্চা|মানুষ|লোক`,
    lostSelf: `
      আমরা|আমি|মিনায় হারিয়ে_গেছি|হারিয়ে_গেলাম|পথ_হারি*|হারিয়ে_ফেলেছি_পথ !জায়গা*
      দল|কাফেলা|গ্রুপ আলাদা_হয়ে*|ছিটকে*|হারিয়ে* !জায়গা*
      হারিয়ে_গেছি !জায়গা*`,
    medical: `
      অজ্ঞান*|বেহুঁশ*|জ্ঞান_হারি*|জ্ঞান_নেই|জ্ঞান_ফির*|হুঁশ_নেই|অচেতন*|কোমা*|জ্ঞান_নাই
      জাগ*|উঠ*|সাড়া|নড়* না|নেই $who|তিনি|উনি|কোনো !অ্যাকাউন্ট !ওয়েবসাইট !সিঁড়ি|নম্বর
      স্ট্রোক*|প্যারালাইসিস*|পক্ষাঘাত*|মুখ_বেঁকে|ব্রেন !হিট
      মুখ বেঁকে|বাঁকা|ঝুলে
      রক্ত* প্রচুর|অনেক*|বন্ধ|বমি|পড়ছে|ঝর*|থামছে|খুব|বের|ভেসে|বেশি !পরীক্ষা !গ্রুপ !চাপ !দান
      রক্তক্ষরণ*|রক্তপাত*
      দুর্ঘটনা*|এক্সিডেন্ট*|অ্যাক্সিডেন্ট*|এক্সিডেন|গাড়ি_উল্টে|চাপা_দি*
      আহত*|জখম*|আঘাত* মাথা*|খুব|গুরুতর|অনেক|লোক|পেয়ে*|হয়ে*
      খিঁচুনি*|মৃগী*
      জ্বর 39|40|41|102|103|104|105|অনেক|খুব|বেশি|বাচ্চা*|শিশু*|কম
      অ্যাম্বুলেন্স*|এম্বুলেন্স*|অ্যামবুলেন্স*
      গর্ভবতী*|অন্তঃসত্ত্বা*|প্রেগন্যান্ট* ব্যথা|রক্ত*|পানি|ব্লিডিং
      প্রসব*|ডেলিভারি* ব্যথা|বেদনা|শুরু
      হাড়|পা|হাত|কোমর|হিপ|কবজি ভেঙে*|ভাঙা|ভেঙ্গে*|ফ্র্যাকচার
      সুগার|ডায়াবেটিস*|শর্করা কমে|নেমে|অজ্ঞান*|কম|পড়ে
      সিঁড়ি* পড়ে
      মারা_যাচ্ছে*|মরে_যাচ্ছে*|মারা_যাবে*|মরে_যাবে* $who|উনি|তিনি|সাহায্য|বাঁচান !কাবা* !দেখ*
      ডাক্তার*|হাসপাতাল* এখনই|জরুরি|তাড়াতাড়ি|দরকার|নিতে_হবে|ডাকুন !সার্টিফিকেট !সনদ*
      সাহায্য|বাঁচান|বাঁচাও এখনই|তাড়াতাড়ি|জলদি|কেউ|জরুরি
      জরুরি_অবস্থা|ইমার্জেন্সি !নম্বর
      প্রচণ্ড|তীব্র|অসহ্য ব্যথা
      পুড়ে হাত|মুখ|বাচ্চা*|তেলে|পানিতে
      বিদ্যুৎস্পৃষ্ট|কারেন্ট_লেগে`,
    numbers: `
      পুলিশ*|জরুরি|অ্যাম্বুলেন্স* নম্বর*|নাম্বার*`,
    moneyGone: `
      টাকা|পেমেন্ট|অর্থ কেটে*|কাটা|চলে|নিয়ে|গেছে|গেল|দিয়ে*|জমা|উধাও|কাটছে বুকিং|রিজার্ভেশন হয়নি|হয়_নি|নেই|না|ব্যর্থ|নাই|ফেল|দেখা*
      টাকা দুইবার|দুবার|ডাবল|দুই_বার কেটে*|নিয়ে*`,
  },
};

/** Bengali in Latin letters, spelled by ear. */
export const ROMAN_BENGALI: DangerWords = {
  byEar: true,
  groups: {
    who: "meye|meyeke|meyeta|chele|cheleke|cheleta|baccha|bacha|bachcha|bacchake|shishu|ma|make|maa|amma|ammu|ammuke|baba|babake|abba|abbu|abbuke|dada|dadi|dadike|dadu|daduke|nana|nani|nanu|stri|wife|bou|bouke|swami|shami|husband|bhai|bhaike|bon|bonke|chacha|chachi|mama|khala|fupu|bondhu|nati",
    thing:
      "passport*|visa|kagoj*|chobi|card|bag|phone|ticket|booking|taka|dhoirjo|jayga|nam|hotel|package|password|pata|number",
  },
  calm: "kivabe_bach*|kibhabe_bach*|eran*|protirodh|bima|insurance|mara_gechen|mara_geche|intekal|tika|mosha|password|koto_din|meyad|jodi_passport",
  rules: {
    selfHarm: `
      bachte|bechte|beche|bachar|bacar|jibon|banchte|becha chai_na|chaina|ichcha|icche|iccha|chay_na|chaai_na|ar_bhalo_lage_na
      morte|more_jete|moron|mrittu|more chai|icche|iccha|chay|mon !kaba !madina !mokka
      atmohotta|attohotta|atmahatya|attohatta|suicide|attohota|atmohatta
      nijeke|nijer_jibon|jibon shesh|mere|marte|khoti`,
    crowd: `
      pishe|podopishto|podopisto|pishto|chapa|pododolon|pode_pishe jacchi|jachhi|gechi|amra|manush|jamarat|jacche|pore|lok|hocche|geche
      manush|lok|sobai|shobai pore_jacche|porche|pore_jachhe|gayer_upor
      dhakka_dhakki|dhakka_lag*|dhakka_mar*|dhakka_khe*|dhakka_di*|dhakkadhakki|thelatheli|hurohuri|chapachapi
      bhir*|vir*|bhid* atke|ber|dom|shash|more|pishe|chap !a_cap|my_cap|cap_in`,
    fire: `
      agun*
      dhowa|dhoya charidike|ghor|hotel|tabu|rum
      pure|pura|jolche|jwolche hotel|tabu|bus|ghor|bari`,
    assault: `
      dhorshon|dhorson|rape|jouno|joubo|nirjaton|hoyrani|jor_kore
      gaye|shorire|gay hat hat_di*|hat_diy*
      hamla|akromon|attack korche|korse|koreche|hoyeche
      pichu|pichone|pechone|onushoron keu|lok|niche|nicche|niyeche|korche|asche
      marche|mereche|mardhor|pitacche|pitay|marse|merese|chhuri|churi_niye|bonduk|thappor keu|amake|stri|bhai|bon|husband|swami|lok|take
      humki|voy_dekha*|bhoy_dekha*`,
    poisoning: `
      bish !bish_jon*|bish_hajar*|bish_hazar*|bish_lakh*|bish_taka*|bish_dollar*|bish_minit*|bish_minute*|bish_ghonta*|bish_din*|bish_bochor*|bish_bosor*|bish_tarikh*|bish_meter*|bish_percent*
      bisakto|bishakto|bishkriya|bisokriya
      kheye|kheyeche|kheyese|khaiche|khaise|gile bleach|acid|harpic|phenyl|dettol|oshudh|oshud|ousodh|tablet*|bori|ghumer|kerosin|battery|saban|coin
      overdose|food_poisoning
      bomi shobai|sobai|group|thamche`,
    bite: `
      sap|sape|shap|shape|bichchu|bicchu|bichu|bichhu|kukur|kukure|makorsha|moumachi|bolta kamor*|kamr*|kata|keteche|kamre*|chobol|dongshon|hul|katse|kamrai*`,
    breathing: `
      shash|shas|nishash|nisshash|dom|sas|nissas|shwas|nishshas|nissash na|nai|nei|bondho|kosto|parche|parchhe|parse|atke|parchen|partese|pacche
      shashkosto|shaskosto|sashkosto|dom_bondho
      golay|gola atke|phule|bondho`,
    chest: `
      buk|buke|bukey|buker betha|batha|byatha|bytha|chap|jala|jontrona|bedona
      heart|hart atak !risk !history|koreche|korche
      heart_attack`,
    heat: `
      heat_stroke|heatstroke|hit_stroke|sun_stroke
      rod*|gorom* oggan|ogyan|gyan|matha_ghur*|pore|bomi|behush|hush|durbol|oggyan`,
    lostPassport: `
      passport|pasport hari*|haray*|churi|khuje_pacchi_na|pacchi_na|pachhi_na|niye_geche|chintai|khuje_pachhi_na|hariyechi|pore_geche|chhintai !pata !meyad !chobi`,
    theft: `
      churi|chor|chintai|chhintai|dakat*|pocketmar|poketmar|lut hoye|hoyeche|hoise|geche|koreche|korse|niye|taka|phone|bag|amar|amader|nise|niyeche|hoiche`,
    lostPerson: `
      $who hariye*|hariy*|hari_gese|harai*|khuje_pacchi_na|khuje_pachhi_na|pacchi_na|pachhi_na|nikhoj|pachhina|pacchina|khuje_pai_na|hariese !$thing !hareme_yakin|hareme_uzak`,
    medical: `
      oggan|ogyan|oggyan|behush|behosh|gyan_nei|hush_nei|gyan_nai|gyan_hariye*|osceton|ojnan|agyan
      rokto|rokt onek|prochur|bondho|porche|bomi|khub|ber|beshi|jhorche
      accident_hoye*|accident_kor*|durghotona|durghtona|exident|eksident
      ambulance|embulance|ambulans
      jor|jwor|jhor 39|40|41|102|103|104|105|onek|khub|bacchar
      stroke !heat !sun !hit
      khichuni|mrigi
      mara_jacche|more_jacche|mara_jachche baba|ma|amar|bachao
      bachao|bachan|shahajjo|sahajjo|shahajo ekhoni|taratari|joldi|doctor|keu
      doctor|hospital|haspatal ekhoni|joruri|taratari|lagbe|dorkar !certificate`,
    moneyGone: `
      taka|payment|tk kete*|gese|geche|niye|niyeche|cole|chole|katse|kateche booking|buking hoyni|hoy_nai|hoyna|nai|nei|na|fail|hoynai|hoy_ni`,
  },
};
