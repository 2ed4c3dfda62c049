/** Names of months, from January or Muharram or Farvardin on, in the languages of the product. */
const listed = (...months: string[]) => months.map((names) => names.split(" | "));

export const GREGORIAN_MONTHS = listed(
  "january | جانفي | jan | janvier | janv | januari | ocak | января | янв | январь | يناير | كانون الثاني | جنوری | ژانویه | जनवरी | জানুয়ারি | জানুয়ারী",
  "february | فيفري | feb | février | fevr | februari | şubat | февраля | фев | февраль | فبراير | شباط | فروری | فوریه | फरवरी | ফেব্রুয়ারি | ফেব্রুয়ারী",
  "march | mar | mars | maret | mac | mart | марта | мар | март | مارس | آذار | مارچ | मार्च | মার্চ",
  "april | أفريل | apr | avril | avr | nisan | апреля | апр | апрель | أبريل | إبريل | نيسان | اپریل | آوریل | अप्रैल | এপ্রিল",
  "may | ماي | mai | mei | mayıs | мая | май | مايو | أيار | مئی | مه | मई | মে",
  "june | جوان | يونيو | jun | juin | juni | haziran | июня | июн | июнь | يونيو | يونيه | حزيران | جون | ژوئن | जून | জুন",
  "july | جويلية | يوليوز | jul | juillet | juil | juli | julai | temmuz | июля | июл | июль | يوليو | يوليه | تموز | جولائی | ژوئیه | जुलाई | জুলাই",
  "august | أوت | غشت | aug | août | agustus | agu | agt | ogos | ağustos | августа | авг | август | أغسطس | آب | اگست | اوت | अगस्त | আগস্ট | অগাস্ট",
  "september | شتنبر | sept | sep | septembre | eylül | сентября | сен | сент | сентябрь | سبتمبر | أيلول | ستمبر | سپتامبر | सितंबर | सितम्बर | সেপ্টেম্বর",
  "october | oct | octobre | oktober | okt | ekim | октября | окт | октябрь | أكتوبر | تشرين الأول | اکتوبر | اکتبر | अक्टूबर | अक्तूबर | অক্টোবর",
  "november | نونبر | nov | novembre | kasım | ноября | ноя | нояб | ноябрь | نوفمبر | تشرين الثاني | نومبر | نوامبر | नवंबर | नवम्बर | নভেম্বর",
  "december | دجنبر | dec | décembre | desember | disember | des | dis | aralık | декабря | дек | декабрь | ديسمبر | كانون الأول | دسمبر | دسامبر | दिसंबर | दिसम्बर | ডিসেম্বর",
);

export const HIJRI_MONTHS = listed(
  "muharram | muharam | محرم",
  "safar | sefer | صفر",
  "rabiulawal | rabiul awal | rebiulevvel | rabi al-awwal | rabi i | ربيع الأول",
  "rabiulakhir | rabiul akhir | rebiulahir | rabi al-thani | rabi ii | ربيع الآخر | ربيع الثاني",
  "jamadilawal | jumadil awal | cemaziyelevvel | jumada al-ula | jumada i | جمادى الأولى",
  "jamadilakhir | jumadil akhir | cemaziyelahir | jumada al-akhirah | jumada ii | جمادى الآخرة | جمادى الثانية",
  "rejab | recep | rajab | رجب",
  "syaaban | syaban | saban | shaban | sha'ban | شعبان",
  "ramadhan | ramazan | ramadan | رمضان",
  "syawal | sevval | chawwal | shawwal | شوال",
  "zulkaedah | zulkaidah | dzulqaidah | zilkade | dhu al-qadah | ذو القعدة | ذي القعدة",
  "zulhijah | zulhijjah | dzulhijjah | zilhicce | dhu al-hijjah | ذو الحجة | ذي الحجة",
);

export const SOLAR_MONTHS = listed(
  "فروردین",
  "اردیبهشت",
  "خرداد",
  "تیر",
  "مرداد",
  "شهریور",
  "مهر",
  "آبان",
  "آذر",
  "دی",
  "بهمن",
  "اسفند",
);
